import { readFileSync } from "node:fs";
import path from "node:path";
import { readDataFile } from "../../plugins/gatsby-transformer-content/src/data-files/data-file";
import { siteSettingsFile } from "../../plugins/gatsby-transformer-content/src/data-files/site-settings";
import type { SiteSettings } from "../../plugins/gatsby-transformer-content/src/data-files/site-settings";
import { inFile } from "../../plugins/gatsby-transformer-content/src/problem";
import { formatReport } from "./report/format-report";

/** What a build is made from; the environment may choose another site without touching code. */
export interface SiteSources {
  /** Absolute path of the content's folder: `CONTENT_ROOT`, else `content`. */
  contentRoot: string;
  settings: SiteSettings;
}

/**
 * Reads the site's settings for gatsby-config.
 *
 * @throws Error with the whole report if `site.yml` is missing or wrong
 */
export function readSiteSources(environment: NodeJS.ProcessEnv): SiteSources {
  const contentRoot = path.resolve(environment.CONTENT_ROOT ?? "content");
  const file = path.join(contentRoot, "site.yml");
  const { value, problems } = readDataFile(readFileSync(file, "utf8"), siteSettingsFile, "site");
  if (!value) throw new Error(formatReport(inFile(path.relative(process.cwd(), file), problems)));
  return { contentRoot, settings: withEnvironment(value, environment) };
}

/** `SITE_URL` and `OPENAPI_SPEC` win over the file; an empty `OPENAPI_SPEC` means no document. */
function withEnvironment(settings: SiteSettings, environment: NodeJS.ProcessEnv): SiteSettings {
  const spec = environment.OPENAPI_SPEC;
  const [first, ...others] = settings.openapi;
  const chosen = spec
    ? [{ id: "v2", basePath: "/docs/api/external", ...first, spec }, ...others]
    : [];
  return {
    ...settings,
    url: environment.SITE_URL ?? settings.url,
    openapi: spec === undefined ? settings.openapi : chosen,
  };
}

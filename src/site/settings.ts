import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import {
  readDataFile,
  siteSettingsFile,
  withoutSlash,
} from "../../plugins/gatsby-transformer-content";
import type { SiteSettings } from "../../plugins/gatsby-transformer-content";
import { formatReport, inFile } from "../../packages/problems";
import type { Problem } from "../../packages/problems";

/** What a build is made from; the environment may choose another site without touching code. */
export interface SiteSources {
  /** Absolute path of the content's folder: `CONTENT_ROOT`, else `content`. */
  contentRoot: string;
  settings: SiteSettings;
}

/** Sources whose settings may be wrong: then there are none, and problems say why. */
export interface LoadedSources {
  contentRoot: string;
  settings?: SiteSettings;
  problems: Problem[];
}

/** Reads the site's settings, and tells what is wrong with them. */
export function loadSiteSources(environment: NodeJS.ProcessEnv): LoadedSources {
  const contentRoot = path.resolve(environment.CONTENT_ROOT ?? "content");
  const absolute = path.join(contentRoot, "site.yml");
  const file = path.relative(process.cwd(), absolute);
  if (!statSync(absolute, { throwIfNoEntry: false })?.isFile())
    return { contentRoot, problems: [missingSettings(file)] };
  const { value, problems } = readDataFile(
    readFileSync(absolute, "utf8"),
    siteSettingsFile,
    "site",
  );
  if (!value) return { contentRoot, problems: inFile(file, problems) };
  return { contentRoot, settings: withEnvironment(value, environment), problems: [] };
}

/**
 * Reads the site's settings for gatsby-config.
 *
 * @throws Error with the whole report if `site.yml` is missing or wrong
 */
export function readSiteSources(environment: NodeJS.ProcessEnv): SiteSources {
  const { contentRoot, settings, problems } = loadSiteSources(environment);
  if (!settings) throw new Error(formatReport(problems));
  return { contentRoot, settings };
}

function missingSettings(file: string): Problem {
  return {
    code: "site/missing-file",
    severity: "error",
    file,
    message: "The site has no settings.",
    hint: "Write a file site.yml in the content's folder; CONTENT_ROOT says which folder that is.",
  };
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
    url: withoutSlash(environment.SITE_URL ?? settings.url),
    openapi: spec === undefined ? settings.openapi : chosen,
  };
}

import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { withoutSlash } from "../../packages/addresses";
import { isContained } from "../../packages/contained-files";
import type { Problem } from "../../packages/problems";
import { formatReport, inFile, projectPath } from "../../packages/problems";
import type { SiteSettings } from "../../plugins/gatsby-transformer-content";
import {
  openApiDocument,
  readDataFile,
  siteSettingsFile,
} from "../../plugins/gatsby-transformer-content/data-files";
import type { Environment } from "./environment";
import { readEnvironment } from "./environment";

/** The content folder and the settings of a site. */
export interface SiteSources {
  /** Absolute path of the content folder. */
  contentRoot: string;
  settings: SiteSettings;
}

/** Sources whose settings may be missing or invalid; the problems say why. */
export interface LoadedSources {
  contentRoot: string;
  settings?: SiteSettings;
  problems: Problem[];
}

/** Reads `site.yml`, with the environment variables that replace parts of it. */
export function loadSiteSources(variables?: NodeJS.ProcessEnv): LoadedSources {
  const environment = readEnvironment(variables);
  const { contentRoot } = environment;
  const absolute = path.join(contentRoot, "site.yml");
  const file = projectPath(absolute);
  if (!statSync(absolute, { throwIfNoEntry: false })?.isFile())
    return { contentRoot, problems: [missingSettings(file, contentRoot)] };
  if (!isContained(absolute, [contentRoot])) return { contentRoot, problems: [outside(file)] };
  const text = readFileSync(absolute, "utf8");
  const { value, problems } = readDataFile(text, siteSettingsFile, "site");
  if (!value) return { contentRoot, problems: inFile(file, problems) };
  return { contentRoot, settings: withEnvironment(value, environment), problems: [] };
}

/** The settings cannot be used; the message is the whole report. */
class SettingsError extends Error {
  override name = "SettingsError";
}

/**
 * Reads `site.yml` for a build.
 *
 * @throws SettingsError if the file is missing or invalid
 */
export function readSiteSources(variables?: NodeJS.ProcessEnv): SiteSources {
  const { contentRoot, settings, problems } = loadSiteSources(variables);
  if (!settings) throw new SettingsError(formatReport(problems));
  return { contentRoot, settings };
}

function outside(file: string): Problem {
  return {
    code: "content/outside-root",
    severity: "error",
    file,
    message: "This symbolic link leads out of the content folder, so it is not read.",
    hint: "Replace the link by a copy of the file.",
  };
}

/** Returns the path of the configuration of Docusaurus in a folder, if there is one. */
export function findConfiguration(folder: string): string | undefined {
  return ["js", "mjs", "cjs", "ts", "mts", "cts"]
    .map((ending) => path.join(folder, `docusaurus.config.${ending}`))
    .find((file) => existsSync(file));
}

function missingSettings(file: string, contentRoot: string): Problem {
  const configuration = findConfiguration(contentRoot);
  return {
    code: "site/missing-file",
    severity: "error",
    file,
    message: configuration
      ? `The site has no settings: ${path.basename(configuration)} is a configuration of Docusaurus, from which they can be written.`
      : "The site has no settings.",
    hint: configuration
      ? `Write the settings from it: npm run migrate -- ${projectPath(contentRoot) || "."}`
      : "Write a file site.yml with at least a title and a url in the content folder. CONTENT_ROOT chooses another folder.",
  };
}

/**
 * Returns the settings that a build has. Environment variables replace the values of the file. An empty `OPENAPI_SPEC` means no document. The file
 * names documents from its own folder, and the variable from the working directory, as everything else does
 * in what this returns.
 */
export function withEnvironment(
  settings: SiteSettings,
  {
    contentRoot,
    siteUrl,
    openapiSpec: spec,
  }: Pick<Environment, "contentRoot" | "siteUrl" | "openapiSpec">,
): SiteSettings {
  const fromProject = (file: string) => projectPath(path.resolve(contentRoot, file));
  const written = settings.openapi.map(({ overlays, ...document }) => ({
    ...document,
    spec: fromProject(document.spec),
    ...(overlays ? { overlays: overlays.map(fromProject) } : {}),
  }));
  const [first, ...others] = written;
  const chosen = spec ? [openApiDocument.parse({ ...first, spec }), ...others] : [];
  return {
    ...settings,
    url: withoutSlash(siteUrl ?? settings.url) + withoutSlash(settings.basePath),
    openapi: spec === undefined ? written : chosen,
  };
}

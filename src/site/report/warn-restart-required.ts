import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { projectPath } from "../../../packages/problems";
import type { SiteSettings } from "../../../plugins/gatsby-transformer-content";
import { contentPlugin } from "../plugins";
import type { LoadedSources } from "../settings";
import { loadSiteSources } from "../settings";

/** Values that Gatsby reads only when it starts, by file and key. */
type StartValues = Record<string, unknown>;

const CACHE_KEY = "start";

/** State of the running process, in the cache. */
interface Start {
  process: number;
  values: StartValues;
  reported: string[];
}

/**
 * Warns in develop, once for each, about changed settings that take effect only after a restart: plugin
 * options and values that are compiled into the browser's code.
 */
export async function warnRestartRequired({ cache, reporter }: CreatePagesArgs): Promise<void> {
  const sources = loadSiteSources();
  // Invalid settings are reported by the checks.
  if (!sources.settings) return;
  const values = startValues(sources);
  const start = (await cache.get(CACHE_KEY)) as Start | undefined;
  if (start?.process !== process.pid) {
    await cache.set(CACHE_KEY, { process: process.pid, values, reported: [] } satisfies Start);
    return;
  }
  const notices = restartNotices(start.values, values);
  for (const notice of notices.filter((text) => !start.reported.includes(text)))
    reporter.warn(notice);
  await cache.set(CACHE_KEY, { ...start, reported: notices } satisfies Start);
}

/** Settings that Gatsby reads only when it starts. `blog.permalinks` is another. */
const START_SETTINGS = [
  "url",
  "basePath",
  "openapi",
  "docs",
  "content",
  "files",
  "markdown",
  "tableOfContents",
  "linkedFolders",
  "customFields",
  "themeConfig",
  "styleSheets",
  "postcss",
] as const satisfies readonly (keyof SiteSettings)[];

/** Returns the present values of all settings that Gatsby reads only when it starts. */
export function startValues({ contentRoot, settings }: LoadedSources): StartValues {
  if (!settings) return {};
  const { versions } = contentPlugin({ contentRoot, settings: undefined }).options;
  const inContent = (file: string) => projectPath(path.join(contentRoot, file));
  const nameOf = (setting: string) => `${inContent("site.yml")}: "${setting}"`;
  return {
    ...Object.fromEntries(START_SETTINGS.map((key) => [nameOf(key), settings[key]])),
    [nameOf("blog.permalinks")]: settings.blog.permalinks,
    [`${inContent("versions.json")}: The list of versions`]: versions.map(({ name }) => name),
  };
}

/** Returns a line for each value that has changed. */
export function restartNotices(before: StartValues, now: StartValues): string[] {
  return Object.keys(now)
    .filter((name) => JSON.stringify(now[name]) !== JSON.stringify(before[name]))
    .map(
      (name) =>
        `${name} has changed, which takes effect after a restart: stop develop (Ctrl+C) and run it again.`,
    );
}

import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { projectPath } from "../../../packages/problems";
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

/** Returns the present values of all settings that Gatsby reads only when it starts. */
export function startValues({ contentRoot, settings }: LoadedSources): StartValues {
  if (!settings) return {};
  const {
    url,
    basePath,
    openapi,
    docs,
    blog,
    content,
    files,
    markdown,
    tableOfContents,
    linkedFolders,
    customFields,
    themeConfig,
    styleSheets,
  } = settings;
  const { versions } = contentPlugin({ contentRoot, settings: undefined }).options;
  const inSettings = {
    url,
    basePath,
    openapi,
    docs,
    content,
    files,
    markdown,
    tableOfContents,
    linkedFolders,
    customFields,
    themeConfig,
    styleSheets,
    "blog.permalinks": blog.permalinks,
  };
  const inContent = (file: string) => projectPath(path.join(contentRoot, file));
  const entries = Object.entries(inSettings).map(([key, value]) => [
    `${inContent("site.yml")}: "${key}"`,
    value,
  ]);
  const list = `${inContent("versions.json")}: The list of versions`;
  return { ...Object.fromEntries(entries), [list]: versions.map(({ name }) => name) };
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

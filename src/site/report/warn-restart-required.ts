import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { projectPath } from "../../../packages/problems";
import { contentPlugin } from "../plugins";
import type { LoadedSources } from "../settings";
import { loadSiteSources } from "../settings";

/** A value that Gatsby reads only when it starts. */
export interface StartValue {
  /** Path of the file in the content folder. */
  file: string;
  /** Keys of the value in the file; empty for the whole file. */
  keys: string[];
  value: unknown;
}

const CACHE_KEY = "start";

/** State of the running process, in the cache. */
interface Start {
  process: number;
  values: StartValue[];
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
  const notices = restartNotices(start.values, values, sources.contentRoot);
  for (const notice of notices.filter((text) => !start.reported.includes(text)))
    reporter.warn(notice);
  await cache.set(CACHE_KEY, { ...start, reported: notices } satisfies Start);
}

/** Returns the present values of all settings that Gatsby reads only when it starts. */
export function startValues({ contentRoot, settings }: LoadedSources): StartValue[] {
  if (!settings) return [];
  const { url, basePath, openapi, docs, blog } = settings;
  const { versions } = contentPlugin({ contentRoot, settings: undefined }).options;
  const inSettings = { url, basePath, openapi, docs };
  return [
    ...Object.entries(inSettings).map(([key, value]) => ({ file: "site.yml", keys: [key], value })),
    { file: "site.yml", keys: ["blog", "permalinks"], value: blog.permalinks },
    { file: "versions.json", keys: [], value: versions.map(({ name }) => name) },
  ];
}

/** Returns a line for each value that has changed. */
export function restartNotices(
  before: readonly StartValue[],
  now: readonly StartValue[],
  contentRoot: string,
): string[] {
  const changed = now.filter(
    ({ value }, index) => JSON.stringify(value) !== JSON.stringify(before[index]?.value),
  );
  return changed.map(({ file, keys }) => {
    const name = projectPath(path.join(contentRoot, file));
    const subject = keys.length > 0 ? `"${keys.join(".")}"` : "The list of versions";
    return `${name}: ${subject} has changed, which takes effect after a restart: stop develop (Ctrl+C) and run it again.`;
  });
}

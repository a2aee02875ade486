import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { contentPlugin } from "../content-plugin";
import { loadSiteSources } from "../settings";
import type { LoadedSources } from "../settings";

/** What Gatsby is told once, when it starts: values by what a writer calls them. */
export interface StartValue {
  /** Name of the file below the content's folder. */
  file: string;
  /** Keys that lead to it; none for a whole file. */
  keys: string[];
  value: unknown;
}

const CACHE_KEY = "start";

/** What the cache remembers of the running process. */
interface Start {
  process: number;
  values: StartValue[];
  told: string[];
}

/**
 * Says in develop, once for each, which parts of the settings count only after a restart: options of
 * plugins, and what the browser's code is compiled with.
 */
export async function tellOfRestart({ cache, reporter }: CreatePagesArgs): Promise<void> {
  const sources = loadSiteSources(process.env);
  // Wrong settings are told of as such.
  if (!sources.settings) return;
  const values = startValues(sources);
  const start = (await cache.get(CACHE_KEY)) as Start | undefined;
  if (start?.process !== process.pid) {
    await cache.set(CACHE_KEY, { process: process.pid, values, told: [] } satisfies Start);
    return;
  }
  const told = restartNotices(start.values, values, sources.contentRoot);
  for (const notice of told.filter((text) => !start.told.includes(text))) reporter.warn(notice);
  await cache.set(CACHE_KEY, { ...start, told } satisfies Start);
}

/** The values that count from the start on, as they are now. */
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

/** One line for each value that is not what it was at the start. */
export function restartNotices(
  before: readonly StartValue[],
  now: readonly StartValue[],
  contentRoot: string,
): string[] {
  const changed = now.filter(
    ({ value }, index) => JSON.stringify(value) !== JSON.stringify(before[index]?.value),
  );
  return changed.map(({ file, keys }) => {
    const name = path.relative(process.cwd(), path.join(contentRoot, file));
    const subject = keys.length > 0 ? `"${keys.join(".")}"` : "The list of versions";
    return `${name}: ${subject} has changed, which counts from the next start on: stop develop (Ctrl+C) and run it again.`;
  });
}

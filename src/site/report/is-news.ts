import type { GatsbyCache } from "gatsby";
import type { Problem } from "../../../packages/problems";

const CACHE_KEY = "report";

/** As long as a report is not said again, in milliseconds. */
const MOMENT = 10_000;

interface Report {
  text: string;
  time: number;
}

/**
 * Whether develop has not said the same a moment ago: after an edit the site is planned twice, as the
 * first time may come before all nodes are there.
 */
export async function isNews(
  cache: GatsbyCache,
  problems: readonly Problem[],
  now: number = Date.now(),
): Promise<boolean> {
  const last = (await cache.get(CACHE_KEY)) as Report | undefined;
  const text = JSON.stringify(problems);
  await cache.set(CACHE_KEY, { text, time: now } satisfies Report);
  return last?.text !== text || now - last.time > MOMENT;
}

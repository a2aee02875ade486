import path from "node:path";
import { Worker } from "node:worker_threads";
import type { ProseReport } from "../../quality/judge-prose";
import type { SiteSources } from "../../site/settings";

const ENTRY = path.join(__dirname, "prose-thread-entry");

/** Judges the prose in a thread of its own: it takes about as long as all other checks together. */
export function judgeProseInThread(sources: SiteSources, cache?: string): Promise<ProseReport> {
  return new Promise((resolve, reject) => {
    // A thread starts without tsx, which reads TypeScript.
    const start = `require("tsx/cjs"); require(${JSON.stringify(ENTRY)});`;
    const thread = new Worker(start, { eval: true, workerData: [sources, cache] });
    thread.once("message", resolve);
    thread.once("error", reject);
  });
}

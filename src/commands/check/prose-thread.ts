import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import { judgeProse } from "../../quality/judge-prose";
import type { ProseReport } from "../../quality/judge-prose";
import type { SiteSources } from "../../site/settings";

/** Judges the prose in a thread of its own: it takes about as long as all other checks together. */
export function judgeProseInThread(sources: SiteSources): Promise<ProseReport> {
  return new Promise((resolve, reject) => {
    // A thread starts without tsx, which reads TypeScript.
    const start = `require("tsx/cjs"); require(${JSON.stringify(__filename)});`;
    const thread = new Worker(start, { eval: true, workerData: sources });
    thread.once("message", resolve);
    thread.once("error", reject);
  });
}

if (!isMainThread && parentPort) {
  const port = parentPort;
  void judgeProse(workerData as SiteSources).then((report) => port.postMessage(report));
}

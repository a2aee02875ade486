import { parentPort, workerData } from "node:worker_threads";
import { judgeKeeping } from "../../quality/judge-prose";

void judgeKeeping(...(workerData as Parameters<typeof judgeKeeping>)).then((report) =>
  parentPort?.postMessage(report),
);

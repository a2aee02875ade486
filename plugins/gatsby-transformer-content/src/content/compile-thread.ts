import { parentPort } from "node:worker_threads";
import { compileContent } from "./compile";
import type { CompileTask } from "./compile-in-threads";
import { resultOf } from "./compile-in-threads";

/** Worker thread that compiles one body for each message. */
parentPort?.on("message", async ({ body, dialect, options }: CompileTask) => {
  parentPort?.postMessage(await resultOf(compileContent(body, dialect, options)));
});

import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { bundle } from "../../../../packages/load-bundled";
import type { PageOptions } from "./compile";
import { compileContent } from "./compile";
import type { Dialect } from "./source/read-source";
import type { CompiledContent } from "./types";

/**
 * Number of bodies in a row, compiled or waiting, from which threads pay. A thread takes as long to start and
 * to warm up as the main thread takes for about a hundred bodies. Gatsby reads files while others are
 * compiled, so far fewer are waiting than there are.
 */
const WORTH_THREADS = 200;

/** Number of bodies that wait for each thread, while the main thread reads files and creates nodes. */
const WAITING_FOR_THREAD = 20;

/** Milliseconds after which a thread without work looks for some, and how often before it ends. */
const IDLE = { wait: 5, times: 100 };

/** A body to compile, as it is sent to a thread. */
export interface CompileTask {
  body: string;
  dialect: Dialect;
  options: PageOptions;
}

/** What a thread returns for a body. */
type CompileResult = { content: CompiledContent } | { error: unknown };

interface QueuedTask extends CompileTask {
  settle: (result: CompileResult) => void;
}

/**
 * Returns a function that compiles bodies in the order of its calls: in the main thread, and in worker
 * threads too if there are many. The main thread then only takes what threads cannot.
 */
export function createCompiler(): typeof compileContent {
  const queue: QueuedTask[] = [];
  let isDraining = false;
  let threads = 0;

  async function drain(): Promise<void> {
    isDraining = true;
    let compiled = 0;
    while (queue.length > threads * WAITING_FOR_THREAD) {
      const task = queue.shift() as QueuedTask;
      const { body, dialect, options, settle } = task;
      settle(await resultOf(compileContent(body, dialect, options)));
      // Gives the results of threads and the nodes made of them a turn.
      await new Promise(setImmediate);
      compiled += 1;
      if (compiled + queue.length >= WORTH_THREADS) startThreads();
    }
    isDraining = false;
  }

  function startThreads(): void {
    for (; threads < Math.max(1, availableParallelism() - 1); threads += 1) startThread();
  }

  function startThread(): void {
    const file = bundle("plugins/gatsby-transformer-content/src/content/compile-thread");
    const worker = new Worker(file);
    let current: QueuedTask | undefined;
    const next = (times = 0) => {
      current = queue.shift();
      if (!current && times < IDLE.times) return void setTimeout(next, IDLE.wait, times + 1);
      if (!current) return void worker.terminate();
      const { body, dialect, options } = current;
      worker.postMessage({ body, dialect, options } satisfies CompileTask);
    };
    worker.on("message", (message: CompileResult) => {
      current?.settle(message);
      next();
    });
    worker.on("error", (error) => current?.settle({ error }));
    worker.on("exit", () => {
      threads -= 1;
      if (!isDraining) void drain();
    });
    next();
  }

  return (body, dialect, options) => {
    // Functions cannot be sent to threads.
    if (!options || options.files || options.highlight) {
      return compileContent(body, dialect, options);
    }
    return new Promise<CompiledContent>((resolve, reject) => {
      const settle = (result: CompileResult) =>
        "error" in result ? reject(result.error) : resolve(result.content);
      queue.push({ body, dialect, options, settle });
      if (!isDraining) void drain();
    });
  };
}

/** Turns a failure into a result, which can be sent between threads. */
export async function resultOf(compiling: Promise<CompiledContent>): Promise<CompileResult> {
  try {
    return { content: await compiling };
  } catch (error) {
    return { error };
  }
}

import type { NodePluginArgs } from "gatsby";

/** Work on content files in one process of Gatsby. */
interface PendingWork {
  /** Ids of stored nodes whose child nodes are still being created. */
  pending: Set<string>;
  /** The last work on each file, by absolute path. */
  queue: Map<string, Promise<void>>;
  /** Number of nodes that were made, changed or deleted. */
  changes: number;
  /** Value of `changes` when pages were planned last. */
  planned: number;
}

const works = new WeakMap<object, PendingWork>();

/** Returns the work of this process. Gatsby's store lives as long as the process. */
export function pendingWork({ store }: Pick<NodePluginArgs, "store">): PendingWork {
  const key = store ?? works;
  const known = works.get(key);
  if (known) return known;
  const started: PendingWork = {
    pending: new Set(),
    queue: new Map(),
    changes: 0,
    planned: -1,
  };
  works.set(key, started);
  return started;
}

/**
 * Runs tasks for one file one after another. Gatsby does not wait for the work on an edit before it
 * reports the next one, so an older text could otherwise be compiled last.
 */
export async function oneAtATime(
  api: Pick<NodePluginArgs, "store">,
  file: string,
  task: () => Promise<void>,
): Promise<void> {
  const { queue } = pendingWork(api);
  const before = queue.get(file) ?? Promise.resolve();
  const running = before.catch(() => undefined).then(task);
  queue.set(file, running);
  try {
    await running;
  } finally {
    if (queue.get(file) === running) queue.delete(file);
  }
}

import { type FSWatcher, watch } from "chokidar";

/** Quiet time after the last change before the document is read again, in milliseconds. */
const SETTLE = 100;

/**
 * Calls back after any of the files has changed, once for changes that come together. The callback
 * says which files to watch from then on; while it runs, changes wait. Returns the watcher.
 */
export function watchFiles(
  files: readonly string[],
  onChange: () => Promise<readonly string[]>,
): FSWatcher {
  const watcher = watch([...files], { ignoreInitial: true });
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const run = async (): Promise<void> => {
    watcher.add([...(await onChange())]);
  };
  watcher.on("all", () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(run);
    }, SETTLE);
  });
  return watcher;
}

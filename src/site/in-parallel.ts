/** Enough to keep the disk and threads busy, and few enough to limit memory. */
const AT_ONCE = 8;

/** Calls `work` for all items, in their order, with at most `atOnce` calls at a time. */
export async function inParallel<Item>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<void>,
  atOnce = AT_ONCE,
): Promise<void> {
  const waiting = items[Symbol.iterator]();
  const worker = async () => {
    for (let next = waiting.next(); !next.done; next = waiting.next()) await work(next.value);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

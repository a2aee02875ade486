/** Enough to keep the disk and Node's threads busy, few enough not to hold all pages in memory. */
const AT_ONCE = 8;

/** Works on all items, some of them at once; in the order of the items as far as that goes. */
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

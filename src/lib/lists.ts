/** One page of a list. */
export interface ListPage<Item> {
  items: Item[];
  /** Site-absolute address. */
  path: string;
  /** 1-based. */
  pageNumber: number;
  pageCount: number;
  /** Address of the previous page, with newer entries. */
  newer: string | null;
  /** Address of the next page, with older entries. */
  older: string | null;
}

/**
 * Splits a list into pages. The first page is at the list's own address. An empty list has one
 * empty page.
 *
 * @param pathOfPage returns the address of page `n`, from 2
 */
export function paginate<Item>(
  items: readonly Item[],
  pageSize: number,
  basePath: string,
  pathOfPage: (pageNumber: number) => string,
): Array<ListPage<Item>> {
  const pageCount = Math.max(1, Math.ceil(items.length / pageSize));
  const pathOf = (pageNumber: number) => (pageNumber === 1 ? basePath : pathOfPage(pageNumber));
  return Array.from({ length: pageCount }, (_, index) => {
    const pageNumber = index + 1;
    return {
      items: items.slice(index * pageSize, pageNumber * pageSize),
      path: pathOf(pageNumber),
      pageNumber,
      pageCount,
      newer: pageNumber > 1 ? pathOf(pageNumber - 1) : null,
      older: pageNumber < pageCount ? pathOf(pageNumber + 1) : null,
    };
  });
}

/** Sorts queried nodes by a list of ids. Ids without a node are skipped. */
export function sortByIds<Node extends { id: string }>(
  ids: readonly string[],
  nodes: readonly Node[],
): Node[] {
  return ids.flatMap((id) => nodes.find((node) => node.id === id) ?? []);
}

/** Types of react-use-flexsearch, which has none. */
declare module "react-use-flexsearch" {
  /**
   * Returns the results of a query as entries of the store.
   *
   * @param index an instance of FlexSearch, or an index exported with its default options
   */
  export function useFlexSearch<Entry>(
    query: string,
    index: object | string,
    store: Record<string, Entry>,
  ): Entry[];
}

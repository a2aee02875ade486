/** Types of react-use-flexsearch, which ships none. */
declare module "react-use-flexsearch" {
  import type { Index } from "flexsearch";

  /**
   * Results of a query, as entries of the store.
   *
   * @param index an exported index, or one made with the options that it was exported with
   */
  export function useFlexSearch<Entry>(
    query: string,
    index: Index<unknown> | string,
    store: Record<string, Entry>,
  ): Entry[];
}

import type { GatsbySSR } from "gatsby";
import { EntryMarkup } from "../components/navigation/entry-markup";
import { rememberEntries } from "../components/navigation/remembered-entries";
import { wrapPageElement as wrap } from "./wrap-page-element";

declare const __BASE_PATH__: string;

/** A cache of what all pages of a build share, not state. */
const markupOf = rememberEntries();

/**
 * The same frame as in the browser. There `path` is the address of the page; while HTML is made it
 * is the pattern of Gatsby's one route, so the address is taken from the location.
 */
export const wrapPageElement: GatsbySSR["wrapPageElement"] = (args, options) => {
  const { props } = args;
  const path = props.location.pathname.slice(__BASE_PATH__.length);
  const page = wrap({ ...args, props: { ...props, path } } as typeof args, options);
  return <EntryMarkup.Provider value={markupOf}>{page}</EntryMarkup.Provider>;
};

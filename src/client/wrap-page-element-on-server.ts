import type { GatsbySSR } from "gatsby";
import { wrapPageElement as wrap } from "./wrap-page-element";

declare const __BASE_PATH__: string;

/**
 * The same frame as in the browser. There `path` is the address of the page; while HTML is made it
 * is the pattern of Gatsby's one route, so the address is taken from the location.
 */
export const wrapPageElement: GatsbySSR["wrapPageElement"] = (args, options) => {
  const { props } = args;
  const path = props.location.pathname.slice(__BASE_PATH__.length);
  return wrap({ ...args, props: { ...props, path } } as typeof args, options);
};

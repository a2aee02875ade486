import type { GatsbyBrowser } from "gatsby";

/** Tells the page's loader that the application is there; it then repeats a click that came early. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  dispatchEvent(new Event("site:hydrated"));
};

import type { GatsbyBrowser } from "gatsby";
import { revealTarget } from "./navigation/reveal-target";

/** Shows what the address points to, once the page stands and React is done with it. */
export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = () => {
  setTimeout(revealTarget);
};

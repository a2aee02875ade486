import { ANNOUNCEMENT_KEYS } from "../lib/announcement";
import { COLOR_MODE_KEY } from "../lib/color-mode";

/**
 * Runs in the head of every page, before anything is painted: shows the stored color mode and hides
 * the announcement that was closed, so that neither flashes. Storage may throw.
 */
export const BEFORE_PAINT_SCRIPT = [
  "try{(function(d,s){",
  `if(s.getItem("${COLOR_MODE_KEY}")==="dark")d.theme="dark";`,
  `if(s.getItem("${ANNOUNCEMENT_KEYS.dismissed}")==="true")d.announcement=s.getItem("${ANNOUNCEMENT_KEYS.id}")`,
  "})(document.documentElement.dataset,localStorage)}catch(e){console.warn(e)}",
].join("");

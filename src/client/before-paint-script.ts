import { ANNOUNCEMENT_KEYS, COLOR_MODE_KEY } from "../lib/preferences";

/**
 * Runs in the head of every page, before anything is painted.
 *
 * - An address that ends in `index.html` is given up for the bare one.
 * - The stored color mode is shown, and followed when another tab changes it.
 * - The announcement that was closed is hidden; one with another id is not.
 *
 * Storage may throw: that is logged, and the page goes on without it.
 */
export const BEFORE_PAINT_SCRIPT = [
  "(function(d,l){",
  "var p=l.pathname;",
  "if(/\\/index\\.html$/.test(p))l.replace((p.slice(0,-11)||'/')+l.search+l.hash);",
  "try{var s=localStorage,f=function(){",
  `d.documentElement.dataset.theme=s.getItem('${COLOR_MODE_KEY}')==='dark'?'dark':'light'};`,
  "f();addEventListener('storage',f);",
  `if(s.getItem('${ANNOUNCEMENT_KEYS.dismissed}')==='true'){var t=d.createElement('style');`,
  `t.textContent='[data-announcement="'+CSS.escape(s.getItem('${ANNOUNCEMENT_KEYS.id}'))+'"]{display:none}';`,
  "d.head.append(t)}",
  "}catch(e){console.warn(e)}})(document,location)",
].join("");

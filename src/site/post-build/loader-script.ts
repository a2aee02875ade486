/**
 * The loader that stands in every page, as text. `__SOURCES__` is replaced by the addresses of the
 * application's scripts.
 *
 * - A page is whole without the application, so it waits for the first move of a pointer, key,
 *   finger or scroll. A query string may ask for something (a search, a tab), so it does not wait.
 * - What is clicked before the application is there is clicked again when it is, except links and
 *   native controls, which work without it.
 */
export const LOADER_SCRIPT = [
  "(function(){",
  "var sources=__SOURCES__,events=['pointermove','pointerdown','touchstart','keydown','wheel','scroll','focusin'],started=false,clicked=null;",
  "function start(){if(started)return;started=true;",
  "events.forEach(function(e){removeEventListener(e,start,true)});",
  "sources.forEach(function(s){var t=document.createElement('script');t.src=s;t.async=false;document.body.appendChild(t)})}",
  "function remember(e){var t=e.target.closest&&e.target.closest('[data-client]');if(!t)return;e.preventDefault();clicked=t}",
  "events.forEach(function(e){addEventListener(e,start,{capture:true,passive:true})});",
  "addEventListener('click',remember,true);",
  "addEventListener('site:hydrated',function(){removeEventListener('click',remember,true);if(clicked&&clicked.isConnected)clicked.click()});",
  "if(location.search)start()",
  "})()",
].join("");

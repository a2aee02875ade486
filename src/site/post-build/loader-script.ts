/**
 * The loader that stands in every page, as text. `__SOURCES__` is replaced by the addresses of the
 * application's scripts.
 *
 * - A page is whole without the application, so it waits for the first move of a pointer, key,
 *   finger or scroll of the page: what scrolls inside of it is the sidebar, moved by this script. A
 *   query string may ask for something (a search, a tab), and a fragment for a place in another tab
 *   than the one that is shown, so these do not wait.
 * - What is clicked before the application is there is clicked again when it is, except links and
 *   native controls, which work without it. The keys of the search count as a click on its button;
 *   what is typed after them waits in `searchTyped`, which the search takes over.
 * - If the application cannot come, what waits is let go, and links lead where they say.
 * - A fragment that cannot be decoded is taken out of the address: Gatsby would throw at it.
 * - Groups of tabs, and the samples of the API, show what is remembered from the first paint.
 * - A long sidebar is scrolled to the open page, and so is the menu whenever it opens.
 */
export const LOADER_SCRIPT = [
  "(function(d){",
  "var sources=__SOURCES__,events=['pointermove','pointerdown','touchstart','keydown','wheel','scroll','focusin'],started=false,clicked=null,typed;",
  "function start(e){if(started||(e&&e.type==='scroll'&&e.target!==d))return;started=true;",
  "events.forEach(function(e){removeEventListener(e,start,true)});",
  "try{decodeURIComponent(location.hash)}catch(e){history.replaceState(history.state,'',location.pathname+location.search)}",
  "sources.forEach(function(s){var t=d.createElement('script');t.src=s;t.async=false;t.onerror=fail;d.body.appendChild(t)})}",
  "function quiet(){removeEventListener('click',remember,true);removeEventListener('keydown',keys,true);removeEventListener('unhandledrejection',fail)}",
  "function fail(){quiet();console.warn('The application could not be loaded.');if(clicked&&clicked.href)location.assign(clicked.href)}",
  "function remember(e){var t=e.target.closest&&e.target.closest('[data-client]');if(!t)return;e.preventDefault();if(t.matches('.search-button'))window.searchTyped=typed='';clicked=t}",
  "function keys(e){var k=e.key,m=e.ctrlKey||e.metaKey,t=e.target;if(typed==null){if(!(m&&/^k$/i.test(k))&&!(k==='/'&&!m&&!(t.closest&&t.closest('input,textarea,select'))))return;typed='';clicked=d.querySelector('.search-button')}else if(k==='Backspace')typed=typed.slice(0,-1);else if(k&&k.length===1&&!m&&!e.altKey)typed+=k;else return;e.preventDefault();window.searchTyped=typed}",
  "events.forEach(function(e){addEventListener(e,start,{capture:true,passive:true})});",
  "addEventListener('click',remember,true);addEventListener('keydown',keys,true);addEventListener('unhandledrejection',fail);",
  "addEventListener('site:hydrated',function(){quiet();if(clicked&&clicked.isConnected)clicked.click()});",
  "try{function stored(g){return localStorage.getItem('docusaurus.tab.'+g)}",
  "d.querySelectorAll('[name=sample]').forEach(function(i){if(i.value===stored('sample'))i.checked=true});",
  "d.querySelectorAll('[data-group]').forEach(function(l){",
  "var v=stored(l.dataset.group),w=Array.from(l.children);",
  "if(w.some(function(b){return b.dataset.value===v}))w.forEach(function(b){var o=b.dataset.value===v;",
  "b.setAttribute('aria-selected',o);b.tabIndex=o?0:-1;d.getElementById(b.getAttribute('aria-controls')).hidden=!o})})}catch(e){console.warn(e)}",
  "var menu=d.getElementById('menu');function reveal(){var a=menu.querySelector('[aria-current=page]');if(a&&a.offsetTop>menu.clientHeight-64)menu.scrollTop=a.offsetTop-menu.clientHeight/2}",
  "if(menu){reveal();menu.addEventListener('toggle',reveal)}",
  "try{if(location.search||d.getElementById(decodeURIComponent(location.hash.slice(1))).closest('[role=tabpanel][hidden]'))start()}catch(e){}",
  "})(document)",
].join("");

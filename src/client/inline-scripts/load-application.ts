import type { SearchSources } from "../../components/search/open-search";
import { isOfSearch, listenForSearch } from "../../components/search/open-search";
import { findTarget, isDecodable } from "../../lib/dom";
import { closeNotice, showNotice, showOfflineNotice } from "../../lib/notice";
import {
  dismissAnnouncement,
  readStored,
  setColorMode,
  shownColorMode,
  writeStored,
} from "../../lib/preferences";

/*
 * Runs at the end of every page. It is the same text in all of them, so one Content-Security-Policy
 * with its hash serves the whole site. What differs is in the JSON of the element `#application`,
 * which `src/client/server.tsx` writes.
 *
 * - A page is complete without the application, so its scripts are loaded at the first sign that the
 *   reader wants more than to read. A query string may ask for a search or a tab, a fragment may point
 *   into a hidden tab, and an element with `data-start` needs them, so these load them at once.
 * - A click on an element with `data-client` is repeated when the application is there, and shows at
 *   once that it was noticed. The color mode and the announcement work before that, as do links and
 *   native controls.
 * - The search opens a field at once and loads its own scripts, not the application.
 * - If scripts cannot be loaded, the page stays as it is and links go where they point. A reader who
 *   waits for them sees a notice, and each further try loads what is missing again. After a deployment,
 *   files of the former build are gone, and only the page of the new one helps.
 * - Tabs and code samples show the stored choice from the first paint, and store a new one.
 * - Back and Forward load a page that the application showed before the document was reloaded, unless
 *   the reader is offline.
 * - Paper shows complete addresses after links.
 * - A long sidebar is scrolled to the open page, and so is the menu whenever it opens.
 */

interface Application {
  /** Addresses of the scripts. */
  sources: readonly string[];
  search: SearchSources;
  /** Global variables that Gatsby expects. */
  globals: { pagePath: string };
}

/** A paragraph in the dialog says that the search is being loaded, until its code replaces it. */
const SEARCH_WITHOUT_CODE = ".search-dialog[open]>p";

const READER_EVENTS = "pointermove pointerdown touchstart keydown wheel scroll focusin".split(" ");

/** Aborted when the application is being loaded. */
const reading = new AbortController();
/** Aborted when the application is there. */
const waiting = new AbortController();
let clicked: HTMLElement | null = null;
/** Path of the page in this document. */
const { pathname } = location;
const { sources, search, globals } = JSON.parse(
  document.getElementById("application")?.textContent ?? "",
) as Application;
// Gatsby takes the page's data from there, which `loadFirstPage` loads.
Object.assign(window, globals, { pageData: { path: globals.pagePath + location.search } });
/** Scripts that the page has or is loading. */
const requested = new Set<string>();
/** Those that could not be loaded. */
const failed = new Set<string>();
/** What helps after a failure: to load what is missing, or to load the page again. */
let recovery: "retry" | "reload" | undefined;
/** After a second failure the page can be loaded again too. */
let hasRetried = false;

function start(event?: Event): void {
  // Other elements scroll too: this script itself scrolls the sidebar.
  if (event?.type === "scroll" && event.target !== document) return;
  // While the reader is offline, the address may be that of another page, which Gatsby would replace.
  if (location.pathname !== pathname) return;
  if (event && isOfSearch(event)) return;
  reading.abort();
  makeDecodable();
  load(sources);
}

/** Changes an address that cannot be decoded, at which Gatsby would throw. */
function makeDecodable(): void {
  const { pathname, search, hash } = location;
  if (isDecodable(pathname + hash)) return;
  const path = isDecodable(pathname) ? pathname : pathname.replaceAll("%", "");
  history.replaceState(history.state, "", path + search);
}

function load(wanted: Iterable<string>): void {
  for (const source of wanted) {
    if (requested.has(source) && !failed.delete(source)) continue;
    requested.add(source);
    const script = document.createElement("script");
    script.src = source;
    script.async = false;
    document.body.append(script);
  }
}

/** Loads again what is missing: scripts, or what the application was loading for the page. */
function retry(): void {
  closeNotice();
  recovery = undefined;
  hasRetried = true;
  load([...failed]);
  dispatchEvent(new Event("site:retry"));
}

/** Handles scripts that cannot be fetched, and answers that are no JavaScript. */
function onError({ filename, error, target }: ErrorEvent): void {
  if (filename && !(error instanceof SyntaxError)) return;
  const address = filename ?? (target as HTMLScriptElement).src;
  const source = [...requested].find((candidate) => address?.endsWith(candidate));
  if (!source) return;
  failed.add(source);
  fail(source);
}

/** @param missing address of what could not be loaded; none if only another page helps */
async function fail(missing?: string): Promise<void> {
  const isGone = !missing || (await isNotFound(missing));
  if (isGone) recovery = "reload";
  recovery ??= "retry";
  console.warn("A part of the page could not be loaded.");
  showFailure();
}

/** Asks the server, as the browser does not say why a script could not be loaded. */
async function isNotFound(address: string): Promise<boolean> {
  const answer = await fetch(address, { method: "HEAD" }).catch(() => undefined);
  return answer?.status === 404;
}

/**
 * Keeps the page when code could not be loaded: Gatsby, whose listener comes after this one, would
 * reload the document. Whatever needs the code reports the failure in its own place.
 */
function stay(event: PromiseRejectionEvent): void {
  const isMissingCode = event.reason?.name === "ChunkLoadError";
  if (waiting.signal.aborted && !isMissingCode) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (waiting.signal.aborted) console.warn("A part of the page could not be loaded.", event.reason);
  else fail();
}

function showFailure(): void {
  if (clicked) clicked.ariaBusy = null;
  else if (!document.querySelector(SEARCH_WITHOUT_CODE)) return;
  const actions: Array<[label: string, run: () => void]> = [];
  if (recovery === "retry") actions.push(["Try again", retry]);
  if (recovery === "reload" || hasRetried) {
    actions.push(["Reload the page", () => location.reload()]);
  }
  showNotice("This part could not be loaded.", actions);
}

/**
 * Loads the page that Back or Forward leads to. After a reload, the entries that the application made
 * are still in the history, and only the application could show their pages in this document.
 */
function showOtherPage(): void {
  if (location.pathname === pathname) return;
  if (navigator.onLine) location.reload();
  else showOfflineNotice(showOtherPage);
}

function keepClick(event: Event): void {
  const control = (event.target as Element).closest?.<HTMLElement>("[data-client]");
  if (!control || (recovery && control.matches("[href]:not([role=button])"))) return;
  event.preventDefault();
  if (operateSimpleControl(control)) return;
  const { value } = control.dataset;
  if (value) choose(control.parentElement?.dataset.group, value);
  clicked = control;
  control.ariaBusy = "true";
  loadMissing();
}

/** Helps a reader who waits after a failure. */
function loadMissing(): void {
  if (recovery === "retry") retry();
  if (recovery) showFailure();
}

/** Does what a simple control does, and returns whether it is one. The application reads the result. */
function operateSimpleControl(control: HTMLElement): boolean {
  const announcement = control.closest<HTMLElement>("[data-announcement]");
  if (control.matches(".color-mode")) {
    const isDark = shownColorMode() === "light";
    setColorMode(isDark ? "dark" : "light");
    control.ariaPressed = String(isDark);
  } else if (announcement) {
    dismissAnnouncement(announcement.dataset.announcement ?? "");
    announcement.style.display = "none";
    document.getElementById("main")?.focus({ preventScroll: true });
  } else return false;
  return true;
}

/** Key of the choice in a group of tabs, from which the hooks of the application read it. */
const keyOf = (group: string) => `docusaurus.tab.${group}`;

/** The group of the languages of samples. */
const LANGUAGES = "language";

function keepLanguage({ target }: Event): void {
  if ((target as Element).matches("[name=sample]")) {
    choose(LANGUAGES, (target as HTMLSelectElement).value);
  }
}

/** Stores a choice of the reader, who may leave before the application is there, and shows it. */
function choose(group: string | undefined, value: string): void {
  if (!group) return;
  writeStored(keyOf(group), value);
  showChoice(group, value);
}

function showStoredChoices(): void {
  const groups = [...groupsOfTabs()].map(({ dataset }) => dataset.group ?? "");
  for (const group of new Set([LANGUAGES, ...groups])) showChoice(group, readStored(keyOf(group)));
}

const groupsOfTabs = () => document.querySelectorAll<HTMLElement>("[data-group]");

function showChoice(group: string, value: string | null): void {
  const menu = document.querySelector<HTMLSelectElement>("[name=sample]");
  for (const option of (group === LANGUAGES && menu?.options) || []) {
    if (option.value === value) option.selected = true;
  }
  for (const list of groupsOfTabs()) {
    const tabs = [...list.children] as HTMLElement[];
    const chosen = tabs.find((tab) => tab.dataset.value === value);
    if (list.dataset.group !== group || !chosen) continue;
    for (const tab of tabs) showTab(tab, tab === chosen);
  }
}

function showTab(tab: HTMLElement, isChosen: boolean): void {
  tab.setAttribute("aria-selected", String(isChosen));
  tab.tabIndex = isChosen ? 0 : -1;
  const panel = document.getElementById(String(tab.getAttribute("aria-controls")));
  if (panel) panel.hidden = !isChosen;
}

function scrollToOpenPage(menu: HTMLElement): void {
  const link = menu.querySelector<HTMLElement>("[aria-current=page]");
  if (link && link.offsetTop > menu.clientHeight - 64) {
    menu.scrollTop = link.offsetTop - menu.clientHeight / 2;
  }
}

/** Lets the print style sheet write complete addresses after links. */
function completeAddresses(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>("main a[href^='/']")) {
    link.dataset.url = link.href;
  }
}

listenForSearch(search, load, loadMissing);
addEventListener("beforeprint", completeAddresses);
for (const event of READER_EVENTS) {
  addEventListener(event, start, { capture: true, passive: true, signal: reading.signal });
}
const whileWaiting = { capture: true, signal: waiting.signal };
addEventListener("click", keepClick, whileWaiting);
addEventListener("change", keepLanguage, whileWaiting);
addEventListener("unhandledrejection", stay);
addEventListener(
  "site:failed",
  ({ detail }: CustomEventInit<string>) => fail(detail ?? undefined),
  whileWaiting,
);
addEventListener("error", onError, true);
addEventListener("popstate", showOtherPage, whileWaiting);
addEventListener("site:hydrated", () => {
  waiting.abort();
  if (!clicked) return;
  clicked.ariaBusy = null;
  clicked.click();
  clicked = null;
});

showStoredChoices();

const menu = document.getElementById("menu");
if (menu) {
  scrollToOpenPage(menu);
  menu.addEventListener("toggle", () => scrollToOpenPage(menu));
}

const isAtOnce = location.search || document.querySelector("[data-start]");
if (isAtOnce || findTarget(location.hash)?.closest("[role=tabpanel][hidden]")) start();

// biome-ignore lint/complexity/noUselessEmptyExport: esbuild would take the file for CommonJS and wrap it.
export {};

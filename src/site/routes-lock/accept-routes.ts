import { isMap, isSeq, parseDocument } from "yaml";
import { findLostRoutes } from "./find-lost-routes";
import type { LostRoute } from "./find-lost-routes";
import { formatLock, parseLock } from "./lock-file";
import type { Redirect } from "./redirects-file";

/** What is known before routes are accepted. */
export interface AcceptInput {
  /** Text of `routes.lock`; empty where there is none. */
  lock: string;
  /** Text of `redirects.yml`; empty where there is none. */
  redirects: string;
  /** Addresses of the last plan. */
  planned: readonly string[];
  /** Targets that the user has named, by lost address. */
  chosen: ReadonlyMap<string, string>;
}

/** What accepting comes to. */
export interface Accepted {
  lock: string;
  redirects: string;
  /** Addresses that are published now for the first time. */
  added: string[];
  moved: Redirect[];
  /** Lost addresses for which there is neither a proposal nor a choice: nothing may be written. */
  undecided: LostRoute[];
}

/** Adds new addresses to the lock, and a redirect for each lost one. Pure. */
export function acceptRoutes({ lock, redirects, planned, chosen }: AcceptInput): Accepted {
  const published = parseLock(lock);
  const known = new Set(published.map(({ path }) => path));
  const lost = findLostRoutes(published, new Set(planned));
  const moved = lost.flatMap(({ path, proposal }) => {
    const to = chosen.get(path) ?? proposal;
    return to === undefined ? [] : [{ from: path, to }];
  });
  const targets = new Set(moved.map(({ from }) => from));
  return {
    lock: formatLock([...known, ...planned]),
    redirects: addRedirects(redirects, moved),
    added: planned.filter((path) => !known.has(path)),
    moved,
    undecided: lost.filter(({ path }) => !targets.has(path)),
  };
}

/** Keeps comments and order; a redirect that led to a lost address leads to where that has gone. */
function addRedirects(text: string, moved: readonly Redirect[]): string {
  if (moved.length === 0) return text;
  const document = parseDocument(text);
  if (!isSeq(document.contents)) document.contents = document.createNode([]) as never;
  const successors = new Map(moved.map(({ from, to }) => [from, to]));
  const list = document.contents as unknown as { items: unknown[] };
  for (const item of list.items) {
    const to = isMap(item) ? successors.get(String(item.get("to"))) : undefined;
    if (isMap(item) && to !== undefined) item.set("to", to);
  }
  for (const { from, to } of moved) document.addIn([], document.createNode({ from, to }));
  return document.toString();
}

import { isMap, isSeq, parseDocument } from "yaml";
import { closest } from "../../../packages/problems";
import type { Redirect } from "./redirects";

const HEADING = `# Every address that was ever published. A build that loses one of them fails.
# Written by \`npm run routes:accept\`. Do not remove lines by hand.
`;

/** A published address and its line in the file, 1-based. */
export interface LockedRoute {
  path: string;
  line: number;
}

/** Parses `routes.lock`: one address on each line, and comments after a hash. */
export function parseLock(text: string): LockedRoute[] {
  return text
    .split(/\r?\n/)
    .map((line, index) => ({ path: line.trim(), line: index + 1 }))
    .filter(({ path }) => path.startsWith("/"));
}

/** Formats a lock. It is sorted, so that branches that add addresses merge without conflicts. */
export function formatLock(paths: Iterable<string>): string {
  return `${HEADING}${[...new Set(paths)].sort().join("\n")}\n`;
}

/** A published address that no page has anymore. */
export interface LostRoute extends LockedRoute {
  /** Address that most likely replaces it. */
  proposal?: string;
}

/**
 * Finds published addresses that the planned pages lack, with proposals for redirects. New addresses
 * are proposed first: a page that moves loses one address and gains one.
 */
export function findLostRoutes(
  lock: readonly LockedRoute[],
  planned: ReadonlySet<string>,
): LostRoute[] {
  const published = new Set(lock.map(({ path }) => path));
  const gained = [...planned].filter((path) => !published.has(path));
  return lock
    .filter(({ path }) => !planned.has(path))
    .map((route) => {
      const proposal =
        successorOf(route.path, gained) ??
        successorOf(route.path, [...planned]) ??
        closestAncestor(route.path, planned);
      return proposal === undefined ? route : { ...route, proposal };
    });
}

/** Finds the same name in another folder, else the closest spelling in the same folder. */
function successorOf(lost: string, candidates: readonly string[]): string | undefined {
  const name = lost.slice(lost.lastIndexOf("/"));
  const sameName = candidates.filter((path) => path.endsWith(name));
  if (sameName.length === 1) return sameName[0];
  const folder = lost.slice(0, lost.lastIndexOf("/") + 1);
  const siblings = (sameName.length > 0 ? sameName : candidates).filter((path) =>
    path.startsWith(folder),
  );
  return closest(lost, siblings) ?? (sameName.length > 0 ? closest(lost, sameName) : undefined);
}

function closestAncestor(lost: string, planned: ReadonlySet<string>): string | undefined {
  for (let end = lost.lastIndexOf("/"); end > 0; end = lost.lastIndexOf("/", end - 1)) {
    const ancestor = lost.slice(0, end);
    if (planned.has(ancestor)) return ancestor;
  }
  return undefined;
}

/** The state before routes are accepted. */
export interface AcceptInput {
  /** Text of `routes.lock`; empty if there is none. */
  lock: string;
  /** Text of `redirects.yml`; empty if there is none. */
  redirects: string;
  /** Addresses of the last plan. */
  planned: readonly string[];
  /** Targets that the user has chosen, by lost address. */
  chosen: ReadonlyMap<string, string>;
}

/** The files to write, and what changed. */
export interface Accepted {
  lock: string;
  redirects: string;
  /** Addresses that are published for the first time. */
  added: string[];
  moved: Redirect[];
  /** Lost addresses with neither a proposal nor a choice. If there are any, write nothing. */
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
  const decided = new Set(moved.map(({ from }) => from));
  return {
    lock: formatLock([...known, ...planned]),
    redirects: addRedirects(redirects, moved),
    added: planned.filter((path) => !known.has(path)),
    moved,
    undecided: lost.filter(({ path }) => !decided.has(path)),
  };
}

/** Keeps comments and order. Redirects to an address that has moved get its new address. */
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

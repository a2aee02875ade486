import { closest } from "../../../packages/problems";
import type { LockedRoute } from "./lock-file";

/** A published address that no page has any more. */
export interface LostRoute extends LockedRoute {
  /** Where the page has most likely gone. */
  proposal?: string;
}

/**
 * The published addresses that a site would lose, each with the address that most likely replaces
 * it. Addresses that are new are asked first: a page that moves loses one and gains one.
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
      const proposal = successorOf(route.path, gained) ?? successorOf(route.path, [...planned]);
      const fallback = proposal ?? nearestAncestor(route.path, planned);
      return fallback === undefined ? route : { ...route, proposal: fallback };
    });
}

/** The same name in another folder, else the nearest spelling in the same area. */
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

function nearestAncestor(lost: string, planned: ReadonlySet<string>): string | undefined {
  for (let end = lost.lastIndexOf("/"); end > 0; end = lost.lastIndexOf("/", end - 1)) {
    const ancestor = lost.slice(0, end);
    if (planned.has(ancestor)) return ancestor;
  }
  return undefined;
}

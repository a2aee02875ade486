import type { Area, SearchEntry } from "./entry";

/** Hits of one page, best first. */
export interface HitGroup {
  /** Address of the page. */
  page: string;
  pageTitle: string;
  area: Area;
  trail: string;
  hits: SearchEntry[];
}

/** Hits shown of one page, so that no page crowds out the others. */
const PER_PAGE = 4;

/**
 * Groups hits by page, in the order in which the pages first occur.
 *
 * @param limit number of hits that are shown in all
 */
export function groupHits(
  hits: readonly SearchEntry[],
  { area, limit }: { area?: Area | undefined; limit: number },
): HitGroup[] {
  const groups = new Map<string, HitGroup>();
  let shown = 0;
  for (const hit of hits) {
    if (shown >= limit) break;
    if (area && hit.area !== area) continue;
    const { page, pageTitle, trail } = hit;
    const group = groups.get(page) ?? { page, pageTitle, area: hit.area, trail, hits: [] };
    groups.set(page, group);
    if (group.hits.length >= PER_PAGE) continue;
    group.hits.push(hit);
    shown += 1;
  }
  return [...groups.values()];
}

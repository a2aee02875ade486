import { AREAS, areaOf } from "./entry";
import type { Area } from "./entry";

/** A page as the list names it. */
export interface ListedPage {
  permalink: string;
  title: string;
}

/** The pages of one area. */
export interface PageGroup {
  area: Area;
  name: string;
  pages: ListedPage[];
}

/**
 * Groups pages by area.
 *
 * @param trails addresses in the order of the sidebars, with the name of the sidebar; pages follow
 *   it, and those that no sidebar shows come last
 */
export function groupPages(
  pages: readonly ListedPage[],
  trails: ReadonlyArray<{ permalink: string; sidebar: string | null }>,
): PageGroup[] {
  const places = new Map(
    trails.map(({ permalink, sidebar }, place) => [permalink, { place, sidebar }]),
  );
  const placeOf = ({ permalink }: ListedPage) => places.get(permalink)?.place ?? trails.length;
  const sorted = [...pages].sort((a, b) => placeOf(a) - placeOf(b));
  return (Object.entries(AREAS) as Array<[Area, string]>)
    .map(([area, name]) => ({
      area,
      name,
      pages: sorted.filter(
        ({ permalink }) => areaOf(permalink, places.get(permalink)?.sidebar) === area,
      ),
    }))
    .filter((group) => group.pages.length > 0);
}

/** Where a page stands in the navigation. */
export interface Place {
  /** Names of the categories around it, `Analytics › Metrics`; empty at the top. */
  trail: string;
  /** Name of the sidebar that shows it. */
  sidebar: string | null;
}

const NOWHERE: Place = { trail: "", sidebar: null };

/** Gives the place of a page by its address. */
export function placesOf({
  navigationTrails,
}: Pick<Queries.SearchIndexQuery, "navigationTrails">): (permalink: string) => Place {
  const places = new Map(
    navigationTrails.map(({ permalink, sidebar, breadcrumbs }) => [
      permalink,
      { trail: breadcrumbs.map(({ label }) => label).join(" › "), sidebar },
    ]),
  );
  return (permalink) => places.get(permalink) ?? NOWHERE;
}

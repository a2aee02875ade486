/** The pages that writers wrote, of every kind. */
export function contentPages(site: Queries.SitePlanQuery) {
  return [...site.allPage.nodes, ...site.allPost.nodes, ...site.allStandalone.nodes];
}

/** A page that a writer wrote. */
export type ContentPage = ReturnType<typeof contentPages>[number];

/** Whether errors keep the files of such a name from being read, so that what they say is unknown. */
export function isUnread(site: Queries.SitePlanQuery, name: RegExp): boolean {
  return site.allContentProblem.nodes.some(
    ({ severity, file }) => severity === "error" && name.test(file),
  );
}

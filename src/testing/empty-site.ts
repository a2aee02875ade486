/** Result of the planning query for an empty site. Tests add what they need. */
export function emptySite(fields: Partial<Queries.SitePlanQuery> = {}): Queries.SitePlanQuery {
  return {
    siteSettings: null,
    allSidebar: { nodes: [] },
    latestVersions: { nodes: [{ name: "current", path: "/docs" }] },
    pageNavigation: [],
    navigationProblems: [],
    allContentProblem: { nodes: [] },
    allApiProblem: { nodes: [] },
    allDoc: { nodes: [] },
    allPost: { nodes: [] },
    allStandalone: { nodes: [] },
    allApiDocument: { nodes: [] },
    staticFiles: [],
    allApiOperation: { nodes: [] },
    allTag: { nodes: [] },
    allAuthor: { nodes: [] },
    allDocTag: { nodes: [] },
    ...fields,
  };
}

type CheckedDoc = Queries.SitePlanQuery["allDoc"]["nodes"][number];

/** A content page as the checks see it. */
export function checkedPage(fields: Partial<CheckedDoc> = {}): CheckedDoc {
  return {
    permalink: "/docs/a",
    file: "content/docs/a.mdx",
    docId: "a",
    choosesSidebar: false,
    draft: false,
    unlisted: false,
    hasOwnDescription: true,
    version: "current",
    tagKeys: [],
    imagePath: null,
    imageProblem: null,
    image: null,
    headings: [],
    elementIds: [],
    references: [],
    body: {
      mode: "data",
      leadLength: 1,
      reasons: [],
      components: [],
      embeds: [],
      images: [],
      resolvedLinks: [],
    },
    ...fields,
  };
}

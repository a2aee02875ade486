import { graphql, useStaticQuery } from "gatsby";
import { useMemo } from "react";

/** The versions of the documentation, the newest first, as menu and banners show them. */
export function useDocsVersions() {
  const { siteSettings, allDocsVersion } = useStaticQuery<Queries.DocsVersionsQuery>(graphql`
    query DocsVersions {
      siteSettings {
        title
      }
      allDocsVersion(sort: { order: ASC }) {
        nodes {
          name
          label
          isLast
          banner
          badge
          mainDocPermalink
        }
      }
    }
  `);
  const versions = allDocsVersion.nodes;
  const names = useMemo(() => versions.map(({ name }) => name), [versions]);
  return { siteTitle: siteSettings?.title ?? "", versions, names };
}

/** A version of the documentation as menu and banners show it. */
export type ShownVersion = ReturnType<typeof useDocsVersions>["versions"][number];

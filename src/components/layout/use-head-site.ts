import { graphql, useStaticQuery } from "gatsby";
import { navbarLinks } from "../../lib/navigation";

/** Settings of the site that the head of every page uses. */
export interface HeadSite {
  title: string;
  description: string;
  /** Without a trailing slash. */
  url: string;
  /** `en`. */
  language: string;
  blogTitle: string;
  /** Returns the label of a sidebar's entry in the navbar. */
  sectionOf: (sidebar: string | null | undefined) => string | undefined;
}

/** Queries the settings of the site that the head uses. */
export function useHeadSite(): HeadSite {
  const { site, siteSettings } = useStaticQuery<Queries.PageHeadQuery>(graphql`
    query PageHead {
      site {
        siteMetadata {
          siteUrl
        }
      }
      siteSettings {
        title
        description
        locale
        blog {
          title
        }
        navbar {
          items {
            label
            sidebar
            items {
              label
              sidebar
            }
          }
        }
      }
    }
  `);
  return {
    title: siteSettings?.title ?? "",
    description: siteSettings?.description ?? "",
    url: site?.siteMetadata?.siteUrl ?? "",
    language: siteSettings?.locale ?? "en",
    blogTitle: siteSettings?.blog.title ?? "Blog",
    sectionOf: (sidebar) =>
      navbarLinks(siteSettings?.navbar.items ?? []).find(
        (link) => sidebar && link.sidebar === sidebar,
      )?.label,
  };
}

import { graphql, useStaticQuery } from "gatsby";
import { navbarLinks } from "../../lib/navigation";

/** What the head of every page says of the site. */
export interface HeadSite {
  title: string;
  description: string;
  /** Without a trailing slash. */
  url: string;
  /** `en`. */
  language: string;
  blogTitle: string;
  /** Name of a sidebar as readers know it: the label of its entry in the navbar. */
  sectionOf: (sidebar: string | null | undefined) => string | undefined;
}

/** The site's settings as far as the head needs them. */
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

import { graphql, useStaticQuery } from "gatsby";
import type { NavItem } from "../../lib/navigation";

/**
 * Queries the settings and the sidebars that the layout and the head of every page use.
 *
 * @param versions versions of the documentation in order of precedence; without it all sidebars are
 *   returned
 */
export function useSite(versions?: readonly string[]) {
  const { site, siteSettings, allSidebar } = useStaticQuery<Queries.SiteFrameQuery>(graphql`
    query SiteFrame {
      site {
        siteMetadata {
          siteUrl
        }
      }
      siteSettings {
        title
        tagline
        description
        locale
        copyright
        blog {
          title
        }
        editUrl
        editUrls {
          folder
          url
        }
        file
        titleDelimiter
        titleSection
        feedbackUrl
        url
        navbar {
          title
          logo
          logoDark
          items {
            ...NavbarEntry
          }
        }
        footer {
          columns {
            title
            links {
              label
              to
              href
            }
          }
        }
        announcement {
          id
          text
          closeable
          link {
            label
            to
            href
          }
        }
      }
      allSidebar(sort: [{ version: ASC }, { order: ASC }]) {
        nodes {
          name
          version
          items: frameItems
          entriesFile
        }
      }
    }
  `);
  if (!siteSettings) throw new Error("The site has no settings: content/site.yml was not read.");
  const nodes = versions
    ? [...versions]
        .reverse()
        .flatMap((name) => allSidebar.nodes.filter((node) => node.version === name))
    : allSidebar.nodes;
  const sidebars = new Map(nodes.map(({ name, items }) => [name, items as unknown as NavItem[]]));
  const entriesFiles = new Map(nodes.map(({ name, entriesFile }) => [name, entriesFile]));
  return { settings: siteSettings, sidebars, entriesFiles, url: site?.siteMetadata?.siteUrl ?? "" };
}

/** Settings as the parts of the layout receive them. */
export type FrameSettings = ReturnType<typeof useSite>["settings"];

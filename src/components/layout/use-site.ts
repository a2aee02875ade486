import { graphql, useStaticQuery } from "gatsby";
import type { NavItem } from "../../lib/navigation";

/**
 * The frame of every page: settings and sidebars, from one static query.
 *
 * @param versions whose sidebars are wanted: of those of one name, the first version's. Without it
 *   the documentation has one version
 */
export function useSite(versions?: readonly string[]) {
  const { siteSettings, allSidebar } = useStaticQuery<Queries.SiteFrameQuery>(graphql`
    query SiteFrame {
      siteSettings {
        title
        tagline
        copyright
        editUrl
        navbar {
          items {
            label
            to
            href
            sidebar
            position
            items {
              label
              to
              href
              sidebar
            }
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
      allSidebar {
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
  return { settings: siteSettings, sidebars, entriesFiles };
}

/** Settings as the parts of the frame receive them. */
export type FrameSettings = ReturnType<typeof useSite>["settings"];

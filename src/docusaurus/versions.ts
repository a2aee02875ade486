import { useLocation } from "@gatsbyjs/reach-router";
import { graphql, useStaticQuery } from "gatsby";
import { toHref, toPermalink } from "../lib/addresses";
import { DOCS_PLUGIN } from "./docs-plugin";

/** What Docusaurus has under this id if a site has one set of docs. */
const DEFAULT_ID = "default";

/** A version as components read it. Of its pages, `docs` contains the start page only. */
interface Version {
  name: string;
  label: string;
  path: string;
  isLast: boolean;
  mainDocId: string | undefined;
  docs: Array<{ id: string; path: string }>;
}

interface DocsData {
  path: string;
  versions: Version[];
}

/** `useAllDocsData` of `@docusaurus/plugin-content-docs/client`: sets of docs by id. */
export function useAllDocsData(): Record<string, DocsData> {
  const { allDocsVersion } = useStaticQuery<Queries.DocusaurusVersionsQuery>(graphql`
    query DocusaurusVersions {
      allDocsVersion(sort: { order: ASC }) {
        nodes {
          name
          instance
          label
          path
          isLast
          mainDocPermalink
        }
      }
    }
  `);
  const sets: Record<string, DocsData> = {};
  for (const { instance, mainDocPermalink, ...version } of allDocsVersion.nodes) {
    const path = toHref(version.path);
    const main = mainDocPermalink === null ? undefined : toHref(mainDocPermalink);
    sets[instance] ??= { path, versions: [] };
    if (version.isLast) sets[instance].path = path;
    sets[instance].versions.push({
      ...version,
      // Names of versions of further sets begin with the id of the set.
      name: version.name.slice(version.name.lastIndexOf("/") + 1),
      path,
      mainDocId: main,
      docs: main ? [{ id: main, path: main }] : [],
    });
  }
  return sets;
}

/** `useDocsData`: a set of docs. */
export function useDocsData(id = DEFAULT_ID): DocsData | undefined {
  return useAllDocsData()[id];
}

/** `useVersions`: the versions of a set of docs, newest first. */
export function useVersions(id?: string): Version[] {
  return useDocsData(id)?.versions ?? [];
}

/** `useLatestVersion`: the version that is at the address of the docs. */
export function useLatestVersion(id?: string): Version | undefined {
  return useVersions(id).find(({ isLast }) => isLast);
}

/** `useActivePluginAndVersion`: the set of docs and the version that the page belongs to. */
export function useActivePluginAndVersion():
  | { activePlugin: { pluginId: string; pluginData: DocsData }; activeVersion: Version }
  | undefined {
  const address = toHref(toPermalink(useLocation().pathname) || "/");
  const isBelow = ({ path }: Version) =>
    address === path || address.startsWith(path.replace(/\/?$/, "/"));
  const found = Object.entries(useAllDocsData()).flatMap(([pluginId, pluginData]) =>
    pluginData.versions.filter(isBelow).map((activeVersion) => {
      return { activePlugin: { pluginId, pluginData }, activeVersion };
    }),
  );
  // The address of the latest version is the start of those of the others.
  return found.sort((a, b) => b.activeVersion.path.length - a.activeVersion.path.length)[0];
}

/** `useActivePlugin`: the set of docs that the page belongs to. */
export function useActivePlugin(): { pluginId: string; pluginData: DocsData } | undefined {
  return useActivePluginAndVersion()?.activePlugin;
}

/** `useActiveVersion`: the version of a set of docs that the page belongs to. */
export function useActiveVersion(id = DEFAULT_ID): Version | undefined {
  const { activePlugin, activeVersion } = useActivePluginAndVersion() ?? {};
  return activePlugin?.pluginId === id ? activeVersion : undefined;
}

/** `@docusaurus/useGlobalData`: the sets of docs by id, below the name of their plugin. */
export function useGlobalData(): Record<string, Record<string, DocsData>> {
  return { [DOCS_PLUGIN]: useAllDocsData() };
}

/** `useAllPluginInstancesData` of `@docusaurus/useGlobalData`. */
export function useAllPluginInstancesData(plugin: string): Record<string, DocsData> | undefined {
  return useGlobalData()[plugin];
}

/** `usePluginData` of `@docusaurus/useGlobalData`. */
export function usePluginData(plugin: string, id = DEFAULT_ID): DocsData | undefined {
  return useAllPluginInstancesData(plugin)?.[id];
}

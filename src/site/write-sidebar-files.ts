import { readdir, rm } from "node:fs/promises";
import path from "node:path";
import type { NavItem } from "../../plugins/gatsby-transformer-content";
import { sidebarFile } from "../../plugins/gatsby-transformer-content/data-files";
import type { RunGraphql } from "./create-pages/plan-site";
import { runQuery } from "./create-pages/plan-site";
import { writeSiteFile } from "./files";

const FOLDER = "sidebars";

const QUERY = /* GraphQL */ `
  query SidebarFiles {
    allSidebar {
      nodes {
        name
        items
      }
    }
  }
`;

/** Writes the entries of large sidebars to files, and removes the files of earlier builds. */
export async function writeSidebarFiles(graphql: RunGraphql, publicDir = "public"): Promise<void> {
  const { allSidebar } = await runQuery<Queries.SidebarFilesQuery>(graphql, QUERY);
  const files = allSidebar.nodes.flatMap(
    ({ name, items }) => sidebarFile(name, items as unknown as NavItem[]) ?? [],
  );
  const folder = path.join(publicDir, FOLDER);
  const current = new Set(files.map(({ address }) => path.basename(address)));
  const existing = await readdir(folder).catch(() => [] as string[]);
  const stale = existing.filter((name) => !current.has(name));
  await Promise.all([
    ...files.map(({ address, content }) => writeSiteFile(publicDir, address, content)),
    ...stale.map((name) => rm(path.join(folder, name))),
  ]);
}

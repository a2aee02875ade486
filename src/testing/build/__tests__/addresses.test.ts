import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { readRouteFiles } from "../../../site/routes-lock/files";
import { buildIn } from "../build-site";
import type { Resolution } from "../unresolved-addresses";
import { resolveAddresses } from "../unresolved-addresses";
import { createWorkspace } from "../workspace";

/** Builds the fixture at a base path and resolves the addresses of the output. */
async function buildAt(basePath: string): Promise<Resolution> {
  const workspace = await createWorkspace("src/testing/sites/addresses");
  try {
    const contentRoot = path.join(workspace.root, "site/content");
    const settings = path.join(contentRoot, "site.yml");
    await writeFile(settings, `${await readFile(settings, "utf8")}\nbasePath: ${basePath}\n`);
    const { exitCode, output } = await buildIn(workspace, { SOURCE_DATE_EPOCH: "1790000000" });
    expect([exitCode, exitCode === 0 ? "" : output]).toEqual([0, ""]);
    return resolveAddresses({
      publicDir: path.join(workspace.root, "public"),
      url: `https://addresses.example${basePath === "/" ? "" : basePath}`,
      redirects: readRouteFiles(contentRoot).redirects.redirects.map(({ from }) => from),
    });
  } finally {
    await workspace.remove();
  }
}

/** Kinds of files and the places in them that must have been looked at. */
const KINDS = [
  ...["href", "src", "srcset", "action", "refresh", "og:image", "meta", "JSON-LD"].map(
    (where) => `.html ${where}`,
  ),
  ...[".md link", ".txt link", ".json feed", ".json index", ".webmanifest manifest"],
  ...["loc", "link", "href", "template", "url", "item href", "item src"].map(
    (where) => `.xml ${where}`,
  ),
];

describe("addresses of an output", () => {
  let atRoot: Resolution;

  it("lead to its files at the root of a host", async () => {
    atRoot = await buildAt("/");
    expect(atRoot.unresolved).toEqual([]);
    expect(Object.keys(atRoot.counts)).toEqual(expect.arrayContaining(KINDS));
  });

  it("are the same ones below a path of two segments", async () => {
    const { unresolved, counts } = await buildAt("/a/b");
    expect(unresolved).toEqual([]);
    expect(counts).toEqual(atRoot.counts);
  });
});

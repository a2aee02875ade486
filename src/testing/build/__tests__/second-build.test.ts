import { existsSync } from "node:fs";
import { appendFile, readFile } from "node:fs/promises";
import path from "node:path";
import { buildIn } from "../build-site";
import type { Workspace } from "../workspace";
import { createWorkspace } from "../workspace";

/** Code of the browser alone: pages are drawn without it. */
const SCRIPT = "src/client/scrolling.ts";

/** Included by a page that is a component, so it is part of the scripts. */
const PARTIAL = "site/content/docs/writers/parts/_part.mdx";

const PAGES = ["about", "docs/start/intro", "docs/api/get-pet", "blog", "blog/first-post"];

describe("a build in a folder that holds the build before", () => {
  let workspace: Workspace;
  let before: string[];
  let afterPartial: string;
  let after: string[];

  const read = (page: string) => readFile(path.join(workspace.root, `public/${page}.html`), "utf8");
  /** The script that a page brings in, once the reader acts. */
  const scriptOf = async (page: string) => {
    const html = await read(page);
    return /\/app-[0-9a-f]+\.js/.exec(html)?.[0] ?? `none in ${page}`;
  };
  const build = async () => {
    expect(await buildIn(workspace)).toMatchObject({ exitCode: 0 });
    return Promise.all(PAGES.map(scriptOf));
  };

  beforeAll(async () => {
    workspace = await createWorkspace("src/testing/sites/small");
    before = await build();
    await appendFile(path.join(workspace.root, PARTIAL), "\nNew in the partial.\n");
    await build();
    afterPartial = await read("docs/writers/own");
    await appendFile(path.join(workspace.root, SCRIPT), '\nconsole.debug("new");\n');
    after = await build();
  });
  afterAll(() => workspace.remove());

  it("has the new text of a partial in a page that is a component", () => {
    expect(afterPartial).toContain("New in the partial.");
  });

  it("has the new scripts in every page, also in those that are as they were", () => {
    expect(new Set(before).size).toBe(1);
    expect(new Set(after).size).toBe(1);
    expect(before).not.toContain(after[0]);
    expect(existsSync(path.join(workspace.root, `public${after[0]}`))).toBe(true);
  });
});

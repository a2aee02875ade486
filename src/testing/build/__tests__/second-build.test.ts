import { existsSync } from "node:fs";
import { appendFile, readFile } from "node:fs/promises";
import path from "node:path";
import { buildIn } from "../build-site";
import type { Workspace } from "../workspace";
import { createWorkspace } from "../workspace";

/** Code of the browser alone: pages are drawn without it. */
const SCRIPT = "src/client/scrolling.ts";

const PAGES = ["about", "docs/start/intro", "docs/api/get-pet", "blog", "blog/first-post"];

describe("a build in a folder that holds the build before", () => {
  let workspace: Workspace;
  let before: string[];
  let after: string[];

  /** The script that a page brings in, once the reader acts. */
  const scriptOf = async (page: string) => {
    const html = await readFile(path.join(workspace.root, `public/${page}.html`), "utf8");
    return /\/app-[0-9a-f]+\.js/.exec(html)?.[0] ?? `none in ${page}`;
  };
  const build = async () => {
    expect(await buildIn(workspace)).toMatchObject({ exitCode: 0 });
    return Promise.all(PAGES.map(scriptOf));
  };

  beforeAll(async () => {
    workspace = await createWorkspace("src/testing/sites/small");
    before = await build();
    await appendFile(path.join(workspace.root, SCRIPT), '\nconsole.debug("new");\n');
    after = await build();
  });
  afterAll(() => workspace.remove());

  it("has the new scripts in every page, also in those that are as they were", () => {
    expect(new Set(before).size).toBe(1);
    expect(new Set(after).size).toBe(1);
    expect(before).not.toContain(after[0]);
    expect(existsSync(path.join(workspace.root, `public${after[0]}`))).toBe(true);
  });
});

import { appendFile, mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { buildIn } from "../build-site";
import type { Workspace } from "../workspace";
import { createWorkspace } from "../workspace";

/** Loaded before each process of a build: notes at its end which packages it has loaded. */
const PROBE = `
  const { writeFileSync } = require("node:fs");
  process.on("exit", () => {
    const names = Object.keys(require.cache).map(
      (file) => /.*node_modules\\/((?:@[^/]+\\/)?[^/]+)/.exec(file)?.[1]);
    const packages = [...new Set(names)].filter(Boolean);
    writeFileSync(\`probe/\${process.pid}.json\`, JSON.stringify(packages));
  });`;

/** What the processes of a build have loaded. */
interface Work {
  /** Packages by process: first that which bundles and runs queries, then the others. */
  main: Set<string>;
  others: Array<Set<string>>;
}

// The site has no page that is a component, which Babel compiles.
describe("a build on two cores", () => {
  let workspace: Workspace;
  let cold: Work;
  let afterEdit: Work;
  /** Files of the first build, in the order in which they were written. */
  let written: string[];

  const inSite = (name: string) => path.join(workspace.root, name);
  const build = async (): Promise<Work> => {
    await mkdir(inSite("probe"));
    const environment = {
      GATSBY_CPU_COUNT: "2",
      NODE_OPTIONS: `--require ${inSite("probe.cjs")}`,
    };
    expect(await buildIn(workspace, environment)).toMatchObject({ exitCode: 0 });
    const files = await readdir(inSite("probe"));
    const loaded = await Promise.all(
      files.map(async (file) => {
        const text = await readFile(path.join(inSite("probe"), file), "utf8");
        return new Set(JSON.parse(text) as string[]);
      }),
    );
    await rm(inSite("probe"), { recursive: true });
    const [main = new Set(), ...others] = loaded
      .filter(({ size }) => size > 0)
      .sort((a, b) => b.size - a.size);
    return { main, others };
  };

  beforeAll(async () => {
    workspace = await createWorkspace("src/testing/sites/versioned");
    await writeFile(inSite("probe.cjs"), PROBE);
    cold = await build();
    written = await filesByTime(inSite("public"));
    await appendFile(inSite("site/content/docs/intro.mdx"), "\nMore.\n");
    afterEdit = await build();
  });
  afterAll(() => workspace.remove());

  it.each([
    ["compiles Node.js code with esbuild", "esbuild", "@parcel/core"],
    ["compiles scripts with swc", "swc-loader", "babel-preset-gatsby"],
    ["minifies styles with esbuild", "css-minimizer-webpack-plugin", "cssnano"],
    ["minifies scripts with swc", "terser-webpack-plugin", "terser"],
  ])("%s", (_, used, unused) => {
    expect([cold.main.has(used), cold.main.has(unused)]).toEqual([true, false]);
  });

  it("runs queries where it bundles, and starts one process that only renders", () => {
    expect(cold.others.map((loaded) => loaded.has("webpack"))).toEqual([false]);
    expect(cold.others.map((loaded) => loaded.has("gatsby"))).toEqual([true]);
  });

  it("bundles nothing again after an edit of content", () => {
    expect([cold, afterEdit].map(({ main }) => main.has("swc-loader"))).toEqual([true, false]);
    expect(afterEdit.others).toHaveLength(1);
  });

  it("has written no cache of webpack", async () => {
    const caches = await readdir(inSite(".cache/webpack")).catch(() => []);
    expect(caches.filter((name) => name.startsWith("stage-"))).toEqual([]);
  });

  it("writes Markdown exports while HTML is rendered, before social cards are drawn", () => {
    const isCard = (file: string) => file.startsWith("social") && file.endsWith(".png");
    const card = written.findIndex(isCard);
    expect(card).toBeGreaterThan(0);
    expect(written.slice(0, card)).toEqual(expect.arrayContaining(["docs/intro.md", "llms.txt"]));
  });
});

/** Returns the files of a folder, those first that were written first. */
async function filesByTime(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const timed = await Promise.all(
    names.map(async (name) => ({ name, time: (await stat(name)).mtimeMs })),
  );
  return timed
    .sort((a, b) => a.time - b.time)
    .map(({ name }) => path.relative(folder, name).split(path.sep).join("/"));
}

import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Configuration, Stats } from "webpack";
import webpack from "webpack";
import { temporaryFolder } from "../../../packages/temporary-folder";
import { keepBundles } from "../keep-bundles";

const SCRIPT = "public/main.js";
const LOADER = ".cache/compiled/loader.js";

// Loading webpack takes seconds on a busy machine.
jest.setTimeout(60_000);

describe("keepBundles", () => {
  const project = process.cwd();
  let folder: string;
  let runs: number;

  /** Runs webpack as Gatsby does, in a run of the site of its own. */
  const build = (definition = "1") => {
    const bundler = {
      build: (config: Configuration) => {
        runs += 1;
        return new Promise<{ stats: Stats }>((resolve, reject) => {
          webpack(config).run((error, stats) => (stats ? resolve({ stats }) : reject(error)));
        });
      },
    };
    keepBundles((() => bundler) as unknown as NodeJS.Require);
    return bundler.build({
      name: "build-javascript",
      mode: "none",
      context: folder,
      entry: "./main",
      module: { rules: [{ test: /part/, loader: path.join(folder, LOADER) }] },
      resolve: { extensions: [".ts", ".js"] },
      output: { path: path.join(folder, "public") },
      plugins: [new webpack.DefinePlugin({ VALUE: definition })],
    });
  };

  beforeEach(async () => {
    folder = temporaryFolder();
    process.chdir(folder);
    for (const name of ["public", "node_modules", path.dirname(LOADER)])
      mkdirSync(name, { recursive: true });
    writeFileSync(LOADER, "module.exports = (source) => source;");
    writeFileSync("main.js", "require('./part'); console.log(VALUE);");
    writeFileSync("part.js", "console.log('part');");
    for (const name of ["webpack.stats.json", "chunk-map.json"])
      writeFileSync(`public/${name}`, "{}");
    runs = 0;
    await build();
  });
  afterEach(() => {
    process.chdir(project);
  });

  it("does not bundle again what has not changed, and restores what a build removes", async () => {
    rmSync("public/webpack.stats.json");
    const { stats } = await build();
    expect([runs, stats.hasErrors(), typeof stats.hash]).toEqual([1, false, "string"]);
    expect(existsSync("public/webpack.stats.json")).toBe(true);
  });

  it("does not miss a loader, which is compiled only when it is needed", async () => {
    rmSync(LOADER);
    await build();
    expect(runs).toBe(1);
  });

  it.each<[string, () => void, string?]>([
    ["a module has changed", () => writeFileSync("part.js", "console.log('new');")],
    ["a module has gained precedence", () => writeFileSync("part.ts", "console.log('new');")],
    ["a script was deleted", () => rmSync(SCRIPT)],
    ["a value that is compiled in has changed", () => undefined, "2"],
  ])("bundles again if %s", async (_change, change, definition = "1") => {
    change();
    await build(definition);
    expect(runs).toBe(2);
    expect(existsSync(SCRIPT)).toBe(true);
  });
});

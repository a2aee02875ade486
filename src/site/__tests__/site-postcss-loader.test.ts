import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import runPlugins from "../site-postcss-loader";

let contentRoot: string;
beforeAll(() => {
  contentRoot = mkdtempSync(path.join(tmpdir(), "postcss-"));
  symlinkSync(path.resolve("node_modules"), path.join(contentRoot, "node_modules"));
  writeFileSync(path.join(contentRoot, "classes.txt"), "p-4");
  writeFileSync(path.join(contentRoot, "postcss.config.cjs"), CONFIGURATION);
});
afterAll(() => rmSync(contentRoot, { recursive: true }));

/** As Tailwind, it finds the classes that a site uses from the folder of the process. */
const CONFIGURATION = `const { readFileSync } = require("node:fs");
module.exports = { plugins: [false, { postcssPlugin: "classes", Once(root, { result }) {
  if (root.toString().includes("broken")) throw new Error("It is broken.");
  root.append("." + readFileSync("classes.txt", "utf8") + " {}");
  result.messages.push({ type: "dependency", file: process.cwd() + "/classes.txt" });
} }] };`;

function load(css: string) {
  const files: string[] = [];
  return new Promise<{ css: string | undefined; files: string[]; error: unknown }>((resolve) => {
    const context = {
      resourcePath: path.join(contentRoot, "a.css"),
      getOptions: () => ({ contentRoot, configuration: "./postcss.config.cjs" }),
      addDependency: (file: string) => files.push(path.basename(file)),
      addContextDependency: () => {},
      async: () => (error: unknown, result?: string) => resolve({ css: result, files, error }),
    };
    Reflect.apply(runPlugins, context, [css]);
  });
}

it("runs the plugins of a site in its folder, and adds what they depend on", async () => {
  const [first, second] = await Promise.all([load("a {}"), load("b {}")]);
  expect(first).toMatchObject({ css: "a {}.p-4 {}", files: ["classes.txt"], error: null });
  expect(second?.css).toBe("b {}.p-4 {}");
});

it("fails with what a plugin throws", async () => {
  expect(String((await load(".broken {}")).error)).toContain("It is broken.");
});

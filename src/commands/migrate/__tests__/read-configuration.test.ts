import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { temporaryFolder } from "../../../../packages/temporary-folder";
import { readConfiguration } from "../read-configuration";

describe("readConfiguration", () => {
  it.each([
    ["docusaurus.config.js", (title: string) => `module.exports = { title: "${title}" };`],
    ["docusaurus.config.mjs", (title: string) => `export default { title: "${title}" };`],
    [
      "docusaurus.config.ts",
      (title: string) => `const title: string = "${title}";
export default async () => ({ title });`,
    ],
  ])("reads %s again after it has changed", async (name, source) => {
    const site = temporaryFolder();
    for (const title of ["Before", "After"]) {
      await writeFile(path.join(site, name), source(title));
      expect((await readConfiguration(site)).configuration.title).toBe(title);
    }
  });

  it("reads the configuration of a build, not of a development server", async () => {
    const site = temporaryFolder({
      "docusaurus.config.js": "module.exports = { title: process.env.NODE_ENV };",
    });
    // Jest gives tests an environment of their own, which the configuration does not see.
    const module = path.resolve("src/commands/migrate/read-configuration.ts");
    const script = `require(${JSON.stringify(module)}).readConfiguration(${JSON.stringify(site)})
      .then(({ configuration }) => console.log(configuration.title, process.env.NODE_ENV));`;
    const env = { ...process.env, NODE_ENV: "before" };
    const run = promisify(execFile);
    const { stdout } = await run(process.execPath, ["--require", "tsx/cjs", "-e", script], { env });
    expect(stdout.trim()).toBe("production before");
  });

  it("says which file is missing that a script of the site has to write", async () => {
    const site = temporaryFolder({
      "docusaurus.config.js":
        "module.exports = { title: JSON.parse(require('./data/title.json').text) };",
    });
    await expect(readConfiguration(site)).rejects.toThrow(
      /it imports .*data\/title\.json, which does not exist/,
    );
  });

  it("says where to install the packages that a configuration computes with", async () => {
    const text = `const { load } = require("no-such-yaml");
module.exports = { title: JSON.parse(load("title")).name };`;
    const site = temporaryFolder({ "package.json": "{}", "website/docusaurus.config.js": text });
    const reading = readConfiguration(path.join(site, "website"));
    await expect(reading).rejects.toThrow(/not installed: no-such-yaml/);
    const folder = path.relative(process.cwd(), site);
    await expect(reading).rejects.toThrow(`Run npm install in ${folder} first`);
  });
});

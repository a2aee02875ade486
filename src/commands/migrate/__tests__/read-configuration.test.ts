import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
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
    const site = await mkdtemp(path.join(tmpdir(), "site-"));
    for (const title of ["Before", "After"]) {
      await writeFile(path.join(site, name), source(title));
      expect((await readConfiguration(site)).configuration.title).toBe(title);
    }
    await rm(site, { recursive: true });
  });
});

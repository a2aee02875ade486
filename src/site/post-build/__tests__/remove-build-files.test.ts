import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { removeBuildFiles } from "../remove-stale-files";

const root = mkdtempSync(path.join(tmpdir(), "public-"));
afterAll(() => rmSync(root, { recursive: true }));

describe("removeBuildFiles", () => {
  it("removes what only the build needs, and can run again", async () => {
    for (const folder of ["~partytown/debug", "static", "page-data"]) {
      mkdirSync(path.join(root, folder), { recursive: true });
    }
    const removed = ["webpack.stats.json", "chunk-map.json", "app-1.js.map", "styles.1.css.map"];
    const kept = ["app-1.js", "styles.1.css", "site.map", "static/own.js.map"];
    for (const name of [...removed, ...kept, "~partytown/debug/x.js"]) {
      writeFileSync(path.join(root, name), "");
    }
    await removeBuildFiles(root);
    await removeBuildFiles(root);
    const left = ["app-1.js", "page-data", "site.map", "static", "styles.1.css"];
    expect(readdirSync(root).sort()).toEqual(left);
    expect(readdirSync(path.join(root, "static"))).toEqual(["own.js.map"]);
  });
});

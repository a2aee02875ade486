import { readdirSync } from "node:fs";
import path from "node:path";
import { temporaryFolder } from "../../../../packages/temporary-folder";
import { removeBuildFiles } from "../remove-stale-files";

describe("removeBuildFiles", () => {
  it("removes what only the build needs, and can run again", async () => {
    const removed = ["webpack.stats.json", "chunk-map.json", "app-1.js.map", "styles.1.css.map"];
    const kept = ["app-1.js", "styles.1.css", "site.map", "static/own.js.map"];
    const files = [...removed, ...kept, "~partytown/debug/x.js", "page-data/a.json"];
    const root = temporaryFolder(Object.fromEntries(files.map((name) => [name, ""])));
    await removeBuildFiles(root);
    await removeBuildFiles(root);
    const left = ["app-1.js", "page-data", "site.map", "static", "styles.1.css"];
    expect(readdirSync(root).sort()).toEqual(left);
    expect(readdirSync(path.join(root, "static"))).toEqual(["own.js.map"]);
  });
});

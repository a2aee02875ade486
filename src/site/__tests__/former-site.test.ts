import type { ChildProcess } from "node:child_process";
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { temporaryFolder, writeFiles } from "../../../packages/temporary-folder";

const MODULE = path.resolve("src/site/former-site.ts");

/** Runs a build in miniature: it writes a page, prints, waits for a line, and ends as the line says. */
const BUILD = `
import { mkdirSync, writeFileSync } from "node:fs";
import { keepFormerSite } from ${JSON.stringify(MODULE)};
keepFormerSite(process.argv[2] === "continued");
mkdirSync("public", { recursive: true });
writeFileSync("public/404.html", "new");
process.stdout.write("written");
process.stdin.once("data", (line) => process.exit(Number(line)));
`;

jest.setTimeout(60_000);

describe("keepFormerSite", () => {
  let folder: string;
  beforeEach(() => {
    folder = temporaryFolder({
      "build.ts": BUILD,
      "public/404.html": "old",
      "public/old.html": "old",
    });
  });

  async function startBuild(mode: "continued" | "fresh"): Promise<ChildProcess> {
    const tsx = require.resolve("tsx");
    const child = spawn(process.execPath, ["--import", tsx, "build.ts", mode], { cwd: folder });
    await once(child.stdout, "data");
    return child;
  }

  async function end(child: ChildProcess, code: number): Promise<void> {
    child.stdin?.write(String(code));
    await once(child, "close");
  }

  const names = () => readdirSync(path.join(folder, "public"));
  const page = () => readFileSync(path.join(folder, "public/404.html"), "utf8");
  const isClean = () => readdirSync(folder).sort().join() === "build.ts,public";

  it.each([
    ["continued", ["404.html", "old.html"]],
    ["fresh", ["404.html"]],
  ] as const)("leaves the new site of a %s build that succeeds", async (mode, files) => {
    await end(await startBuild(mode), 0);
    expect([page(), names(), isClean()]).toEqual(["new", files, true]);
  });

  it.each(["continued", "fresh"] as const)(
    "puts back the site when a %s build fails",
    async (mode) => {
      await end(await startBuild(mode), 1);
      expect([page(), names(), isClean()]).toEqual(["old", ["404.html", "old.html"], true]);
    },
  );

  it.each(["continued", "fresh"] as const)(
    "puts back the site when a %s build is killed",
    async (mode) => {
      const child = await startBuild(mode);
      expect(page()).toBe("new");
      child.kill("SIGKILL");
      await once(child, "close");
      for (let attempt = 0; attempt < 100 && !isClean(); attempt += 1) await sleep(100);
      expect([page(), names(), isClean()]).toEqual(["old", ["404.html", "old.html"], true]);
    },
  );

  it.each(["continued", "fresh"])("says why a %s build cannot replace the site", (mode) => {
    // What a mounted folder does.
    const busy = `
require("node:fs").renameSync = () => {
  throw new Error("EBUSY: resource busy or locked, rename 'public'");
};
try {
  require(${JSON.stringify(MODULE)}).keepFormerSite(process.argv[2] === "continued");
} catch (error) {
  console.log(error.message);
}
`;
    writeFileSync(path.join(folder, "busy.cjs"), busy);
    const words = ["--import", require.resolve("tsx"), "busy.cjs", mode];
    const output = execFileSync(process.execPath, words, { cwd: folder, encoding: "utf8" });
    rmSync(path.join(folder, "busy.cjs"));
    expect(output).toMatch(/cannot replace public\/: EBUSY.*\n.*do not mount public\/ itself/);
    expect([page(), names(), isClean()]).toEqual(["old", ["404.html", "old.html"], true]);
  });

  it("puts back the site of a build that nothing could clean up after", async () => {
    writeFiles(folder, { ".former-site-1/404.html": "older" });
    await end(await startBuild("continued"), 1);
    expect(page()).toBe("older");
  });
});

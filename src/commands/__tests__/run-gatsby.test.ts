import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { text } from "node:stream/consumers";
import { temporaryFolder } from "../../../packages/temporary-folder";
import { lockFolder } from "../run-gatsby/lock-folder";

jest.setTimeout(60_000);

describe("npm run build", () => {
  it.each(["build", "develop"])("reports missing settings and ends: %s", (command) => {
    const { status, stderr, stdout } = spawnSync(
      process.execPath,
      ["--import", "tsx", "src/commands/run-gatsby.ts", command],
      { env: { ...process.env, CONTENT_ROOT: "src/testing/sites" }, encoding: "utf8" },
    );
    expect(status).toBe(1);
    expect(stdout).not.toContain("settings");
    expect(stderr).toContain("src/testing/sites/site.yml error site/missing-file");
    expect(stderr.match(/The site has no settings/g)).toHaveLength(1);
  });
});

it("stops at once while another process builds in the folder, and names it", async () => {
  const folder = temporaryFolder();
  expect(await lockFolder(folder)).toBeUndefined();
  const command = path.resolve("src/commands/run-gatsby.ts");
  const child = spawn(process.execPath, ["--import", require.resolve("tsx"), command, "build"], {
    cwd: folder,
  });
  const [output, [code]] = await Promise.all([text(child.stderr), once(child, "close")]);
  expect([code, output]).toEqual([1, expect.stringContaining(`process ${process.pid}.`)]);
}, 60_000);

import { spawnSync } from "node:child_process";

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

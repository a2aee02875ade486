import { spawn } from "node:child_process";
import { cp, mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

/** What a trial build left behind. */
export interface BuiltSite {
  /** 0 for a site that was built. */
  exitCode: number;
  /** Everything that the build printed, without colors. */
  output: string;
  /** Absolute path of the workspace; its `public/` holds the site. */
  workspace: string;
  /** Removes the workspace. */
  remove: () => Promise<void>;
}

/** Parts of the project that a build needs. */
const PROJECT_PARTS = [
  "gatsby-browser.tsx",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-ssr.tsx",
  "package.json",
  "plugins",
  "src",
  "static",
  "tsconfig.json",
];

/**
 * Builds another site with this project's code, in a folder of its own, so that neither the
 * project's cache nor its `public/` is touched.
 *
 * @param site folder with `content/` and, where there is an API, `openapi.yaml`
 */
export async function buildSite(site: string, environment: NodeJS.ProcessEnv = {}): Promise<BuiltSite> {
  const workspace = await mkdtemp(path.join(tmpdir(), "site-"));
  await Promise.all(
    PROJECT_PARTS.map((part) => cp(path.resolve(part), path.join(workspace, part), { recursive: true })),
  );
  await cp(site, path.join(workspace, "site"), { recursive: true });
  await symlink(path.resolve("node_modules"), path.join(workspace, "node_modules"), "junction");
  const { exitCode, output } = await run(workspace, { CONTENT_ROOT: "site/content", ...environment });
  return {
    exitCode,
    output,
    workspace,
    remove: () => rm(workspace, { recursive: true, force: true }),
  };
}

function run(cwd: string, environment: NodeJS.ProcessEnv): Promise<{ exitCode: number; output: string }> {
  const gatsby = path.join(cwd, "node_modules/gatsby/cli.js");
  return new Promise((resolve, reject) => {
    const { NODE_ENV: _, ...inherited } = process.env;
    const child = spawn(process.execPath, [gatsby, "build"], {
      cwd,
      env: { ...inherited, GATSBY_TELEMETRY_DISABLED: "1", CI: "true", NO_COLOR: "1", ...environment },
    });
    let output = "";
    child.stdout.on("data", (chunk) => {
      output += String(chunk);
    });
    child.stderr.on("data", (chunk) => {
      output += String(chunk);
    });
    child.on("error", reject);
    child.on("close", (code) => resolve({ exitCode: code ?? 1, output }));
  });
}

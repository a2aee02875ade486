import type { ChildProcess } from "node:child_process";
import { spawn } from "node:child_process";
import { cp, mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { GATSBY_COMMAND } from "../../../packages/gatsby-command";

/** A copy of the project with a site of its own, so that trials touch neither cache nor `public/`. */
export interface Workspace {
  /** Absolute path. */
  root: string;
  /** Starts a command of Gatsby in it. */
  gatsby: (args: readonly string[], environment?: NodeJS.ProcessEnv) => ChildProcess;
  remove: () => Promise<void>;
}

/** Parts of the project that a build needs. */
const PROJECT_PARTS = [
  "content",
  "openapi",
  "gatsby-browser.tsx",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-ssr.tsx",
  "gatsby.env",
  "package.json",
  "packages",
  "plugins",
  "src",
  "static",
  "tsconfig.json",
];

/**
 * Copies the project's code into a temporary folder.
 *
 * @param site folder to be copied to `site/` there; its `content/` is then the site's content.
 *   Without it the workspace holds this project's own site.
 * @param flags flags of Node.js for Gatsby. A benchmark has none, so that it measures what `npm run build` does.
 */
export async function createWorkspace(
  site?: string,
  flags: readonly string[] = [SHORT_RUNS],
): Promise<Workspace> {
  const root = await mkdtemp(path.join(tmpdir(), "site-"));
  const parts = site ? PROJECT_PARTS.filter((part) => part !== "content") : PROJECT_PARTS;
  await Promise.all(
    parts.map((part) => cp(path.resolve(part), path.join(root, part), { recursive: true })),
  );
  if (site) await cp(site, path.join(root, "site"), { recursive: true });
  await symlink(path.resolve("node_modules"), path.join(root, "node_modules"), "junction");
  return {
    root,
    gatsby: (args, environment = {}) =>
      runGatsby(root, [...flags, ...GATSBY_COMMAND, ...args], {
        ...siteVariables(site),
        ...environment,
      }),
    remove: () => rm(root, { recursive: true, force: true, maxRetries: 5 }),
  };
}

function siteVariables(site: string | undefined): NodeJS.ProcessEnv {
  return site ? { CONTENT_ROOT: "site/content" } : {};
}

/**
 * Lets V8 compile only what runs eight times as often as usual. In a build of some seconds, its compiler takes a
 * fifth of the processor time, and the processors have other suites to run.
 */
const SHORT_RUNS = "--interrupt-budget=1056000";

function runGatsby(
  cwd: string,
  words: readonly string[],
  environment: NodeJS.ProcessEnv,
): ChildProcess {
  const { NODE_ENV: _, CONTENT_ROOT: __, OPENAPI_SPEC: ___, ...inherited } = process.env;
  return spawn(process.execPath, words, {
    cwd,
    env: {
      ...inherited,
      CI: "true",
      NO_COLOR: "1",
      ...environment,
    },
  });
}

/** Collects everything that a process prints. */
export function collectOutput(child: ChildProcess): { text: () => string } {
  let output = "";
  const append = (chunk: unknown) => {
    output += String(chunk);
  };
  child.stdout?.on("data", append);
  child.stderr?.on("data", append);
  return { text: () => output };
}

import type { Workspace } from "./workspace";
import { collectOutput, createWorkspace } from "./workspace";

/** Result of building a fixture site. */
export interface BuiltSite {
  /** 0 for a site that was built. */
  exitCode: number;
  /** Everything that the build printed. */
  output: string;
  /** Absolute path of the workspace; its `public/` holds the site. */
  workspace: string;
  /** Removes the workspace. */
  remove: () => Promise<void>;
}

/**
 * Builds another site with this project's code, in a folder of its own.
 *
 * @param site folder with `content/` and, where there is an API, `openapi.yaml`
 */
export async function buildSite(
  site: string,
  environment: NodeJS.ProcessEnv = {},
): Promise<BuiltSite> {
  const workspace = await createWorkspace(site);
  const built = await buildIn(workspace, environment);
  return { ...built, workspace: workspace.root, remove: workspace.remove };
}

/** Runs a build in a workspace. */
export async function buildIn(
  workspace: Workspace,
  environment: NodeJS.ProcessEnv = {},
): Promise<Pick<BuiltSite, "exitCode" | "output">> {
  const child = workspace.gatsby(["build"], environment);
  const output = collectOutput(child);
  const exitCode = await new Promise<number>((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => resolve(code ?? 1));
  });
  return { exitCode, output: output.text() };
}

import { cp } from "node:fs/promises";
import path from "node:path";
import type { GatsbyNode, Node } from "gatsby";
import { isContained } from "../../packages/contained-files";
import { projectFile, readEnvironment } from "./environment";
import { linkedFolders } from "./plugins";
import { loadSiteSources } from "./settings";

const FOLDER = "static";

/** The fields of a `File` node that are used here. */
interface FileFields {
  sourceInstanceName: string;
  relativePath: string;
  absolutePath: string;
}

/**
 * Copies the `static` folder of the content to the site's root. Gatsby only copies the project's own
 * folder, which belongs to the code.
 */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async () => {
  await copy(path.join(readEnvironment().contentRoot, FOLDER), "");
};

export function shouldOnCreateNode({ node }: { node: Node }): boolean {
  return node.internal.type === "File";
}

/** Copies files that are added or edited in develop. */
export const onCreateNode: GatsbyNode["onCreateNode"] = async ({ node }) => {
  const { sourceInstanceName, relativePath, absolutePath } = node as unknown as FileFields;
  if (sourceInstanceName !== "content") return;
  const [folder, ...rest] = relativePath.split("/");
  if (folder === FOLDER) await copy(absolutePath, path.join(...rest));
};

async function copy(from: string, to: string): Promise<void> {
  const { contentRoot, settings } = loadSiteSources();
  const roots = [contentRoot, ...linkedFolders({ contentRoot, settings })];
  // A check reports symbolic links that lead out of the content folder.
  const filter = (file: string) => isContained(file, roots);
  try {
    await cp(from, projectFile("public", to), { recursive: true, dereference: true, filter });
  } catch (error) {
    // The folder is optional, and a file may be deleted in the meantime.
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  }
}

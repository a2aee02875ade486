import { cp } from "node:fs/promises";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { readSiteSources } from "../settings";

const FOLDER = "static";

/**
 * Copies the content's `static` folder to the site's root. Gatsby does so with the project's own, which
 * belongs to the code: another site brings its files with its content.
 */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async () => {
  const { contentRoot } = readSiteSources(process.env);
  await copy(path.join(contentRoot, FOLDER), "");
};

/** Follows additions and edits in develop. */
export const onCreateNode: GatsbyNode["onCreateNode"] = async ({ node }) => {
  const { sourceInstanceName, relativePath, absolutePath } = node as unknown as FileFields;
  if (node.internal.type !== "File" || sourceInstanceName !== "content") return;
  const [folder, ...rest] = relativePath.split("/");
  if (folder === FOLDER) await copy(absolutePath, path.join(...rest));
};

/** What is read of a file's node. */
interface FileFields {
  sourceInstanceName: string;
  relativePath: string;
  absolutePath: string;
}

async function copy(from: string, to: string): Promise<void> {
  try {
    await cp(from, path.resolve("public", to), { recursive: true, dereference: true });
  } catch (error) {
    // A site without static files has no such folder; a file may be gone again already.
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  }
}

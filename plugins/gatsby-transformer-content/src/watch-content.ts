import path from "node:path";
import { watch } from "chokidar";
import type { Node, SourceNodesArgs } from "gatsby";
import { NODE_TYPES, PLUGIN } from "./nodes";
import { sourceDefaultSidebars } from "./data-files/sidebar-nodes";
import { remakeDependents, remakeSidebars } from "./on-create-node";
import { writeRootNode } from "./nodes";
import { versionsOf } from "./plugin-options";
import type { ContentPluginOptions } from "./plugin-options";
import { versionOfSidebars } from "./versions/docs-version";

/** Quiet time after the last edit before Gatsby is asked to look once more, in milliseconds. */
const SETTLE = 1500;

/**
 * Follows in develop what Gatsby calls nobody for: a file that is gone takes its own nodes with it, but
 * the pages that take it in must be made anew, and where a file of sidebars comes or goes, others or
 * the default ones count.
 */
export function watchContent(api: SourceNodesArgs, options: ContentPluginOptions): void {
  const { contentRoot } = options;
  const lookAgain = looker(api, options);
  const follow = async (event: string, file: string) => {
    if (event === "unlink") await remakeDependents(file, api, options);
    if (event !== "change" && isSidebars(path.relative(contentRoot, file))) {
      await sourceDefaultSidebars(api, options);
      await remakeSidebars(api, options, ({ absolutePath }) => absolutePath !== file);
    }
    lookAgain();
  };
  watch(contentRoot, { ignoreInitial: true, ignored: /node_modules/ }).on("all", (event, file) => {
    follow(event, file).catch((error: Error) => api.reporter.error(error.message, error));
  });
}

function isSidebars(relativePath: string): boolean {
  return versionOfSidebars(relativePath.split(path.sep).join("/")) !== undefined;
}

/**
 * Gatsby plans pages and runs queries while files are still being compiled, and forgets which nodes came
 * meanwhile. A version that is written anew, after the last edit and the last node, makes it do both
 * once more (`followEdits`).
 */
function looker(api: SourceNodesArgs, options: ContentPluginOptions): () => void {
  const [version] = versionsOf(options);
  let timer: NodeJS.Timeout | undefined;
  let times = 0;
  const lookAgain = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      times += 1;
      const fields = { ...version, order: 0, edits: times };
      if (version) void writeRootNode(api, NODE_TYPES.docsVersion, version.name, fields);
    }, SETTLE);
  };
  api.emitter.on("CREATE_NODE", ({ payload }: { payload: Node }) => {
    const { owner, type } = payload.internal;
    if (owner === PLUGIN && type !== NODE_TYPES.docsVersion) lookAgain();
  });
  return lookAgain;
}

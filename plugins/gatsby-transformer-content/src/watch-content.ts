import path from "node:path";
import { watch } from "chokidar";
import type { SourceNodesArgs } from "gatsby";
import { NODE_TYPES } from "./constants";
import { sourceDefaultSidebars } from "./data-files/default-sidebars";
import { remakeDependents, remakeSidebars } from "./on-create-node";
import type { ContentPluginOptions } from "./plugin-options-schema";
import { versionOfSidebars } from "./versions/version-of-path";

/** Quiet time after the last edit before Gatsby is asked to look once more, in milliseconds. */
const SETTLE = 1500;

/**
 * Follows in develop what Gatsby calls nobody for: a file that is gone takes its own nodes with it, but
 * the pages that take it in must be made anew, and where a file of sidebars comes or goes, others or
 * the default ones count.
 */
export function watchContent(api: SourceNodesArgs, options: ContentPluginOptions): void {
  const { contentRoot } = options;
  const lookAgain = looker(api);
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
 * Gatsby plans pages and runs queries while files are still being compiled, and does not hear of the
 * nodes that come meanwhile, nor of an edit that comes while it plans. A node that is touched later
 * makes it do both once more.
 */
function looker({ actions, getNodesByType }: SourceNodesArgs): () => void {
  let timer: NodeJS.Timeout | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const [version] = getNodesByType(NODE_TYPES.docsVersion);
      if (version) actions.touchNode(version);
    }, SETTLE);
  };
}

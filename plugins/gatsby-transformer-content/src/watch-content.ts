import path from "node:path";
import { watch } from "chokidar";
import type { Node, SourceNodesArgs } from "gatsby";
import { NODE_TYPES, PLUGIN } from "./nodes";
import { sourceDefaultSidebars } from "./data-files/sidebar-nodes";
import { recreateDependents, recreateSidebars } from "./on-create-node";
import { writeRootNode } from "./nodes";
import { versionsOf } from "./plugin-options";
import type { ContentPluginOptions } from "./plugin-options";
import { versionOfSidebars } from "./versions/docs-version";

/** Milliseconds without edits before Gatsby has to run again. */
const QUIET_PERIOD = 1500;

/**
 * In develop, handles changes that Gatsby does not: recreates pages that include a deleted file,
 * and recreates sidebars when a sidebars file is added or deleted.
 */
export function watchContent(api: SourceNodesArgs, options: ContentPluginOptions): void {
  const { contentRoot } = options;
  const refresh = createRefresher(api, options);
  const follow = async (event: string, file: string) => {
    if (event === "unlink") await recreateDependents(file, api, options);
    if (event !== "change" && isSidebars(path.relative(contentRoot, file))) {
      await sourceDefaultSidebars(api, options);
      await recreateSidebars(api, options, ({ absolutePath }) => absolutePath !== file);
    }
    refresh();
  };
  watch(contentRoot, { ignoreInitial: true, ignored: /node_modules/ }).on("all", (event, file) => {
    follow(event, file).catch((error: Error) => api.reporter.error(error.message, error));
  });
}

function isSidebars(relativePath: string): boolean {
  return versionOfSidebars(relativePath.split(path.sep).join("/")) !== undefined;
}

/**
 * Gatsby plans pages and runs queries while files are still being compiled, and loses track of
 * nodes created meanwhile. An update of a version node after the last edit makes it run again (see
 * `rerunAfterEdits`).
 */
function createRefresher(api: SourceNodesArgs, options: ContentPluginOptions): () => void {
  const [version] = versionsOf(options);
  let timer: NodeJS.Timeout | undefined;
  let times = 0;
  const refresh = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      times += 1;
      const fields = { ...version, order: 0, edits: times };
      if (version) void writeRootNode(api, NODE_TYPES.docsVersion, version.name, fields);
    }, QUIET_PERIOD);
  };
  api.emitter.on("CREATE_NODE", ({ payload }: { payload: Node }) => {
    const { owner, type } = payload.internal;
    if (owner === PLUGIN && type !== NODE_TYPES.docsVersion) refresh();
  });
  return refresh;
}

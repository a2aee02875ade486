import { createHash } from "node:crypto";
import { readFile, rm, stat, utimes } from "node:fs/promises";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { watch } from "chokidar";
import type { GatsbyNode, Node, NodePluginArgs, SourceNodesArgs } from "gatsby";
import { sourceDefaultSidebars } from "./data-files/sidebar-nodes";
import { CONTENT_SOURCE, createRootNode, NODE_TYPES } from "./nodes";
import { recreateDependents, recreateSidebars } from "./on-create-node";
import { pendingWork } from "./pending-work";
import type { ContentPluginOptions } from "./plugin-options";
import { versionsOf } from "./plugin-options";
import { versionOfSidebars } from "./versions/docs-version";

/** Quiet time after the last change before checking whether Gatsby has followed it, in milliseconds. */
const SETTLE = 1000;

/** Longest wait for nodes that are being made before pages are planned, in milliseconds. */
const TIMEOUT = 60_000;

/**
 * Follows in develop the changes that Gatsby does not report to plugins: pages that include a deleted
 * file are made again, and where a sidebars file is added or deleted, other or default sidebars apply.
 */
export function watchContent(api: SourceNodesArgs, options: ContentPluginOptions): void {
  const { contentRoot } = options;
  const work = pendingWork(api);
  const edited = new Set<string>();
  followNodes(api, edited);
  followWrites(api);
  const checkLater = createChecker(api, options, edited);
  const follow = async (event: string, file: string) => {
    work.pending.add(file);
    try {
      if (event === "unlink") await recreateDependents(file, api, options);
      if (event !== "change" && isSidebars(path.relative(contentRoot, file))) {
        await sourceDefaultSidebars(api, options);
        await recreateSidebars(api, options, ({ absolutePath }) => absolutePath !== file);
      }
    } finally {
      work.pending.delete(file);
    }
    work.changes += 1;
    edited.add(file);
    checkLater();
  };
  const watcher = watch(contentRoot, { ignoreInitial: true, ignored: /node_modules/ });
  watcher.on("all", (event, file) => {
    follow(event, file).catch((error: Error) => api.reporter.error(error.message, error));
  });
  // chokidar reports no change of a file with the same modification time that was read since. The system does.
  watcher.on("raw", (_event: string, name: string | null, { watchedPath = "" }) => {
    if (name) edited.add(path.resolve(watchedPath, name));
    checkLater();
  });
  for (const event of CHECKED_EVENTS) api.emitter.on(event, checkLater);
}

const CHECKED_EVENTS = ["CREATE_NODE", "DELETE_NODE", "PAGE_QUERY_RUN"];

/**
 * Plans pages in develop from complete data: waits until the nodes of edited files are made, then
 * makes every query outdated. Gatsby forgets what a query depends on when the query starts, and stores
 * its new dependencies after all queries, so those that were running did not notice the edit. None runs
 * while pages are planned. Afterward Gatsby runs those of open pages, the others when they are requested.
 */
export const createPages: GatsbyNode["createPages"] = async (api, pluginOptions) => {
  if (process.env.gatsby_executing_command !== "develop") return;
  const work = pendingWork(api);
  const end = Date.now() + TIMEOUT;
  while (work.pending.size > 0 && Date.now() < end) await sleep(20);
  const isFirst = work.planned < 0;
  const isBehind = work.planned !== work.changes;
  work.planned = work.changes;
  if (isBehind && !isFirst) {
    await outdateQueries(api, pluginOptions as unknown as ContentPluginOptions);
  }
};

function isSidebars(relativePath: string): boolean {
  return versionOfSidebars(relativePath.split(path.sep).join("/")) !== undefined;
}

/**
 * Keeps the data of a page marked as unwritten if it became ready while older data of the page was
 * being written: Gatsby clears the mark when that ends, and would not write the new data at all.
 */
function followWrites({ emitter, store }: SourceNodesArgs): void {
  const ready = new Map<string, number>();
  emitter.on("ADD_PENDING_PAGE_DATA_WRITE", ({ payload }: { payload: { path: string } }) => {
    ready.set(payload.path, (ready.get(payload.path) ?? 0) + 1);
  });
  emitter.on("CLEAR_PENDING_PAGE_DATA_WRITE", ({ payload }: { payload: { page: string } }) => {
    const isRepeated = (ready.get(payload.page) ?? 0) > 1;
    ready.delete(payload.page);
    if (!isRepeated) return;
    store.dispatch({ type: "ADD_PENDING_PAGE_DATA_WRITE", payload: { path: payload.page } });
  });
}

/**
 * Counts changes of nodes, and notes the nodes of content whose own nodes are still to be made. The
 * file of a new node counts as edited, because Gatsby may have read it before its last change.
 */
function followNodes({ emitter, store }: SourceNodesArgs, edited: Set<string>): void {
  const work = pendingWork({ store });
  emitter.on("CREATE_NODE", ({ payload }: { payload: Node }) => {
    if (!isFollowed(payload)) return;
    work.changes += 1;
    const { type } = payload.internal;
    const isContent = type === "File" && payload.sourceInstanceName === CONTENT_SOURCE;
    if (isContent || type === "Mdx") work.pending.add(payload.id);
    if (isContent && work.planned >= 0) edited.add(String(payload.absolutePath));
  });
  emitter.on("DELETE_NODE", ({ payload }: { payload?: Node }) => {
    if (!payload || !isFollowed(payload)) return;
    work.changes += 1;
    work.pending.delete(payload.id);
  });
}

/** Versions are written by this file, and the nodes of pages and of the search follow from the plan. */
function isFollowed({ internal: { owner, type } }: Node): boolean {
  const isOwn = type === NODE_TYPES.docsVersion;
  return !isOwn && type !== "SitePage" && !OWNERS_OF_RESULTS.includes(owner);
}

/** Plugins whose nodes do not change what is planned. */
const OWNERS_OF_RESULTS = ["internal-data-bridge", "gatsby-plugin-local-search"];

/**
 * Returns a function to call after changes. When all is quiet it makes Gatsby plan once more if it has
 * not done so since the last change, or if it has not written data that it has: it forgets changes
 * that come while it plans, and data that is ready while other data is being written.
 */
function createChecker(
  api: SourceNodesArgs,
  options: ContentPluginOptions,
  edited: Set<string>,
): () => void {
  const work = pendingWork(api);
  let timer: NodeJS.Timeout | undefined;
  let unwritten = 0;
  let hasWritten = false;
  // Until the browser's code is compiled for the first time, Gatsby writes nothing.
  api.emitter.on("CLEAR_PENDING_PAGE_DATA_WRITE", () => {
    hasWritten = true;
  });
  const touched = new Map<string, number>();
  const deleted = new Set<string>();
  api.emitter.on("DELETE_NODE", ({ payload }: { payload?: Node }) => {
    if (payload?.internal.type === "SitePage") deleted.add(String(payload.path));
  });
  const finish = () => {
    const pages = new Set(api.getNodesByType("SitePage").map(({ path }) => path));
    const gone = [...deleted].filter((page) => !pages.has(page));
    deleted.clear();
    return removePageData(gone);
  };
  const check = async () => {
    const files = [...edited];
    edited.clear();
    for (const file of files) await touchOutdated(file, api, touched);
    unwritten = hasWritten && hasUnwrittenData(api) ? unwritten + 1 : 0;
    // Before the first plan, Gatsby is still reading the content.
    const isBehind = work.planned >= 0 && work.planned !== work.changes;
    if (!isBehind && unwritten === 0) return finish();
    if (work.pending.size === 0 && (isBehind || unwritten > 2)) {
      unwritten = 0;
      await outdateQueries(api, options);
    }
    checkLater();
  };
  const checkLater = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      check().catch((error: Error) => api.reporter.error(error.message, error));
    }, SETTLE);
  };
  return checkLater;
}

/**
 * Touches an edited file if its node has a digest other than the file's, so that Gatsby reads the file
 * again. Gatsby may have read it while it was being written, takes the second of two writes within a
 * tick of the file system's clock for the first one, and forgets the first change of a session if a
 * page is requested within half a second of it. After an edit that keeps the modification time, it also
 * gives the node the digest of what it read then, so the file is touched even if the digests are equal. A
 * file that was not written since it was touched stays as it is.
 *
 * @param touched modification time of each file that was touched
 */
async function touchOutdated(
  file: string,
  { getNodesByType }: NodePluginArgs,
  touched: Map<string, number>,
): Promise<void> {
  const written = await stat(file).catch(() => undefined);
  const bytes = await readFile(file).catch(() => undefined);
  if (!written || !bytes || written.mtime.getTime() === touched.get(file)) return;
  const digest = createHash("md5").update(bytes).digest("hex");
  const node = getNodesByType("File").find(({ absolutePath }) => absolutePath === file);
  const keptTime = written.ctimeMs - written.mtimeMs > SETTLE;
  if (node?.internal.contentDigest === digest && !keptTime) return;
  const now = new Date();
  touched.set(file, now.getTime());
  await utimes(file, now, now).catch(() => undefined);
}

/** The part of Gatsby's state that is read here. */
interface QueryState {
  pendingPageDataWrites: { pagePaths: Set<string> };
  queries: { trackedQueries: Map<string, { dirty: number }> };
}

function stateOf({ store }: Pick<NodePluginArgs, "store">): QueryState {
  return store.getState() as unknown as QueryState;
}

/** Removes the data of deleted pages: a query that was still running may have written it again. */
async function removePageData(pages: readonly string[]): Promise<void> {
  for (const page of pages) {
    const file = path.join("public/page-data", page, "page-data.json");
    await rm(file, { force: true });
  }
}

function hasUnwrittenData(api: Pick<NodePluginArgs, "store">): boolean {
  const { pendingPageDataWrites, queries } = stateOf(api);
  return [...pendingPageDataWrites.pagePaths].some(
    (page) => queries.trackedQueries.get(page)?.dirty === 0,
  );
}

/** Changes the first version node, on which every query depends (`rerunAfterEdits`). */
async function outdateQueries(api: NodePluginArgs, options: ContentPluginOptions): Promise<void> {
  const [version] = versionsOf(options);
  if (!version) return;
  const fields = { ...version, order: 0, edits: `${process.pid} ${process.hrtime.bigint()}` };
  await createRootNode(api, NODE_TYPES.docsVersion, version.name, fields);
}

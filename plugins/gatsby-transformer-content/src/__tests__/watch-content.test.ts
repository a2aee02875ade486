import { createHash } from "node:crypto";
import { EventEmitter } from "node:events";
import { existsSync, mkdirSync, statSync, utimesSync } from "node:fs";
import { stat } from "node:fs/promises";
import path from "node:path";
import type { SourceNodesArgs } from "gatsby";
import { temporaryFolder, writeFiles } from "../../../../packages/temporary-folder";
import { pendingWork } from "../pending-work";
import { createPages, watchContent } from "../watch-content";

const watcher = new EventEmitter();
jest.mock("chokidar", () => ({ watch: () => watcher }));

const SETTLE = 1000;
const realFolder = process.cwd();

/** A Gatsby in develop whose plans are counted by the changes of the node on which all queries depend. */
function pretendedGatsby() {
  const contentRoot = temporaryFolder();
  const emitter = new EventEmitter();
  const nodes: Array<Record<string, unknown> & { internal: { type: string } }> = [];
  const state = {
    pendingPageDataWrites: { pagePaths: new Set<string>() },
    queries: { trackedQueries: new Map<string, { dirty: number }>() },
  };
  const dispatch = jest.fn();
  const createNode = jest.fn();
  const api = {
    emitter,
    store: { getState: () => state, dispatch },
    getNode: () => undefined,
    getNodesByType: (type: string) => nodes.filter(({ internal }) => internal.type === type),
    createNodeId: (id: string) => id,
    createContentDigest: () => "",
    actions: { createNode },
    reporter: { error: jest.fn() },
  };
  const options = { contentRoot, blogBasePath: "/blog" };
  watchContent(api as unknown as SourceNodesArgs, options);
  const work = pendingWork(api as unknown as SourceNodesArgs);
  const node = (type: string, more = {}) => ({ id: type, internal: { type, owner: "p" }, ...more });
  return {
    contentRoot,
    nodes,
    state,
    work,
    dispatch,
    node,
    emit: (type: string, payload?: object) => void emitter.emit(type, { payload }),
    /** How many times all queries were made outdated. */
    outdated: () => createNode.mock.calls.length,
    plan: async () => {
      await createPages?.(api as never, options as never, () => undefined);
    },
  };
}

/** Waits until all is quiet, and until the file system has worked off what was asked of it then. */
const settle = async () => {
  await jest.advanceTimersByTimeAsync(SETTLE);
  for (let turn = 0; turn < 200; turn += 1) await stat(".");
};

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ["setImmediate", "nextTick", "Date"] });
  process.env.gatsby_executing_command = "develop";
  process.chdir(temporaryFolder());
  watcher.removeAllListeners();
});
afterEach(() => {
  jest.useRealTimers();
  delete process.env.gatsby_executing_command;
  process.chdir(realFolder);
});

describe("develop plans pages", () => {
  it.each<[string, (gatsby: ReturnType<typeof pretendedGatsby>) => void, number]>([
    ["not without a change", () => undefined, 0],
    ["once more after a new node", ({ emit, node }) => emit("CREATE_NODE", node("Tag")), 1],
    ["once more after a deleted node", ({ emit, node }) => emit("DELETE_NODE", node("Tag")), 1],
    [
      "not after a node that it makes itself",
      ({ emit, node }) => emit("CREATE_NODE", node("DocsVersion")),
      0,
    ],
    ["not after the node of a page", ({ emit, node }) => emit("CREATE_NODE", node("SitePage")), 0],
    [
      "not after results",
      ({ emit }) =>
        emit("DELETE_NODE", {
          internal: { type: "X", owner: "gatsby-plugin-local-search" },
        }),
      0,
    ],
    ["not after the deletion of nothing", ({ emit }) => emit("DELETE_NODE"), 0],
    ["not while nodes of a file are made", ({ emit, node }) => emit("CREATE_NODE", node("Mdx")), 0],
    [
      "when the file whose nodes were made is gone",
      ({ emit, node }) => {
        emit("CREATE_NODE", node("Mdx"));
        emit("DELETE_NODE", node("Mdx"));
      },
      1,
    ],
  ])("%s", async (_, change, count) => {
    const gatsby = pretendedGatsby();
    await gatsby.plan();
    change(gatsby);
    gatsby.emit("PAGE_QUERY_RUN");
    await settle();
    expect(gatsby.outdated()).toBe(count);
  });

  it("from the start without making queries outdated, and later with it", async () => {
    const gatsby = pretendedGatsby();
    gatsby.emit("CREATE_NODE", gatsby.node("Tag"));
    await settle();
    expect(gatsby.outdated()).toBe(0);
    await gatsby.plan();
    expect(gatsby.outdated()).toBe(0);
    await gatsby.plan();
    expect(gatsby.outdated()).toBe(0);
    gatsby.emit("CREATE_NODE", gatsby.node("Tag"));
    await gatsby.plan();
    expect(gatsby.outdated()).toBe(1);
    await settle();
    expect(gatsby.outdated()).toBe(1);
  });

  it("only in develop", async () => {
    const gatsby = pretendedGatsby();
    delete process.env.gatsby_executing_command;
    await gatsby.plan();
    expect(gatsby.work.planned).toBe(-1);
  });

  it("when the nodes of all files are made", async () => {
    const gatsby = pretendedGatsby();
    gatsby.work.pending.add("file");
    let isPlanned = false;
    const planned = gatsby.plan().then(() => {
      isPlanned = true;
    });
    await jest.advanceTimersByTimeAsync(100);
    expect(isPlanned).toBe(false);
    gatsby.work.pending.clear();
    await jest.advanceTimersByTimeAsync(100);
    await planned;
    expect(isPlanned).toBe(true);
  });
});

describe("the data of pages in develop", () => {
  it("is written again if newer data was ready before the older was written", () => {
    const { emit, dispatch } = pretendedGatsby();
    emit("ADD_PENDING_PAGE_DATA_WRITE", { path: "/a" });
    emit("CLEAR_PENDING_PAGE_DATA_WRITE", { page: "/a" });
    emit("CLEAR_PENDING_PAGE_DATA_WRITE", { page: "/b" });
    expect(dispatch).not.toHaveBeenCalled();
    emit("ADD_PENDING_PAGE_DATA_WRITE", { path: "/a" });
    emit("ADD_PENDING_PAGE_DATA_WRITE", { path: "/a" });
    emit("CLEAR_PENDING_PAGE_DATA_WRITE", { page: "/a" });
    expect(dispatch.mock.calls).toEqual([
      [{ type: "ADD_PENDING_PAGE_DATA_WRITE", payload: { path: "/a" } }],
    ]);
    emit("CLEAR_PENDING_PAGE_DATA_WRITE", { page: "/a" });
    expect(dispatch).toHaveBeenCalledTimes(1);
  });

  it.each([
    ["ready, and not written for long", 0, true, 1],
    ["not ready", 1, true, 0],
    ["ready, before Gatsby writes anything", 0, false, 0],
  ])("that is %s is asked for again", async (_, dirty, hasWritten, count) => {
    const gatsby = pretendedGatsby();
    await gatsby.plan();
    if (hasWritten) gatsby.emit("CLEAR_PENDING_PAGE_DATA_WRITE", { page: "/b" });
    gatsby.state.pendingPageDataWrites.pagePaths.add("/a");
    gatsby.state.queries.trackedQueries.set("/a", { dirty });
    gatsby.emit("PAGE_QUERY_RUN");
    await settle();
    await settle();
    expect(gatsby.outdated()).toBe(0);
    await settle();
    expect(gatsby.outdated()).toBe(count);
  });

  it.each([
    ["goes with the page", false],
    ["stays if the page has come back", true],
  ])("%s", async (_, isBack) => {
    const gatsby = pretendedGatsby();
    const file = "public/page-data/a/page-data.json";
    writeFiles(process.cwd(), { [file]: "{}", "public/page-data/b/page-data.json": "{}" });
    gatsby.nodes.push(gatsby.node("SitePage", { path: "/b/" }));
    if (isBack) gatsby.nodes.push(gatsby.node("SitePage", { path: "/a/" }));
    gatsby.emit("DELETE_NODE", gatsby.node("Tag", { path: "/b/" }));
    gatsby.emit("DELETE_NODE", gatsby.node("SitePage", { path: "/a/" }));
    await settle();
    expect(existsSync(file)).toBe(isBack);
    expect(existsSync("public/page-data/b/page-data.json")).toBe(true);
  });
});

describe("an edited file in develop", () => {
  const LONG_AGO = new Date("2025-01-02");
  const digestOf = (text: string) => createHash("md5").update(text).digest("hex");

  /** Edits a file, and returns whether it was touched so that Gatsby reads it again. */
  async function isTouched(digest: string, more: { emit?: "raw" | "all" | "node" } = {}) {
    const gatsby = pretendedGatsby();
    await gatsby.plan();
    writeFiles(gatsby.contentRoot, { "a.mdx": "new" });
    const file = path.join(gatsby.contentRoot, "a.mdx");
    utimesSync(file, LONG_AGO, LONG_AGO);
    const node = gatsby.node("File", {
      absolutePath: file,
      sourceInstanceName: "content",
      internal: { type: "File", contentDigest: digest },
    });
    gatsby.nodes.push(node);
    if (more.emit === "raw")
      watcher.emit("raw", "change", "a.mdx", { watchedPath: gatsby.contentRoot });
    else if (more.emit === "node") gatsby.emit("CREATE_NODE", node);
    else watcher.emit("all", "change", file);
    await settle();
    await settle();
    return statSync(file).mtime.getTime() !== LONG_AGO.getTime();
  }

  it.each([
    ["all", digestOf("old"), true],
    ["raw", digestOf("old"), true],
    ["node", digestOf("old"), true],
    // It has kept its modification time.
    ["all", digestOf("new"), true],
  ] as const)("is read again after the event %s", async (emit, digest, expected) => {
    expect(await isTouched(digest, { emit })).toBe(expected);
  });

  it("stays as it is if Gatsby has read it", async () => {
    const gatsby = pretendedGatsby();
    writeFiles(gatsby.contentRoot, { "a.mdx": "new" });
    const file = path.join(gatsby.contentRoot, "a.mdx");
    const before = statSync(file).mtimeMs;
    const internal = { type: "File", contentDigest: digestOf("new") };
    gatsby.nodes.push(gatsby.node("File", { absolutePath: file, internal }));
    watcher.emit("all", "change", file);
    await settle();
    expect(statSync(file).mtimeMs).toBe(before);
  });

  it("may be gone", async () => {
    const gatsby = pretendedGatsby();
    mkdirSync(path.join(gatsby.contentRoot, "docs"));
    watcher.emit("all", "change", path.join(gatsby.contentRoot, "docs/gone.mdx"));
    await expect(settle()).resolves.toBeUndefined();
  });
});

import type { SourceNodesArgs } from "gatsby";
import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { NODE_TYPES } from "./nodes";
import type { ContentPluginOptions } from "./plugin-options";

/** What a page says of its last change itself, or what is shown of it. */
export interface LastUpdate {
  date: string | null;
  author: string | null;
}

/** The part of a page's node that is read here. */
interface UpdatedPage {
  file: string;
  lastUpdate: LastUpdate | null;
  /** Day of publication of a post. */
  date?: string;
}

interface QueryContext {
  nodeModel: {
    findOne: (query: { type: string; query?: object }) => Promise<object | null | undefined>;
  };
}

/** Which parts of a commit the settings show. */
type Shown = Record<keyof LastUpdate, boolean>;

/** When a page was last changed: what its front matter says, and for the rest its last commit. */
export async function resolveLastUpdate(
  page: UpdatedPage,
  _: unknown,
  { nodeModel }: QueryContext,
): Promise<LastUpdate | null> {
  const own = page.lastUpdate;
  if (own?.date && own.author) return own;
  const settings = await nodeModel.findOne({ type: NODE_TYPES.siteSettings, query: {} });
  const shown = (settings as { lastUpdate?: Shown } | null)?.lastUpdate;
  if (!shown?.date && !shown?.author) return own;
  const query = { filter: { file: { eq: page.file } } };
  const commit = await nodeModel.findOne({ type: NODE_TYPES.lastCommit, query });
  return mergeLastUpdate(page, shown, (commit as LastCommit | null) ?? undefined);
}

/** Joins both sources field by field. A post has not been changed before it was published. */
export function mergeLastUpdate(
  { lastUpdate: own, date: published }: Omit<UpdatedPage, "file">,
  shown: Shown,
  commit: LastCommit | undefined,
): LastUpdate | null {
  const isEarly = commit && published && new Date(commit.date) < new Date(published);
  const known = isEarly ? undefined : commit;
  const date = own?.date ?? (shown.date && known ? known.date : null);
  const author = own?.author ?? (shown.author && known ? known.author : null);
  return date || author ? { date, author } : null;
}

/** The last commit that touched a file. */
export interface LastCommit {
  /** ISO 8601, of the committer. */
  date: string;
  author: string;
}

const run = promisify(execFile);
/** The log of a large repository, in bytes. */
const LOG_LIMIT = 2 ** 30;
const LOG = [
  "-c",
  "log.showSignature=false",
  "log",
  "-z",
  "--relative",
  "--no-renames",
  "--name-status",
  "--format=%x01%cI%x02%an",
  "--",
  ".",
];

/**
 * The last commit of every file below a folder, by its path from there, out of a single run of git.
 * Empty where git cannot know: no git, no repository, or one that was cloned without its history.
 */
export async function readHistory(folder: string): Promise<Map<string, LastCommit>> {
  try {
    // Another program may be working in the repository: reading takes no locks.
    const options = {
      cwd: folder,
      maxBuffer: LOG_LIMIT,
      env: { ...process.env, GIT_OPTIONAL_LOCKS: "0" },
    };
    const git = async (...args: string[]) => (await run("git", args, options)).stdout;
    const isShallow = (await git("rev-parse", "--is-shallow-repository")).trim() !== "false";
    return isShallow ? new Map() : parseLog(await git(...LOG));
  } catch {
    // A site is built without dates wherever there are none: from an archive, in a bare container.
    return new Map();
  }
}

/** Reads git's log, newest commit first: `\x01date\x02author`, then a status and a path for each file. */
function parseLog(log: string): Map<string, LastCommit> {
  const seen = new Map<string, LastCommit | undefined>();
  for (const entry of log.split("\x01").slice(1)) {
    const [header = "", ...changes] = entry.split("\0").map((part) => part.replace(/^\n/, ""));
    const [date = "", author = ""] = header.split("\x02");
    for (let index = 0; index + 1 < changes.length; index += 2) {
      const [status, file] = [changes[index], changes[index + 1]];
      // A file that was deleted last is there again without a commit, or not at all.
      if (file && !seen.has(file)) seen.set(file, status === "D" ? undefined : { date, author });
    }
  }
  return new Map([...seen].flatMap(([file, commit]) => (commit ? [[toPath(file), commit]] : [])));
}

function toPath(file: string): string {
  return file.split("/").join(path.sep);
}

/**
 * Makes a node of every content file's last commit, once in a build and at the start of develop. As it
 * is a node of its own, a commit changes the pages that show it, and no compiled page.
 */
export async function sourceHistory(
  api: SourceNodesArgs,
  { contentRoot }: Pick<ContentPluginOptions, "contentRoot">,
): Promise<void> {
  const { actions, createContentDigest, createNodeId } = api;
  for (const [relativePath, commit] of await readHistory(contentRoot)) {
    if (!/\.mdx?$/i.test(relativePath)) continue;
    const file = path.relative(process.cwd(), path.join(contentRoot, relativePath));
    const fields = { file, ...commit };
    actions.createNode({
      ...fields,
      id: createNodeId(`${NODE_TYPES.lastCommit} >>> ${file}`),
      parent: null,
      children: [],
      internal: { type: NODE_TYPES.lastCommit, contentDigest: createContentDigest(fields) },
    });
  }
}

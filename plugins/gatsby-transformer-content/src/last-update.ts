import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import type { SourceNodesArgs } from "gatsby";
import { projectPath } from "../../../packages/problems";
import type { QueryContext } from "./nodes";
import { createRootNode, findNode, NODE_TYPES } from "./nodes";
import type { ContentPluginOptions } from "./plugin-options";

/** Date and author of a page's last change. */
export interface LastUpdate {
  date: string | null;
  author: string | null;
}

/** Fields of a page that are read here. */
interface UpdatedPage {
  file: string;
  lastUpdate: LastUpdate | null;
  /** Publication date of a post. */
  date?: string;
}

/** Which parts of a commit the settings show. */
type Shown = Record<keyof LastUpdate, boolean>;

/** Resolves a page's last update from its front matter, or else from its last commit. */
export async function resolveLastUpdate(
  page: UpdatedPage,
  _: unknown,
  { nodeModel }: QueryContext,
): Promise<LastUpdate | null> {
  const own = page.lastUpdate;
  if (own?.date && own.author) return own;
  const settings = await findNode<{ lastUpdate?: Shown }>(nodeModel, NODE_TYPES.siteSettings);
  const shown = settings?.lastUpdate;
  if (!shown?.date && !shown?.author) return own;
  const { file } = page;
  const commit = await findNode<LastCommit>(nodeModel, NODE_TYPES.lastCommit, { file });
  return mergeLastUpdate(page, shown, commit);
}

/** Merges both sources by field. Commits before a post's publication are ignored. */
export function mergeLastUpdate(
  { lastUpdate: own, date: published }: Omit<UpdatedPage, "file">,
  shown: Shown,
  commit: LastCommit | undefined,
): LastUpdate | null {
  const isEarly = commit && published && new Date(commit.date) < new Date(published);
  const date = own?.date ?? (shown.date && !isEarly ? commit?.date : null) ?? null;
  const author = own?.author ?? (shown.author && !isEarly ? commit?.author : null) ?? null;
  return date || author ? { date, author } : null;
}

interface LastCommit {
  /** ISO 8601 date of the committer. */
  date: string;
  author: string;
}

const run = promisify(execFile);
/** Maximum size of the log in bytes. */
const LOG_LIMIT = 2 ** 30;
const LOG =
  "-c log.showSignature=false log -z --relative --no-renames --name-status --format=%x01%cI%x02%an -- .";

/**
 * Returns the last commit of every file below a folder by relative path, with one run of git. Empty
 * without git, outside of a repository and in a shallow clone.
 */
export async function readHistory(folder: string): Promise<Map<string, LastCommit>> {
  try {
    // Take no locks: another program may be using the repository.
    const options = {
      cwd: folder,
      maxBuffer: LOG_LIMIT,
      env: { ...process.env, GIT_OPTIONAL_LOCKS: "0" },
    };
    const git = async (...args: string[]) => (await run("git", args, options)).stdout;
    const isShallow = (await git("rev-parse", "--is-shallow-repository")).trim() !== "false";
    return isShallow ? new Map() : parseLog(await git(...LOG.split(" ")));
  } catch {
    // Without git the site is built without dates, as in a container.
    return new Map();
  }
}

/**
 * Parses git's log, newest commit first: `\x01date\x02author`, then a status and a path per file.
 */
function parseLog(log: string): Map<string, LastCommit> {
  const seen = new Map<string, LastCommit | undefined>();
  for (const entry of log.split("\x01").slice(1)) {
    const [header = "", ...changes] = entry.split("\0").map((part) => part.replace(/^\n/, ""));
    const [date = "", author = ""] = header.split("\x02");
    for (let index = 0; index + 1 < changes.length; index += 2) {
      const [status, file] = [changes[index], changes[index + 1]];
      // A file whose last commit deleted it has no commit.
      if (file && !seen.has(file)) seen.set(file, status === "D" ? undefined : { date, author });
    }
  }
  return new Map(
    [...seen].flatMap(([file, commit]) => (commit ? [[path.normalize(file), commit]] : [])),
  );
}

/**
 * Creates a node for the last commit of every content file. A separate node lets a commit change
 * pages without compiling them again.
 */
export async function sourceHistory(
  api: SourceNodesArgs,
  { contentRoot }: Pick<ContentPluginOptions, "contentRoot">,
): Promise<void> {
  for (const [relativePath, commit] of await readHistory(contentRoot)) {
    if (!/\.mdx?$/i.test(relativePath)) continue;
    const file = projectPath(path.join(contentRoot, relativePath));
    await createRootNode(api, NODE_TYPES.lastCommit, file, { file, ...commit });
  }
}

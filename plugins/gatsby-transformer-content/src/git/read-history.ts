import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";

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

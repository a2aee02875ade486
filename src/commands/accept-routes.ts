import { existsSync, readFileSync, writeFileSync } from "node:fs";
import type { RecordedRoutes } from "../site/routes-lock/files";
import { RECORD_FILE, readText, routeFilePaths } from "../site/routes-lock/files";
import type { Accepted } from "../site/routes-lock/lock";
import { acceptRoutes } from "../site/routes-lock/lock";

const USAGE = `Usage: npm run routes:accept [-- --from OLD --to NEW …]
Records the addresses of the last build in routes.lock, and adds a redirect for each that is gone:
to the address given with --to, else to the one that the build proposed.`;

/** Runs after a build, also after one that failed because addresses are gone. */
function main(words: readonly string[]): number {
  if (words.includes("--help")) return say(USAGE, 0);
  const chosen = readChoices(words);
  if (!chosen) return say(USAGE, 1);
  if (!existsSync(RECORD_FILE)) return say("There is no build yet. Run npm run build first.", 1);
  const { contentRoot, paths } = JSON.parse(readFileSync(RECORD_FILE, "utf8")) as RecordedRoutes;
  const { lockFile, redirectsFile } = routeFilePaths(contentRoot);
  const accepted = acceptRoutes({
    lock: readText(lockFile),
    redirects: readText(redirectsFile),
    planned: paths,
    chosen,
  });
  if (accepted.undecided.length > 0) return refuse(accepted);
  writeFileSync(lockFile, accepted.lock);
  if (accepted.moved.length > 0) writeFileSync(redirectsFile, accepted.redirects);
  for (const { from, to } of accepted.moved) say(`${from} now redirects to ${to}.`, 0);
  return say(`${accepted.added.length} new addresses in ${lockFile}.`, 0);
}

function refuse({ undecided }: Accepted): number {
  const lines = undecided.map(
    ({ path }) => `  npm run routes:accept -- --from ${path} --to ADDRESS`,
  );
  return say(`Nothing was written. Choose a redirect for each of these:\n${lines.join("\n")}`, 1);
}

/** Parses pairs of `--from` and `--to`; `undefined` for anything else. */
function readChoices(words: readonly string[]): Map<string, string> | undefined {
  const choices = new Map<string, string>();
  for (let index = 0; index < words.length; index += 4) {
    const [fromWord, from, toWord, to] = words.slice(index, index + 4);
    if (fromWord !== "--from" || toWord !== "--to" || !from || !to) return undefined;
    choices.set(from, to);
  }
  return choices;
}

function say(text: string, code: number): number {
  process.stdout.write(`${text}\n`);
  return code;
}

process.exitCode = main(process.argv.slice(2));

import { createHash } from "node:crypto";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { hasErrors } from "../../packages/problems";
import { checkDocument } from "../../plugins/gatsby-source-openapi";
import type { SiteSettings } from "../../plugins/gatsby-transformer-content";
import { readSiteSources } from "../site/settings";
import { formatResult } from "./openapi";

const USAGE = `Fetches the OpenAPI documents that have a \`url\` in site.yml. Builds never fetch anything.

  npm run openapi:pull [-- [--force] [ID…]]

ID       only the documents with these ids
--force  replace files that were edited since they were fetched
A document with errors does not replace an earlier one. Writes each document to its \`spec\`, and its digest beside it, in a file that sha256sum reads.
Exit code: 0, 1 if a document was not fetched or has errors, 2 for wrong arguments.`;

type Settings = SiteSettings["openapi"][number];
type Source = Settings & { url: string };

/** Milliseconds until an answer has to be complete. */
const TIMEOUT = 60_000;

/** Fetches the documents, prints what happened, and returns the exit code. */
export async function run(
  words: readonly string[],
  documents: readonly Settings[],
  print: (text: string) => void,
): Promise<0 | 1 | 2> {
  if (words.includes("--help")) {
    print(USAGE);
    return 0;
  }
  const isForced = words.includes("--force");
  const ids = words.filter((word) => word !== "--force");
  const chosen = documents.filter(
    (document): document is Source =>
      document.url !== undefined && (ids.length === 0 || ids.includes(document.id)),
  );
  if (chosen.length < Math.max(ids.length, 1)) {
    print(ids.length === 0 ? "No OpenAPI document in site.yml has a `url`." : USAGE);
    return 2;
  }
  let isFine = true;
  for (const document of chosen) {
    try {
      isFine = (await pull(document, isForced, print)) && isFine;
    } catch (error) {
      print(`${document.spec} is unchanged: ${error instanceof Error ? error.message : error}`);
      isFine = false;
    }
  }
  return isFine ? 0 : 1;
}

/**
 * Fetches one document. Returns whether it has no errors.
 *
 * @throws Error with a sentence if the file must stay as it is
 */
async function pull(
  { spec, url, overlays = [], errors = "fail" }: Source,
  isForced: boolean,
  print: (text: string) => void,
): Promise<boolean> {
  const digestFile = `${spec}.sha256`;
  const before = await readFile(spec).catch(() => undefined);
  const recorded = await readFile(digestFile, "utf8").catch(() => "");
  if (before && !isForced && recorded !== digestLine(before, spec)) {
    throw new Error("it was not fetched, or was edited since. Edit an overlay, or use --force.");
  }
  const text = await fetchBytes(url);
  await mkdir(path.dirname(spec), { recursive: true });
  await writeFile(spec, text);
  const result = await checkDocument({ spec, overlays, errors });
  if (result.version === undefined) {
    await (before ? writeFile(spec, before) : rm(spec));
    throw new Error(`${url} is not an OpenAPI document.`);
  }
  if (before && hasErrors(result.problems)) {
    await writeFile(spec, before);
    throw new Error(`${url} has errors now.\n${formatResult(result)}`);
  }
  await writeFile(digestFile, digestLine(text, spec));
  const isNew = before === undefined || !before.equals(text);
  print(`${isNew ? "Fetched" : "Unchanged since the last time:"} ${url}\n${formatResult(result)}`);
  return !hasErrors(result.problems);
}

async function fetchBytes(url: string): Promise<Buffer> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT) }).catch((error) => {
    throw new Error(`${url} cannot be reached (${error.cause?.message ?? error.message}).`);
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status} ${response.statusText}.`);
  return Buffer.from(await response.arrayBuffer());
}

function digestLine(content: Buffer, spec: string): string {
  return `${createHash("sha256").update(content).digest("hex")}  ${path.basename(spec)}\n`;
}

async function main(): Promise<void> {
  try {
    const { openapi } = readSiteSources().settings;
    process.exitCode = await run(process.argv.slice(2), openapi, (text) => console.log(text));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

if (require.main === module) void main();

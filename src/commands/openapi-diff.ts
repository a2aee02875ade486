import path from "node:path";
import type { JsonRecord } from "../../plugins/gatsby-source-openapi";
import type {
  CommonChange,
  ContractChange,
} from "../../plugins/gatsby-transformer-content/data-files";
import { joinChanges, SEVERITIES } from "../../plugins/gatsby-transformer-content/data-files";
import { openDataLayer } from "../site/data-layer";
import { readEnvironment } from "../site/environment";
import { compareDocuments } from "../site/openapi-history/compare";
import {
  historyFolder,
  nextName,
  readDocument,
  recordRelease,
  storeVersion,
  versionFiles,
  versionName,
} from "../site/openapi-history/history";
import { pagesToReview } from "../site/openapi-history/pages-to-review";
import type { SiteSources } from "../site/settings";
import { readSiteSources } from "../site/settings";

const USAGE = `Compares two versions of the API and adds the step to the change log.

  npm run openapi:diff [-- [OLD NEW] [--date YYYY-MM-DD] [--dry-run]]

OLD, NEW    OpenAPI documents: by default the last version in openapi/history, and the site's document
--date      day of the step: by default today
--dry-run   print the changes only
Writes NEW to openapi/history and the step to api-changelog.yml in the content folder.
Exit code: 0, 1 for a document with errors, 2 for wrong arguments.`;

interface Arguments {
  files: [old: string, recent: string] | undefined;
  date: string | undefined;
  isDryRun: boolean;
}

/** Parses the arguments; \`undefined\` if they are invalid. */
export function parseArguments(words: readonly string[]): Arguments | undefined {
  const rest = words.filter((word) => word !== "--dry-run");
  const at = rest.indexOf("--date");
  const [, date] = at === -1 ? [] : rest.splice(at, 2);
  if (at !== -1 && !/^\d{4}-\d\d-\d\d$/.test(date ?? "")) return undefined;
  const [old, recent, ...others] = rest;
  if (others.length > 0 || rest.some((word) => word.startsWith("-"))) return undefined;
  if (old !== undefined && recent === undefined) return undefined;
  const files: Arguments["files"] = old && recent ? [old, recent] : undefined;
  return { files, date, isDryRun: rest.length < words.length && words.includes("--dry-run") };
}

/** Compares, prints the changes and the pages about them, writes, and returns the exit code. */
export async function run(
  words: readonly string[],
  sources: SiteSources,
  print: (text: string) => void,
): Promise<0 | 1 | 2> {
  if (words.includes("--help")) {
    print(USAGE);
    return 0;
  }
  const call = parseArguments(words);
  const document = documentOf(sources, call);
  if (!call || !document) {
    print(call ? "The site has no OpenAPI document." : USAGE);
    return 2;
  }
  const folder = historyFolder(document.spec, document.id);
  const [old, recent] = call.files ?? [versionFiles(folder).at(-1), document.spec];
  if (!old) {
    print(`${folder} has no earlier version. Name two documents: OLD NEW.`);
    return 2;
  }
  const overlays = recent === document.spec ? (document.overlays ?? []) : [];
  const after = await readDocument(recent, overlays);
  const before = await readDocument(old);
  const changes = compareDocuments(before, after);
  print(formatChanges(changes));
  if (changes.length === 0) return 0;
  print(formatPages(await pagesToReview(changes, await openDataLayer(sources))));
  if (call.isDryRun) return 0;
  const isStored = path.resolve(path.dirname(recent)) === path.resolve(folder);
  const day = call.date ?? readEnvironment().now.toISOString().slice(0, "2025-03-14".length);
  const name = isStored ? versionName(recent) : nextName(folder, day);
  if (!isStored) storeVersion(path.join(folder, `${name}.yaml`), { spec: recent, overlays }, after);
  const changelog = path.join(sources.contentRoot, "api-changelog.yml");
  recordRelease(changelog, { name, from: versionName(old), ...newVersion(before, after), changes });
  print(`Step ${name} is in ${path.relative(process.cwd(), changelog)}.`);
  return 0;
}

/** Returns the version of a document if it is not that of the other one. */
function newVersion(before: JsonRecord, after: JsonRecord): { version?: string } {
  const [was, version] = [before, after].map(({ info }) => (info as JsonRecord).version);
  return typeof version === "string" && version !== was ? { version } : {};
}

/** Returns the site's document that is compared: the first, unless NEW is another one. */
function documentOf({ settings }: SiteSources, call: Arguments | undefined) {
  const recent = path.resolve(call?.files?.[1] ?? "");
  const isOf = ({ spec, id }: { spec: string; id: string }) =>
    path.resolve(spec) === recent || path.resolve(historyFolder(spec, id)) === path.dirname(recent);
  return settings.openapi.find(isOf) ?? settings.openapi[0];
}

function formatChanges(changes: readonly ContractChange[]): string {
  if (changes.length === 0) return "Nothing has changed.";
  return SEVERITIES.map((severity) => {
    const own = changes.filter((change) => change.severity === severity);
    return [`${severity}: ${own.length}`, ...joinChanges(own).map(lineOf)].join("\n");
  }).join("\n");
}

function lineOf({ parts, text, usedBy }: CommonChange): string {
  const users = usedBy.length > 0 ? `. Used by ${someOf(usedBy)}` : "";
  return `  ${parts[0] === "api" ? "" : `${someOf(parts)}: `}${text}${users}`;
}

/** Names that a line lists. */
const NAMED = 3;

/** Returns the first of many names, and the number of the others. */
function someOf(names: readonly string[]): string {
  const rest = names.length - NAMED;
  return LIST.format([...names.slice(0, NAMED), ...(rest > 0 ? [`${rest} more`] : [])]);
}

const LIST = new Intl.ListFormat("en");

function formatPages(pages: ReadonlyArray<{ file: string; parts: string[] }>): string {
  if (pages.length === 0) return "\nNo page relies on what changed.";
  const lines = pages.map(({ file, parts }) => `  ${file} (${parts.join(", ")})`);
  return [`\nPages that rely on what changed: ${pages.length}`, ...lines].join("\n");
}

async function main(): Promise<void> {
  try {
    process.exitCode = await run(process.argv.slice(2), readSiteSources(), (text) =>
      console.log(text),
    );
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

if (require.main === module) void main();

import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parse, stringify } from "yaml";
import { formatReport } from "../../../packages/problems";
import type { JsonRecord } from "../../../plugins/gatsby-source-openapi";
import { loadDocument } from "../../../plugins/gatsby-source-openapi";
import type { ApiRelease } from "../../../plugins/gatsby-transformer-content";

const VERSION = /^(\d{4}-\d\d-\d\d)(?:-(\d+))?\.yaml$/;

/** Returns the folder with the earlier versions of a document: `openapi/history/v2`. */
export function historyFolder(spec: string, id: string): string {
  return path.join(path.dirname(spec), "history", id);
}

/** Returns the files of the versions of a document, oldest first. */
export function versionFiles(folder: string): string[] {
  const order = (name: string) => {
    const [, day = "", number = "1"] = VERSION.exec(name) ?? [];
    return `${day} ${number.padStart(4, "0")}`;
  };
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => VERSION.test(name)) : [];
  return names
    .sort((a, b) => (order(a) < order(b) ? -1 : 1))
    .map((name) => path.join(folder, name));
}

/** Returns the name of a version: its file's name without extension. */
export function versionName(file: string): string {
  return path.parse(file).name;
}

/**
 * Reads a document, with the parts in other files.
 *
 * @throws Error with a report if the document has errors
 */
export async function readDocument(
  spec: string,
  overlays: readonly string[] = [],
): Promise<JsonRecord> {
  const { document, problems } = await loadDocument({ spec, overlays });
  if (!document) throw new Error(formatReport(problems));
  return document;
}

/** Returns the name for a version of a day that follows the versions in a folder. */
export function nextName(folder: string, day: string): string {
  const names = versionFiles(folder).map(versionName);
  const candidates = [day, ...names.map((_, at) => `${day}-${at + 2}`)];
  return candidates.find((name) => !names.includes(name)) ?? day;
}

/** Stores a document as a version. A document of several files or with overlays becomes one file. */
export function storeVersion(
  file: string,
  { spec, overlays }: { spec: string; overlays: readonly string[] },
  document: JsonRecord,
): void {
  const text = readFileSync(spec, "utf8");
  const isWhole =
    overlays.length === 0 && !/\$ref["']?:\s*["']?[^#"'\s]/.test(text) && /\.ya?ml$/.test(spec);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, isWhole ? text : stringify(document));
}

const HEAD = `# Steps of the API, newest first, for the page with <ApiChangelog />.
# npm run openapi:diff adds them; \`title\` and \`note\` are words of yours for readers.
`;

/** Adds a step to the change log, or replaces the step of this name but keeps its title and note. */
export function recordRelease(file: string, release: ApiRelease): void {
  const known = existsSync(file) ? (parse(readFileSync(file, "utf8")) as ApiRelease[] | null) : [];
  const former = known?.find(({ name }) => name === release.name);
  const { changes, ...step } = release;
  const words = {
    ...(former?.title ? { title: former.title } : {}),
    ...(former?.note ? { note: former.note } : {}),
  };
  const merged = { ...step, ...words, changes };
  const others = (known ?? []).filter((one) => one.name !== step.name);
  const all = [merged, ...others].sort((a, b) =>
    b.name.localeCompare(a.name, "en", { numeric: true }),
  );
  writeFileSync(file, HEAD + stringify(all, { lineWidth: 0 }));
}

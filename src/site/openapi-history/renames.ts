import { readFileSync, writeFileSync } from "node:fs";
import type { Problem } from "../../../packages/problems";
import { positionAt, projectPath } from "../../../packages/problems";
import type { DocumentModel, SchemaModel } from "../../../plugins/gatsby-source-openapi";
import {
  buildDocument,
  errorsOf,
  linkTargets,
  loadDocument,
  resolveOptions,
} from "../../../plugins/gatsby-source-openapi";
import { readFileNodes } from "../data-layer/source-files";
import { filePlugins, openApiPlugins } from "../plugins";
import { readText } from "../routes-lock/files";
import type { SiteSources } from "../settings";
import { historyFolder, versionFiles } from "./history";

/**
 * New names by old ones, as links have them: `op:callAgent`, `schema:Chat`, `field:Chat.state`,
 * `error:not_found`.
 */
export type Renames = ReadonlyMap<string, string>;

/** A place in a text that uses an old name. */
export interface OldName {
  offset: number;
  /** The text to replace. */
  text: string;
  replacement: string;
}

/** A version of a document, and the addresses of what pages can name, as `op:callAgent`. */
interface ApiVersion {
  model: DocumentModel;
  addresses: Readonly<Record<string, string>>;
}

/** Options of a document, as the site's plugin has them. */
type DocumentOptions = ReturnType<typeof openApiPlugins>[number]["options"] & { spec: string };

/** Reads a version of a document with the site's plugin; `undefined` if it has errors. */
async function readVersion(
  options: DocumentOptions,
  load: typeof loadDocument,
): Promise<ApiVersion | undefined> {
  const { document, version = "" } = await load(options);
  if (!document) return undefined;
  const model = buildDocument(document, {
    ...resolveOptions({ ...options, plugins: [] }),
    version,
  });
  return { model, addresses: linkTargets(model, errorsOf(model)) };
}

/**
 * Returns what has another name in the new document: operations with the same method and path,
 * schemas and fields with the same definition, error codes with the same place and description in
 * the list of errors. Names with several candidates are left out.
 */
export function findRenames(before: DocumentModel, after: DocumentModel): Renames {
  const operations = pairs(operationsOf(before), operationsOf(after));
  const [old, recent] = [schemasOf(before), schemasOf(after)];
  const schemas = pairs(fingerprints(old), fingerprints(recent));
  const fields = [...old].flatMap(([name, schema]) => {
    const newName = schemas.get(name) ?? name;
    const [was, is] = [fieldsOf(schema), fieldsOf(recent.get(newName))];
    const renamed = pairs(fingerprints(was), fingerprints(is));
    const field = (owner: string, key: string) => `field:${owner}.${key}`;
    return [...(recent.has(newName) ? was.keys() : [])]
      .filter((key) => newName !== name || renamed.has(key))
      .map((key): [string, string] => [field(name, key), field(newName, renamed.get(key) ?? key)]);
  });
  const withKind = (kind: string, names: Renames) =>
    [...names].map(([from, to]): [string, string] => [`${kind}:${from}`, `${kind}:${to}`]);
  return new Map([
    ...withKind("op", operations),
    ...withKind("schema", schemas),
    ...fields,
    ...withKind("error", pairs(codesOf(before), codesOf(after))),
  ]);
}

/** Returns the error codes with their places and descriptions in the list of errors. */
function codesOf(model: DocumentModel): Map<string, string> {
  return new Map(
    errorsOf(model).map(({ code, description }, at) => [code, JSON.stringify([at, description])]),
  );
}

/** Returns operation ids by method and path. */
function operationsOf({ operations }: DocumentModel): Map<string, string> {
  return new Map(
    operations.flatMap(
      ({ operationId, method, pathTemplate }): Array<[string, string]> =>
        operationId === undefined ? [] : [[operationId, `${method} ${pathTemplate}`]],
    ),
  );
}

function schemasOf({ schemas }: DocumentModel): Map<string, SchemaModel> {
  return new Map(schemas.map(({ name, schema }) => [name, schema]));
}

/** Returns the properties of a schema by name, each without its name. */
function fieldsOf(schema: SchemaModel | undefined): Map<string, object> {
  return new Map((schema?.properties ?? []).map(({ name, ...property }) => [name, property]));
}

/** Returns definitions as text, by name. */
function fingerprints(definitions: ReadonlyMap<string, object>): Map<string, string> {
  return new Map([...definitions].map(([name, value]) => [name, JSON.stringify(value)]));
}

/** Pairs names that are gone with new names of the same definition, where there is only one. */
function pairs(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): Renames {
  const gone = [...before].filter(([name]) => !after.has(name));
  const added = [...after].filter(([name]) => !before.has(name));
  return new Map(
    gone.flatMap(([name, definition]): Array<[string, string]> => {
      const same = added.filter(([, other]) => other === definition);
      const isOnly = gone.filter(([, other]) => other === definition).length === 1;
      const [candidate] = same;
      return isOnly && same.length === 1 && candidate ? [[name, candidate[0]]] : [];
    }),
  );
}

/**
 * Finds the old names in a Markdown text: in links by name or address, embeds and inline code. Code
 * blocks are left out.
 *
 * @param addressOf returns the address of a name in the version that has it
 */
export function findOldNames(
  text: string,
  renames: Renames,
  addressOf: (name: string) => string | undefined,
): OldName[] {
  const prose = text.replace(FENCE, (block) => " ".repeat(block.length));
  return [...renames].flatMap(([from, to]) =>
    [...patternsOf(from, to), ...addressPatterns(from, to, addressOf)].flatMap(
      ([pattern, replacement]) =>
        [...prose.matchAll(pattern)].map(({ 0: found, index }) => ({
          offset: index,
          text: found,
          replacement,
        })),
    ),
  );
}

const FENCE = /^ *(`{3,}|~{3,})[\s\S]*?^ *\1/gm;

/** Returns patterns of an old name, each with the text that replaces what it finds. */
function patternsOf(from: string, to: string): Array<[RegExp, string]> {
  const kind = from.slice(0, from.indexOf(":"));
  const [old, recent] = [from, to].map((name) => name.slice(kind.length + 1)) as [string, string];
  const link: [RegExp, string] = [pattern("(?<=\\]\\()", from, "(?=[)#\\s])"), to];
  if (kind === "field") {
    const [schema, field] = split(old);
    const show = `(?<=<Schema [^>]*name="${schema}"[^>]*show="(?:[^"]*[ ,])?)`;
    return [link, [pattern(show, field, '(?=[ ,"])'), split(recent)[1]]];
  }
  const embed = kind === "op" ? '<Operation\\w* [^>]*id="' : '<Schema [^>]*name="';
  return [
    link,
    [pattern("(?<=(?<!`)`)", old, "(?=`(?!`))"), recent],
    [pattern(`(?<=${embed})`, old, '(?=")'), recent],
  ];
}

/** Returns the pattern of a link to the page of an old name. A field has none of its own. */
function addressPatterns(
  from: string,
  to: string,
  addressOf: (name: string) => string | undefined,
): Array<[RegExp, string]> {
  const [old, recent] = [addressOf(from), addressOf(to)];
  if (from.startsWith("field:") || old === undefined || recent === undefined) return [];
  return [[pattern("(?<=\\]\\()", old, "(?=[)#?\\s])"), recent]];
}

/** Splits `Chat.state` into schema and field. */
function split(name: string): [schema: string, field: string] {
  const at = name.indexOf(".");
  return [name.slice(0, at), name.slice(at + 1)];
}

function pattern(before: string, name: string, after: string): RegExp {
  return new RegExp(before + name.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&") + after, "g");
}

/** A content file with old names. */
interface OutdatedFile {
  /** Absolute path. */
  file: string;
  text: string;
  names: OldName[];
}

/**
 * Finds old names in the pages of a site. Names are old if the last version in `openapi/history` has
 * them and the document has others instead.
 */
export async function findOutdatedFiles(
  sources: SiteSources,
  load = loadDocument,
): Promise<OutdatedFile[]> {
  const found = openApiPlugins(sources.settings.openapi).map(async ({ options }) => {
    const versions = "spec" in options ? await readVersions(options, load) : undefined;
    return versions ? outdatedFiles(sources, ...versions) : [];
  });
  return (await Promise.all(found)).flat();
}

/** Reads the last version in the history and the document itself, if they differ and have no errors. */
async function readVersions(
  options: DocumentOptions,
  load: typeof loadDocument,
): Promise<[ApiVersion, ApiVersion] | undefined> {
  const last = versionFiles(historyFolder(options.spec, options.id)).at(-1);
  if (last === undefined || readText(last) === readText(options.spec)) return undefined;
  const [old, recent] = await Promise.all([
    readVersion({ ...options, spec: last, overlays: [] }, load),
    readVersion(options, load),
  ]);
  // The check of the document reports errors.
  return old && recent && [old, recent];
}

async function outdatedFiles(
  sources: SiteSources,
  old: ApiVersion,
  recent: ApiVersion,
): Promise<OutdatedFile[]> {
  const renames = findRenames(old.model, recent.model);
  if (renames.size === 0) return [];
  const addresses = { ...recent.addresses, ...old.addresses };
  return (await writtenFiles(sources))
    .map((file) => {
      const text = readFileSync(file, "utf8");
      return { file, text, names: findOldNames(text, renames, (name) => addresses[name]) };
    })
    .filter(({ names }) => names.length > 0);
}

/** Returns the absolute paths of the pages and partials of a site. */
async function writtenFiles(sources: SiteSources): Promise<string[]> {
  const content = filePlugins(sources).filter(({ options }) => options.name === "content");
  const nodes = await Promise.all(content.map(({ options }) => readFileNodes(options)));
  return nodes
    .flat()
    .map(({ absolutePath }) => String(absolutePath))
    .filter((file) => /\.mdx?$/.test(file));
}

/** Returns a problem for each old name. */
export function renameProblems(files: readonly OutdatedFile[]): Problem[] {
  return files.flatMap(({ file, text, names }) =>
    names.map(({ offset, text: value, replacement }) => ({
      code: "content/renamed-in-api",
      severity: "error" as const,
      file: projectPath(file),
      ...positionAt(text, offset),
      message: "The API document has another name for this.",
      value,
      hint: `Write "${replacement}"; \`npm run check -- --fix\` does it.`,
    })),
  );
}

/** Replaces all old names. Returns the number of places. */
export function fixRenames(files: readonly OutdatedFile[]): number {
  for (const { file, text, names } of files) {
    const fromEnd = [...names].sort((a, b) => b.offset - a.offset);
    const fixed = fromEnd.reduce(
      (result, { offset, text: old, replacement }) =>
        result.slice(0, offset) + replacement + result.slice(offset + old.length),
      text,
    );
    writeFileSync(file, fixed);
  }
  return files.reduce((sum, { names }) => sum + names.length, 0);
}

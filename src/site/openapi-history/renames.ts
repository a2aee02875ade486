import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import kebabCase from "lodash/kebabCase";
import { parse } from "yaml";
import { codeAnchor, errorsAddress } from "../../../packages/addresses";
import type { Problem } from "../../../packages/problems";
import { placeAt, projectPath } from "../../../packages/problems";
import type { JsonRecord } from "../../../plugins/gatsby-source-openapi";
import type { SiteSources } from "../settings";
import { historyFolder, versionFiles } from "./history";
import { entries } from "./place-words";

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

/**
 * Returns what has another name in the new document: operations with the same method and path,
 * schemas and fields with the same definition, error codes with the same place and description in
 * their list. Names with several candidates are left out.
 */
export function findRenames(before: JsonRecord, after: JsonRecord): Renames {
  const operations = pairs(operationsOf(before), operationsOf(after));
  const [old, recent] = [schemasOf(before), schemasOf(after)];
  const schemas = pairs(fingerprints(old), fingerprints(recent));
  const newNames = new Map([...Object.keys(old)].map((name) => [name, schemas.get(name) ?? name]));
  const fields = [...newNames].flatMap(([name, newName]) => {
    const renamed = pairs(
      fingerprints(fieldsOf(old[name])),
      fingerprints(fieldsOf(recent[newName])),
    );
    const field = (schema: string, key: string) => `field:${schema}.${key}`;
    return Object.keys(recent[newName] ? fieldsOf(old[name]) : {})
      .filter((key) => newName !== name || renamed.has(key))
      .map((key): [string, string] => [field(name, key), field(newName, renamed.get(key) ?? key)]);
  });
  const withPrefix = (prefix: string, names: Renames) =>
    [...names].map(([from, to]): [string, string] => [`${prefix}:${from}`, `${prefix}:${to}`]);
  return new Map([
    ...withPrefix("op", operations),
    ...withPrefix("schema", schemas),
    ...fields,
    ...withPrefix("error", pairs(errorCodesOf(before), errorCodesOf(after))),
  ]);
}

/** Returns the values of the property `code` of bodies, with their places in the list of values. */
function errorCodesOf(document: JsonRecord): Map<string, string> {
  const schemas = schemasOf(document);
  const text = JSON.stringify(document);
  const bodies = Object.keys(schemas).filter((name) =>
    text.includes(`"schema":{"$ref":"#/components/schemas/${name}"}`),
  );
  return new Map(
    bodies.flatMap((name) => {
      const { code, error } = fieldsOf(schemas[name]);
      const own = code ?? fieldsOf(error).code ?? {};
      const { $ref } = own as JsonRecord;
      const list = typeof $ref === "string" ? schemas[$ref.slice($ref.lastIndexOf("/") + 1)] : own;
      const { const: only, enum: values = [only], ...rest } = (list ?? {}) as JsonRecord;
      const texts = rest["x-enumDescriptions"] ?? rest["x-enum-descriptions"] ?? {};
      return (values as unknown[]).flatMap((value, at): Array<[string, string]> => {
        const place = [
          name,
          at,
          Reflect.get(texts as object, Array.isArray(texts) ? at : `${value}`),
        ];
        return typeof value === "string" ? [[value, JSON.stringify(place)]] : [];
      });
    }),
  );
}

/** Returns operation ids by method and path. */
function operationsOf({ paths }: JsonRecord): Map<string, string> {
  return new Map(
    entries(paths).flatMap(([address, item]) =>
      entries(item).flatMap(([method, operation]): Array<[string, string]> => {
        const { operationId } = (operation ?? {}) as JsonRecord;
        return typeof operationId === "string" ? [[operationId, `${method} ${address}`]] : [];
      }),
    ),
  );
}

function schemasOf({ components }: JsonRecord): JsonRecord {
  return Object.fromEntries(entries((components as JsonRecord | undefined)?.schemas));
}

function fieldsOf(schema: unknown): JsonRecord {
  return Object.fromEntries(entries((schema as JsonRecord | undefined)?.properties));
}

/** Returns definitions as text, by name. */
function fingerprints(definitions: JsonRecord): Map<string, string> {
  return new Map(Object.entries(definitions).map(([name, value]) => [name, JSON.stringify(value)]));
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
 * @param basePath address of the pages of operations
 */
export function findOldNames(text: string, renames: Renames, basePath: string): OldName[] {
  const prose = text.replace(FENCE, (block) => " ".repeat(block.length));
  return [...renames].flatMap(([from, to]) =>
    patternsOf(from, to, basePath).flatMap(([pattern, replacement]) =>
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
function patternsOf(from: string, to: string, basePath: string): Array<[RegExp, string]> {
  const kind = from.slice(0, from.indexOf(":"));
  const [old, recent] = [from, to].map((name) => name.slice(kind.length + 1)) as [string, string];
  const link: [RegExp, string] = [pattern("(?<=\\]\\()", from, "(?=[)#\\s])"), to];
  if (kind === "field") {
    const [schema, field] = split(old);
    const show = `(?<=<Schema [^>]*name="${schema}"[^>]*show="(?:[^"]*[ ,])?)`;
    return [link, [pattern(show, field, '(?=[ ,"])'), split(recent)[1]]];
  }
  const pageOf = (name: string) => {
    if (kind === "error") return `${errorsAddress(basePath)}#${codeAnchor(name)}`;
    return `${basePath}/${kind === "op" ? "" : "schemas/"}${kebabCase(name)}`;
  };
  const embed = kind === "op" ? '<Operation\\w* [^>]*id="' : '<Schema [^>]*name="';
  return [
    link,
    [pattern("(?<=(?<!`)`)", old, "(?=`(?!`))"), recent],
    [pattern(`(?<=${embed})`, old, '(?=")'), recent],
    [pattern("(?<=\\]\\()", pageOf(old), "(?=[)#?\\s])"), pageOf(recent)],
  ];
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
export function findOutdatedFiles({ contentRoot, settings }: SiteSources): OutdatedFile[] {
  return settings.openapi.flatMap(({ id, spec, basePath }) => {
    const renames = renamesOf(spec, versionFiles(historyFolder(spec, id)).at(-1));
    if (renames.size === 0) return [];
    return readdirSync(contentRoot, { recursive: true, encoding: "utf8" })
      .filter((name) => /\.mdx?$/.test(name))
      .map((name) => path.join(contentRoot, name))
      .map((file) => {
        const text = readFileSync(file, "utf8");
        return { file, text, names: findOldNames(text, renames, basePath.replace(/\/+$/, "")) };
      })
      .filter(({ names }) => names.length > 0);
  });
}

function renamesOf(spec: string, last: string | undefined): Renames {
  if (last === undefined) return new Map();
  try {
    const [old, recent] = [last, spec].map((file) => readFileSync(file, "utf8")) as [
      string,
      string,
    ];
    return old === recent ? new Map() : findRenames(parse(old), parse(recent));
  } catch {
    // The check of the document reports what cannot be read.
    return new Map();
  }
}

/** Returns a problem for each old name. */
export function renameProblems(files: readonly OutdatedFile[]): Problem[] {
  return files.flatMap(({ file, text, names }) =>
    names.map(({ offset, text: value, replacement }) => ({
      code: "content/renamed-in-api",
      severity: "error" as const,
      file: projectPath(file),
      ...placeAt(text, offset),
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

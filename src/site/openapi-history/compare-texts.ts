import { isDeepStrictEqual } from "node:util";
import type { JsonRecord } from "../../../plugins/gatsby-source-openapi";
import { listOperations } from "../../../plugins/gatsby-source-openapi";
import type { ContractChange } from "../../../plugins/gatsby-transformer-content/data-files";
import {
  entries,
  loggedComponentName,
  loggedOperationName,
  memberOf,
  placeWords,
} from "./place-words";

/** Keys whose values have no effect on requests and responses. */
const TEXT_KEY =
  /^(?:description|summary|title|info|tags|externalDocs|examples?|\$comment|links|x-.*)$/;

/** Maps whose keys are names that an API chose, addresses, statuses or media types. */
const NAMED =
  /^(?:properties|patternProperties|\$defs|definitions|dependentRequired|dependentSchemas|paths|pathItems|schemas|headers|parameters|requestBodies|responses|callbacks|content|encoding)$/;

/** Returns whether the keys of a map are names that an API chose, such as a field `description`. */
export function hasChosenNames(map: string): boolean {
  return NAMED.test(map);
}

/** Returns true for keys such as `description`, unless an API chose the name. */
export function isTextKey(key: string, parent: string): boolean {
  return TEXT_KEY.test(key) && !hasChosenNames(parent);
}

/**
 * Returns the parts of two OpenAPI documents whose texts or examples differ, with the names of the
 * texts: "Descriptions of `id` and `role`; example". References are not followed: a text changes
 * where it is written. White space does not count.
 */
export function compareTexts(before: JsonRecord, after: JsonRecord): ContractChange[] {
  const old = partsOf(before);
  return [...partsOf(after)].flatMap(([key, { part, value: recent }]): ContractChange[] => {
    const former = old.get(key)?.value;
    const paths = former === undefined ? [] : differingTexts(former, recent, []);
    if (paths.length === 0) return [];
    const owners = new Map<string, Set<string>>();
    for (const path of paths) {
      const [kind, owner] = textAndOwner(path, [recent, former]);
      owners.set(kind, (owners.get(kind) ?? new Set()).add(owner));
    }
    const text = [...owners].flatMap(([kind, names]) => textsOf(kind, [...names])).join("; ");
    return [{ severity: "documentation", part, text: capitalized(text) }];
  });
}

/** What change logs name, and its value. */
interface Part {
  part: string;
  value: unknown;
}

/**
 * Returns operations, schemas, other components and the rest of a document by keys that stay the same
 * when an operation gets another id.
 */
function partsOf(document: JsonRecord): Map<string, Part> {
  const { paths: _, components, ...rest } = document;
  const operations = listOperations(document, "")
    .filter(({ kind }) => kind === "operation")
    .map((listed): [string, Part] => {
      const { method, pathTemplate, pathItem, operation } = listed;
      const parameters = [pathItem.parameters ?? [], operation.parameters ?? []].flat();
      const part = { part: loggedOperationName(listed), value: { ...operation, parameters } };
      return [`call:${method} ${pathTemplate}`, part];
    });
  const named = entries(components).flatMap(([kind, group]) =>
    entries(group).map(([name, value]): [string, Part] => {
      const part = loggedComponentName(kind, name);
      return [part, { part, value }];
    }),
  );
  return new Map([["api", { part: "api", value: rest }], ...operations, ...named]);
}

/** Objects and lists of texts, whose members are compared one by one. */
const TEXT_MAP = /^(?:info|tags|links)$/;

/** Returns the paths of texts that differ between two values. An added or removed object has none. */
function differingTexts(
  before: unknown,
  after: unknown,
  path: readonly string[],
  isText = false,
): string[][] {
  const keys = new Set([...entries(before), ...entries(after)].map(([key]) => key));
  return [...keys].flatMap((key) => {
    const [old, recent] = [memberOf(before, key), memberOf(after, key)];
    if (isSame(old, recent)) return [];
    const here = [...path, key];
    const isTextHere = isText || isTextKey(key, path.at(-1) ?? "");
    const areObjects = entries(old).length > 0 && entries(recent).length > 0;
    if (areObjects && (isText || !isTextHere || TEXT_MAP.test(key))) {
      return differingTexts(old, recent, here, isTextHere);
    }
    return isTextHere ? [here] : [];
  });
}

function isSame(old: unknown, recent: unknown): boolean {
  const words = (text: string) => text.trim().replace(/\s+/g, " ");
  if (typeof old === "string" && typeof recent === "string") return words(old) === words(recent);
  return isDeepStrictEqual(old, recent);
}

/** Words for keys that have texts, in singular and plural; other keys are shown as they are. */
const TEXT_KINDS: Readonly<Record<string, readonly [one: string, many: string]>> = {
  description: ["description", "descriptions"],
  summary: ["summary", "summaries"],
  tags: ["tags", "tags"],
  version: ["version", "versions"],
  title: ["title", "titles"],
  example: ["example", "examples"],
  examples: ["example", "examples"],
  "x-enumDescriptions": ["descriptions of the values", "descriptions of the values"],
  "x-enum-descriptions": ["descriptions of the values", "descriptions of the values"],
};

/** Returns the key of a text and the innermost field that has it, empty for the part itself. */
function textAndOwner(path: readonly string[], parts: unknown[]): [key: string, owner: string] {
  const [key = "", ...owners] = placeWords(path, parts);
  const named = owners.filter((word) => !/^(?:part|alternative) `\d+`$/.test(word));
  const plain = /^tag `/.test(key) ? "tags" : key.replace(/^`(.*)`$/, "$1");
  return [plain, named[0] ?? ""];
}

const LIST = new Intl.ListFormat("en");

/** Returns "description", "descriptions of `id` and `role`" or both. */
function textsOf(key: string, owners: readonly string[]): string[] {
  const fields = owners.filter((owner) => owner !== "");
  const word = key.includes("`") ? key : `\`${key}\``;
  const [one, many] = TEXT_KINDS[key] ?? [word, word];
  return [
    ...(fields.length < owners.length ? [one] : []),
    ...(fields.length > 0 ? [`${fields.length > 1 ? many : one} of ${LIST.format(fields)}`] : []),
  ];
}

function capitalized(text: string): string {
  return text.replace(/^[a-z]/, (letter) => letter.toUpperCase());
}

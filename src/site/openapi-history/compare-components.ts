import { isDeepStrictEqual } from "node:util";
import type { ContractChange } from "../../../plugins/gatsby-transformer-content/data-files";
import { compareBody, compareResponse, compareValue, contextOf } from "./compare-exchanges";
import { compareSchemas } from "./compare-schemas";
import type { BothVersions, ComparedUsage } from "./comparison";
import { breaking, inPart, memberOfBoth, pairs } from "./comparison";
import { entries, loggedComponentName, memberOf } from "./place-words";
import type { ApiDifference } from "./schema-differences";
import { compatible, shapeOf } from "./schema-differences";
import type { Direction } from "./usage";
import { referenceKeys } from "./usage";

/** Compares the named parts of two documents: schemas, parameters, responses and the like. */
export function compareComponents(comparison: ComparedUsage): ContractChange[] {
  const [before, after] = comparison.roots.map(({ components }) => components);
  return pairs(entries(before), entries(after)).flatMap(([kind, old, recent]) => {
    const isNamed = kind === "schemas" || kind === "securitySchemes";
    const renamed = isNamed ? formerNames(old, recent) : new Map<string, string>();
    const extended = kind === "schemas" ? extendedSchemas(old, recent) : NONE;
    const differences = (name: string) =>
      compareComponent(kind, name, memberOfBoth([old, recent], name), comparison);
    return pairs(entries(old), entries(recent)).flatMap(([name, one, other]) => {
      const part = loggedComponentName(kind, name);
      if ([...renamed.values()].includes(name)) return [];
      const from = renamed.get(name);
      if (from !== undefined) return inPart(part, [compatible(`Renamed from \`${from}\``)]);
      if (one === undefined || other === undefined) {
        return inPart(part, existenceOf(kind, one === undefined));
      }
      const usedBy = usersOf(kind, name, comparison);
      return inPart(part, onceEach(differences(name), name, extended, differences)).map((change) =>
        change.severity === "breaking" && usedBy.length > 0 ? { ...change, usedBy } : change,
      );
    });
  });
}

/** The schemas that each schema extends with `allOf`, and those that are only extended. */
interface Extended {
  partsOf: ReadonlyMap<string, readonly string[]>;
  onlyExtended: ReadonlySet<string>;
}

const NONE: Extended = { partsOf: new Map(), onlyExtended: new Set() };

function extendedSchemas(before: unknown, after: unknown): Extended {
  const schemaNames = (node: unknown) => {
    const [, kind, name] = referenceKeys(node) ?? [];
    return kind === "schemas" && name !== undefined ? [name] : [];
  };
  const schemas = [...entries(before), ...entries(after)];
  const partsOf = new Map<string, string[]>();
  for (const [name, schema] of schemas) {
    const parts = entries(memberOf(schema, "allOf")).flatMap(([, part]) => schemaNames(part));
    partsOf.set(name, [...new Set([...(partsOf.get(name) ?? []), ...parts])]);
  }
  const direct = new Set(schemas.flatMap(([, schema]) => directReferences(schema, schemaNames)));
  const parts = [...partsOf.values()].flat();
  return { partsOf, onlyExtended: new Set(parts.filter((name) => !direct.has(name))) };
}

/** Returns the names of the schemas that a schema uses other than as parts of its own `allOf`. */
function directReferences(schema: unknown, schemaNames: (node: unknown) => string[]): string[] {
  const below = (node: unknown): string[] => [
    ...schemaNames(node),
    ...entries(node).flatMap(([, item]) => below(item)),
  ];
  return entries(schema).flatMap(([key, item]) =>
    key === "allOf"
      ? entries(item).flatMap(([, part]) => (schemaNames(part).length > 0 ? [] : below(part)))
      : below(item),
  );
}

/**
 * Leaves out what a schema inherits, because it changed in the schema that is extended, and fields
 * that moved from there to the schemas that extend it.
 */
function onceEach(
  found: readonly ApiDifference[],
  name: string,
  { partsOf, onlyExtended }: Extended,
  differences: (name: string) => ApiDifference[],
): readonly ApiDifference[] {
  if (found.length === 0) return found;
  const textsOf = (names: readonly string[]) =>
    new Set(names.flatMap(differences).map(({ text }) => text));
  const inherited = textsOf(partsOf.get(name) ?? []);
  const own = found.filter(({ text }) => !inherited.has(text));
  if (!onlyExtended.has(name)) return own;
  const users = [...partsOf].flatMap(([user, parts]) => (parts.includes(name) ? [user] : []));
  const effects = textsOf(users);
  return own.filter(({ text }) => effects.has(text));
}

/** Returns the old names, by new ones, of components that are the same under another name. */
export function formerNames(before: unknown, after: unknown): Map<string, string> {
  const [gone, added] = [
    entries(before).filter(([name]) => memberOf(after, name) === undefined),
    entries(after).filter(([name]) => memberOf(before, name) === undefined),
  ];
  const isSame = (one: unknown, other: unknown) => isDeepStrictEqual(shapeOf(one), shapeOf(other));
  return new Map(
    added.flatMap(([name, schema]) => {
      const same = gone.filter(([, old]) => isSame(old, schema));
      const rivals = added.filter(([, other]) => isSame(other, schema));
      const [former] = same;
      return former && same.length === 1 && rivals.length === 1 ? [[name, former[0]] as const] : [];
    }),
  );
}

/** Schemas have pages and schemes are needed to sign in. Other components say nothing by themselves. */
function existenceOf(kind: string, isNew: boolean): ApiDifference[] {
  const isScheme = kind === "securitySchemes";
  if (kind !== "schemas" && !isScheme) return [];
  return [isNew ? compatible("New") : (isScheme ? breaking : compatible)("Removed")];
}

/** Returns the operations that use a component in one of the versions. */
function usersOf(kind: string, name: string, { usages }: ComparedUsage): string[] {
  const users = usages.map((usage) => usage.get(`${kind}/${name}`));
  return [...new Set(users.flatMap((one) => [...(one?.keys() ?? [])]))];
}

function compareComponent(
  kind: string,
  name: string,
  pair: BothVersions,
  comparison: ComparedUsage,
): ApiDifference[] {
  if (pair.includes(undefined)) return [];
  const users = comparison.usages.map((usage) => usage.get(`${kind}/${name}`));
  const directions = (["request", "response"] as const).filter((direction) =>
    users.some((one) => [...(one?.values() ?? [])].some((all) => all.has(direction))),
  );
  const found = differencesOf(kind, pair, comparison, directions);
  // What nothing uses breaks nothing.
  const isUsed = directions.length > 0 || kind === "securitySchemes";
  return isUsed ? found : found.map(({ text }) => compatible(text));
}

function differencesOf(
  kind: string,
  pair: BothVersions,
  comparison: ComparedUsage,
  directions: readonly Direction[],
): ApiDifference[] {
  const [direction = "response"] = directions;
  switch (kind) {
    case "schemas":
      return compareSchemas(...pair, contextOf("", comparison, directions));
    case "parameters":
    case "headers":
      return compareValue(pair, "the value", comparison, direction);
    case "requestBodies":
      return compareBody(pair, comparison, direction);
    case "responses":
      return compareResponse(pair, "the response", comparison, direction);
    case "securitySchemes":
      return compareSchemes(pair);
    default:
      return [];
  }
}

function compareSchemes([before, after]: BothVersions): ApiDifference[] {
  return pairs(entries(shapeOf(before)), entries(shapeOf(after))).flatMap(([key, old, recent]) => {
    if (isDeepStrictEqual(old, recent)) return [];
    const values = [recent, old].map((value) =>
      typeof value === "string" ? `\`${value}\`` : "another one",
    );
    const text = `\`${key}\` is now ${recent === undefined ? "not stated" : values[0]}${old === undefined ? "" : ` (was ${values[1]})`}`;
    return [key === "bearerFormat" ? compatible(text) : breaking(text)];
  });
}

import { readFileSync } from "node:fs";

/** schema.org's vocabulary: which properties a type has, and what their values may be. */
export interface Vocabulary {
  /** Property → names of the types that its value may have; nothing for an unknown type. */
  propertiesOf: (type: string) => ReadonlyMap<string, readonly string[]> | undefined;
  /** Types with `@type` that a name includes: itself and its subtypes. */
  typesOf: (name: string) => ReadonlySet<string>;
}

const INTERFACE = /interface (\w+) extends ([^{]+)\{([\s\S]*?)\n\}/g;
const PROPERTY = /^ {4}"([\w]+)"\?: SchemaValue<(.+), "\w+">;$/gm;
const ALIAS = /^export type (\w+) = ([^;]+);$/gm;

/** Reads the vocabulary out of schema-dts, which is generated from schema.org's own definition. */
export function readVocabulary(): Vocabulary {
  const text = readFileSync(require.resolve("schema-dts/dist/schema.d.ts"), "utf8");
  const bases = new Map<string, { parents: string[]; own: Map<string, string[]> }>();
  for (const [, name = "", parents = "", body = ""] of text.matchAll(INTERFACE)) {
    bases.set(name, {
      parents: parents.match(/\w+/g) ?? [],
      own: new Map(
        [...body.matchAll(PROPERTY)].map(([, key = "", types = ""]) => [key, split(types)]),
      ),
    });
  }
  const aliases = new Map(
    [...text.matchAll(ALIAS)].map(([, name = "", types = ""]) => [name, split(types)]),
  );
  const collect = (name: string): Array<[string, string[]]> => {
    const base = bases.get(name);
    if (!base) return [];
    return [...base.parents.flatMap(collect), ...base.own];
  };
  const typesOf = (name: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(name)) return new Set();
    seen.add(name);
    if (name.endsWith("Leaf")) return new Set([name.slice(0, -"Leaf".length)]);
    return new Set((aliases.get(name) ?? []).flatMap((member) => [...typesOf(member, seen)]));
  };
  return {
    propertiesOf: computedOnce((type) =>
      bases.has(`${type}Leaf`) ? new Map(collect(`${type}Leaf`)) : undefined,
    ),
    typesOf: computedOnce((name) => typesOf(name)),
  };
}

/** Returns a function that remembers its result for each name. */
function computedOnce<Result>(compute: (name: string) => Result): (name: string) => Result {
  const results = new Map<string, Result>();
  return (name) => {
    const result = results.get(name) ?? compute(name);
    results.set(name, result);
    return result;
  };
}

function split(types: string): string[] {
  return types.split("|").map((type) => type.trim().replace(/^"|"$/g, ""));
}

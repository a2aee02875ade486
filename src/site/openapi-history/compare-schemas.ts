import { isDeepStrictEqual } from "node:util";
import type { JsonRecord } from "../../../plugins/gatsby-source-openapi";
import {
  compareLimits,
  compareOthers,
  compareTypes,
  compareValues,
  NEEDS,
} from "./compare-keywords";
import { isTextKey } from "./compare-texts";
import { entries, memberOf } from "./place-words";
import type { ApiDifference, SchemaContext } from "./schema-differences";
import {
  ANY,
  compatible,
  isObject,
  listed,
  listOf,
  namedTypes,
  narrower,
  own,
  shapeOf,
  subject,
  valuesOf,
  wider,
  withAdvice,
  worst,
} from "./schema-differences";
import { referenceKeys, resolved } from "./usage";

/** Returns the differences of two schemas. Schemas with the same name are compared by themselves. */
export function compareSchemas(
  before: unknown,
  after: unknown,
  context: SchemaContext,
): ApiDifference[] {
  const [first, second] = [namedSchema(before), namedSchema(after)];
  const [old, recent] = [first.name, second.name];
  if (old !== undefined && old === recent) return compareNull(first, second, context);
  if (isDeepStrictEqual(shapeOf(before), shapeOf(after))) return [];
  if (old === undefined && recent === undefined) return compareInline(before, after, context);
  const pair = `${old} ${recent}`;
  if (context.seen.includes(pair)) return [];
  const inner = compareInline(
    resolved(before, context.roots[0]),
    resolved(after, context.roots[1]),
    {
      ...context,
      seen: [...context.seen, pair],
    },
  );
  if (old === undefined || recent === undefined || inner.length === 0) return inner;
  // Both have a name, so the names say more than what differs between them.
  const isBreaking = inner.some(({ severity }) => severity === "breaking");
  const names = [recent, old].map((key) => `\`${key.split("/").at(-1)}\``);
  return [
    {
      severity: isBreaking ? "breaking" : "compatible",
      text: `${subject(context)} is now ${names[0]} instead of ${names[1]}`,
    },
  ];
}

/** Returns the name of the schema that a schema is, alone or beside null, and whether null is added. */
function namedSchema(node: unknown): { name: string | undefined; isNullable: boolean } {
  const isNullable = memberOf(node, "nullable") === true;
  const target = referenceKeys(node)?.join("/");
  const [key = "", ...others] = entries(node).flatMap(([one]) =>
    isTextKey(one, "") || one === "nullable" ? [] : [one],
  );
  if (target !== undefined || others.length > 0 || !/^(?:allOf|anyOf|oneOf)$/.test(key)) {
    return { name: target, isNullable };
  }
  const parts = listOf(memberOf(node, key));
  const [only, ...rest] = parts.filter((part) => !isNull(part));
  const name = rest.length === 0 ? referenceKeys(only)?.join("/") : undefined;
  return { name, isNullable: isNullable || parts.some(isNull) };
}

function isNull(node: unknown): boolean {
  return memberOf(node, "type") === "null" || memberOf(node, "const") === null;
}

/** A schema with its parts of `allOf` joined, and what says that it can be null apart. */
interface View {
  schema: JsonRecord;
  isNullable: boolean;
  /** Alternatives other than null; one that is the schema itself if it has none. */
  alternatives: unknown[];
  isUnion: boolean;
}

function compareInline(before: unknown, after: unknown, context: SchemaContext): ApiDifference[] {
  const [old, recent] = [viewOf(before, context.roots[0]), viewOf(after, context.roots[1])];
  const differences = compareNull(old, recent, context);
  if (old.isUnion || recent.isUnion) {
    const beside = old.isUnion && recent.isUnion ? compareMembers(old, recent, context) : [];
    return [...differences, ...compareAlternatives(old, recent, context), ...beside];
  }
  return [...differences, ...compareMembers(old, recent, context)];
}

function viewOf(node: unknown, root: JsonRecord): View {
  const schema = withNeeds(joined(node, root));
  const union = [...listOf(schema.oneOf), ...listOf(schema.anyOf)];
  const others = union.filter((one) => !isNull(one));
  const types = namedTypes(schema);
  const isNullable = schema.nullable === true || types.includes("null") || union.some(isNull);
  const [only] = others;
  const own = Object.keys(schema).filter(
    (key) => !isTextKey(key, "") && !/^(?:oneOf|anyOf|nullable)$/.test(key),
  );
  if (others.length === 1 && own.length === 0) {
    const inner = viewOf(resolved(only, root), root);
    return { ...inner, isNullable: isNullable || inner.isNullable };
  }
  const isUnion = others.length > 1;
  return { schema, isNullable, alternatives: isUnion ? others : [node], isUnion };
}

/** Takes alternatives that only demand fields for a rule, because the value is no other one. */
function withNeeds(schema: JsonRecord): JsonRecord {
  const isRule = (one: unknown) =>
    isObject(one) && entries(one).every(([key]) => key === "required") && entries(one).length > 0;
  return ["oneOf", "anyOf"].reduce<JsonRecord>((all, key) => {
    const options = listOf(all[key]);
    if (options.length === 0 || !options.every(isRule)) return all;
    const { [key]: _options, ...others } = all;
    return { ...others, [NEEDS]: options.map((one) => listOf(memberOf(one, "required"))) };
  }, schema);
}

/** Joins the parts of `allOf`, those in other places too. */
function joined(node: unknown, root: JsonRecord, depth = 0): JsonRecord {
  const schema = (resolved(node, root) ?? {}) as JsonRecord;
  if (typeof schema !== "object") return {};
  const { allOf, ...own } = schema;
  if (!Array.isArray(allOf) || depth > DEEPEST) return own;
  return [...allOf.map((part) => joined(part, root, depth + 1)), own].reduce(join, {});
}

function join(all: JsonRecord, part: JsonRecord): JsonRecord {
  const properties = { ...(all.properties as object), ...(part.properties as object) };
  const required = [...new Set([...listOf(all.required), ...listOf(part.required)])];
  return {
    ...all,
    ...part,
    ...(Object.keys(properties).length > 0 ? { properties } : {}),
    ...(required.length > 0 ? { required } : {}),
  };
}

const DEEPEST = 20;

function compareNull(
  old: Pick<View, "isNullable">,
  recent: Pick<View, "isNullable">,
  context: SchemaContext,
): ApiDifference[] {
  if (old.isNullable === recent.isNullable) return [];
  return recent.isNullable
    ? [wider(context, `${subject(context)} can be null now`)]
    : [narrower(context, `${subject(context)} cannot be null anymore`)];
}

/** Matches alternatives by what they are, whatever their order. */
function compareAlternatives(old: View, recent: View, context: SchemaContext): ApiDifference[] {
  const [removed, added] = [[...old.alternatives], [...recent.alternatives]];
  const matched: Array<[unknown, unknown]> = [];
  const match = (keyOf: (node: unknown, root: JsonRecord) => string | undefined) => {
    for (const one of [...removed]) {
      const key = keyOf(one, context.roots[0]);
      const same = (other: unknown) => keyOf(other, context.roots[1]) === key;
      const candidates = key === undefined ? [] : added.filter(same);
      if (candidates.length === 0) continue;
      removed.splice(removed.indexOf(one), 1);
      added.splice(added.indexOf(candidates[0]), 1);
      matched.push([one, candidates[0]]);
    }
  };
  match((node) => referenceKeys(node)?.join("/"));
  match((node, root) => JSON.stringify(shapeOf(resolved(node, root))));
  match((node, root) => discriminatorOf(resolved(node, root)));
  match((node) => titleOf(node));
  if (removed.length === 1 && added.length === 1) match((node, root) => kindOf(node, root));
  const inside = matched.flatMap(([one, other]) => {
    const name = alternativeName(other, context.roots[1]);
    const isAlone = !old.isUnion || !recent.isUnion;
    return compareSchemas(
      one,
      other,
      isAlone ? context : { ...context, owner: ownerOf(context, name) },
    );
  });
  const names = (nodes: readonly unknown[], root: JsonRecord, list = ANY) =>
    list.format(nodes.map((node) => alternativeName(node, root)));
  const [before, after] = context.roots;
  if (matched.length === 0) {
    const text = `${subject(context)} is now ${names(added, after)} instead of ${names(removed, before)}`;
    const isPart = removed.every((one) => isAnything(one, before));
    return [isPart ? narrower(context, text) : { severity: worst(context), text }];
  }
  // A union grows as a list of values does.
  const isGrown = old.isUnion && recent.isUnion && !added.some((one) => isScalar(one, after));
  const grown = `${subject(context)} can also be ${names(added, after)}`;
  return [
    ...(removed.length > 0
      ? [narrower(context, `${subject(context)} is never ${names(removed, before)} anymore`)]
      : []),
    ...(added.length > 0
      ? [isGrown ? compatible(withAdvice(context, grown)) : wider(context, grown)]
      : []),
    ...inside,
  ];
}

/** Returns whether a schema accepts every object, or every value. */
function isAnything(node: unknown, root: JsonRecord): boolean {
  return /^(?:any value|an object)$/.test(alternativeName(node, root));
}

/** Returns what has a value in an alternative; types such as "a string" say nothing more. */
function ownerOf({ owner }: SchemaContext, name: string): string {
  return [name.startsWith("`") ? name : "", owner].filter(Boolean).join(" of ");
}

/** Returns the fixed values of a schema's required texts, such as `type: message`. */
function discriminatorOf(schema: unknown): string | undefined {
  const fixed = entries(memberOf(schema, "properties")).flatMap(([name, property]) => {
    const values = valuesOf(property as JsonRecord);
    return values?.length === 1 && typeof values[0] === "string" ? [`${name}=${values[0]}`] : [];
  });
  return fixed.length > 0 ? fixed.sort().join(" ") : undefined;
}

function titleOf(node: unknown): string | undefined {
  const title = memberOf(node, "title");
  return typeof title === "string" ? title : undefined;
}

function kindOf(node: unknown, root: JsonRecord): string {
  const schema = joined(node, root);
  return namedTypes(schema).join() || (schema.properties ? "object" : "any");
}

function isScalar(node: unknown, root: JsonRecord): boolean {
  return /^(?:string|number|integer|boolean)/.test(kindOf(node, root));
}

/** Returns a name for an alternative, with code between backticks. */
function alternativeName(node: unknown, root: JsonRecord): string {
  const target = referenceKeys(node)?.at(-1) ?? titleOf(node);
  if (target !== undefined) return `\`${target}\``;
  const schema = joined(node, root);
  const fixed = discriminatorOf(schema)?.split(" ")[0]?.split("=")[1];
  if (fixed !== undefined) return `\`${fixed}\``;
  const values = valuesOf(schema);
  if (values && values.length > 0 && values.length <= 3) return listed(values);
  const [type = "any value"] = namedTypes(schema);
  if (type === "array") {
    return `a list of ${schema.items === undefined ? "anything" : alternativeName(schema.items, root)}`;
  }
  const [field] = listOf(schema.required);
  if (type === "object" || schema.properties || field) {
    const [first = field] = Object.keys((schema.properties as object) ?? {});
    return typeof first === "string" ? `an object with \`${first}\`` : "an object";
  }
  return `${/^[aeio]/.test(type) ? "an" : "a"} ${type}`.replace("an any value", "any value");
}

function compareMembers(old: View, recent: View, context: SchemaContext): ApiDifference[] {
  const [before, after] = [old.schema, recent.schema];
  return [
    ...compareTypes(before, after, context),
    ...compareValues(before, after, context),
    ...compareLimits(before, after, context),
    ...compareProperties(before, after, context),
    ...compareOthers(before, after, context),
    ...compareItems(before, after, context),
  ];
}

function compareProperties(
  before: JsonRecord,
  after: JsonRecord,
  context: SchemaContext,
): ApiDifference[] {
  const [old, recent] = [before.properties, after.properties];
  if (becomesMap(before, after)) return [newMap(before, after.additionalProperties, context)];
  const [wasNeeded, isNeeded] = [listOf(before.required), listOf(after.required)];
  const names = new Set([...entries(old), ...entries(recent)].map(([name]) => name));
  for (const name of [...wasNeeded, ...isNeeded]) if (typeof name === "string") names.add(name);
  return [...names].flatMap((name): ApiDifference[] => {
    const [one, other] = [own(old, name), own(recent, name)];
    const within = fieldContext(context, name, one ?? other);
    const [was, is] = [wasNeeded.includes(name), isNeeded.includes(name)];
    if (one === undefined && other !== undefined) return [addedField(within, is)];
    if (one !== undefined && other === undefined) {
      return [{ severity: worst(within), text: `Removed field ${subject(within)}` }];
    }
    const inside = one === undefined ? [] : compareSchemas(one, other, within);
    return [...compareRequired(was, is, within), ...inside];
  });
}

/** Returns whether an object with declared fields becomes one with fields of any name. */
function becomesMap(before: JsonRecord, after: JsonRecord): boolean {
  const isMap = isObject(after.additionalProperties) && entries(after.properties).length === 0;
  return isMap && !isObject(before.additionalProperties) && entries(before.properties).length > 0;
}

function newMap(
  { properties, required }: JsonRecord,
  values: unknown,
  context: SchemaContext,
): ApiDifference {
  const inside = entries(properties).flatMap(([name, property]) =>
    compareSchemas(property, values, fieldContext(context, name, property)),
  );
  const isSame = inside.length === 0 && listOf(required).length === 0;
  return {
    severity: isSame ? "compatible" : worst(context),
    text: `The fields of ${subject(context)} can have any name now, and each is ${alternativeName(values, context.roots[1])}`,
  };
}

function fieldContext(context: SchemaContext, name: string, property: unknown): SchemaContext {
  const schema = resolved(property, context.roots[0]) ?? resolved(property, context.roots[1]);
  const left = [
    ...(memberOf(schema, "readOnly") === true ? ["request"] : []),
    ...(memberOf(schema, "writeOnly") === true ? ["response"] : []),
  ];
  return {
    ...context,
    path: context.path ? `${context.path}.${name}` : name,
    directions: context.directions.filter((direction) => !left.includes(direction)),
  };
}

function addedField(context: SchemaContext, isNeeded: boolean): ApiDifference {
  const isSent = context.directions.includes("request");
  return isNeeded && isSent
    ? { severity: "breaking", text: `New required field ${subject(context)}: send it` }
    : { severity: "compatible", text: `New ${isSent ? "optional " : ""}field ${subject(context)}` };
}

function compareRequired(was: boolean, is: boolean, context: SchemaContext): ApiDifference[] {
  if (was === is) return [];
  const isSent = context.directions.includes("request");
  return is
    ? [narrower(context, `${subject(context)} is ${isSent ? "now required" : "always there now"}`)]
    : [
        wider(
          context,
          `${subject(context)} ${isSent ? "is no longer required" : "can be missing now"}`,
        ),
      ];
}

function compareItems(
  before: JsonRecord,
  after: JsonRecord,
  context: SchemaContext,
): ApiDifference[] {
  const inside: SchemaContext = { ...context, path: `${context.path}[]` };
  const { additionalProperties: old, items } = before;
  const { additionalProperties: recent } = after;
  const [one, other] = [items, after.items].map((node) => node ?? {});
  const others: SchemaContext = { ...context, path: context.path ? `${context.path}.*` : "*" };
  return [
    ...(items === undefined && after.items === undefined ? [] : compareSchemas(one, other, inside)),
    ...(isObject(old) && isObject(recent) ? compareSchemas(old, recent, others) : []),
  ];
}

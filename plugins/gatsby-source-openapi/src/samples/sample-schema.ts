import { componentName, resolve } from "../document/reference";
import { mappedSchema } from "../document/reference-index";
import type { JsonRecord } from "../json";
import { isRecord, isTrue, listOf, recordOf, structureIn, textOf, textsOf } from "../json";
import { kebabCase } from "../model/operation-list";
import { accepts } from "./accepts";
import { demandedMembers, exclusion } from "./exclusive-members";
import { isFile } from "./file-path";
import type { MergedSchema } from "./merged-schema";
import { copyOf, mergeSchema, toSchema } from "./merged-schema";
import type { Clues } from "./sample-scalar";
import { isPlaceholder, numberSample, singular, textSample } from "./sample-scalar";

/** Direction of a body: requests have no read-only members, responses no write-only ones. */
export type Direction = "request" | "response";

/**
 * What an example has: `all` members, those that are `needed` (required, or with an example of their
 * own), or only the `required` ones. An object that requires none has a few anyway, because an empty one
 * does nothing.
 */
export type Extent = "all" | "needed" | "required";

/** After this many schemas an example has only required members. */
const MANY = 150;

/** Below this many levels an example has only required members. */
const DEEP = 7;

/** An example with more schemas is given up: required members can multiply. */
const TOO_MANY = 1000;

/** A schema that demands more levels has no example. */
const DEEPEST = 60;

interface State {
  document: JsonRecord;
  direction: Direction;
  extent: Extent;
  count: number;
  /** True if texts can be those of the reader: in bodies, not in parameters, which mostly name what exists. */
  isFree: boolean;
}

/**
 * Where in an example a schema is: the named schemas around it, how many levels deep, its name there,
 * the description of the list that has it, and whether it can be left out.
 */
interface Nesting {
  path: readonly string[];
  level: number;
  name?: string | undefined;
  listDescription?: string | undefined;
  isOptional?: boolean;
}

/**
 * Chooses a value that a schema accepts: the document's own example where there is a valid one.
 * Returns a schema without references and alternatives, whose parts each have their value in
 * `example`. Undefined if no value is accepted or the only ones are too large.
 *
 * @param name name of the value, if it has one
 */
export function sampleSchema(
  document: JsonRecord,
  schema: unknown,
  direction: Direction,
  extent: Extent = "all",
  name?: string,
): JsonRecord | undefined {
  try {
    const state = { document, direction, extent, count: 0, isFree: name === undefined };
    return choose(state, schema, { path: [], level: 0, name });
  } catch (error) {
    // Alternatives can be nested too deeply for the stack. Such a schema has no example.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function choose(state: State, node: unknown, nesting: Nesting): JsonRecord | undefined {
  const { path, level, name, listDescription, isOptional = false } = nesting;
  state.count += 1;
  if (node === false || state.count > TOO_MANY || level > DEEPEST) return undefined;
  const merged = mergeSchema(state.document, node, path);
  return merged === undefined || isNever(merged)
    ? undefined
    : chooseAlternative(state, { ...merged, name, listDescription, isOptional }, level);
}

/** Returns true if a schema excludes every value: `not: {}`. */
function isNever({ keywords: { not } }: MergedSchema): boolean {
  return not === true || (isRecord(not) && Object.keys(not).length === 0);
}

/**
 * Builds a value: the document's own, else one of the first alternative that has one. A value that
 * several alternatives of `oneOf` accept is taken only if there is no other. Members tell
 * alternatives apart: those that others require are left out, and optional ones are added.
 */
function chooseAlternative(
  state: State,
  merged: MergedSchema,
  level: number,
): JsonRecord | undefined {
  const given = givenValue(state, merged);
  if (given !== undefined) return leaf(merged, given.value);
  const [choice, ...choices] = merged.choices;
  if (choice === undefined) return withDiscriminators(state, merged, level);
  const { options, isExclusive } = choice;
  let first: JsonRecord | undefined;
  const open = { ...merged, choices };
  for (const option of [...options].sort((a, b) => Number(isNull(a)) - Number(isNull(b)))) {
    const chosen = chooseOption(state, open, option, { level });
    if (chosen === undefined) continue;
    if (!isExclusive || isOnly(state, options, chosen)) return chosen;
    const excluded = requiredElsewhere(state, options, option);
    const others = [
      chooseOption(state, open, option, { level, excluded }),
      ...(state.extent === "all"
        ? []
        : [chooseOption(state, open, option, { level, extent: "all" })]),
    ];
    const other = others.find((one) => one !== undefined && isOnly(state, options, one));
    if (other !== undefined) return other;
    first ??= chosen;
  }
  return first;
}

/** Builds a value of one alternative. */
function chooseOption(
  state: State,
  merged: MergedSchema,
  option: unknown,
  {
    level,
    extent = state.extent,
    excluded = [],
  }: { level: number; extent?: Extent; excluded?: readonly string[] },
): JsonRecord | undefined {
  const one = mergeSchema(state.document, option, merged.path, {
    ...copyOf(merged),
    chosen: merged.path.length,
    excluded: new Set([...merged.excluded, ...excluded]),
  });
  const within = { ...state, extent };
  const chosen = one && chooseAlternative(within, one, level);
  state.count = within.count;
  return chosen;
}

/** Returns the members that other alternatives require and this one does not. */
function requiredElsewhere(
  state: State,
  options: readonly unknown[],
  option: unknown,
): readonly string[] {
  const required = (node: unknown) => textsOf(resolve(state.document, node)?.required);
  const own = required(option);
  const others = options.filter((one) => one !== option).flatMap(required);
  return others.filter((name) => !own.includes(name));
}

function isOnly(state: State, options: readonly unknown[], { example }: JsonRecord): boolean {
  return options.filter((option) => accepts(checkOf(state), option, example)).length < 2;
}

function checkOf({ document, direction }: State) {
  return { document, hidden: direction === "request" ? "readOnly" : "writeOnly" };
}

function isNull(node: unknown): boolean {
  return recordOf(node).type === "null";
}

/** Builds a value in which the property of each discriminator selects the schema. */
function withDiscriminators(
  state: State,
  merged: MergedSchema,
  level: number,
): JsonRecord | undefined {
  for (const { node, owner } of merged.discriminators) {
    const name = textOf(node.propertyName) ?? "";
    const targets = Object.entries(recordOf(node.mapping)).map(
      ([value, target]) => [value, mappedSchema(target) ?? ""] as const,
    );
    const here = merged.path.slice(merged.start).filter((reference) => reference !== owner);
    // The first schema is the chosen one. It can extend others that also have a value.
    const selected = firstOf(here, (reference) => targets.find(([, $ref]) => $ref === reference));
    const mark = `one that extends ${owner}`;
    if (selected === undefined && merged.path.at(-1) === owner && !merged.path.includes(mark)) {
      const path = [...merged.path.filter((reference) => reference !== owner), mark];
      return (
        firstOf(targets, ([, $ref]) => choose(state, { $ref }, { path, level })) ??
        build(state, merged, level)
      );
    }
    // Without mapping the value is the name of the alternative.
    const alternative = merged.path[merged.path.indexOf(owner ?? "") + 1] ?? "";
    const value = selected?.[0] ?? componentName(alternative, "schemas");
    const declared = merged.properties.get(name) ?? [];
    if (value !== undefined && declared.every((one) => accepts(checkOf(state), one, value))) {
      merged.properties.set(name, [...declared, { const: value }]);
    }
  }
  return build(state, merged, level);
}

function firstOf<Item, Result>(
  items: readonly Item[],
  find: (item: Item) => Result | undefined,
): Result | undefined {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Returns the first value in the document that the schema accepts. */
function givenValue(state: State, merged: MergedSchema): { value: unknown } | undefined {
  const { keywords } = merged;
  const stated = [
    ...("const" in keywords ? [keywords.const] : []),
    ...("example" in keywords ? [keywords.example] : []),
    ...listOf(keywords.examples),
    ...("default" in keywords ? [keywords.default] : []),
    ...listOf(keywords.enum),
  ];
  // Some documents have objects and lists as the text of their JSON.
  const isText = stated.length === 0 || !/^(?:object|array)$/.test(typeOf(merged));
  const given = isText ? stated : stated.map((one) => structureIn(one) ?? one);
  const schema = given.length > 0 ? toSchema(merged) : {};
  const check = checkOf(state);
  // Generators of documents write it where nothing is known.
  const isFillerText = (one: unknown) => state.direction === "request" && one === "string";
  const isGiven = (one: unknown) => one !== null && one !== undefined;
  const isUnset = (one: unknown) => state.direction === "request" && UNSET.test(String(one));
  const ordered = [...given.filter((one) => !isUnset(one)), ...given.filter(isUnset)];
  const value = ordered.find(
    (one) =>
      isGiven(one) &&
      !(isFillerText(one) && !listOf(keywords.enum).includes(one)) &&
      accepts(check, schema, one),
  );
  if (value !== undefined) return { value };
  return given.includes(null) && (listOf(keywords.enum).length === 1 || keywords.const === null)
    ? { value: null }
    : undefined;
}

/** The first value of enums of Protocol Buffers, which means none: `TYPE_UNSPECIFIED`. */
const UNSET = /^(?:[A-Z\d_]+_)?UNSPECIFIED$/;

/** Keywords that say what a value is besides the value itself. */
const KEPT = ["type", "format", "contentMediaType", "description", "xml"];

function leaf({ keywords }: MergedSchema, example: unknown): JsonRecord {
  const kept = KEPT.flatMap((name) => (name in keywords ? [[name, keywords[name]]] : []));
  return { ...Object.fromEntries(kept), example };
}

function build(state: State, merged: MergedSchema, level: number): JsonRecord | undefined {
  switch (typeOf(merged)) {
    case "object":
      return buildObject(state, merged, level);
    case "array":
      return buildArray(state, merged, level);
    case "null":
      return leaf(merged, null);
    default:
      return buildScalar(state, merged);
  }
}

const OBJECT_KEYWORDS = ["additionalProperties", "patternProperties", "minProperties"];
const ARRAY_KEYWORDS = ["items", "prefixItems", "contains", "minItems"];
const NUMBER_KEYWORDS = ["minimum", "maximum", "multipleOf"];

/** Returns the type of a value, as stated or as the keywords imply. */
function typeOf({ keywords, properties, required }: MergedSchema): string {
  const types = textsOf([keywords.type].flat());
  const stated = types.find((type) => type !== "null") ?? types[0];
  const has = (names: readonly string[]) => names.some((name) => name in keywords);
  if (stated !== undefined) return stated;
  if (properties.size > 0 || required.size > 0 || has(OBJECT_KEYWORDS)) return "object";
  return has(ARRAY_KEYWORDS) ? "array" : has(NUMBER_KEYWORDS) ? "number" : "string";
}

/** Members of an example by name. */
type Members = Map<string, JsonRecord>;

/** An object that needs nothing has at most this many members without an example of their own. */
const MOST_PLAIN = 3;

/** Of these members, at most this many have a value that has to be replaced. */
const MOST_PLACEHOLDERS = 2;

/** An object with at most this many optional members can be a reference to one that exists. */
const MOST_OF_REFERENCE = 3;

/** A request has at most this many members of an object only because they have an example. */
const MOST_STATED = 6;

/** Members that servers set, in kebab case. */
const SET_BY_SERVERS =
  /^(?:id|uuid|etag|self|links|(?:created|updated|modified|deleted|archived)(?:-(?:at|on|by|date|time|timestamp|instant))?|(?:create|update|insert|last-(?:update|modified))-(?:at|on|by|date|time|timestamp|instant)|(?:date|time|last)-(?:created|updated|modified)|(?:creation|modification)-(?:date|time|timestamp))$/;

/**
 * Builds an object: its required members, and others while the example is small. One that needs
 * nothing has its plain members, because an empty one does nothing.
 */
function buildObject(state: State, merged: MergedSchema, level: number): JsonRecord | undefined {
  const { keywords, required, properties, path } = merged;
  const inside = { path, level: level + 1 };
  // A required member can be another schema that extends the same base.
  const again = { path: path.slice(0, merged.start + 1), level: level + 1 };
  const members: Members = new Map();
  const add = (name: string): boolean => {
    const nodes = properties.get(name) ?? [recordOf(keywords.additionalProperties)];
    const node = nodes.length === 1 ? nodes[0] : { allOf: nodes };
    const isAgain = required.has(name) && again.path.length < path.length;
    const known = {
      name: properties.has(name) || required.has(name) ? name : "value",
      isOptional: !required.has(name),
    };
    const member =
      choose(state, node, { ...inside, ...known }) ??
      (isAgain ? choose(state, node, { ...again, ...known }) : undefined);
    if (member !== undefined) members.set(name, member);
    return member !== undefined;
  };
  const sent = [...new Set([...properties.keys(), ...required])].filter(
    (name) =>
      (required.has(name) || !merged.excluded.has(name)) &&
      !isOmitted(state, properties.get(name) ?? [], path),
  );
  if (!sent.filter((name) => required.has(name)).every(add)) return undefined;
  const least = Number(keywords.minProperties ?? 0);
  const most = Number(keywords.maxProperties ?? Infinity);
  const optional = sent.filter((one) => !required.has(one));
  const chosen = chosenMembers(state, merged, { had: [...members.keys()], optional, level });
  const isExcluded = exclusion(state.document, merged);
  for (const name of [...chosen, ...optional.filter((one) => !chosen.includes(one))]) {
    const isSmall =
      chosen.includes(name) &&
      state.count <= MANY &&
      level < DEEP &&
      !isExcluded(name, [...members.keys()]);
    if ((isSmall || members.size < least) && members.size < most) add(name);
  }
  const dependent = [...members.keys()].flatMap((name) =>
    textsOf(recordOf(keywords.dependentRequired)[name]),
  );
  for (const name of dependent) if (!members.has(name)) add(name);
  addUnnamed(state, merged, members, inside);
  if (members.size < least) return undefined;
  const named = [...new Set([...sent, ...members.keys()])].flatMap((name) => {
    const member = members.get(name);
    return member === undefined ? [] : [[name, member] as const];
  });
  const example = Object.fromEntries(named.map(([name, member]) => [name, member.example]));
  return { ...leaf(merged, example), type: "object", properties: Object.fromEntries(named) };
}

/** Returns the optional members that an object has beside those that it needs. */
function chosenMembers(
  state: State,
  merged: MergedSchema,
  { had, optional, level }: { had: readonly string[]; optional: readonly string[]; level: number },
): readonly string[] {
  const { document } = state;
  const { properties, path } = merged;
  const isStated = (name: string) => isWanted(state, properties.get(name) ?? [], path);
  const stated = worthSending(state, merged, optional.filter(isStated), level);
  const purpose = stated.length > 0 ? [] : optional.filter((one) => isPurpose(state, merged, one));
  const demanded = demandedMembers(document, merged, [...had, ...stated], optional);
  const wanted = [...new Set([...stated, ...purpose, ...demanded])];
  const needsNothing = had.length === 0 || (wanted.length === 0 && isUnchanged(state, merged));
  return needsNothing ? withPlain(state, merged, { wanted, optional, level }) : wanted;
}

/** Returns the words of the names of the schemas that describe an object. */
function ownWords({ path, start }: MergedSchema): string[] {
  return path.slice(start).map((one) => kebabCase(componentName(one, "schemas") ?? ""));
}

/**
 * Returns true for a member that its object is named after, such as `metrics` in `UsageMetrics`, and for what an object of
 * JSON:API has beside its type.
 */
function isPurpose(state: State, merged: MergedSchema, name: string): boolean {
  if (state.direction === "response" || state.extent !== "needed") return false;
  if (name === "attributes" && merged.required.has("type")) return true;
  const kind = kindOf(state, merged.properties.get(name), merged.path);
  const words = `-${kebabCase(name)}`;
  return kind === "array" && ownWords(merged).some((one) => `-${one}`.endsWith(words));
}

/** Returns true for an update whose required members only identify what it updates. */
function isUnchanged(state: State, merged: MergedSchema): boolean {
  const isUpdate = ownWords(merged).some((one) => /(?:^|-)(?:update|patch|edit)(?:-|$)/.test(one));
  return (
    state.direction === "request" &&
    isUpdate &&
    [...merged.required].every((name) => IDENTIFYING.test(kebabCase(name)))
  );
}

/** Names of members, in kebab case, that say what an object is, but not what it is like. */
export const IDENTIFYING = /(?:^|-)(?:id|uuid|type|version|revision|etag)$/;

/** Returns true for a member that the server sets, such as an id, except for the id of a reference to an existing object. */
function isSetByServer(name: string, canBeReference: boolean): boolean {
  return SET_BY_SERVERS.test(kebabCase(name)) && !(canBeReference && /^(?:id|uuid)$/.test(name));
}

/**
 * Returns which members that have an example an object is sent with: of many the first plain ones, and none that
 * servers set, that are for paging or that are deprecated. An answer has all.
 */
function worthSending(
  state: State,
  { properties, path }: MergedSchema,
  stated: readonly string[],
  level: number,
): readonly string[] {
  if (state.direction === "response" || state.extent === "all") return stated;
  const useful = stated.filter(
    (name) =>
      !isSetByServer(name, level > 0) &&
      !PAGING.test(kebabCase(name)) &&
      !isDeprecated(state, properties.get(name)),
  );
  if (useful.length <= MOST_STATED) return useful;
  const plain = useful.filter((name) => kindOf(state, properties.get(name), path) === "scalar");
  const first = [...plain, ...useful.filter((name) => !plain.includes(name))].slice(0, MOST_STATED);
  return useful.filter((name) => first.includes(name));
}

/**
 * Returns the members of an object that needs nothing: those that are wanted anyway, a few plain ones, and a
 * list that is the first of all, because it is what the object is for. If there are none, the first one.
 */
function withPlain(
  state: State,
  { properties, path }: MergedSchema,
  {
    wanted,
    optional,
    level,
  }: { wanted: readonly string[]; optional: readonly string[]; level: number },
): readonly string[] {
  const canBeReference = level > 0 && optional.length <= MOST_OF_REFERENCE;
  const others = optional.filter(
    (name) =>
      !wanted.includes(name) &&
      !isDeprecated(state, properties.get(name)) &&
      (state.direction === "response" || !isSetByServer(name, canBeReference)),
  );
  let placeholders = 0;
  const useful = others.filter((name, index) => {
    const kind = kindOf(state, properties.get(name), path);
    if (kind !== "scalar") return kind === "array" && index === 0;
    const node = { allOf: properties.get(name) ?? [] };
    const made = choose({ ...state }, node, { path, level: 0, name })?.example;
    return !isPlaceholder(made) || ++placeholders <= MOST_PLACEHOLDERS;
  });
  // What can be left out is no reason for a request, if another member is.
  const isSaying = (name: string) =>
    !NOTES.test(kebabCase(name)) &&
    !PAGING.test(kebabCase(name)) &&
    !hasDefault(state, properties.get(name), path);
  const saying = state.direction === "request" ? useful.filter(isSaying) : useful;
  const plain = saying.length + wanted.length > 0 ? saying : useful;
  const telling = plain.filter((name) => TELLING.test(kebabCase(name)));
  const first = [...new Set([...telling, ...plain])].slice(
    0,
    Math.max(0, MOST_PLAIN - wanted.length),
  );
  const added = [...wanted, ...plain.filter((name) => first.includes(name))];
  return added.length > 0 ? added : [...others, ...optional].slice(0, 1);
}

/** Names of members that say most about an object. */
export const TELLING =
  /^(?:(?:[a-z]+-)?name|title|subject|message|text|content|e-?mail|action|status|url|amount|value)$/;

/** Names of members that sort results, or ask for another page than the first one. */
const PAGING =
  /(?:^|-)(?:cursor|(?:next|continuation|page)-token|offset|skip|starting-after|ending-before|(?:order|sort)-by|sort(?:-(?:order|field|dir(?:ection)?))?)$/;

/** Names of texts about the object that its readers can do without. */
const NOTES = /(?:^|-)(?:description|notes?|memo|remarks?|comments?|summary|details?|bio)$/;

function hasDefault(
  state: State,
  nodes: readonly unknown[] = [],
  path: readonly string[],
): boolean {
  const { keywords = {} } = mergeSchema(state.document, { allOf: nodes }, path) ?? {};
  return keywords.default !== undefined && keywords.default !== null;
}

/** Returns what the first value that a schema allows is. A file is not a scalar, nor is a switch without a default. */
function kindOf(
  state: State,
  nodes: readonly unknown[] = [],
  path: readonly string[],
): "scalar" | "array" | "other" {
  const merged = mergeSchema(state.document, { allOf: nodes }, path);
  if (merged === undefined || isNever(merged)) return "other";
  const { keywords, choices } = merged;
  const [option] = choices.flatMap(({ options }) => options).filter((one) => !isNull(one));
  if (!("type" in keywords) && option !== undefined) return kindOf(state, [option], merged.path);
  const type = typeOf(merged);
  const items = mergeSchema(state.document, keywords.items, merged.path)?.keywords;
  if (isFile({ ...keywords, type, items })) return "other";
  if (type === "array") return type;
  const isSwitch = type === "boolean" && !("default" in keywords);
  const isOther = isSwitch || type === "object" || type === "null";
  return isOther ? "other" : "scalar";
}

/** Adds members that have no declared name: one to show their schema, more if they are required. */
function addUnnamed(state: State, merged: MergedSchema, members: Members, inside: Nesting): void {
  const { keywords } = merged;
  const { additionalProperties: others, minProperties = 0 } = keywords;
  const [pattern] = Object.entries(recordOf(keywords.patternProperties));
  const isShown = members.size === 0 && isShownUnnamed(state, merged, inside.level);
  const count = Math.max(isShown ? 1 : 0, Number(minProperties) - members.size);
  const node = isRecord(others) ? others : (pattern?.[1] ?? (others === false ? false : {}));
  for (let number = 1; number <= Math.min(count, MOST_ITEMS); number += 1) {
    const name = memberName(state, keywords, isRecord(others) ? undefined : pattern?.[0], number);
    const member = members.has(name)
      ? undefined
      : choose(state, node, { ...inside, name: "value" });
    if (member === undefined) return;
    members.set(name, member);
  }
}

/** Returns true if an object without named members is shown with an undeclared one. Whole requests can be empty. */
function isShownUnnamed(
  { direction, extent }: State,
  { keywords, properties }: MergedSchema,
  level: number,
): boolean {
  const { additionalProperties: others, patternProperties, maxProperties = 1 } = keywords;
  const isWhole = level === 1;
  const isStated = hasKeywords(patternProperties) || hasKeywords(others);
  const isFree = direction === "request" && properties.size === 0 && others !== false;
  const isShown = (isFree && !isWhole) || (isStated && (isWhole || extent === "all"));
  return isShown && Number(maxProperties) > 0;
}

function hasKeywords(node: unknown): boolean {
  return isRecord(node) && Object.keys(node).length > 0;
}

/** Returns the name of a member that is not declared. */
function memberName(
  { document, direction }: State,
  keywords: JsonRecord,
  pattern: unknown,
  number: number,
): string {
  const word = direction === "request" && number === 1 ? "key" : `property${number}`;
  const names = recordOf(resolve(document, keywords.propertyNames));
  const label = textOf(recordOf(keywords.additionalProperties)["x-additionalPropertiesName"]);
  const like = pattern ?? names.pattern;
  return (
    textsOf(names.enum)[number - 1] ??
    (like === undefined
      ? label === undefined
        ? word
        : `${label}${number}`
      : textSample({ pattern: like }))
  );
}

function isWanted(state: State, nodes: readonly unknown[], path: readonly string[]): boolean {
  if (state.extent !== "needed") return state.extent === "all";
  return nodes.some((node) => {
    const keywords = mergeSchema(state.document, node, path)?.keywords ?? {};
    const hasExample = (keywords.example ?? listOf(keywords.examples)[0] ?? null) !== null;
    return hasExample || SAID_TO_BE_REQUIRED.test(textOf(keywords.description) ?? "");
  });
}

/** The start of a description that says what the schema of the object does not. */
const SAID_TO_BE_REQUIRED = /^\W*required\b(?! (?:if|when|for|only|unless|in|on|with)\b)/i;

function isDeprecated(state: State, nodes: readonly unknown[] = []): boolean {
  return nodes.some((node) => isTrue(resolve(state.document, node)?.deprecated));
}

function isOmitted(state: State, nodes: readonly unknown[], path: readonly string[]): boolean {
  const { hidden } = checkOf(state);
  return nodes.some((node) => isTrue(mergeSchema(state.document, node, path)?.keywords[hidden]));
}

/** Limit for the number of items that a schema can demand. */
const MOST_ITEMS = 20;

function buildArray(state: State, merged: MergedSchema, level: number): JsonRecord | undefined {
  const { keywords, path } = merged;
  const inside = {
    path,
    level: level + 1,
    name: singular(merged.name),
    listDescription: textOf(keywords.description),
  };
  const tuple = listOf(Array.isArray(keywords.items) ? keywords.items : keywords.prefixItems);
  const node = keywords.contains ?? (Array.isArray(keywords.items) ? undefined : keywords.items);
  const least = Number(keywords.minItems ?? 0);
  const wanted = Math.max(least, tuple.length, node === undefined ? 0 : 1);
  const most = Math.min(wanted, Number(keywords.maxItems ?? wanted), MOST_ITEMS);
  const items: JsonRecord[] = [];
  while (items.length < most) {
    const item = choose(state, tuple[items.length] ?? node ?? {}, inside);
    if (item === undefined) break;
    items.push(isTrue(keywords.uniqueItems) ? different(state, item, node, items.length) : item);
  }
  if (items.length < least) return undefined;
  const [first] = items;
  const example = items.map((item) => item.example);
  const hasOne = first !== undefined && tuple.length === 0;
  return { ...leaf(merged, example), type: "array", ...(hasOne ? { items: first } : {}) };
}

/** Returns the item with another value for each position, if one can be found that the schema accepts. */
function different(state: State, item: JsonRecord, node: unknown, position: number): JsonRecord {
  const { example } = item;
  if (position === 0) return item;
  const number = position + 1;
  const candidates = [
    ...listOf(resolve(state.document, node)?.enum).slice(position, number),
    ...(typeof example === "number" ? [example + position] : []),
    ...(typeof example === "string"
      ? [`${example}${number}`, `${number}${example}`, `${example.slice(0, -1)}${number}`]
      : []),
  ];
  const other = candidates.find((one) => accepts(checkOf(state), node ?? {}, one));
  return other === undefined ? item : { ...item, example: other };
}

function buildScalar(state: State, merged: MergedSchema): JsonRecord {
  const { keywords, path, start } = merged;
  const type = typeOf(merged);
  const isSent = state.direction === "request";
  // What can be left out is off by default.
  if (type === "boolean") return leaf(merged, !(isSent && merged.isOptional));
  // Only senders have to replace a value.
  const clues: Clues = isSent
    ? {
        name: merged.name,
        description: textOf(keywords.description) ?? itemDescription(merged),
        owner: state.isFree ? (componentName(path[start - 1] ?? "", "schemas") ?? "") : undefined,
      }
    : {};
  return leaf(
    merged,
    type === "string" ? textSample(keywords, clues) : numberSample(type, keywords, clues),
  );
}

/** Returns the description of a list for one item: of values with commas between them, the first one. */
function itemDescription({ listDescription }: MergedSchema): string | undefined {
  return listDescription?.replace(/([`"'])([^`"',\n]+),[^`"'\n]*\1/g, "$1$2$1");
}

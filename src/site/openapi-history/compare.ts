import { isDeepStrictEqual } from "node:util";
import type { JsonRecord, ListedOperation } from "../../../plugins/gatsby-source-openapi";
import { listOperations, operationsOf } from "../../../plugins/gatsby-source-openapi";
import type { ContractChange } from "../../../plugins/gatsby-transformer-content/data-files";
import { SEVERITIES } from "../../../plugins/gatsby-transformer-content/data-files";
import type { Difference, SchemaContext } from "./compare-schemas";
import { compareSchemas, shapeOf } from "./compare-schemas";
import { compareTexts } from "./compare-texts";
import { componentName, entries, memberOf, operationName } from "./place-words";
import type { Direction, Usage } from "./usage";
import { resolved, targetOf, usageOf } from "./usage";

type Roots = SchemaContext["roots"];

/** What two versions of a document are compared with. */
interface Comparison {
  roots: Roots;
  /** Usage in both versions. */
  usages: readonly [before: Usage, after: Usage];
}

/** The same part of two versions. */
type Pair = readonly [before: unknown, after: unknown];

function memberOfBoth([before, after]: Pair, key: string): Pair {
  return [memberOf(before, key), memberOf(after, key)];
}

function bothResolved([before, after]: Pair, { roots }: Comparison): Pair {
  return [resolved(before, roots[0]), resolved(after, roots[1])];
}

/** Returns whether a flag such as `required` is set in each version. */
function flagOf(pair: Pair, key: string): boolean[] {
  return memberOfBoth(pair, key).map((value) => value === true);
}

/**
 * Returns what changed between two valid OpenAPI documents, most severe first. A change is listed
 * once, where it is written: a change of a named schema is one of this schema, and breaks what the
 * operations that use it send or receive.
 */
export function compareDocuments(before: JsonRecord, after: JsonRecord): ContractChange[] {
  const comparison: Comparison = {
    roots: [before, after],
    usages: [usageOf(before), usageOf(after)],
  };
  const changes = [
    ...inPart("api", compareServers([before.servers, after.servers])),
    ...inPart("api", compareSecurity([before.security, after.security], "All operations")),
    ...inPart("api", compareWebhooks(comparison)),
    ...compareOperations(comparison),
    ...compareComponents(comparison),
  ];
  const rank = ({ severity }: ContractChange) => SEVERITIES.indexOf(severity);
  const unique = new Map(changes.map((change) => [`${change.part} ${change.text}`, change]));
  return [
    ...[...unique.values()].sort((a, b) => rank(a) - rank(b)),
    ...compareTexts(before, after),
  ];
}

function inPart(part: string, differences: readonly Difference[]): ContractChange[] {
  return differences.map(({ severity, text }) => ({
    severity,
    part,
    text: text.replace(/^[a-z]/, (letter) => letter.toUpperCase()),
  }));
}

const breaking = (text: string): Difference => ({ severity: "breaking", text });
const compatible = (text: string): Difference => ({ severity: "compatible", text });

/** Pairs the members of two lists or maps by their keys. */
function pairs<Member>(
  before: Iterable<[string, Member]>,
  after: Iterable<[string, Member]>,
): Array<[key: string, old: Member | undefined, recent: Member | undefined]> {
  const [old, recent] = [new Map(before), new Map(after)];
  return [...new Set([...old.keys(), ...recent.keys()])].map((key) => [
    key,
    old.get(key),
    recent.get(key),
  ]);
}

/** What to say of members that only one version has, or how to compare those of both. */
interface MemberRules {
  removed: (key: string) => Difference;
  added: (key: string) => Difference;
  both?: (pair: Pair, key: string) => Difference[];
}

/** Compares the members of two maps by their keys. */
function compareMembers([before, after]: Pair, { removed, added, both }: MemberRules) {
  return pairs(entries(before), entries(after)).flatMap(([key, old, recent]) => {
    if (recent === undefined) return [removed(key)];
    return old === undefined ? [added(key)] : (both?.([old, recent], key) ?? []);
  });
}

/** Lists operations by method and path, whatever the parameters of the path are called. */
function operationsByCall(root: JsonRecord): Map<string, ListedOperation> {
  const listed = listOperations(root, "").filter(({ kind }) => kind === "operation");
  return new Map(listed.map((one) => [callOf(one), one]));
}

function callOf({ method, pathTemplate }: ListedOperation): string {
  return `${method} ${pathTemplate.replace(/\{[^}]*\}/g, "{}")}`;
}

function compareOperations(comparison: Comparison): ContractChange[] {
  const [before = NO_CALLS, after = NO_CALLS] = comparison.roots.map(operationsByCall);
  const moved = movedCalls(before, after);
  const old = [...before].map(([call, one]): [string, ListedOperation] => [
    moved.get(call) ?? call,
    one,
  ]);
  return pairs(old, after).flatMap(([, old, recent]) => {
    const listed = recent ?? old;
    if (listed === undefined) return [];
    const part = operationName(listed);
    const address = `\`${listed.method} ${listed.pathTemplate}\``;
    if (recent === undefined) return inPart(part, [breaking(`Removed ${address}`)]);
    if (old === undefined) return inPart(part, [compatible(`New operation ${address}`)]);
    const move = [...moved.values()].includes(callOf(recent))
      ? [breaking(`Call ${address}, no longer \`${old.method} ${old.pathTemplate}\``)]
      : [];
    return inPart(part, [...move, ...compareOperation(old, recent, comparison)]);
  });
}

const NO_CALLS: ReadonlyMap<string, ListedOperation> = new Map();

/** Returns the new calls of operations that are gone but for their id, by the old calls. */
function movedCalls(
  before: ReadonlyMap<string, ListedOperation>,
  after: ReadonlyMap<string, ListedOperation>,
): Map<string, string> {
  const added = [...after].filter(([call]) => !before.has(call));
  return new Map(
    [...before].flatMap(([call, { operationId }]) => {
      const [same] = added.find(([, one]) => one.operationId === operationId) ?? [];
      const isMoved = !after.has(call) && operationId !== undefined && same !== undefined;
      return isMoved ? [[call, same] as const] : [];
    }),
  );
}

function compareOperation(
  old: ListedOperation,
  recent: ListedOperation,
  comparison: Comparison,
): Difference[] {
  const pair: Pair = [old.operation, recent.operation];
  const [was, is] = memberOfBoth(pair, "operationId");
  const [first, second] = comparison.roots;
  const [security, servers] = [memberOfBoth(pair, "security"), memberOfBoth(pair, "servers")];
  const hasOwn = security.some((one) => one !== undefined);
  return [
    ...(was !== is && typeof was === "string"
      ? [
          breaking(
            `The operation id is now \`${is ?? "none"}\` (was \`${was}\`): rename it in code`,
          ),
        ]
      : []),
    ...compareDeprecated(pair, "the operation"),
    ...compareParameters(parametersOf(old, first), parametersOf(recent, second), comparison),
    ...compareExchange(pair, comparison, ["request", "response"]),
    ...(hasOwn
      ? compareSecurity([security[0] ?? first.security, security[1] ?? second.security])
      : []),
    ...compareServers([servers[0] ?? old.pathItem.servers, servers[1] ?? recent.pathItem.servers]),
    ...compareCallbacks(memberOfBoth(pair, "callbacks"), comparison),
  ];
}

function compareDeprecated(pair: Pair, what: string): Difference[] {
  const [was, is] = flagOf(pair, "deprecated");
  if (was === is) return [];
  return [compatible(is ? `Deprecated ${what}` : `${what} is no longer deprecated`)];
}

/** Compares the bodies that are sent, and the responses to them. */
function compareExchange(
  pair: Pair,
  comparison: Comparison,
  [sent, received]: readonly [Direction, Direction],
): Difference[] {
  return [
    ...compareBodies(memberOfBoth(pair, "requestBody"), comparison, sent),
    ...compareResponses(memberOfBoth(pair, "responses"), comparison, received),
  ];
}

interface Parameter {
  node: unknown;
  value: unknown;
  /** Position in the path, because the name is no part of requests. */
  key: string;
}

function parametersOf(
  { pathTemplate, pathItem, operation }: ListedOperation,
  root: JsonRecord,
): Map<string, Parameter> {
  const names = [...pathTemplate.matchAll(/\{([^}]*)\}/g)].map(([, name]) => name);
  const nodes = [pathItem.parameters ?? [], operation.parameters ?? []].flat();
  return new Map(
    nodes.map((node): [string, Parameter] => {
      const value = resolved(node, root);
      const [place, name] = [memberOf(value, "in"), memberOf(value, "name")];
      const at = place === "path" ? names.indexOf(String(name)) : -1;
      const shown = place === "header" ? String(name).toLowerCase() : name;
      const key = at < 0 ? `${place} ${shown}` : `path ${at}`;
      return [key, { node, value, key }];
    }),
  );
}

function compareParameters(
  before: ReadonlyMap<string, Parameter>,
  after: ReadonlyMap<string, Parameter>,
  comparison: Comparison,
): Difference[] {
  const parameterName = ({ value }: Parameter) => `parameter \`${memberOf(value, "name")}\``;
  const moved = [...before.values()].flatMap((old) => {
    const other = [...after.values()].find(
      (one) => !before.has(one.key) && memberOf(one.value, "name") === memberOf(old.value, "name"),
    );
    return after.has(old.key) || other === undefined ? [] : [[old, other] as const];
  });
  const isMoved = (one: Parameter | undefined) =>
    moved.some((pair) => pair.includes(one as Parameter));
  const places = moved.map(([old, recent]) =>
    breaking(
      `Send ${parameterName(recent)} in the ${memberOf(recent.value, "in")}, no longer in the ${memberOf(old.value, "in")}`,
    ),
  );
  const others = pairs(before, after).flatMap(([, one, other]): Difference[] => {
    const [old, recent] = [one as Parameter | undefined, other as Parameter | undefined];
    if (isMoved(old) || isMoved(recent)) return [];
    if (recent === undefined) return old ? [breaking(`Removed ${parameterName(old)}`)] : [];
    if (old === undefined) {
      return memberOf(recent.value, "required") === true
        ? [breaking(`New required ${parameterName(recent)}: send it`)]
        : [compatible(`New optional ${parameterName(recent)}`)];
    }
    return isSameComponent([old.node, recent.node])
      ? []
      : compareValue([old.value, recent.value], parameterName(recent), comparison, "request");
  });
  return [...places, ...others];
}

function isSameComponent(pair: Pair): boolean {
  const [old, recent] = pair.map((node) => targetOf(node)?.join("/"));
  return old !== undefined && old === recent;
}

/** Compares parameters or headers. */
function compareValue(
  pair: Pair,
  name: string,
  comparison: Comparison,
  direction: Direction,
): Difference[] {
  const [was, is] = flagOf(pair, "required");
  const forms = ["style", "explode", "allowReserved"].flatMap((key) => {
    const [old, recent] = memberOfBoth(pair, key);
    return old === recent
      ? []
      : [breaking(`${name} is sent in another form: \`${key}\` is now \`${recent}\``)];
  });
  return [
    ...(was === is || direction === "response"
      ? []
      : [is ? breaking(`${name} is now required`) : compatible(`${name} is no longer required`)]),
    ...compareDeprecated(pair, name),
    ...forms,
    ...compareSchemaOf(pair, "schema", contextOf(name, comparison, [direction])),
    ...compareContent(memberOfBoth(pair, "content"), name, comparison, direction),
  ];
}

function compareSchemaOf(pair: Pair, key: string, context: SchemaContext): Difference[] {
  const [before, after] = memberOfBoth(pair, key);
  return compareSchemas(before ?? {}, after ?? {}, context);
}

function contextOf(
  owner: string,
  { roots }: Comparison,
  directions: readonly Direction[],
): SchemaContext {
  return { owner, path: "", directions, roots, seen: [] };
}

function compareBodies(pair: Pair, comparison: Comparison, direction: Direction): Difference[] {
  if (isSameComponent(pair)) return [];
  const bodies = bothResolved(pair, comparison);
  const [old, recent] = bodies;
  if (recent === undefined) return old === undefined ? [] : [breaking("Removed the request body")];
  if (old !== undefined) return compareBody(bodies, comparison, direction);
  return memberOf(recent, "required") === true
    ? [breaking("New required request body: send it")]
    : [compatible("New optional request body")];
}

function compareBody(pair: Pair, comparison: Comparison, direction: Direction): Difference[] {
  const [was, is] = flagOf(pair, "required");
  const text = `The request body is ${is ? "now" : "no longer"} required`;
  return [
    ...(was === is ? [] : [is ? breaking(text) : compatible(text)]),
    ...compareContent(memberOfBoth(pair, "content"), "the request body", comparison, direction),
  ];
}

function compareContent(
  content: Pair,
  owner: string,
  comparison: Comparison,
  direction: Direction,
): Difference[] {
  const context = contextOf(owner, comparison, [direction]);
  return compareMembers(content, {
    removed: (type) => breaking(`${owner} no longer has the type \`${type}\``),
    added: (type) => compatible(`${owner} can have the type \`${type}\``),
    both: (pair) => ["schema", "itemSchema"].flatMap((key) => compareSchemaOf(pair, key, context)),
  });
}

function compareResponses(
  [before, after]: Pair,
  comparison: Comparison,
  direction: Direction,
): Difference[] {
  const nameOf = (status: string) => `response \`${status}\``;
  return compareMembers([withoutExtensions(before), withoutExtensions(after)], {
    removed: (status) =>
      (/^[45d]/.test(status) ? compatible : breaking)(`Removed ${nameOf(status)}`),
    added: (status) => compatible(`New ${nameOf(status)}`),
    both: (pair, status) =>
      isSameComponent(pair)
        ? []
        : compareResponse(bothResolved(pair, comparison), nameOf(status), comparison, direction),
  });
}

function withoutExtensions(map: unknown): unknown {
  return Object.fromEntries(entries(map).filter(([key]) => !key.startsWith("x-")));
}

function compareResponse(
  pair: Pair,
  name: string,
  comparison: Comparison,
  direction: Direction,
): Difference[] {
  const nameOf = (header: string) => `header \`${header}\` of ${name}`;
  return [
    ...compareMembers(memberOfBoth(pair, "headers"), {
      removed: (header) => breaking(`Removed ${nameOf(header)}`),
      added: (header) => compatible(`New ${nameOf(header)}`),
      both: (headers, header) =>
        isSameComponent(headers)
          ? []
          : compareValue(bothResolved(headers, comparison), nameOf(header), comparison, direction),
    }),
    ...compareContent(memberOfBoth(pair, "content"), name, comparison, direction),
  ];
}

/** Returns the names of alternatives of authentication: "`token`", "`token` and `key`". */
function alternativesOf(security: unknown): string[] {
  return entries(security).map(([, alternative]) => {
    const schemes = entries(alternative).map(([name, scopes]) => {
      const list = entries(scopes).map(([, scope]) => `\`${scope}\``);
      return `\`${name}\`${list.length > 0 ? ` with ${LIST.format(list.sort())}` : ""}`;
    });
    return schemes.length > 0 ? LIST.format(schemes) : "no authentication";
  });
}

const LIST = new Intl.ListFormat("en");

function compareSecurity([before, after]: Pair, what = "The operation"): Difference[] {
  const [old, recent] = [alternativesOf(before), alternativesOf(after)];
  const verb = what.endsWith("s") ? "need" : "needs";
  if (old.length === 0 && recent.length > 0) {
    const isOptional = recent.includes("no authentication");
    return [(isOptional ? compatible : breaking)(`${what} ${verb} ${recent.join(" or ")} now`)];
  }
  if (recent.length === 0 && old.length > 0) {
    return [compatible(`${what} ${verb} no authentication anymore`)];
  }
  const removed = old.filter((one) => !recent.includes(one));
  const added = recent.filter((one) => !old.includes(one));
  return [
    ...removed.map((one) => breaking(`${what} cannot be called with ${one} anymore`)),
    ...added.map((one) => compatible(`${what} can also be called with ${one}`)),
  ];
}

function compareServers([before, after]: Pair): Difference[] {
  const byUrl = (servers: unknown) =>
    Object.fromEntries(entries(servers).map(([, server]) => [memberOf(server, "url"), server]));
  return compareMembers([byUrl(before), byUrl(after)], {
    removed: (url) => breaking(`Removed server \`${url}\``),
    added: (url) => compatible(`New server \`${url}\``),
  });
}

function compareWebhooks(comparison: Comparison): Difference[] {
  return compareMembers(memberOfBoth(comparison.roots, "webhooks"), {
    removed: (name) => breaking(`Removed webhook \`${name}\``),
    added: (name) => compatible(`New webhook \`${name}\``),
    both: (pair, name) => compareSent(pair, `webhook \`${name}\``, comparison),
  });
}

function compareCallbacks(callbacks: Pair, comparison: Comparison): Difference[] {
  return compareMembers(callbacks, {
    removed: (name) => breaking(`Removed callback \`${name}\``),
    added: (name) => compatible(`New callback \`${name}\``),
    both: (pair, name) => {
      const what = `callback \`${name}\``;
      return compareMembers(bothResolved(pair, comparison), {
        removed: (url) => breaking(`${what} no longer goes to \`${url}\``),
        added: (url) => compatible(`${what} can go to \`${url}\``),
        both: (requests) => compareSent(requests, what, comparison),
      });
    },
  });
}

/** Compares requests that the API sends: what it sends is a response to the reader. */
function compareSent(pair: Pair, what: string, comparison: Comparison): Difference[] {
  const [before = [], after = []] = pair.map((item) =>
    operationsOf(item as JsonRecord).map(({ method, operation }): [string, unknown] => [
      method,
      operation,
    ]),
  );
  return pairs(before, after)
    .filter(([, old, recent]) => old && recent)
    .flatMap(([, old, recent]) =>
      compareExchange([old, recent], comparison, ["response", "request"]),
    )
    .map(({ severity, text }) => ({ severity, text: `${text} (${what})` }));
}

function compareComponents(comparison: Comparison): ContractChange[] {
  const [before, after] = comparison.roots.map(({ components }) => components);
  return pairs(entries(before), entries(after)).flatMap(([kind, old, recent]) => {
    const renamed = kind === "schemas" ? renamedSchemas(old, recent) : new Map<string, string>();
    const extended = kind === "schemas" ? extendedSchemas(old, recent) : NONE;
    const differences = (name: string) =>
      compareComponent(kind, name, memberOfBoth([old, recent], name), comparison);
    return pairs(entries(old), entries(recent)).flatMap(([name, one, other]) => {
      const part = componentName(kind, name);
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
    const [, kind, name] = targetOf(node) ?? [];
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
  found: readonly Difference[],
  name: string,
  { partsOf, onlyExtended }: Extended,
  differences: (name: string) => Difference[],
): readonly Difference[] {
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

/** Returns the old names of schemas that are the same under another name. */
function renamedSchemas(before: unknown, after: unknown): Map<string, string> {
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
function existenceOf(kind: string, isNew: boolean): Difference[] {
  const isScheme = kind === "securitySchemes";
  if (kind !== "schemas" && !isScheme) return [];
  return [isNew ? compatible("New") : (isScheme ? breaking : compatible)("Removed")];
}

/** Returns the operations that use a component in one of the versions. */
function usersOf(kind: string, name: string, { usages }: Comparison): string[] {
  const users = usages.map((usage) => usage.get(`${kind}/${name}`));
  return [...new Set(users.flatMap((one) => [...(one?.keys() ?? [])]))];
}

function compareComponent(
  kind: string,
  name: string,
  pair: Pair,
  comparison: Comparison,
): Difference[] {
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
  pair: Pair,
  comparison: Comparison,
  directions: readonly Direction[],
): Difference[] {
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

function compareSchemes([before, after]: Pair): Difference[] {
  return pairs(entries(shapeOf(before)), entries(shapeOf(after))).flatMap(([key, old, recent]) => {
    if (isDeepStrictEqual(old, recent)) return [];
    const values = [recent, old].map((value) =>
      typeof value === "string" ? `\`${value}\`` : "another one",
    );
    const text = `\`${key}\` is now ${recent === undefined ? "not stated" : values[0]}${old === undefined ? "" : ` (was ${values[1]})`}`;
    return [key === "bearerFormat" ? compatible(text) : breaking(text)];
  });
}

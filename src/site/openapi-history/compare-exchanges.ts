import type { JsonRecord, ListedOperation } from "../../../plugins/gatsby-source-openapi";
import { operationsOf } from "../../../plugins/gatsby-source-openapi";
import { compareSchemas } from "./compare-schemas";
import type { BothVersions, ComparedUsage } from "./comparison";
import { bothResolved, breaking, compareMembers, flagOf, memberOfBoth, pairs } from "./comparison";
import { entries, memberOf } from "./place-words";
import type { ApiDifference, SchemaContext } from "./schema-differences";
import { compatible } from "./schema-differences";
import type { Direction } from "./usage";
import { referenceKeys, resolved } from "./usage";

/** Says that something is deprecated now, or no longer. */
export function compareDeprecated(pair: BothVersions, what: string): ApiDifference[] {
  const [was, is] = flagOf(pair, "deprecated");
  if (was === is) return [];
  return [compatible(is ? `Deprecated ${what}` : `${what} is no longer deprecated`)];
}

/** Compares the bodies that are sent, and the responses to them. */
export function compareExchange(
  pair: BothVersions,
  comparison: ComparedUsage,
  [sent, received]: readonly [Direction, Direction],
): ApiDifference[] {
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

/** Returns the parameters of an operation and of its path, by name and location. */
export function parametersOf(
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

/** Compares the parameters of two versions of an operation. */
export function compareParameters(
  before: ReadonlyMap<string, Parameter>,
  after: ReadonlyMap<string, Parameter>,
  comparison: ComparedUsage,
): ApiDifference[] {
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
  const others = pairs(before, after).flatMap(([, one, other]): ApiDifference[] => {
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

function isSameComponent(pair: BothVersions): boolean {
  const [old, recent] = pair.map((node) => referenceKeys(node)?.join("/"));
  return old !== undefined && old === recent;
}

/** Compares parameters or headers. */
export function compareValue(
  pair: BothVersions,
  name: string,
  comparison: ComparedUsage,
  direction: Direction,
): ApiDifference[] {
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

function compareSchemaOf(pair: BothVersions, key: string, context: SchemaContext): ApiDifference[] {
  const [before, after] = memberOfBoth(pair, key);
  return compareSchemas(before ?? {}, after ?? {}, context);
}

/** Returns the context in which the schemas of a parameter, header or body are compared. */
export function contextOf(
  owner: string,
  { roots }: ComparedUsage,
  directions: readonly Direction[],
): SchemaContext {
  return { owner, path: "", directions, roots, seen: [] };
}

function compareBodies(
  pair: BothVersions,
  comparison: ComparedUsage,
  direction: Direction,
): ApiDifference[] {
  if (isSameComponent(pair)) return [];
  const bodies = bothResolved(pair, comparison);
  const [old, recent] = bodies;
  if (recent === undefined) return old === undefined ? [] : [breaking("Removed the request body")];
  if (old !== undefined) return compareBody(bodies, comparison, direction);
  return memberOf(recent, "required") === true
    ? [breaking("New required request body: send it")]
    : [compatible("New optional request body")];
}

/** Compares two bodies, media type by media type. */
export function compareBody(
  pair: BothVersions,
  comparison: ComparedUsage,
  direction: Direction,
): ApiDifference[] {
  const [was, is] = flagOf(pair, "required");
  const text = `The request body is ${is ? "now" : "no longer"} required`;
  return [
    ...(was === is ? [] : [is ? breaking(text) : compatible(text)]),
    ...compareContent(memberOfBoth(pair, "content"), "the request body", comparison, direction),
  ];
}

function compareContent(
  content: BothVersions,
  owner: string,
  comparison: ComparedUsage,
  direction: Direction,
): ApiDifference[] {
  const context = contextOf(owner, comparison, [direction]);
  return compareMembers(content, {
    removed: (type) => breaking(`${owner} no longer has the type \`${type}\``),
    added: (type) => compatible(`${owner} can have the type \`${type}\``),
    both: (pair) => ["schema", "itemSchema"].flatMap((key) => compareSchemaOf(pair, key, context)),
  });
}

function compareResponses(
  [before, after]: BothVersions,
  comparison: ComparedUsage,
  direction: Direction,
): ApiDifference[] {
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

/** Compares two responses to the same status. */
export function compareResponse(
  pair: BothVersions,
  name: string,
  comparison: ComparedUsage,
  direction: Direction,
): ApiDifference[] {
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

/** Compares requests that the API sends: what it sends is a response to the reader. */
export function compareSent(
  pair: BothVersions,
  what: string,
  comparison: ComparedUsage,
): ApiDifference[] {
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

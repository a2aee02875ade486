import type { JsonRecord, ListedOperation } from "../../../plugins/gatsby-source-openapi";
import { listOperations } from "../../../plugins/gatsby-source-openapi";
import type { ContractChange } from "../../../plugins/gatsby-transformer-content/data-files";
import {
  compareDeprecated,
  compareExchange,
  compareParameters,
  compareSent,
  parametersOf,
} from "./compare-exchanges";
import type { BothVersions, ComparedUsage } from "./comparison";
import { bothResolved, breaking, compareMembers, inPart, memberOfBoth, pairs } from "./comparison";
import { entries, loggedOperationName, memberOf } from "./place-words";
import type { ApiDifference } from "./schema-differences";
import { compatible } from "./schema-differences";

/** Lists operations by method and path, whatever the parameters of the path are called. */
function operationsByCall(root: JsonRecord): Map<string, ListedOperation> {
  const listed = listOperations(root, "").filter(({ kind }) => kind === "operation");
  return new Map(listed.map((one) => [callOf(one), one]));
}

function callOf({ method, pathTemplate }: ListedOperation): string {
  return `${method} ${pathTemplate.replace(/\{[^}]*\}/g, "{}")}`;
}

/** Compares the operations of two documents: new, removed, moved and changed ones. */
export function compareOperations(comparison: ComparedUsage): ContractChange[] {
  const [before = NO_CALLS, after = NO_CALLS] = comparison.roots.map(operationsByCall);
  const moved = movedCalls(before, after);
  const old = [...before].map(([call, one]): [string, ListedOperation] => [
    moved.get(call) ?? call,
    one,
  ]);
  return pairs(old, after).flatMap(([, old, recent]) => {
    const listed = recent ?? old;
    if (listed === undefined) return [];
    const part = loggedOperationName(listed);
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
  comparison: ComparedUsage,
): ApiDifference[] {
  const pair: BothVersions = [old.operation, recent.operation];
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
      ? compareSecurity([security[0] ?? first.security, security[1] ?? second.security], comparison)
      : []),
    ...compareServers([servers[0] ?? old.pathItem.servers, servers[1] ?? recent.pathItem.servers]),
    ...compareCallbacks(memberOfBoth(pair, "callbacks"), comparison),
  ];
}

/** Returns the names of alternatives of authentication: "`token`", "`token` and `key`". */
function alternativesOf(security: unknown, renamed?: ReadonlyMap<string, string>): string[] {
  return entries(security).map(([, alternative]) => {
    const schemes = entries(alternative).map(([name, scopes]) => {
      const list = entries(scopes).map(([, scope]) => `\`${scope}\``);
      return `\`${renamed?.get(name) ?? name}\`${list.length > 0 ? ` with ${LIST.format(list.sort())}` : ""}`;
    });
    return schemes.length > 0 ? LIST.format(schemes) : "no authentication";
  });
}

const LIST = new Intl.ListFormat("en");

/** Compares which credentials are needed. */
export function compareSecurity(
  [before, after]: BothVersions,
  { renamedSchemes }: ComparedUsage,
  what = "The operation",
): ApiDifference[] {
  const [old, recent] = [alternativesOf(before, renamedSchemes), alternativesOf(after)];
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

/** Compares the addresses of servers. */
export function compareServers([before, after]: BothVersions): ApiDifference[] {
  const byUrl = (servers: unknown) =>
    Object.fromEntries(entries(servers).map(([, server]) => [memberOf(server, "url"), server]));
  return compareMembers([byUrl(before), byUrl(after)], {
    removed: (url) => breaking(`Removed server \`${url}\``),
    added: (url) => compatible(`New server \`${url}\``),
  });
}

/** Compares the requests that an API sends by itself. */
export function compareWebhooks(comparison: ComparedUsage): ApiDifference[] {
  return compareMembers(memberOfBoth(comparison.roots, "webhooks"), {
    removed: (name) => breaking(`Removed webhook \`${name}\``),
    added: (name) => compatible(`New webhook \`${name}\``),
    both: (pair, name) => compareSent(pair, `webhook \`${name}\``, comparison),
  });
}

function compareCallbacks(callbacks: BothVersions, comparison: ComparedUsage): ApiDifference[] {
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

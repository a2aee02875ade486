import type { FilePosition } from "../../../../packages/problems";
import { count } from "../../../../packages/words";
import type { ContentNode, ElementTuple, Heading } from "../content/types";
import type { ApiRelease, CommonChange, ContractChange } from "../data-files/api-changelog";
import { joinChanges, SEVERITIES } from "../data-files/api-changelog";
import type { ApiAddresses } from "../links/api-names";
import { findAllNodes, NODE_TYPES } from "../nodes";
import type { EmbedData } from "./api";

const DAY = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** The word for each kind of change, and its tone, as of `<Badge>`. */
const LABELS: Readonly<Record<ContractChange["severity"], [label: string, tone: string]>> = {
  breaking: ["Breaking", "danger"],
  compatible: ["Compatible", "tip"],
  documentation: ["Documentation only", "note"],
};

/** `<ApiChangelog />`: the changes of the API, newest first, with links to what still exists. */
export async function embedApiChangelog({
  nodeModel,
  addresses,
}: EmbedData): Promise<ContentNode[]> {
  const known = await addresses();
  const releases = await findReleases(nodeModel);
  const first = releases.at(-1)?.from;
  return [
    ...groupByDay(releases).map(
      ([latest, ...earlier]): ElementTuple => [
        "section",
        { className: "release" },
        ["h2", { id: latest.name }, titleOf(latest)],
        ...factsOf(latest),
        ...changesOf(latest, known),
        ...earlier.flatMap((release): ContentNode[] => [
          ["hr", { id: release.name }],
          ...factsOf(release),
          ...changesOf(release, known),
        ]),
      ],
    ),
    ...(first
      ? [["p", 0, `The log starts from the version of ${dayOf(first)}.`] as ElementTuple]
      : []),
  ];
}

/**
 * Returns the headings of `<ApiChangelog />`, for the contents of its page.
 *
 * @param at position of the component
 */
export async function changelogHeadings(
  nodeModel: EmbedData["nodeModel"],
  at: FilePosition,
): Promise<Heading[]> {
  const releases = await findReleases(nodeModel);
  return groupByDay(releases).map(([latest]) => ({
    depth: 2,
    text: titleOf(latest),
    id: latest.name,
    ...at,
  }));
}

function findReleases(nodeModel: EmbedData["nodeModel"]): Promise<ApiRelease[]> {
  const sort = { fields: ["name"], order: ["DESC"] };
  return findAllNodes<ApiRelease>(nodeModel, NODE_TYPES.apiRelease, { sort });
}

/** Groups releases of the same day, which are neighbors and have one heading. */
function groupByDay(releases: readonly ApiRelease[]): [ApiRelease, ...ApiRelease[]][] {
  const groups: [ApiRelease, ...ApiRelease[]][] = [];
  for (const release of releases) {
    const last = groups.at(-1);
    if (last && dayOf(last[0].name) === dayOf(release.name)) last.push(release);
    else groups.push([release]);
  }
  return groups;
}

/** Returns the title of a release. The day, which is beside it, is the title of one without. */
function titleOf({ name, title }: ApiRelease): string {
  return title ?? dayOf(name);
}

/** Returns the day of a release, its version, and the kinds of its changes, without documentation beside others. */
function factsOf({ name, title, version, changes }: ApiRelease): ElementTuple[] {
  const all = SEVERITIES.filter((kind) => changes.some(({ severity }) => severity === kind));
  const kinds = all.filter((kind) => kind !== "documentation" || all.length === 1);
  const marks: ElementTuple[] = [
    ...(version ? [["span", { className: "badge" }, version] as ElementTuple] : []),
    ...kinds.map(badgeOf),
  ];
  const facts: ContentNode[] = [...(title ? [dayOf(name)] : []), ...marks];
  if (facts.length === 0) return [];
  return [["p", 0, ...facts.flatMap((fact, at) => (at === 0 ? [fact] : [" ", fact]))]];
}

function badgeOf(severity: ContractChange["severity"]): ElementTuple {
  const [label, tone] = LABELS[severity];
  return ["strong", { className: `badge admonition-${tone}` }, label];
}

/** Returns the heading of the changes of a kind, with their number. */
function headingOf(severity: ContractChange["severity"], length: number): ElementTuple {
  return ["h3", 0, badgeOf(severity), ` ${count(length, "change")}`];
}

/** Returns the day of a release, whose name may end with its number on that day. Other names stay as they are. */
function dayOf(name: string): string {
  const [, day] = /^(\d{4}-\d\d-\d\d)(?:-\d+)?$/.exec(name) ?? [];
  return day ? DAY.format(new Date(day)) : name;
}

function changesOf({ note, changes }: ApiRelease, known: ApiAddresses): ContentNode[] {
  const isMixed = (["breaking", "compatible"] as const).every((kind) =>
    changes.some(({ severity }) => severity === kind),
  );
  return [
    ...(note ? [["p", 0, ...codeIn(note)] as ElementTuple] : []),
    ...SEVERITIES.flatMap((severity) => {
      const own = changes.filter((change) => change.severity === severity);
      if (own.length === 0) return [];
      const items = joinChanges(own).map((change): ElementTuple => changeItem(change, known));
      const list: ElementTuple = ["ul", 0, ...items];
      if (severity === "documentation") return [foldedList(list, items.length)];
      return isMixed ? [headingOf(severity, items.length), list] : [list];
    }),
  ];
}

/** Folds changes of the documentation, which are many, and which no code notices. */
function foldedList(list: ElementTuple, length: number): ElementTuple {
  const summary = `${count(length, "change")} of the documentation`;
  return ["details", { className: "fold" }, ["summary", 0, summary], list];
}

function changeItem({ parts, text, usedBy }: CommonChange, known: ApiAddresses): ElementTuple {
  const names = (all: readonly string[]) =>
    listed(all.map((part, at) => linkToPart(part, known, all[at - 1])));
  const users: ElementTuple[] =
    usedBy.length > 0 ? [["p", { className: "api-note" }, "Used by ", ...names(usedBy)]] : [];
  return ["li", 0, ...names(parts), ": ", ...codeIn(text), ...users];
}

/** Joins nodes by commas, the last one by "and". */
function listed(nodes: readonly ContentNode[]): ContentNode[] {
  return nodes.flatMap((node, at) => {
    if (at === 0) return [node];
    return [at === nodes.length - 1 ? " and " : ", ", node];
  });
}

const COMPONENT_KINDS: Readonly<Record<string, string>> = {
  headers: "Header",
  parameters: "Parameter",
  requestBodies: "Request body",
  responses: "Response",
  securitySchemes: "Security scheme",
};

/** Returns the name of a part, with a link if the API still has it. Its kind is not repeated. */
function linkToPart(part: string, known: ApiAddresses, previous = ""): ContentNode {
  if (part === "api") return "The API";
  const [, kind = "", name = ""] = /^component:(\w+)\/(.*)$/.exec(part) ?? [];
  const code: ElementTuple = ["code", 0, name || part.slice(part.indexOf(":") + 1)];
  if (kind && previous.startsWith(`component:${kind}/`)) return code;
  if (kind) return ["span", 0, `${COMPONENT_KINDS[kind] ?? kind} `, code];
  const href = known.get(part);
  return href ? ["a", { href }, code] : code;
}

/** Returns a text with the parts between backticks as code. */
function codeIn(text: string): ContentNode[] {
  return text
    .split("`")
    .map((part, at): ContentNode => (at % 2 === 1 ? ["code", 0, part] : part))
    .filter((node) => node !== "");
}

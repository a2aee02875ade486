import type { FilePosition } from "../../../../packages/problems";
import type { ContentNode, ElementTuple, Heading } from "../content/types";
import type { ApiRelease, ContractChange } from "../data-files/api-changelog";
import { SEVERITIES } from "../data-files/api-changelog";
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
    ...groupByDay(releases).flatMap(([latest, ...earlier]) => [
      ["h2", { id: latest.name }, titleOf(latest.name)] as ElementTuple,
      ...changesOf(latest, known),
      ...earlier.flatMap((release) => [
        ["hr", { id: release.name }] as ElementTuple,
        ...changesOf(release, known),
      ]),
    ]),
    ...(first
      ? [["p", 0, `The log starts from the version of ${titleOf(first)}.`] as ElementTuple]
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
  return groupByDay(releases).map(([{ name }]) => ({
    depth: 2,
    text: titleOf(name),
    id: name,
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
    if (last && titleOf(last[0].name) === titleOf(release.name)) last.push(release);
    else groups.push([release]);
  }
  return groups;
}

/** Returns the day of a release, whose name may end with its number on that day. Other names stay as they are. */
function titleOf(name: string): string {
  const [, day] = /^(\d{4}-\d\d-\d\d)(?:-\d+)?$/.exec(name) ?? [];
  return day ? DAY.format(new Date(day)) : name;
}

function changesOf({ note, changes }: ApiRelease, known: ApiAddresses): ContentNode[] {
  return [
    ...(note ? [["p", 0, ...codeIn(note)] as ElementTuple] : []),
    ...SEVERITIES.flatMap((severity) => {
      const own = changes.filter((change) => change.severity === severity);
      if (own.length === 0) return [];
      const list =
        severity === "documentation" ? documentationChanges(own, known) : changeList(own, known);
      const [label, tone] = LABELS[severity];
      const badge: ElementTuple = ["strong", { className: `badge admonition-${tone}` }, label];
      return [["p", 0, badge] as ElementTuple, list];
    }),
  ];
}

function changeList(changes: readonly ContractChange[], known: ApiAddresses): ElementTuple {
  const items = changes.map(
    ({ part, text }): ElementTuple => ["li", 0, linkToPart(part, known), ": ", ...codeIn(text)],
  );
  return ["ul", 0, ...items];
}

/** Longer lists of texts are folded. */
const SHORT_LIST = 3;

const PART_GROUPS = [
  ["Operations", /^(?:op|call):/],
  ["Schemas", /^schema:/],
  ["Other parts", /^(?:component:|api$)/],
] as const;

/** Returns the parts whose descriptions or examples differ, by kind of part. */
function documentationChanges(
  changes: readonly ContractChange[],
  known: ApiAddresses,
): ElementTuple {
  if (changes.length <= SHORT_LIST) return changeList(changes, known);
  const groups = PART_GROUPS.flatMap(([label, pattern]): ElementTuple[] => {
    const own = changes.filter(({ part }) => pattern.test(part));
    return own.length === 0 ? [] : [["p", 0, ["em", 0, label]], changeList(own, known)];
  });
  const summary = `${changes.length} parts with new wording`;
  return ["details", 0, ["summary", 0, summary], ...groups];
}

const COMPONENT_KINDS: Readonly<Record<string, string>> = {
  headers: "Header",
  parameters: "Parameter",
  requestBodies: "Request body",
  responses: "Response",
  securitySchemes: "Security scheme",
};

/** Returns the name of a part, with a link if the API still has it. */
function linkToPart(part: string, known: ApiAddresses): ContentNode {
  if (part === "api") return "The API";
  const [, kind = "", name = ""] = /^component:(\w+)\/(.*)$/.exec(part) ?? [];
  const code: ElementTuple = ["code", 0, name || part.slice(part.indexOf(":") + 1)];
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

import type { ContentNode, ElementTuple } from "../content/types";
import type { ApiRelease, ContractChange } from "../data-files/api-changelog";
import { SEVERITIES } from "../data-files/api-changelog";
import type { ApiAddresses } from "../links/api-names";
import { findAllNodes, NODE_TYPES } from "../nodes";
import type { EmbedData } from "./api";

const DAY = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

const LABELS: Readonly<Record<ContractChange["severity"], string>> = {
  breaking: "Breaking",
  compatible: "Compatible",
  documentation: "Documentation only",
};

/** `<ApiChangelog />`: the changes of the API, newest first, with links to what still exists. */
export async function embedApiChangelog({
  nodeModel,
  addresses,
}: EmbedData): Promise<ContentNode[]> {
  const known = await addresses();
  const releases = await findReleases(nodeModel);
  return releases.flatMap((release) => [
    ["h2", { id: release.name }, titleOf(release)] as ElementTuple,
    ...changesOf(release, known),
  ]);
}

/** Returns the headings of `<ApiChangelog />`, for the contents of its page. */
export async function changelogHeadings(nodeModel: EmbedData["nodeModel"]) {
  const releases = await findReleases(nodeModel);
  return releases.map((release) => ({ depth: 2, text: titleOf(release), id: release.name }));
}

function findReleases(nodeModel: EmbedData["nodeModel"]): Promise<ApiRelease[]> {
  const sort = { fields: ["name"], order: ["DESC"] };
  return findAllNodes<ApiRelease>(nodeModel, NODE_TYPES.apiRelease, { sort });
}

/** Returns a release's day; further releases of a day are numbered. */
function titleOf({ name }: ApiRelease): string {
  const [, day = "", number] = /^(\d{4}-\d\d-\d\d)(?:-(\d+))?$/.exec(name) ?? [];
  return `${DAY.format(new Date(day))}${number ? `, update ${number}` : ""}`;
}

function changesOf({ note, changes }: ApiRelease, known: ApiAddresses): ContentNode[] {
  return [
    ...(note ? [["p", 0, note] as ElementTuple] : []),
    ...SEVERITIES.flatMap((severity) => {
      const own = changes.filter((change) => change.severity === severity);
      if (own.length === 0) return [];
      const list =
        severity === "documentation" ? documentationChanges(own, known) : changeList(own, known);
      return [["p", 0, ["strong", 0, LABELS[severity]]] as ElementTuple, list];
    }),
  ];
}

function changeList(changes: readonly ContractChange[], known: ApiAddresses): ElementTuple {
  const items = changes.map(({ part, text }): ElementTuple => {
    const name: ContentNode[] = part === "api" ? [] : [nameOf(part, known), ": "];
    return ["li", 0, ...name, ...codeIn(text)];
  });
  return ["ul", 0, ...items];
}

/** Longer lists of parts are folded. */
const SHORT_LIST = 3;

/** Returns the parts whose descriptions or examples differ. */
function documentationChanges(
  changes: readonly ContractChange[],
  known: ApiAddresses,
): ElementTuple {
  const names = changes.map(({ part }) => nameOf(part, known));
  if (changes.length <= SHORT_LIST) {
    const list = names.flatMap((name, at) => (at === 0 ? [name] : [", ", name]));
    return ["p", 0, "Descriptions or examples of ", ...list, "."];
  }
  const summary = `Descriptions or examples of ${changes.length} parts`;
  const items = names.map((name): ElementTuple => ["li", 0, name]);
  return ["details", 0, ["summary", 0, summary], ["ul", { className: "page-links" }, ...items]];
}

/** Returns the name of a part, with a link if the API still has it. */
function nameOf(part: string, known: ApiAddresses): ContentNode {
  if (part === "api") return "the API as a whole";
  const code: ElementTuple = ["code", 0, part.slice(part.indexOf(":") + 1)];
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

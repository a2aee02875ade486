import { count } from "../../../../packages/words";
import type { EmbeddedComponent } from "../content/imports/known-modules";
import { isEmbedded } from "../content/imports/known-modules";
import type { ContentNode, ElementTuple } from "../content/types";
import type { NavCategory, NavItem, NavLink } from "../navigation/types";
import type { EmbedData } from "./api";
import { API_EMBEDS, embedOperationTable } from "./api";
import { embedApiChangelog } from "./api-changelog";
import type { EmbedProps } from "./api-parts";
import { UnknownPart } from "./api-parts";

type Embed = (props: EmbedProps, data: EmbedData) => Promise<ContentNode[]>;

/** Functions that create the elements of embeds. */
const EMBEDS: Readonly<Record<EmbeddedComponent, Embed>> = {
  ...API_EMBEDS,
  ApiChangelog: (_, data) => embedApiChangelog(data),
  DocCardList: (_, data) => embedDocCards(data),
  OperationTable: (_, data) => embedOperationTable(data),
};

/** Creates the nodes that replace each embed of a tree. */
export async function loadEmbeds(
  tree: readonly ContentNode[],
  data: EmbedData,
): Promise<ReadonlyMap<ElementTuple, ContentNode[]>> {
  const embeds = findEmbeds(tree);
  return new Map(
    await Promise.all(
      embeds.map(async (embed) => {
        const [type, props] = embed;
        const nodes = isEmbedded(type) ? EMBEDS[type](props === 0 ? {} : props, data) : [];
        return [embed, await nodesOrNothing(nodes)] as const;
      }),
    ),
  );
}

/** Unknown names are reported by the checks, with their places. */
async function nodesOrNothing(nodes: ContentNode[] | Promise<ContentNode[]>) {
  try {
    return await nodes;
  } catch (error) {
    if (error instanceof UnknownPart) return [];
    throw error;
  }
}

function findEmbeds(nodes: readonly ContentNode[]): ElementTuple[] {
  return nodes.flatMap((node) => {
    if (typeof node === "string") return [];
    const [type, , ...children] = node;
    return isEmbedded(type) ? [node] : findEmbeds(children);
  });
}

/**
 * `<DocCardList />`: cards of the entries of a category on its index page, elsewhere of the sibling
 * pages.
 */
async function embedDocCards({ navigation, permalink }: EmbedData): Promise<ContentNode[]> {
  const { sidebars } = await navigation();
  const items = sidebars.map((sidebar) => itemsAround(sidebar.items, permalink)).find(Boolean);
  const cards = (items ?? [])
    .filter(isPage)
    .filter((item) => item.permalink !== permalink && !(item.type === "link" && item.unlisted))
    .flatMap(toCard);
  return cards.length > 0 ? [["ul", { className: "cards" }, ...cards]] : [];
}

function itemsAround(items: readonly NavItem[], permalink: string): readonly NavItem[] | undefined {
  for (const item of items) {
    if (item.type === "category" && item.permalink === permalink) return item.items;
    if (isPage(item) && item.permalink === permalink) return items;
    const inner = item.type === "category" ? itemsAround(item.items, permalink) : undefined;
    if (inner) return inner;
  }
  return undefined;
}

/** HTML entries of a sidebar have no card. */
function isPage(item: NavItem): item is NavLink | NavCategory {
  return item.type !== "html";
}

function toCard(item: NavLink | NavCategory): ElementTuple[] {
  const href = firstPermalink(item);
  if (!href) return [];
  const text =
    item.description ?? (item.type === "category" ? count(item.items.length, "page") : "");
  const title: ElementTuple = ["span", { className: "card-title" }, item.label];
  const words: ElementTuple[] = text ? [["span", { className: "card-text" }, text]] : [];
  return [["li", 0, ["a", { className: "card", href }, title, ...words]]];
}

/** A category without a page links to its first page. */
function firstPermalink(item: NavLink | NavCategory): string | undefined {
  if (item.permalink || item.type === "link") return item.permalink;
  return item.items.filter(isPage).map(firstPermalink).find(Boolean);
}

import { isEmbedded } from "../content/imports/known-modules";
import type { EmbeddedComponent } from "../content/imports/known-modules";
import type { ContentNode, ElementTuple, Json } from "../content/types";
import type { NavCategory, NavItem, NavLink } from "../navigation/types";
import { embedOperation, embedOperationTable, embedSchema } from "./api";
import type { EmbedData } from "./api";

type Embed = (props: Record<string, Json>, data: EmbedData) => Promise<ContentNode[]>;

/** Components that show what the data layer holds when the page is asked for. */
const EMBEDS: Readonly<Record<EmbeddedComponent, Embed>> = {
  DocCardList: (_, data) => embedDocCards(data),
  Operation: embedOperation,
  OperationTable: (_, data) => embedOperationTable(data),
  Schema: embedSchema,
};

/** A body, as far as its embeds are concerned. */
export interface EmbeddingBody {
  components: ReadonlyArray<{ name: string }>;
}

/** Puts plain elements in the place of embeds. The tree of a body without any is given back as it is. */
export async function resolveEmbeds(
  tree: readonly ContentNode[],
  { components }: EmbeddingBody,
  data: EmbedData,
): Promise<readonly ContentNode[]> {
  return components.some(({ name }) => isEmbedded(name)) ? resolveNodes(tree, data) : tree;
}

async function resolveNodes(
  nodes: readonly ContentNode[],
  data: EmbedData,
): Promise<ContentNode[]> {
  const resolved = await Promise.all(
    nodes.map(async (node): Promise<ContentNode[]> => {
      if (typeof node === "string") return [node];
      const [type, props, ...children] = node;
      if (isEmbedded(type)) return EMBEDS[type](props === 0 ? {} : props, data);
      return [[type, props, ...(await resolveNodes(children, data))] as ElementTuple];
    }),
  );
  return resolved.flat();
}

/**
 * `<DocCardList />`: cards of what a category holds, on the category's own page; elsewhere of the
 * pages beside this one.
 */
export async function embedDocCards({ navigation, permalink }: EmbedData): Promise<ContentNode[]> {
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

/** Markup between the entries of a sidebar has no card. */
function isPage(item: NavItem): item is NavLink | NavCategory {
  return item.type !== "html";
}

function toCard(item: NavLink | NavCategory): ElementTuple[] {
  const href = firstPermalink(item);
  if (!href) return [];
  const text = item.description ?? (item.type === "category" ? countOf(item.items.length) : "");
  const title: ElementTuple = ["span", { className: "card-title" }, item.label];
  const words: ElementTuple[] = text ? [["span", { className: "card-text" }, text]] : [];
  return [["li", 0, ["a", { className: "card", href }, title, ...words]]];
}

/** A category without a page of its own leads to the first page in it. */
function firstPermalink(item: NavLink | NavCategory): string | undefined {
  if (item.permalink || item.type === "link") return item.permalink;
  return item.items.filter(isPage).map(firstPermalink).find(Boolean);
}

function countOf(count: number): string {
  return `${count} ${count === 1 ? "page" : "pages"}`;
}

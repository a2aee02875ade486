import { joinPath } from "../collections/doc-path";
import type { SidebarItemSpec } from "../data-files/sidebars";
import type { GeneratedItemSpec } from "./autogenerate";
import { commonFields, docLink, paginationLabel } from "./nav-items";
import { resolveItems, unknownPage } from "./resolve-navigation";
import type { Context, Path } from "./resolve-navigation";
import type { GeneratedIndex, NavCategory, NavDoc, NavItem } from "./types";

type CategorySpec = Extract<SidebarItemSpec, { type: "category" }>;

/**
 * A category with what it holds. One that holds nothing is no category: it is its page, where it
 * links to one, else nothing.
 */
export function resolveCategory(item: CategorySpec, context: Context, path: Path): NavItem[] {
  reportDeadEnd(item, context, path);
  const doc = linkedDoc(item, context, path);
  // Before what it holds takes addresses: of two categories of one name the outer is the first.
  const indexAddress = addressOfIndex(item, context);
  const items = resolveItems(item.items, context, [...path, "items"]);
  if (items.length === 0) return doc ? [docLink(doc, item)] : [];
  const collapsible = item.collapsible ?? true;
  return [
    {
      ...commonFields(item),
      type: "category",
      label: item.label,
      ...(item.description ? { description: item.description } : {}),
      ...(doc
        ? linkToDoc(doc)
        : linkToIndex(item, { items, permalink: indexAddress }, context, path)),
      collapsed: collapsible && (item.collapsed ?? true),
      collapsible,
      items,
    },
  ];
}

/** A declared category that holds nothing and leads nowhere is a slip, not a draft that is not shown. */
function reportDeadEnd(item: GeneratedItemSpec & CategorySpec, context: Context, path: Path): void {
  if (item.items.length > 0 || item.link || item.origin) return;
  context.problems.push({
    code: "sidebars/empty-category",
    severity: "error",
    file: context.file,
    path,
    message: `The category "${item.label}" has neither entries nor a link, so it leads nowhere.`,
    value: item.label,
    hint: "Give it entries under `items`, or a `link`, or take it out.",
  });
}

/** The page that a category links to, unless it is a draft that is not shown. */
function linkedDoc(
  item: CategorySpec & GeneratedItemSpec,
  context: Context,
  path: Path,
): NavDoc | undefined {
  if (item.link?.type !== "doc") return undefined;
  const doc = context.docsById.get(item.link.id);
  if (!doc) {
    const place = item.origin ? ["link", "id"] : [...path, "link", "id"];
    const source = { ...context, file: item.origin ?? context.file };
    context.problems.push(unknownPage(item.link.id, source, place));
  }
  return doc?.draft && !context.input.showDrafts ? undefined : doc;
}

function linkToDoc(doc: NavDoc): Partial<NavCategory> {
  return {
    permalink: doc.permalink,
    paginationLabel: paginationLabel(doc),
    ...(doc.unlisted ? { unlisted: true } : {}),
  };
}

/** Address of the index that a category asks for: `/category/agents`, `/category/agents-1` the next time. */
function addressOfIndex({ label, link }: CategorySpec, { input, slugger }: Context): string {
  if (link?.type !== "generated-index") return "";
  return joinPath(input.docsBasePath, link.slug ?? `/category/${slugger.slug(label)}`);
}

function linkToIndex(
  item: CategorySpec,
  shown: Pick<GeneratedIndex, "items" | "permalink">,
  context: Context,
  path: Path,
): Partial<NavCategory> {
  if (item.link?.type !== "generated-index") return {};
  const { label, description, key, link } = item;
  const index: GeneratedIndex = {
    key: key ?? declaredKey(path),
    sidebar: context.sidebar,
    label,
    title: link.title ?? label,
    description: link.description ?? description ?? "",
    ...shown,
  };
  context.indexes.push(index);
  return { permalink: index.permalink, description: index.description };
}

/** Names a category by its place in the declared sidebars: `documentation/2/items/0`. */
export function declaredKey(path: Path): string {
  return path.map(String).join("/");
}

import type { ContentNode, ElementTuple } from "./content/types";
import type { LinkProps } from "./links/load-links";

/** How `resolveTree` changes a tree. */
interface Resolution {
  /** Props of links to files, by the `href` as written. */
  links?: ReadonlyMap<string, LinkProps>;
  /** Nodes that replace embeds. */
  embeds?: ReadonlyMap<ElementTuple, readonly ContentNode[]>;
  /** Prop of code blocks that is not needed. */
  omit: "html" | "code";
}

/**
 * Resolves a compiled tree for one kind of output. Links to files get the addresses of pages and
 * files, embeds become elements, and code blocks have either highlighted HTML or plain code.
 */
export function resolveTree(nodes: readonly ContentNode[], how: Resolution): ContentNode[] {
  return nodes.flatMap((node): ContentNode[] => {
    if (typeof node === "string") return [node];
    const embedded = how.embeds?.get(node);
    if (embedded) return resolveTree(embedded, { omit: how.omit });
    const [type, props, ...children] = node;
    const resolved = resolveProps(type, props, how);
    return [[type, resolved, ...resolveTree(children, how)], ...sizeAfter(resolved, children)];
  });
}

/** Returns the size of a file, for readers, after a link to it. A picture that is a link has none. */
function sizeAfter(props: ElementTuple[1], text: readonly ContentNode[]): ContentNode[] {
  const size = props === 0 ? undefined : props["data-size"];
  const isText = text.every((node) => typeof node === "string" || node[0] === "code");
  return typeof size === "string" && isText ? [["small", 0, ` (${size})`]] : [];
}

/** Components can have an `href`, too. */
function resolveProps(
  type: string,
  props: ElementTuple[1],
  { links, omit }: Resolution,
): ElementTuple[1] {
  if (props === 0) return 0;
  if (type === "CodeBlock") {
    const { [omit]: _, ...rest } = props;
    return rest;
  }
  const link = typeof props.href === "string" ? links?.get(props.href) : undefined;
  return link ? { ...props, ...link } : props;
}

/** A post that is shown in a list. */
interface ListedBody {
  pagePermalink: string;
  leadLength: number | null;
}

/**
 * Returns the part of a resolved tree that lists of posts show. Lists have their own title for the post and
 * head, and other posts may have the same ids.
 */
export function toExcerpt(
  { pagePermalink, leadLength }: ListedBody,
  tree: readonly ContentNode[],
): ContentNode[] {
  const isOfPage = ([name]: ContentNode) => name === "h1" || name === "head";
  const lead = tree.slice(0, leadLength ?? tree.length).filter((node) => !isOfPage(node));
  return lead.map((node) => withoutIds(node, pagePermalink));
}

function withoutIds(node: ContentNode, permalink: string): ContentNode {
  if (typeof node === "string") return node;
  const [type, props, ...children] = node;
  const { id: _, ariaDescribedBy: __, ...kept } = props || {};
  const isRelative =
    typeof kept.href === "string" && !/^(?:[a-z][a-z0-9+.-]*:|\/)/i.test(kept.href);
  if (isRelative) {
    const { pathname, search, hash } = new URL(
      String(kept.href),
      `https://site.invalid${permalink}`,
    );
    kept.href = pathname + search + hash;
  }
  return [type, kept, ...children.map((child) => withoutIds(child, permalink))];
}

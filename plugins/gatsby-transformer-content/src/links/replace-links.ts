import type { ContentNode, ElementTuple } from "../content/types";
import { isOpaque } from "./file-links";
import type { LoadedLink } from "./load-links";

/** Addresses by what stands in the page. */
type Addresses = ReadonlyMap<string, string>;

/** The same tree with the addresses of pages and files in place of their paths. */
export function replaceLinks(
  tree: readonly ContentNode[],
  links: readonly LoadedLink[],
): readonly ContentNode[] {
  const found = links.flatMap(({ url, href }) => (href === null ? [] : [[url, href] as const]));
  return found.length === 0 ? tree : replaceAll(tree, new Map(found));
}

function replaceAll(nodes: readonly ContentNode[], addresses: Addresses): ContentNode[] {
  return nodes.map((node) => (typeof node === "string" ? node : replaceIn(node, addresses)));
}

/** Not only `a` leads somewhere by its `href`: components do too. */
function replaceIn([type, props, ...children]: ElementTuple, addresses: Addresses): ElementTuple {
  const url = props === 0 ? undefined : props.href;
  const href = typeof url === "string" ? addresses.get(url) : undefined;
  const inner = replaceAll(children, addresses);
  if (props === 0 || href === undefined) return [type, props, ...inner];
  // The target keeps the application from taking what it does not know for one of its pages.
  const own = isOpaque(String(url)) ? { ...props, href, target: "_self" } : { ...props, href };
  return [type, own, ...inner];
}

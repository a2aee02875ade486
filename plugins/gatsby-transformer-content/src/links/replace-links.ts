import type { ContentNode, ElementTuple } from "../content/types";
import { isOpaque } from "./file-links";
import type { LoadedLink } from "./load-links";

/** Props of the link that takes the place of a link by file. */
interface LinkProps {
  href: string;
  target?: "_self";
}

type PropsByUrl = ReadonlyMap<string, LinkProps>;

/**
 * What becomes of each link that leads somewhere, by what stands in the page. The target of an opaque
 * one keeps the application from taking what it does not know for one of its pages.
 */
export function propsByUrl(links: readonly LoadedLink[]): PropsByUrl {
  return new Map(
    links.flatMap(({ url, href }) => {
      if (href === null) return [];
      return [[url, isOpaque(url) ? { href, target: "_self" } : { href }] as const];
    }),
  );
}

/** The same tree with the addresses of pages and files in place of their paths. */
export function replaceLinks(
  tree: readonly ContentNode[],
  links: readonly LoadedLink[],
): readonly ContentNode[] {
  const props = propsByUrl(links);
  return props.size === 0 ? tree : replaceAll(tree, props);
}

function replaceAll(nodes: readonly ContentNode[], found: PropsByUrl): ContentNode[] {
  return nodes.map((node) => (typeof node === "string" ? node : replaceIn(node, found)));
}

/** Not only `a` leads somewhere by its `href`: components do too. */
function replaceIn([type, props, ...children]: ElementTuple, found: PropsByUrl): ElementTuple {
  const inner = replaceAll(children, found);
  const link = props !== 0 && typeof props.href === "string" ? found.get(props.href) : undefined;
  return [type, link ? { ...props, ...link } : props, ...inner] as ElementTuple;
}

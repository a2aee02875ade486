import type { ContentNode } from "../../lib/content-tree";

/**
 * The same tree with the pictures that lie beside the page at their public addresses: outside of the
 * page nobody could find `./flow.svg`.
 */
export function withPublicImages(
  nodes: readonly ContentNode[],
  addresses: ReadonlyMap<string, string>,
): ContentNode[] {
  return nodes.map((node) => {
    if (typeof node === "string") return node;
    const [type, props, ...children] = node;
    const address = type === "img" && props ? addresses.get(String(props.src)) : undefined;
    const own = address === undefined || !props ? props : { ...props, src: address };
    return [type, own, ...withPublicImages(children, addresses)];
  });
}

/**
 * Nodes in the order of the ids by which they were asked for: the data layer gives them in one of its
 * own. An id without a node is passed over.
 */
export function inOrderOf<Node extends { id: string }>(
  ids: readonly string[],
  nodes: readonly Node[],
): Node[] {
  return ids.flatMap((id) => nodes.find((node) => node.id === id) ?? []);
}

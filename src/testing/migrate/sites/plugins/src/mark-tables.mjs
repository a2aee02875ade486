/** Gives tables a class. */
export default function markTables() {
  return (tree) => visit(tree);
}

function visit(node) {
  if (node.tagName === "table") node.properties.className = ["wide"];
  for (const child of node.children ?? []) visit(child);
}

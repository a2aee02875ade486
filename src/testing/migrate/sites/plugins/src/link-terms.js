/** Makes links such as `[bee](term:bee)` lead to a page. */
module.exports = function linkTerms({ to = "/docs/guide/bee" } = {}) {
  return (tree) => visit(tree, to);
};

function visit(node, to) {
  if (node.url?.startsWith("term:")) node.url = to;
  for (const child of node.children ?? []) visit(child, to);
}

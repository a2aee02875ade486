import type { Root, Text } from "mdast";
import type { VFile } from "vfile";
import { EMBEDDED_COMPONENTS } from "../embeds/component-names";
import { eachNode } from "./each-node";
import { KNOWN_COMPONENTS } from "./imports/known-modules";
import { placeOf } from "./place-of";
import { report } from "./report";
import { WRITTEN_COMPONENTS } from "./writers/remark-writers";

const TAG = /<(\/?)([A-Z]\w*)/g;
const COMPONENTS = new Set([
  ...Object.values(KNOWN_COMPONENTS),
  ...WRITTEN_COMPONENTS,
  ...EMBEDDED_COMPONENTS,
]);

/**
 * Warns of components that a Markdown file shows as text, because nothing closes or opens them. In MDX
 * they would be an error of syntax.
 */
export function remarkUnclosed() {
  return (tree: Root, file: VFile) => {
    if (file.data.reading === "mdx") return;
    eachNode(tree, (node) => {
      if (node.type === "text") reportTags(node, file);
      return undefined;
    });
  };
}

function reportTags(node: Text, file: VFile): void {
  for (const { index, 1: slash = "", 2: name = "" } of node.value.matchAll(TAG)) {
    if (!COMPONENTS.has(name)) continue;
    const lines = node.value.slice(0, index).split("\n").length - 1;
    const start = placeOf(node);
    report(file, lines === 0 ? start : { ...start, line: start.line + lines, column: 1 }, {
      code: "content/unclosed-component",
      severity: "warning",
      message: `<${slash}${name}> is shown as text, as nothing ${slash ? "opens" : "closes"} it.`,
      value: `<${slash}${name}>`,
      hint: slash ? `Write <${name}> in front of it.` : `Write </${name}>, or <${name} />.`,
    });
  }
}

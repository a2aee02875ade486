import type { Content, Heading } from "mdast";
import { blocksOf, element } from "../element";
import { report } from "../report";
import { readProps } from "./component-props";
import type { ComponentWriter } from "./writer";

/** `<Steps>`: a procedure of an ordered list, or of headings with what stands below each. */
export const writeSteps: ComponentWriter = (node, file) => {
  readProps(node, file, { known: [] });
  const blocks = blocksOf(node);
  const list = blocks.find((block) => block.type === "list" && block.ordered);
  if (list?.type === "list" && blocks.length === 1) {
    list.data = { ...list.data, hProperties: { className: "steps" } };
    return [list];
  }
  const level = Math.min(...blocks.filter(isHeading).map(({ depth }) => depth));
  const steps = groupAt(blocks, level);
  if (!Number.isFinite(level) || steps.before.length > 0) {
    report(file, node, {
      code: "content/steps",
      severity: "error",
      message: "Steps are neither one numbered list nor headings with text below each.",
      value: "<Steps>",
      hint: "Write `1. First` and so on, or begin every step with a heading of the same level.",
    });
    return blocks;
  }
  const items = steps.groups.map((group) => element("li", {}, group, group[0]));
  return [element("ol", { className: "steps" }, items, node)];
};

/** Cuts blocks in front of every heading of a level. */
function groupAt(blocks: readonly Content[], level: number) {
  const before: Content[] = [];
  const groups: Content[][] = [];
  for (const block of blocks) {
    if (isHeading(block) && block.depth === level) groups.push([block]);
    else (groups[groups.length - 1] ?? before).push(block);
  }
  return { before, groups };
}

function isHeading(node: Content): node is Heading {
  return node.type === "heading";
}

import type { Heading, Root, Text } from "mdast";
import { toString } from "mdast-util-to-string";
import type { VFile } from "vfile";
import type { LocalProblem } from "../../../../packages/problems";
import { report } from "./content-file";
import { EMBEDDED_COMPONENTS, KNOWN_COMPONENTS } from "./imports/known-modules";
import type { TreeNode } from "./tree";
import { eachNode, positionOf } from "./tree";
import { WRITTEN_COMPONENTS } from "./writers/remark-writers";

/** Node types that the checks look at. */
const CHECKED_TYPES = new Set([
  "heading",
  "image",
  "imageReference",
  "link",
  "linkReference",
  "mdxJsxFlowElement",
  "mdxJsxTextElement",
]);

/**
 * Finds mistakes that Markdown allows: duplicate ids, second titles, images without alternative
 * text and links without text.
 */
export function findMarkupProblems(tree: Root): LocalProblem[] {
  const nodes: TreeNode[] = [];
  eachNode(tree, (node) => {
    if (CHECKED_TYPES.has(node.type)) nodes.push(node);
  });
  return [
    ...findRepeatedIds(nodes),
    ...findSecondTitles(nodes),
    ...nodes.filter(hasNoAlt).map(missingAlt),
    ...nodes.filter(isEmptyLink).map(emptyLink),
  ];
}

function problemAt(
  node: TreeNode,
  problem: Pick<LocalProblem, "code" | "severity" | "message" | "hint">,
) {
  return { ...problem, ...positionOf(node) };
}

function findRepeatedIds(nodes: readonly TreeNode[]): LocalProblem[] {
  const first = new Map<string, TreeNode>();
  return nodes.flatMap((node) => {
    const id = node.type === "heading" ? idOf(node) : undefined;
    if (id === undefined) return [];
    const other = first.get(id);
    if (!other) {
      first.set(id, node);
      return [];
    }
    const problem = problemAt(node, {
      code: "content/duplicate-id",
      severity: "error",
      message: `Another heading has the id "${id}", so links go to that heading.`,
      hint: `Give this heading another id; the first is on line ${other.position?.start.line ?? 1}.`,
    });
    return [{ ...problem, value: id }];
  });
}

function idOf({ data }: Heading): string | undefined {
  return (data?.hProperties as { id?: string } | undefined)?.id;
}

function findSecondTitles(nodes: readonly TreeNode[]): LocalProblem[] {
  return nodes
    .filter((node) => node.type === "heading" && node.depth === 1)
    .slice(1)
    .map((node) => ({
      ...problemAt(node, {
        code: "content/second-title",
        severity: "warning",
        message: "The page has more than one level-one heading.",
        hint: "Use ## for sections.",
      }),
      value: toString(node),
    }));
}

/** On an `img` element, an empty `alt` marks the image as decorative. */
function hasNoAlt(node: TreeNode): boolean {
  if (node.type === "image" || node.type === "imageReference") return !node.alt?.trim();
  const isElement = node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement";
  if (!isElement || node.name !== "img") return false;
  return node.attributes.every(
    (attribute) => attribute.type === "mdxJsxAttribute" && attribute.name !== "alt",
  );
}

function missingAlt(node: TreeNode): LocalProblem {
  return problemAt(node, {
    code: "content/missing-alt",
    severity: "warning",
    message: "The image has no alternative text.",
    hint: "Describe the image in the brackets: ![…](…).",
  });
}

function isEmptyLink(node: TreeNode): boolean {
  if (node.type !== "link" && node.type !== "linkReference") return false;
  let hasContent = toString(node).trim() !== "";
  eachNode(node, (inner) => {
    // Images have their own warning; the content of elements is unknown.
    if (inner.type === "image" || inner.type.startsWith("mdx")) hasContent = true;
  });
  return !hasContent;
}

function emptyLink(node: TreeNode): LocalProblem {
  const problem = problemAt(node, {
    code: "content/empty-link",
    severity: "warning",
    message: "The link has no text, so it is invisible.",
    hint: "Write the link text in the brackets.",
  });
  return node.type === "link" ? { ...problem, value: node.url } : problem;
}

const TAG = /<(\/?)([A-Z]\w*)/g;
const COMPONENTS = new Set([
  ...Object.values(KNOWN_COMPONENTS),
  ...WRITTEN_COMPONENTS,
  ...EMBEDDED_COMPONENTS,
]);

/**
 * Warns about components that a Markdown file shows as text because a tag is missing. In MDX these
 * are syntax errors.
 */
export function remarkUnclosed() {
  return (tree: Root, file: VFile) => {
    if (file.data.reading === "mdx") return;
    eachNode(tree, (node) => {
      if (node.type === "text") reportTags(node, file);
    });
  };
}

function reportTags(node: Text, file: VFile): void {
  for (const { index, 1: slash = "", 2: name = "" } of node.value.matchAll(TAG)) {
    if (!COMPONENTS.has(name)) continue;
    const lines = node.value.slice(0, index).split("\n").length - 1;
    const start = positionOf(node);
    report(file, lines === 0 ? start : { ...start, line: start.line + lines, column: 1 }, {
      code: "content/unclosed-component",
      severity: "warning",
      message: `<${slash}${name}> is shown as text, because its ${slash ? "opening" : "closing"} tag is missing.`,
      value: `<${slash}${name}>`,
      hint: slash ? `Add <${name}> before it.` : `Add </${name}>, or write <${name} />.`,
    });
  }
}

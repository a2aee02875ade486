import type { Heading, Link, LinkReference, Root, Text } from "mdast";
import { toString } from "mdast-util-to-string";
import type { VFile } from "vfile";
import type { ProblemDetails, TextProblem } from "../../../../packages/problems";
import { report } from "./content-file";
import { HTML_COMPONENTS } from "./html-components/remark-html-components";
import { EMBEDDED_COMPONENTS, KNOWN_COMPONENTS } from "./imports/known-modules";
import type { TreeNode } from "./tree";
import { contains, eachNode, isJsx, positionIn, positionOf } from "./tree";

/**
 * Finds mistakes that Markdown allows: duplicate ids, second titles, images without alternative
 * text and links without text.
 */
export function findMarkupProblems(tree: Root): TextProblem[] {
  const problems: TextProblem[] = [];
  const checkHeading = createHeadingCheck();
  eachNode(tree, (node) => {
    const found = node.type === "heading" ? checkHeading(node) : findUnlabeled(node);
    for (const problem of found) problems.push({ ...problem, ...positionOf(node) });
  });
  return problems;
}

/** Returns a check of headings in order, which remembers ids and titles. */
function createHeadingCheck(): (heading: Heading) => ProblemDetails[] {
  const byId = new Map<string, Heading>();
  let titles = 0;
  return (heading) => {
    const problems: ProblemDetails[] = [];
    const { id = "" } = (heading.data?.hProperties ?? {}) as { id?: string };
    const first = byId.get(id);
    if (first) problems.push(duplicateId(id, first));
    else if (id) byId.set(id, heading);
    if (heading.depth === 1) titles += 1;
    if (heading.depth === 1 && titles > 1) {
      problems.push({ ...SECOND_TITLE, value: toString(heading) });
    }
    return problems;
  };
}

/** Finds an image without alternative text or a link without text. */
function findUnlabeled(node: TreeNode): ProblemDetails[] {
  if (hasNoAlt(node)) return [MISSING_ALT];
  if (node.type === "link" && isEmpty(node)) return [{ ...EMPTY_LINK, value: node.url }];
  return node.type === "linkReference" && isEmpty(node) ? [EMPTY_LINK] : [];
}

function duplicateId(id: string, first: Heading): ProblemDetails {
  return {
    code: "content/duplicate-id",
    severity: "error",
    message: `Another heading has the id "${id}", so links go to that heading.`,
    value: id,
    hint: `Give this heading another id; the first is on line ${first.position?.start.line ?? 1}.`,
  };
}

const SECOND_TITLE: ProblemDetails = {
  code: "content/second-title",
  severity: "warning",
  message: "The page has more than one level-one heading.",
  hint: "Use ## for sections.",
};

const MISSING_ALT: ProblemDetails = {
  code: "content/missing-alt",
  severity: "warning",
  message: "The image has no alternative text.",
  hint: "Describe the image in the brackets: ![…](…).",
};

const EMPTY_LINK: ProblemDetails = {
  code: "content/empty-link",
  severity: "warning",
  message: "The link has no text, so it is invisible.",
  hint: "Write the link text in the brackets.",
};

/** On an `img` element, an empty `alt` marks the image as decorative. */
function hasNoAlt(node: TreeNode): boolean {
  if (node.type === "image" || node.type === "imageReference") return !node.alt?.trim();
  if (!isJsx(node, "img")) return false;
  return node.attributes.every(
    (attribute) => attribute.type === "mdxJsxAttribute" && attribute.name !== "alt",
  );
}

/** Images have their own warning; the content of elements is unknown. */
function isEmpty(link: Link | LinkReference): boolean {
  const isUnknown = ({ type }: TreeNode) => type === "image" || type.startsWith("mdx");
  return toString(link).trim() === "" && !contains(link, isUnknown);
}

const TAG = /<(\/?)([A-Z]\w*)/g;
const COMPONENTS = new Set([
  ...Object.values(KNOWN_COMPONENTS),
  ...HTML_COMPONENTS,
  ...EMBEDDED_COMPONENTS,
]);

/**
 * Warns about components that a Markdown file shows as text because a tag is missing. In MDX these
 * are syntax errors.
 */
export function remarkUnclosed() {
  return (tree: Root, file: VFile) => {
    if (file.data.dialect === "mdx") return;
    eachNode(tree, (node) => {
      if (node.type === "text") reportTags(node, file);
    });
  };
}

function reportTags(node: Text, file: VFile): void {
  for (const { index, 1: slash = "", 2: name = "" } of node.value.matchAll(TAG)) {
    if (!COMPONENTS.has(name)) continue;
    report(file, positionIn(node, index), {
      code: "content/unclosed-component",
      severity: "warning",
      message: `<${slash}${name}> is shown as text, because its ${slash ? "opening" : "closing"} tag is missing.`,
      value: `<${slash}${name}>`,
      hint: slash ? `Add <${name}> before it.` : `Add </${name}>, or write <${name} />.`,
    });
  }
}

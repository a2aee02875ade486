import { relative, sep } from "node:path";
import GithubSlugger from "github-slugger";
import type { Content, Heading, Root } from "mdast";
import { toString } from "mdast-util-to-string";
import type { VFile } from "vfile";
import type { StepOptions } from "./compile-options";
import { eachNode, element, isJsx, propsOfElement, replaceNodes, titleOf } from "./tree";

const EXPLICIT_ID = /\s*\{#([^\s{}]+)\}\s*$/;
const ID_IN_COMMENT = /^\s*(?:\/\*|<!--)\s*#(\S+?)\s*(?:\*\/|-->)\s*$/;

/**
 * Adds ids to headings below level one: an explicit id such as `## Title {#id}` or `## Title <!--
 * #id -->`, or else GitHub's slug. Ids are unique in the page. A title in the text counts, so `##
 * Deploy` below `# Deploy` is `deploy-1`. The title of a post does not count, because the template
 * renders it.
 */
export function remarkHeadingIds({ contentRoot }: Pick<StepOptions, "contentRoot">) {
  return (tree: Root, file: VFile) => {
    const slugger = new GithubSlugger();
    const drawnTitle = isPost(relative(contentRoot, file.path)) ? titleOf(tree) : undefined;
    eachNode(tree, (heading) => {
      if (heading.type !== "heading") return;
      const explicit = removeExplicitId(heading);
      if (heading === drawnTitle) return;
      const id = explicit ?? slugger.slug(toString(heading, { includeHtml: false }));
      if (explicit) slugger.slug(explicit);
      if (heading.depth > 1 && id) heading.data = { ...heading.data, hProperties: { id } };
    });
  };
}

function isPost(path: string): boolean {
  return path.split(sep)[0] === "blog";
}

/** Removes an explicit id from a heading and returns it. */
function removeExplicitId(heading: Heading): string | undefined {
  const last = heading.children[heading.children.length - 1];
  if (last?.type === "mdxTextExpression" || last?.type === "html") {
    const id = ID_IN_COMMENT.exec(last.value)?.[1];
    if (id) heading.children.pop();
    if (id) trimEnd(heading);
    return id;
  }
  if (last?.type !== "text") return undefined;
  const match = EXPLICIT_ID.exec(last.value);
  if (!match) return undefined;
  last.value = last.value.slice(0, match.index);
  if (last.value === "" && heading.children.length > 1) heading.children.pop();
  return match[1];
}

function trimEnd({ children }: Heading): void {
  const last = children[children.length - 1];
  if (last?.type === "text") last.value = last.value.trimEnd();
}

/** Default heading levels of a table of contents. */
const LEVELS = { min: 2, max: 3 };

/** Replaces `<TOCInline />` by a nested list of the page's headings. */
export function remarkInlineToc() {
  return (tree: Root) => {
    replaceNodes(tree, (node) => {
      if (!isJsx(node, "TOCInline")) return undefined;
      const { minHeadingLevel, maxHeadingLevel, slice } = propsOfElement(node);
      const [min, max] = [
        Number(minHeadingLevel ?? LEVELS.min),
        Number(maxHeadingLevel ?? LEVELS.max),
      ];
      const [start, end] = [slice].flat().map((index) => (index ? Number(index) : undefined));
      const headings = headingsOf(tree).slice(start, end);
      return listOf(headings.filter(({ depth }) => depth >= min && depth <= max));
    });
  };
}

function headingsOf(tree: Root): Heading[] {
  const headings: Heading[] = [];
  eachNode(tree, (node) => {
    if (node.type === "heading" && node.depth > 1) headings.push(node);
  });
  return headings;
}

/** Returns a list in which each heading is followed by a list of those below it. */
function listOf(headings: readonly Heading[]): Content {
  const entries: { heading: Heading; below: Heading[] }[] = [];
  for (const heading of headings) {
    const last = entries.at(-1);
    if (last && heading.depth > last.heading.depth) last.below.push(heading);
    else entries.push({ heading, below: [] });
  }
  return element("ul", {}, entries.map(entryOf));
}

function entryOf({ heading, below }: { heading: Heading; below: Heading[] }): Content {
  const { id = "" } = (heading.data?.hProperties ?? {}) as { id?: string };
  const link = element("a", { href: `#${id}` }, wordsOf(heading.children));
  return element("li", {}, below.length > 0 ? [link, listOf(below)] : [link]);
}

const FORMATTED = ["emphasis", "strong", "delete"];

/** Returns text with its formatting, but without links and components. */
function wordsOf(nodes: readonly Content[]): Content[] {
  return nodes.flatMap((node): Content[] => {
    if (node.type === "text" || node.type === "inlineCode") return [{ ...node }];
    if (!("children" in node)) return [];
    const children = wordsOf(node.children);
    return FORMATTED.includes(node.type) ? [{ ...node, children } as Content] : children;
  });
}

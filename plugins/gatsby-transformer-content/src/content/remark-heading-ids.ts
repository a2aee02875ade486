import GithubSlugger from "github-slugger";
import type { Heading, Root } from "mdast";
import { toString } from "mdast-util-to-string";
import { relative, sep } from "node:path";
import type { VFile } from "vfile";
import type { ContentPlace } from "./content-file";
import { eachNode } from "./each-node";
import type { ImportOptions } from "./imports/remark-imports";
import { titleOf } from "./title-of";

const EXPLICIT_ID = /\s*\{#([^\s{}]+)\}\s*$/;
const ID_IN_COMMENT = /^\s*(?:\/\*|<!--)\s*#(\S+?)\s*(?:\*\/|-->)\s*$/;

/**
 * Gives every heading below level one its id: the one written as `## Title {#id}` or in a comment,
 * `## Title <!-- #id -->`, else GitHub's slug of its text. Ids are unique in the page. A title in the
 * text counts as a heading, so `## Deploy` below `# Deploy` is `deploy-1`; that of a post does not, as
 * its page draws the title by itself.
 */
export function remarkHeadingIds({ contentRoot }: Pick<ImportOptions, "contentRoot">) {
  return (tree: Root, file: VFile) => {
    const slugger = new GithubSlugger();
    const drawnTitle = isPost(file, contentRoot) ? titleOf(tree) : undefined;
    eachNode(tree, (heading) => {
      if (heading.type !== "heading") return undefined;
      const explicit = takeExplicitId(heading);
      if (heading === drawnTitle) return undefined;
      const id = explicit ?? slugger.slug(toString(heading, { includeHtml: false }));
      if (explicit) slugger.slug(explicit);
      if (heading.depth === 1) return undefined;
      heading.data = { ...heading.data, hProperties: { id } };
      return undefined;
    });
  };
}

function isPost({ path, data }: VFile, contentRoot: string): boolean {
  const { root } = (data.place as ContentPlace | undefined) ?? { root: contentRoot };
  return relative(root, path).split(sep)[0] === "blog";
}

/** Removes the id from the end of a heading and returns it. */
function takeExplicitId(heading: Heading): string | undefined {
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

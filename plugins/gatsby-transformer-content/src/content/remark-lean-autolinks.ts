import type { gfmFromMarkdown } from "mdast-util-gfm";
import { gfmAutolinkLiteral } from "micromark-extension-gfm-autolink-literal";
import type { Processor } from "unified";
import type { TreeNode } from "./tree";
import { contains } from "./tree";

/** Matches the start of every e-mail address: a character before the at sign. */
const EMAIL = /[-.+\w]@/;
/** Matches every text in which remark-gfm finds an address after parsing. */
const ADDRESS = /https?:\/\/|www\.|@/i;

/** Of the constructs for bare addresses, only the one for e-mail addresses starts with a digit. */
const EMAIL_CONSTRUCT = gfmAutolinkLiteral.text?.["0".charCodeAt(0)];

type SyntaxExtension = typeof gfmAutolinkLiteral;
type TreeExtension = ReturnType<typeof gfmFromMarkdown>[number];

/** Extensions that remark-gfm registers. */
interface ParserExtensions {
  micromarkExtensions: SyntaxExtension[];
  fromMarkdownExtensions: Array<TreeExtension | TreeExtension[]>;
}

/**
 * Makes remark-gfm skip its search for bare addresses where there are none. It tries every word as
 * the start of an e-mail address, a third of the parsing time, and then traverses the finished
 * tree. The resulting tree is the same.
 *
 * @param source the text that will be parsed
 */
export function remarkLeanAutolinks(this: Processor, source: string): void {
  const data = this.data() as Partial<ParserExtensions>;
  data.fromMarkdownExtensions = data.fromMarkdownExtensions?.map((extension) =>
    Array.isArray(extension) ? extension.map(withLazyTransforms) : withLazyTransforms(extension),
  );
  if (EMAIL.test(source)) return;
  data.micromarkExtensions = data.micromarkExtensions?.map(withoutEmails);
}

function withoutEmails(extension: SyntaxExtension): SyntaxExtension {
  if (!extension.text) return extension;
  const text = Object.entries(extension.text).map(([character, constructs]) => {
    const others = [constructs ?? []].flat().filter((one) => one !== EMAIL_CONSTRUCT);
    return [character, others] as const;
  });
  return { ...extension, text: Object.fromEntries(text.filter(([, others]) => others.length > 0)) };
}

/** Transforms of remark-gfm only look for bare addresses. */
function withLazyTransforms(extension: TreeExtension): TreeExtension {
  const transforms = extension.transforms?.map(
    (transform): typeof transform =>
      (tree) =>
        contains(tree, isAddress) ? transform(tree) : undefined,
  );
  return transforms ? { ...extension, transforms } : extension;
}

function isAddress(node: TreeNode): boolean {
  return node.type === "text" && ADDRESS.test(node.value);
}

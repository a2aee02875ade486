import type { Root } from "mdast";
import type { gfmFromMarkdown } from "mdast-util-gfm";
import { gfmAutolinkLiteral } from "micromark-extension-gfm-autolink-literal";
import type { Processor } from "unified";
import { eachNode } from "./tree";

/** What every e-mail address holds: a character of its first half, right before the sign. */
const EMAIL = /[-.+\w]@/;
/** What every text holds in which remark-gfm finds an address after parsing. */
const ADDRESS = /https?:\/\/|www\.|@/i;

/** Of all the bare addresses, only those of e-mails begin with a digit. */
const EMAIL_CONSTRUCT = gfmAutolinkLiteral.text?.["0".charCodeAt(0)];

type SyntaxExtension = typeof gfmAutolinkLiteral;
type TreeExtension = ReturnType<typeof gfmFromMarkdown>[number];

/** What remark-gfm hands to the parser. */
interface ParserExtensions {
  micromarkExtensions: SyntaxExtension[];
  fromMarkdownExtensions: Array<TreeExtension | TreeExtension[]>;
}

/**
 * Stands behind remark-gfm and spares it looking for bare addresses where there are none: it tries
 * each word of a page as the start of an e-mail address, which is a third of the time that parsing
 * takes, and goes through the finished tree once more. The tree is the same with and without this.
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

/** Bare addresses are all that extensions of remark-gfm look for in a finished tree. */
function withLazyTransforms(extension: TreeExtension): TreeExtension {
  const transforms = extension.transforms?.map(
    (transform): typeof transform =>
      (tree) =>
        hasAddress(tree) ? transform(tree) : undefined,
  );
  return transforms ? { ...extension, transforms } : extension;
}

function hasAddress(tree: Root): boolean {
  let found = false;
  eachNode(tree, (node) => {
    found ||= node.type === "text" && ADDRESS.test(node.value);
    return undefined;
  });
  return found;
}

import type { Root } from "mdast";
import { parseCodeMeta, eachNode } from "../../../plugins/gatsby-transformer-content";
import type { CodeBlock } from "../page";

const NO_VERIFY = /\bno-verify=(["'])(.*?)\1/;

/** All fenced code blocks of a page, those inside tabs and lists among them. */
export function findCodeBlocks(tree: Root): CodeBlock[] {
  const blocks: CodeBlock[] = [];
  eachNode(tree, (node) => {
    if (node.type !== "code") return undefined;
    const meta = node.meta ?? "";
    const { line, column } = node.position?.start ?? { line: 1, column: 1 };
    const { title } = parseCodeMeta(meta);
    const noVerify = NO_VERIFY.exec(meta)?.[2];
    blocks.push({
      language: (node.lang ?? "").toLowerCase(),
      code: node.value,
      line,
      column,
      firstLine: line + 1,
      ...(title === undefined ? {} : { title }),
      ...(noVerify === undefined ? {} : { noVerify }),
    });
    return undefined;
  });
  return blocks;
}

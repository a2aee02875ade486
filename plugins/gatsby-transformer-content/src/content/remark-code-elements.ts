import type { Code, Content, Root } from "mdast";
import type { VFile } from "vfile";
import { eachNode } from "./each-node";
import { isJsx, propsOfElement, textProp } from "./element";
import type { JsxElement } from "./element";
import { report } from "./report";
import type { Json } from "./types";

/**
 * Makes `<CodeBlock language="js">{…}</CodeBlock>` the fenced block that it stands for, so that both
 * are drawn alike.
 */
export function remarkCodeElements() {
  return (tree: Root, file: VFile) => {
    eachNode(tree, (node, index, parent) => {
      if (!isJsx(node, "CodeBlock") || !parent || index === null) return undefined;
      const value = codeIn(node.children as Content[]);
      if (value === undefined) {
        reportComputed(file, node);
        return undefined;
      }
      parent.children.splice(index, 1, toFence(node, value));
      return index + 1;
    });
  };
}

function toFence(node: JsxElement, value: string): Code {
  const props = propsOfElement(node);
  const className = /language-(\S+)/.exec(textProp(props, "className") ?? "")?.[1];
  return {
    type: "code",
    lang: textProp(props, "language") ?? className ?? null,
    meta: metaOf(props),
    value: value.replace(/^\n|\n\s*$/g, ""),
    ...(node.position ? { position: node.position } : {}),
  };
}

/** The words that would follow the language of a fence. */
function metaOf(props: Record<string, Json>): string {
  const title = textProp(props, "title");
  const quote = title?.includes('"') ? "'" : '"';
  const numbers = props.showLineNumbers;
  return [
    textProp(props, "metastring"),
    title === undefined ? undefined : `title=${quote}${title}${quote}`,
    numbers === true ? "showLineNumbers" : undefined,
    typeof numbers === "number" ? `showLineNumbers=${numbers}` : undefined,
  ]
    .filter(Boolean)
    .join(" ");
}

/** The text of a code block; nothing where some of it has to be computed. */
function codeIn(nodes: readonly Content[]): string | undefined {
  const parts = nodes.map((node) => {
    if (node.type === "mdxFlowExpression" || node.type === "mdxTextExpression") return undefined;
    if ("value" in node) return node.value;
    return "children" in node ? codeIn(node.children as Content[]) : "";
  });
  return parts.every((part) => part !== undefined) ? parts.join("\n") : undefined;
}

function reportComputed(file: VFile, node: JsxElement): void {
  report(file, node, {
    code: "content/computed-code",
    severity: "error",
    message: "The code of this block has to be computed, and code is colored before pages run.",
    hint: "Write the code as {`text`}, in a fenced block, or import its file with !!raw-loader!.",
  });
}

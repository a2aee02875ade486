import { defaultSchema } from "hast-util-sanitize";
import type { Root } from "mdast";
import type { VFile } from "vfile";
import type { ProblemDetails, TextProblem } from "../../../packages/problems";
import type { StepOptions } from "./content/compile-options";
import { report } from "./content/content-file";
import { staticValue } from "./content/static-value";
import type { TreeNode } from "./content/tree";
import { eachNode, isCommentExpression, isExpression, isJsx, positionIn } from "./content/tree";

/**
 * Reports imports, expressions, and HTML beyond the safe list, if the site has `content: { trust:
 * strict }`. It runs first, so it sees a page as its author wrote it.
 */
export function remarkStrict({ trust }: Pick<StepOptions, "trust">) {
  if (trust !== "strict") return undefined;
  return (tree: Root, file: VFile) => {
    eachNode(tree, (node) => {
      if (node.type !== "html") {
        for (const problem of findUntrusted(node)) report(file, node, problem);
        return;
      }
      for (const { index, problem } of findUntrustedHtml(node.value)) {
        report(file, positionIn(node, index), problem);
      }
    });
  };
}

function findUntrusted(node: TreeNode): ProblemDetails[] {
  if (node.type === "mdxjsEsm") return [untrustedCode(firstLine(node.value))];
  if (isExpression(node)) {
    return isCommentExpression(node) ? [] : [untrustedCode(`{${firstLine(node.value)}}`)];
  }
  if (!isJsx(node)) return [];
  const names = node.attributes.flatMap((item) =>
    item.type === "mdxJsxAttribute" ? item.name : [],
  );
  return [
    ...node.attributes.flatMap((item) => {
      const code = item.type === "mdxJsxAttribute" ? item.value : item;
      if (typeof code !== "object" || !code) return [];
      const isLiteral = code !== item && staticValue(code.data?.estree) !== undefined;
      return isLiteral ? [] : [untrustedCode(`{${firstLine(code.value)}}`)];
    }),
    // Components are code of the site. Other checks find unknown ones.
    ...(/^[A-Z]/.test(node.name ?? "A") ? [] : findUntrustedElement(node.name ?? "", names)),
  ];
}

/** Comments, closing tags and opening tags that HTML parsers read like this expression does. */
const TAG =
  /<!--(?!-?>)(?:(?!--!?>)[\s\S])*-->|<\/[a-z][a-z0-9]*\s*>|<([a-z][a-z0-9]*)((?:\s+[a-z][\w:-]*(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?)*)\s*\/?>/gi;
const ATTRIBUTE = /\s([a-z][\w:-]*)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?/gi;

/** Finds elements and attributes that are not in the safe list, and tags that are not well-formed. */
export function findUntrustedHtml(html: string): LocatedInText[] {
  const tags = [...html.matchAll(TAG)].flatMap(({ index, 1: name, 2: attributes = "" }) => {
    const names = [...attributes.matchAll(ATTRIBUTE)].map(([, attribute = ""]) => attribute);
    const problems = name === undefined ? [] : findUntrustedElement(name, names);
    return problems.map((problem) => ({ index, problem }));
  });
  const rest = html.replace(TAG, (tag) => " ".repeat(tag.length));
  return [
    ...tags,
    ...[...rest.matchAll(/<.*/g)].map(({ index, 0: text }) => ({
      index,
      problem: untrustedHtml(text),
    })),
  ];
}

/** A problem and its offset in the text of a node. */
interface LocatedInText {
  index: number;
  problem: ProblemDetails;
}

const { tagNames = [], attributes: safeAttributes = {} } = defaultSchema;
const ELEMENTS = new Set(tagNames.filter((name) => name !== "input"));

function findUntrustedElement(name: string, attributes: readonly string[]): ProblemDetails[] {
  if (!ELEMENTS.has(name.toLowerCase())) return [untrustedHtml(`<${name}>`)];
  const safe = [...(safeAttributes["*"] ?? []), ...(safeAttributes[name.toLowerCase()] ?? [])];
  const isSafe = (attribute: string) =>
    safe.some((known) => typeof known === "string" && plain(known) === plain(attribute));
  return attributes.filter((attribute) => !isSafe(attribute)).map(untrustedHtml);
}

/** `aria-label` in HTML is `ariaLabel` in the schema. */
function plain(attribute: string): string {
  return attribute.replaceAll("-", "").toLowerCase();
}

/** Files that browsers run as a part of the site when they are opened. */
const RUNNABLE = /^(?:x?html?|xht|[cm]?js|xml|xslt?|wasm)$/i;
/** Parts of drawings that run, load or embed something. */
const RISKY_SVG =
  /<(?:[\w-]+:)?(?:script|foreignObject|iframe|object|embed|handler|set|animate\w*)\b|\son[a-z]+\s*=|javascript\s*:|href\s*=\s*["'][^"']*&|<!DOCTYPE[^>]*\[|<\?xml-stylesheet/i;

/** Returns the problem of a published file that could run code, by its extension and text. */
export function findUntrustedFile(extension: string, text: string): TextProblem | undefined {
  const isRisky = RUNNABLE.test(extension) || (/^svg$/i.test(extension) && RISKY_SVG.test(text));
  if (!isRisky) return undefined;
  return {
    ...untrusted("file", "This file can run code in the browser as a part of the site"),
    line: 1,
    column: 1,
    hint: /^svg$/i.test(extension)
      ? "Remove scripts, event handlers, animations and embedded documents from the drawing."
      : "Remove the file.",
  };
}

/** The problem of sidebars that are a script, which runs during the build. */
export const UNTRUSTED_SIDEBARS: TextProblem = {
  ...untrusted("code", "A script of sidebars runs during the build"),
  line: 1,
  column: 1,
  hint: "Write the sidebars as YAML or JSON.",
};

function untrustedCode(value: string): ProblemDetails {
  return {
    ...untrusted("code", "Imports, exports and expressions are code"),
    value,
    hint: "Write it as Markdown. Components such as <Tabs> need no import.",
  };
}

function untrustedHtml(value: string): ProblemDetails {
  return {
    ...untrusted("html", "This HTML is not in the safe list"),
    value,
    hint: "Write it as Markdown, or with the elements and attributes in docs/operating.md.",
  };
}

function untrusted(kind: "code" | "html" | "file", reason: string) {
  return {
    code: `content/untrusted-${kind}`,
    severity: "error",
    message: `${reason}, and site.yml has \`content: { trust: strict }\`.`,
  } as const;
}

function firstLine(text: string): string {
  return text.trim().split("\n")[0] ?? "";
}

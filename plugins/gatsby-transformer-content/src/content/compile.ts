import type { Root as HastRoot } from "hast";
import type { Content, Root } from "mdast";
import rehypeRaw from "rehype-raw";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { VFile } from "vfile";
import type { TextProblem } from "../../../../packages/problems";
import type { StepOptions } from "./compile-options";
import { compileOptionsOf } from "./compile-options";
import { findingsOf, isParserError, syntaxProblem } from "./content-file";
import { toElementTree } from "./element-tree";
import { findMarkupProblems } from "./find-markup-problems";
import { findUnsafeHtml, findUnsafeMarkup } from "./find-unsafe-markup";
import { findElementIds, findHtmlReferences, inspectContent } from "./inspect";
import type { ParserFormat } from "./processor";
import { createProcessor, rehypePlugins } from "./processor";
import type { Dialect } from "./source/read-source";
import { usesMdx } from "./source/read-source";
import { staticValue } from "./static-value";
import { rehypeComponentNames } from "./syntax-plugins";
import type { JsxElement, TreeNode } from "./tree";
import {
  contains,
  eachNode,
  isCommentExpression,
  isExpression,
  isJsx,
  positionOf,
  replaceNodes,
} from "./tree";
import type { CompiledContent, ContentNode, ModeReason } from "./types";

/** MDX nodes that the element tree handles, so remark-rehype passes them through. */
const MDX_NODES = [
  "mdxJsxFlowElement",
  "mdxJsxTextElement",
  "mdxFlowExpression",
  "mdxTextExpression",
  "mdxjsEsm",
] as const;

function isMdx({ type }: { type: string }): boolean {
  return MDX_NODES.some((name) => name === type);
}

/** How a page is compiled, and the absolute path of its file, the base of relative paths. */
export interface PageOptions extends StepOptions {
  path: string;
}

/** A page that can include nothing. */
const NO_FILE: PageOptions = {
  path: "/page",
  contentRoot: "/",
  files: { read: async () => undefined, list: async () => [] },
};

/**
 * Compiles the body of a content file. The result depends only on the text and on the included
 * files, which it lists, so it can be cached.
 *
 * @param body text of the file with the front matter blanked, so that positions stay positions in
 * the file
 */
export async function compileContent(
  body: string,
  dialect: Dialect,
  options: PageOptions = NO_FILE,
): Promise<CompiledContent> {
  const file = new VFile({ value: body, path: options.path, data: { dialect } });
  const format = dialect === "md" ? "md" : "mdx";
  try {
    const processor = createProcessor(format, body, options);
    const tree = (await processor.run(processor.parse(file), file)) as Root;
    const content = await compileTree(tree, format, options);
    const { problems, inclusions } = findingsOf(file);
    return {
      ...content,
      problems: [...problems, ...content.problems.filter(isElsewhere(problems))],
      inclusions: [...inclusions],
    };
  } catch (error) {
    if (!isParserError(error) && hasPlugins(options)) {
      return { ...EMPTY_CONTENT, problems: [pluginProblem(error)] };
    }
    if (dialect !== "lenient") return { ...EMPTY_CONTENT, problems: [syntaxProblem(error)] };
    return readAsMarkdown(body, options, error);
  }
}

function hasPlugins(options: StepOptions): boolean {
  const { remarkPlugins, rehypePlugins } = compileOptionsOf(options).markdown;
  return remarkPlugins.length + rehypePlugins.length > 0;
}

function pluginProblem(error: unknown): TextProblem {
  return {
    code: "content/plugin",
    severity: "error",
    line: 1,
    column: 1,
    message: "A Markdown plugin of the site failed on this page.",
    value: error instanceof Error ? error.message : String(error),
    hint: "Correct the plugin, or remove it from markdown in site.yml.",
  };
}

/**
 * Compiles a `.md` file as plain Markdown because MDX cannot parse it. Warns if it has components.
 */
async function readAsMarkdown(
  body: string,
  options: PageOptions,
  error: unknown,
): Promise<CompiledContent> {
  const content = await compileContent(body, "md", options);
  if (!usesMdx(body) || content.tree.length === 0) return content;
  const { line, column, message } = syntaxProblem(error);
  const problem = {
    code: "content/read-as-markdown",
    severity: "warning",
    line: line ?? 1,
    column: column ?? 1,
    message: `The page is parsed as plain Markdown, without its components: ${message}`,
    hint: "Fix this position, or set `mdx: { format: md }` in the front matter.",
  } as const;
  // This warning already says that the components appear as text.
  const others = content.problems.filter(({ code }) => code !== "content/unclosed-component");
  return { ...content, problems: [...others, problem] };
}

/** A problem with an element explains the markup problem at the same position. */
function isElsewhere(problems: readonly TextProblem[]) {
  const places = new Set(problems.map(positionKey));
  return (problem: TextProblem) => !places.has(positionKey(problem));
}

function positionKey({ file = "", line, column }: TextProblem): string {
  return `${file}:${line}:${column}`;
}

/** A page without content. */
export const EMPTY_CONTENT: CompiledContent = {
  mode: "data",
  reasons: [],
  tree: [],
  leadLength: null,
  headings: [],
  elementIds: [],
  references: [],
  components: [],
  embeds: [],
  codeNames: [],
  plainText: "",
  wordCount: 0,
  contentTitle: null,
  problems: [],
  inclusions: [],
};

async function compileTree(
  tree: Root,
  format: ParserFormat,
  options: StepOptions,
): Promise<CompiledContent> {
  const reasons = findModeReasons(tree);
  const truncation = tree.children.findIndex((node) => "value" in node && MARKER.test(node.value));
  if (truncation !== -1) tree.children[truncation] = truncationNode();
  dropComments(tree);
  const facts = {
    ...inspectContent(tree),
    elementIds: findElementIds(tree),
    problems: [...findMarkupProblems(tree), ...findUnsafeMarkup(tree)],
  };
  const isComponent = reasons.length > 0;
  if (isComponent) showExpressions(tree);
  const hasHtml = format === "md" && contains(tree, ({ type }) => type === "html");
  const html = await toHast(tree, format, hasHtml, options);
  if (hasHtml) {
    facts.references.push(...findHtmlReferences(html, facts.references));
    const known = new Set(facts.problems.map(({ value }) => value));
    facts.problems.push(...findUnsafeHtml(html).filter(({ value }) => !known.has(value)));
  }
  const elements = withoutBreaks(toElementTree(html));
  const isMarker = (node: ContentNode) => node[0] === TRUNCATION;
  const leadLength = elements.findIndex(isMarker);
  return {
    ...EMPTY_CONTENT,
    ...facts,
    mode: isComponent ? "component" : "data",
    reasons,
    tree: elements.filter((node) => !isMarker(node)),
    leadLength: leadLength === -1 ? null : leadLength,
  };
}

/**
 * Prepares the tree of a component page for exports: replaces expressions by their source and
 * removes computed props.
 */
function showExpressions(tree: Root): void {
  replaceNodes(tree, (node) => {
    if (isJsx(node)) node.attributes = node.attributes.filter((item) => !isComputed(item));
    if (!isExpression(node)) return undefined;
    const code: Content = { type: "inlineCode", value: `{${node.value}}` };
    return node.type === "mdxTextExpression" ? code : { type: "paragraph", children: [code] };
  });
}

/** Inline elements, even if MDX has them on separate lines. */
const INLINE = /^(?:a|abbr|b|button|code|em|i|img|kbd|mark|s|small|span|strong|sub|sup|svg|u)$/;

/** Removes line breaks between blocks. Between inline elements they are spaces. */
function withoutBreaks(nodes: readonly ContentNode[]): ContentNode[] {
  const isInline = (node: ContentNode | undefined) => Array.isArray(node) && INLINE.test(node[0]);
  return nodes.filter(
    (node, at) => node !== "\n" || (isInline(nodes[at - 1]) && isInline(nodes[at + 1])),
  );
}

async function toHast(
  tree: Root,
  format: ParserFormat,
  hasHtml: boolean,
  options: StepOptions,
): Promise<HastRoot> {
  // Plugins of the site add elements to Markdown, too.
  const hasMdx = format === "mdx" || contains(tree, isMdx);
  const elements = hasMdx ? { passThrough: [...MDX_NODES] } : {};
  const processor = unified().use(remarkRehype, {
    ...elements,
    ...(format === "md" ? { allowDangerousHtml: true } : {}),
  });
  // Parsing HTML takes a tenth of the time of a page.
  if (hasHtml) processor.use(rehypeRaw, elements).use(rehypeComponentNames);
  return (await processor.use(rehypePlugins(options)).run(tree)) as HastRoot;
}

/**
 * Finds what prevents a page from being data: imports, exports, expressions, spread props and
 * computed props. Literal props and comments are allowed.
 */
function findModeReasons(tree: Root): ModeReason[] {
  const reasons: ModeReason[] = [];
  eachNode(tree, (node) => {
    const construct = reasonOf(node);
    if (construct) reasons.push({ construct, ...positionOf(node) });
  });
  return reasons;
}

function reasonOf(node: TreeNode): string | undefined {
  switch (node.type) {
    case "mdxjsEsm":
      return node.data?.estree?.body[0]?.type === "ImportDeclaration" ? "import" : "export";
    case "mdxFlowExpression":
    case "mdxTextExpression":
      return isCommentExpression(node) ? undefined : "expression";
    case "mdxJsxFlowElement":
    case "mdxJsxTextElement":
      return attributeReason(node);
    default:
      return undefined;
  }
}

function attributeReason({ attributes }: JsxElement): string | undefined {
  const computed = attributes.find(isComputed);
  if (!computed) return undefined;
  return computed.type === "mdxJsxAttribute" ? `computed prop ${computed.name}` : "spread props";
}

function isComputed(attribute: JsxElement["attributes"][number]): boolean {
  if (attribute.type === "mdxJsxExpressionAttribute") return true;
  const { value } = attribute;
  if (typeof value !== "object" || value === null) return false;
  return staticValue(value.data?.estree) === undefined;
}

const MARKER = /^\s*(?:\/\*\s*truncate\s*\*\/|<!--\s*truncate\s*-->)\s*$/;

/** Element in place of the truncation marker until the tree consists of elements. */
const TRUNCATION = "truncation";

function truncationNode(): Content {
  return { type: TRUNCATION, data: { hName: TRUNCATION } } as unknown as Content;
}

function dropComments(tree: Root): void {
  replaceNodes(tree, (node) => (isComment(node) ? [] : undefined));
}

function isComment(node: { type: string; value?: string }): boolean {
  return (
    isCommentExpression(node) || (node.type === "html" && /^<!--[\s\S]*-->$/.test(node.value ?? ""))
  );
}

/**
 * Removes the level-one heading at the start of the content, for pages that render another title.
 */
export function withoutTitle(content: CompiledContent): CompiledContent {
  const at = content.tree.findIndex((node) => typeof node !== "string" && node[0] === "h1");
  if (content.contentTitle === null || at === -1) return content;
  return {
    ...content,
    tree: content.tree.filter((_, index) => index !== at),
    leadLength: content.leadLength && content.leadLength - 1,
    plainText: content.plainText.replace(/^.*\n?/, ""),
    contentTitle: null,
  };
}

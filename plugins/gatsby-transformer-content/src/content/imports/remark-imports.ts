import type { Program } from "estree";
import type { Content, Parent, Root } from "mdast";
import type { Processor } from "unified";
import { VFile } from "vfile";
import type { ProblemDetails } from "../../../../../packages/problems";
import { projectPath } from "../../../../../packages/problems";
import { splitFrontMatter } from "../../front-matter/split-front-matter";
import type { StepOptions } from "../compile-options";
import type { PageLocation } from "../content-file";
import { diskFiles, findingsOf, report, syntaxProblem } from "../content-file";
import { expressionOf, namesIn } from "../source/javascript";
import { staticValue } from "../static-value";
import { remarkUnravel } from "../syntax-plugins";
import type { JsxElement, MdxExpression } from "../tree";
import {
  eachNode,
  isCommentExpression,
  isExpression,
  isJsx,
  propsOfElement,
  setFile,
  text,
} from "../tree";
import type { Json } from "../types";
import { inlineAttributes } from "./attributes";
import type { InlinedFile, Scope } from "./inlined-file";
import { resolveUrl } from "./inlined-file";
import { kindOfModule, runsInCode } from "./known-modules";
import { nameOwnComponents } from "./own-components";
import { hoistModules, nameLayout, rebaseImports } from "./partial-modules";
import type { TopStatement } from "./read-scope";
import {
  defaultName,
  dropBuiltInData,
  dropStatements,
  isBuiltInData,
  isConstants,
  readScope,
  remainingNames,
} from "./read-scope";

/**
 * Replaces imports of partials, images, code and Docusaurus components by their content, so that a
 * page without other imports is data.
 */
export function remarkImports(this: Processor, options: StepOptions) {
  const { contentRoot, docusaurusModules, files = diskFiles } = options;
  const parse = (file: VFile) => this.parse(file) as Root;
  return async (tree: Root, vfile: VFile) => {
    const page = { path: vfile.path, contentRoot, files, docusaurusModules };
    const frontMatter = options.frontMatter ?? (await frontMatterOf(page));
    const values = new Map([["frontMatter", frontMatter]]);
    await inlineImports(tree, { page, vfile, parse, values, file: page.path, stack: [page.path] });
    await nameOwnComponents(tree, page, findingsOf(vfile));
    hoistModules(tree, vfile);
  };
}

/** Reads the front matter of a page that gatsby-plugin-mdx compiles. */
async function frontMatterOf({ path, files }: PageLocation): Promise<Record<string, Json>> {
  return splitFrontMatter((await files.read(path)) ?? "").data as Record<string, Json>;
}

/**
 * Inlines what a file imports, as far as it is known without running code. Removes imports that are
 * no longer needed. Those that remain make the page a component.
 */
async function inlineImports(tree: Root, inlined: InlinedFile): Promise<void> {
  const scope = await readScope(tree, inlined);
  resolveUrls(tree, inlined);
  await fillChildren(tree, scope, inlined);
  const left = remainingNames(tree, isInlined);
  dropStatements(tree, (statement) => isInlined(statement) && !isNeeded(statement, left));
}

/** Returns whether `inlineImports` resolves a statement, so that only running code needs it. */
function isInlined(statement: TopStatement): boolean {
  if (statement.type !== "ImportDeclaration") return isConstants(statement);
  const name = String(statement.source.value);
  const kind = kindOfModule(name);
  if (kind === "theme" || isBuiltInData(statement)) return true;
  return defaultName(statement) !== undefined && (kind !== "code" || name === "react");
}

function isNeeded(
  statement: TopStatement,
  { inCode, elements }: ReturnType<typeof remainingNames>,
): boolean {
  if (statement.type === "ImportDeclaration") {
    const name = String(statement.source.value);
    // Elements of the page are known by now, but code names a component as the page imports it.
    const isTheme = kindOfModule(name) === "theme";
    if (isTheme && !runsInCode(name)) return false;
    return statement.specifiers.some(
      ({ local }) => inCode.has(local.name) || (!isTheme && elements.has(local.name)),
    );
  }
  return isConstants(statement)
    ? statement.declaration.declarations.some(
        ({ id }) => id.type === "Identifier" && (inCode.has(id.name) || elements.has(id.name)),
      )
    : true;
}

/** Makes relative URLs in a partial relative to the page. */
function resolveUrls(tree: Root, inlined: InlinedFile): void {
  eachNode(tree, (node) => {
    if (node.type === "link" || node.type === "image" || node.type === "definition") {
      node.url = resolveUrl(node.url, inlined);
    }
    for (const attribute of isJsx(node) ? node.attributes : []) {
      if (attribute.type !== "mdxJsxAttribute" || typeof attribute.value !== "string") continue;
      if (["href", "src", "to"].includes(attribute.name)) {
        attribute.value = resolveUrl(attribute.value, inlined);
      }
    }
  });
}

/** Replaces names, imports and partials in a tree by their known values. */
async function fillChildren(
  parent: Root | Parent,
  scope: Scope,
  inlined: InlinedFile,
): Promise<void> {
  const filled: Content[] = [];
  for (const child of parent.children as Content[]) {
    filled.push(...(await fillNode(child, scope, inlined)));
  }
  parent.children = filled;
}

async function fillNode(node: Content, scope: Scope, inlined: InlinedFile): Promise<Content[]> {
  if (isExpression(node)) return fillExpression(node, scope, inlined);
  if (isJsx(node)) {
    dropBuiltInData(node, scope);
    inlineAttributes(node, scope);
  }
  if ("children" in node) await fillChildren(node as Parent, scope, inlined);
  return isJsx(node) ? replaceElement(node, scope, inlined) : [node];
}

async function replaceElement(
  node: JsxElement,
  scope: Scope,
  inlined: InlinedFile,
): Promise<Content[]> {
  const name = node.name ?? "";
  const partial = scope.partials.get(name);
  if (partial) return inlinePartial(partial, node, inlined);
  const picture = /^[A-Z]/.test(name) ? scope.assets.get(name) : undefined;
  if (picture) return [toPicture(node, picture)];
  const component = scope.components.get(name);
  if (component) {
    node.name = component;
    if (component === "a") renameAttribute(node, "to", "href");
  }
  return [node];
}

/** Replaces `<Logo />` of an imported SVG by an image. */
function toPicture(node: JsxElement, src: string): Content {
  node.name = "img";
  node.attributes.unshift({ type: "mdxJsxAttribute", name: "src", value: src });
  renameAttribute(node, "title", "alt");
  return node;
}

function renameAttribute(node: JsxElement, from: string, to: string): void {
  for (const attribute of node.attributes) {
    if (attribute.type === "mdxJsxAttribute" && attribute.name === from) attribute.name = to;
  }
}

function fillExpression(node: MdxExpression, scope: Scope, inlined: InlinedFile): Content[] {
  if (isCommentExpression(node)) return [node];
  const estree = node.data?.estree ?? undefined;
  if (inlined.children && isChildren(estree)) return structuredClone(inlined.children);
  const value = staticValue(estree, scope);
  if (value !== undefined) return toText(value, node);
  if (inlined.file !== inlined.page.path && namesIn(estree).has("props"))
    reportProps(node, inlined);
  return [node];
}

/** Matches `{children}` and `{props.children}`. */
function isChildren(estree: Program | undefined): boolean {
  const code = expressionOf(estree);
  if (code?.type === "Identifier") return code.name === "children";
  return (
    code?.type === "MemberExpression" &&
    code.object.type === "Identifier" &&
    code.object.name === "props" &&
    code.property.type === "Identifier" &&
    code.property.name === "children"
  );
}

/** As in React, `true`, `false` and `null` render nothing. */
function toText(value: Json, node: MdxExpression): Content[] {
  if (value === null || typeof value === "boolean") return [];
  const shown = { ...text([value].flat().join("")), position: node.position } as Content;
  if (node.type === "mdxTextExpression") return [shown];
  return [{ type: "paragraph", children: [shown as never], position: node.position } as Content];
}

function reportProps(node: MdxExpression, inlined: InlinedFile): void {
  report(inlined.vfile, node, {
    code: "content/computed-partial",
    severity: "error",
    message: "A partial can show props but not compute with them.",
    value: `{${node.value}}`,
    hint: "Write {props.name}, and pass a literal value.",
  });
}

/** Partials in partials can multiply to more than any memory can contain. */
const MAX_PARTIALS = 1000;

const TOO_MANY_PARTIALS: ProblemDetails = {
  code: "content/too-many-partials",
  severity: "error",
  message: `The page includes partials more than ${MAX_PARTIALS} times.`,
  hint: "Use fewer partials inside of partials.",
};

/** Returns the content of a partial for one use of it by an element. */
async function inlinePartial(
  file: string,
  node: JsxElement,
  inlined: InlinedFile,
): Promise<Content[]> {
  const findings = findingsOf(inlined.vfile);
  findings.partials += 1;
  if (findings.partials > MAX_PARTIALS) {
    if (findings.partials === MAX_PARTIALS + 1) report(inlined.vfile, node, TOO_MANY_PARTIALS);
    return [];
  }
  const source = (await inlined.page.files.read(file)) ?? "";
  const { body, data } = splitFrontMatter(source);
  const tree = parsePartial(new VFile({ path: file, value: body }), inlined);
  await inlineImports(tree, {
    ...inlined,
    file,
    stack: [...inlined.stack, file],
    values: new Map<string, Json>([
      ["props", propsOfElement(node)],
      ["frontMatter", data as Record<string, Json>],
    ]),
    children: node.children as Content[],
  });
  rebaseImports(tree, file, inlined.file);
  // Its place among the included files is the same each time.
  const layout = `Layout${[...findings.inclusions].indexOf(file)}`;
  const hasLayout = nameLayout(tree, layout);
  const content = node.type === "mdxJsxTextElement" ? phrasingOf(tree) : tree.children;
  if (!hasLayout) return content;
  const code = content.filter(({ type }) => type === "mdxjsEsm");
  const children = content.filter(({ type }) => type !== "mdxjsEsm");
  return [...code, { ...node, name: layout, children } as Content];
}

function parsePartial(file: VFile, inlined: InlinedFile): Root {
  const name = projectPath(file.path);
  try {
    const tree = inlined.parse(file);
    remarkUnravel()(tree);
    setFile(tree, name);
    return tree;
  } catch (error) {
    const { line = 1, column = 1, ...finding } = syntaxProblem(error);
    report(inlined.vfile, { line, column, file: name }, finding);
    return { type: "root", children: [] };
  }
}

/** A partial of one paragraph can be inline. */
function phrasingOf({ children }: Root): Content[] {
  const [first] = children;
  const isLine = children.length === 1 && first?.type === "paragraph";
  return isLine ? ((first as Parent).children as Content[]) : children;
}

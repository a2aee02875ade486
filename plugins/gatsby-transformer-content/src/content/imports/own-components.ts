import path from "node:path";
import type { Program } from "estree";
import type { Root } from "mdast";
import type { MdxjsEsm } from "mdast-util-mdx";
import type { findingsOf, PageLocation } from "../content-file";
import { HTML_COMPONENTS } from "../html-components/remark-html-components";
import { definedNames } from "../source/javascript";
import type { JsxElement } from "../tree";
import { eachNode, isJsx } from "../tree";
import { EMBEDDED_COMPONENTS, KNOWN_COMPONENTS } from "./known-modules";
import { statementsOf } from "./read-scope";

/** Components that Docusaurus has as well. */
const OF_DOCUSAURUS = new Set(Object.values(KNOWN_COMPONENTS));

/** Names of the components of this project. */
const NAMES = new Set<string>([...OF_DOCUSAURUS, ...HTML_COMPONENTS, ...EMBEDDED_COMPONENTS]);

/** The module of a Docusaurus site with the components that its pages use without an import. */
const MODULE = "src/theme/MDXComponents";
const ENDINGS = ["", "/index"].flatMap((folder) =>
  ["js", "jsx", "ts", "tsx"].map((extension) => `${folder}.${extension}`),
);

/**
 * Gives names of their own to the components of a page or site that would otherwise be those of this project:
 * components that the page imports or defines, and those that `src/theme/MDXComponents` adds for all pages.
 * `<Card>` becomes `<ComponentsOfPage.Card>` or `<ComponentsOfSite.Card>`.
 */
export async function nameOwnComponents(
  tree: Root,
  { contentRoot, files }: PageLocation,
  { inclusions }: Pick<ReturnType<typeof findingsOf>, "inclusions">,
): Promise<void> {
  const declared = new Set(definedNames(statementsOf(tree)));
  const elements = componentsIn(tree);
  const ofPage = elements.filter(({ name }) => declared.has(name) && NAMES.has(name));
  if (ofPage.length > 0) {
    const names = new Set(ofPage.map(({ name }) => name));
    rename(ofPage, "ComponentsOfPage");
    tree.children.push(exportNode("ComponentsOfPage", [...names], ofPage));
  }
  const others = elements.filter(({ name }) => !declared.has(name) && !OF_DOCUSAURUS.has(name));
  const module = others.length > 0 ? await readModule(contentRoot, files) : undefined;
  if (!module) return;
  inclusions.add(module.file);
  const ofSite = others.filter(({ name }) => new RegExp(`\\b${name}\\b`).test(module.text));
  if (ofSite.length === 0) return;
  rename(ofSite, "ComponentsOfSite");
  tree.children.unshift(importNode("ComponentsOfSite", ofSite));
}

/** A component in a page. */
interface NamedElement {
  name: string;
  element: JsxElement;
}

function componentsIn(tree: Root): NamedElement[] {
  const found: NamedElement[] = [];
  eachNode(tree, (node) => {
    if (isJsx(node) && /^[A-Z]\w*$/.test(node.name ?? "")) {
      found.push({ name: node.name ?? "", element: node });
    }
  });
  return found;
}

function rename(elements: readonly NamedElement[], object: string): void {
  for (const { name, element } of elements) element.name = `${object}.${name}`;
}

async function readModule(contentRoot: string, { read }: PageLocation["files"]) {
  for (const ending of ENDINGS) {
    const file = path.join(contentRoot, MODULE + ending);
    const text = await read(file);
    if (text !== undefined) return { file, text };
  }
  return undefined;
}

function importNode(local: string, elements: readonly NamedElement[]): MdxjsEsm {
  const name = `@site/${MODULE}`;
  return moduleNode(elements, {
    type: "ImportDeclaration",
    specifiers: [{ type: "ImportDefaultSpecifier", local: { type: "Identifier", name: local } }],
    source: { type: "Literal", value: name, raw: JSON.stringify(name) },
    attributes: [],
  });
}

/** Exports an object with names of the page. */
function exportNode(
  name: string,
  members: readonly string[],
  elements: readonly NamedElement[],
): MdxjsEsm {
  const properties = members.map((member) => {
    const identifier = { type: "Identifier", name: member } as const;
    return {
      type: "Property",
      kind: "init",
      key: identifier,
      value: identifier,
      shorthand: true,
      method: false,
      computed: false,
    } as const;
  });
  return moduleNode(elements, {
    type: "ExportNamedDeclaration",
    specifiers: [],
    attributes: [],
    declaration: {
      type: "VariableDeclaration",
      kind: "const",
      declarations: [
        {
          type: "VariableDeclarator",
          id: { type: "Identifier", name },
          init: { type: "ObjectExpression", properties },
        },
      ],
    },
  });
}

/** Makes a node at the place of the first element that needs it. */
function moduleNode(
  [first]: readonly NamedElement[],
  statement: Program["body"][number],
): MdxjsEsm {
  const estree: Program = { type: "Program", sourceType: "module", body: [statement] };
  const position = first?.element.position;
  return { type: "mdxjsEsm", value: "", data: { estree }, ...(position ? { position } : {}) };
}

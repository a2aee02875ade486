import type { Node } from "estree";
import type { Root } from "hast";
import type { Jsx } from "hast-util-to-jsx-runtime";
import { toJsxRuntime } from "hast-util-to-jsx-runtime";
import { staticValue } from "./static-value";
import type { ContentNode, ElementTuple, Json } from "./types";

/** An element recorded by the JSX runtime, before it becomes a tuple. */
class RecordedElement {
  constructor(
    readonly type: string,
    readonly props: Record<string, unknown>,
  ) {}
}

const FRAGMENT = Symbol("fragment");

/**
 * Converts a hast tree to element tuples. hast-util-to-jsx-runtime converts props and table
 * whitespace; the JSX factory given to it records elements instead of creating them. The browser
 * therefore needs no library to render a page.
 */
export function toElementTree(tree: Root): ContentNode[] {
  const record: Jsx = ((type: unknown, props: Record<string, unknown>) =>
    new RecordedElement(type === FRAGMENT ? "" : String(type), props)) as unknown as Jsx;
  const root: unknown = toJsxRuntime(tree as never, {
    Fragment: FRAGMENT as never,
    jsx: record,
    jsxs: record,
    // The Content-Security-Policy forbids style attributes: components turn `align` into a class.
    tableCellAlignToStyle: false,
    createEvaluater: () => ({
      evaluateExpression: (expression) =>
        componentName(expression) ?? staticValue(expression) ?? null,
      evaluateProgram: (program) => staticValue(program) ?? null,
    }),
  });
  return root instanceof RecordedElement ? toNodes(root.props.children) : [];
}

/** Returns the name of a component: `Tabs`, `Menu.Item`. */
function componentName(node: Node): string | undefined {
  if (node.type === "Identifier") return node.name;
  if (node.type !== "MemberExpression" || node.computed) return undefined;
  const [object, property] = [componentName(node.object), componentName(node.property)];
  return object && property ? `${object}.${property}` : undefined;
}

function toNodes(children: unknown): ContentNode[] {
  if (children === undefined || children === null) return [];
  if (Array.isArray(children)) return children.flatMap(toNodes);
  if (children instanceof RecordedElement) return [toTuple(children)];
  return [String(children)];
}

function toTuple({ type, props }: RecordedElement): ElementTuple {
  const { children, key: _key, node: _node, ...rest } = props;
  const own = asReactProps(type, rest as Record<string, Json>);
  if (type === "script" || type === "style") {
    return [type, { ...own, dangerouslySetInnerHTML: { __html: textOfNodes(toNodes(children)) } }];
  }
  const nodes = dropBlankBetweenBlocks(type, toNodes(children));
  return [type, Object.keys(own).length > 0 ? own : 0, ...nodes];
}

/** Returns the text of nodes. Browsers do not read `&lt;` as `<` in scripts and styles. */
function textOfNodes(nodes: readonly ContentNode[]): string {
  return nodes
    .map((node) => (typeof node === "string" ? node : textOfNodes(node.slice(2) as ContentNode[])))
    .join("");
}

/** Renames HTML attributes in MDX to React props and removes event handlers. */
function asReactProps(type: string, props: Record<string, Json>): Record<string, Json> {
  if (/^[A-Z]/.test(type)) return props;
  const entries = Object.entries(props)
    .filter(([name]) => !/^on[a-z]/i.test(name))
    .map(([name, value]): [string, Json] => {
      if (name === "style" && typeof value === "string") return [name, styleObject(value)];
      return [REACT_NAMES[name] ?? name, value];
    });
  return Object.fromEntries(entries);
}

const REACT_NAMES: Record<string, string> = {
  class: "className",
  for: "htmlFor",
  colspan: "colSpan",
  rowspan: "rowSpan",
  tabindex: "tabIndex",
  srcset: "srcSet",
};

function styleObject(style: string): Record<string, Json> {
  const declarations = style.split(";").flatMap((declaration): Array<[string, Json]> => {
    const [name = "", ...value] = declaration.split(":");
    const property = name.trim().replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
    return property && value.length > 0 ? [[property, value.join(":").trim()]] : [];
  });
  return Object.fromEntries(declarations);
}

const KEEPS_SPACE = /^(?:p|li|td|th|a|em|strong|code|pre|span|dt|dd|h[1-6])$/;

/** Removes line breaks between blocks, which only add bytes. */
function dropBlankBetweenBlocks(type: string, children: ContentNode[]): ContentNode[] {
  if (KEEPS_SPACE.test(type)) return children;
  return children.filter((child) => typeof child !== "string" || !/^\n\s*$/.test(child));
}

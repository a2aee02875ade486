import type { Content, Root } from "mdast";
import type { VFile } from "vfile";
import { report } from "./content-file";
import type { JsxElement } from "./tree";
import {
  blocksOf,
  element,
  isCommentExpression,
  isExpression,
  isJsx,
  propsOfElement,
  replaceNodes,
  textProp,
} from "./tree";
import type { Json } from "./types";

interface Tab {
  node: JsxElement;
  props: Record<string, Json>;
  value: string | undefined;
}

/**
 * Validates tabs and converts the older form, in which `Tabs` lists the tabs, to `TabItem` props.
 */
export function remarkTabs() {
  return (tree: Root, file: VFile) => {
    replaceNodes(tree, (node) =>
      isJsx(node, "Tabs") && !isComputed(node) ? toTabs(node, file) : undefined,
    );
  };
}

/** Returns whether an expression creates tabs, which cannot be checked here. */
function isComputed(node: JsxElement): boolean {
  return blocksOf(node).some((child) => isExpression(child) && !isCommentExpression(child));
}

function toTabs(node: JsxElement, file: VFile): Content {
  const props = propsOfElement(node);
  const tabs = readTabs(node, props, file);
  checkProps(node, props, tabs, file);
  const byDefault = textProp(props, "defaultValue");
  const { groupId, queryString, className, block } = props;
  const classes = block === true ? [className, "tabs-block"].filter(Boolean).join(" ") : className;
  const items = tabs.map((tab) => toItem(tab, byDefault));
  return element("Tabs", present({ groupId, queryString, className: classes }), items, node);
}

/** Returns the tabs in the order in which `values` lists them, if it does. */
function readTabs(node: JsxElement, props: Record<string, Json>, file: VFile): Tab[] {
  const listed = [props.values ?? []].flat().filter(isObject);
  const named = new Map(listed.map((entry) => [String(entry.value), entry]));
  const order = [...named.keys()];
  const placeOf = ({ value = "" }: Tab) => (named.has(value) ? order.indexOf(value) : order.length);
  const tabs = blocksOf(node).flatMap((child): Tab[] => {
    if (isCommentExpression(child)) return [];
    const shown = isJsx(child) ? `<${child.name ?? ""}>` : child.type;
    if (!isJsx(child, "TabItem")) {
      const hint = "Move it into a TabItem, or before the tabs.";
      reportTabs(file, child, "Tabs must contain only TabItem elements.", shown, hint);
      return [];
    }
    const own = propsOfElement(child);
    const value = textProp(own, "value");
    if (value === undefined) {
      const hint = 'Add a unique value: <TabItem value="a">.';
      reportTabs(file, child, "The tab has no value.", "<TabItem>", hint);
    }
    return [{ node: child, value, props: { ...named.get(value ?? ""), ...own } }];
  });
  return tabs.sort((a, b) => placeOf(a) - placeOf(b));
}

function isObject(value: Json | undefined): value is { [key: string]: Json } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function toItem({ node, props, value }: Tab, byDefault: string | undefined): Content {
  const { label, attributes, className } = props;
  const isDefault = byDefault === undefined ? props.default === true : value === byDefault;
  const buttonClass = isObject(attributes) ? attributes.className : undefined;
  const own = { value, label, className, buttonClass, default: isDefault || undefined };
  return element("TabItem", present(own), node.children as Content[], node);
}

function present(props: Record<string, Json | undefined>): Record<string, Json> {
  return Object.fromEntries(
    Object.entries(props).filter((entry): entry is [string, Json] => entry[1] !== undefined),
  );
}

function checkProps(
  node: JsxElement,
  props: Record<string, Json>,
  tabs: readonly Tab[],
  file: VFile,
): void {
  const values = tabs.flatMap(({ value }) => value ?? []);
  if (blocksOf(node).every(isCommentExpression)) {
    const hint = 'Add <TabItem value="a" label="A">.';
    reportTabs(file, node, "The tabs contain no TabItem.", "<Tabs>", hint);
  }
  const twice = values.find((value, index) => values.indexOf(value) !== index);
  if (twice !== undefined) {
    const hint = "Give every TabItem a different value.";
    reportTabs(file, node, "Two tabs have the same value.", twice, hint);
  }
  const byDefault = textProp(props, "defaultValue");
  if (byDefault !== undefined && !values.includes(byDefault)) {
    const hint = `Write one of: ${values.join(", ")}.`;
    reportTabs(file, node, "No tab has the value of defaultValue.", byDefault, hint);
  }
  if (props.queryString === true && props.groupId === undefined) {
    const message = "queryString needs the name of a query parameter.";
    const hint = 'Add groupId="name", or name the parameter: queryString="name".';
    reportTabs(file, node, message, "queryString", hint);
  }
}

function reportTabs(file: VFile, at: Content, message: string, value: string, hint: string): void {
  report(file, at, { code: "content/tabs", severity: "error", message, value, hint });
}

import type { Blockquote, Content, Paragraph, Root } from "mdast";
import type { ContainerDirective } from "mdast-util-directive";
import type { VFile } from "vfile";
import { didYouMean } from "../../../../packages/problems";
import { report } from "./content-file";
import type { JsxElement } from "./tree";
import { element, isJsx, propsOfElement, replaceNodes, text, textProp } from "./tree";

/** Icons: paths in a 20 by 20 view box. */
const ICONS = {
  note: "M4 3h9l3 3v11H4zM7 8h6M7 12h6",
  tip: "M10 2.5a5 5 0 0 1 2.5 9.3V14h-5v-2.2A5 5 0 0 1 10 2.5zM8 17.5h4",
  info: "M10 2.5a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15zM10 9v5M10 6.1v.1",
  warning: "M10 3l7.5 13.5h-15zM10 8.5v3.5M10 14.3v.1",
  danger: "M6.5 2.5h7l4 4v7l-4 4h-7l-4-4v-7zM10 6.5v4.5M10 13.6v.1",
} as const;

type Kind = keyof typeof ICONS;

/** The kinds of admonitions, which are also the tones of badges. */
export const ADMONITION_KINDS: readonly string[] = Object.keys(ICONS);

/** Kinds by name. Some kinds have other names, too; the name of a kind takes precedence. */
export const KIND_BY_NAME = new Map<string, Kind>([
  ["secondary", "note"],
  ["success", "tip"],
  ["important", "info"],
  ["caution", "warning"],
  ...(Object.keys(ICONS) as Kind[]).map((kind) => [kind, kind] as const),
]);

interface Admonition {
  name: string;
  title: readonly Content[];
  className: string | undefined;
  id: string | undefined;
  children: readonly Content[];
}

/**
 * Replaces `:::tip[Title] … :::`, `<Admonition type="tip" title="Title">` and `> [!TIP]` by elements. The title
 * can also be an attribute. An unknown kind is shown as `info`, with a warning.
 */
export function remarkAdmonitions() {
  return (tree: Root, file: VFile) => {
    replaceNodes(tree, (node) => {
      const found = readAdmonition(node);
      return found && toElement(found, node, file);
    });
  };
}

function readAdmonition(node: Content): Admonition | undefined {
  if (node.type === "containerDirective") return fromDirective(node);
  if (node.type === "blockquote") return fromAlert(node);
  return isJsx(node, "Admonition") ? fromElement(node) : undefined;
}

function fromDirective({ name, attributes, children }: ContainerDirective): Admonition {
  const [first, ...rest] = children;
  const label = isLabel(first) ? first : undefined;
  const { title, class: className, id } = attributes ?? {};
  return {
    name,
    title: label?.children ?? (title ? [text(title)] : []),
    className: className ?? undefined,
    id: id ?? undefined,
    children: label ? rest : children,
  };
}

/**
 * Kinds of GitHub's alerts, `> [!NOTE]`. GitHub's *caution* warns of damage, so it maps to danger;
 * Docusaurus's maps to warning.
 */
const ALERTS: Readonly<Record<string, Kind>> = {
  note: "note",
  tip: "tip",
  important: "info",
  warning: "warning",
  caution: "danger",
};
const ALERT = new RegExp(`^\\[!(${Object.keys(ALERTS).join("|")})\\][ \\t]*(?:\\n|$)`, "i");

function fromAlert({ children: [first, ...rest] }: Blockquote): Admonition | undefined {
  if (first?.type !== "paragraph") return undefined;
  const [words, ...others] = first.children;
  if (words?.type !== "text") return undefined;
  const [mark = "", written = ""] = ALERT.exec(words.value) ?? [];
  const alert = written.toLowerCase();
  const kind = ALERTS[alert];
  if (kind === undefined) return undefined;
  const left = words.value.slice(mark.length);
  const inLine = left === "" ? others : [{ ...words, value: left }, ...others];
  return {
    name: kind,
    title: [text(titleOf(alert))],
    className: undefined,
    id: undefined,
    children: inLine.length > 0 ? [{ ...first, children: inLine }, ...rest] : rest,
  };
}

function fromElement(node: JsxElement): Admonition {
  const props = propsOfElement(node);
  const title = textProp(props, "title");
  return {
    name: textProp(props, "type") ?? "note",
    title: title === undefined ? [] : [text(title)],
    className: textProp(props, "className"),
    id: textProp(props, "id"),
    children: node.children,
  };
}

function toElement(
  { name, title, className, id, children }: Admonition,
  node: Content,
  file: VFile,
): Content {
  const kind = KIND_BY_NAME.get(name) ?? "info";
  if (!KIND_BY_NAME.has(name)) reportUnknownKind(name, node, file);
  const icon = ICONS[kind];
  const svg = element("svg", { viewBox: "0 0 20 20", "aria-hidden": "true" }, [
    element("path", { d: icon }, []),
  ]);
  const own = className ? ` ${className}` : "";
  const props = { className: `admonition admonition-${kind}${own}`, role: "note" };
  const shown = title.length > 0 ? title : [text(titleOf(KIND_BY_NAME.has(name) ? name : kind))];
  const heading = element("p", { className: "admonition-title" }, [svg, ...shown]);
  return element("div", id ? { ...props, id } : props, [heading, ...children], node);
}

/** Returns the default title: the capitalized name. */
function titleOf(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function reportUnknownKind(name: string, node: Content, file: VFile): void {
  report(file, node, {
    code: "content/unknown-admonition",
    severity: "warning",
    message: `Unknown admonition "${name}", shown as info.`,
    value: name,
    hint: didYouMean(name, KIND_BY_NAME.keys()),
  });
}

function isLabel(node: { type: string; data?: unknown } | undefined): node is Paragraph {
  const data = node?.data;
  return typeof data === "object" && data !== null && "directiveLabel" in data;
}

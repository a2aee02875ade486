import type { Content, List, ListItem, PhrasingContent } from "mdast";
import { toString } from "mdast-util-to-string";
import { blocksOf, element, text } from "../element";
import { report } from "../report";
import { readProps } from "./component-props";
import type { ComponentWriter } from "./writer";

/**
 * `<FileTree>`: folders and files out of a nested list. What follows a name is a comment; a name in
 * bold is marked; an entry that holds others, or ends with a slash, is a folder.
 */
export const writeFileTree: ComponentWriter = (node, file) => {
  readProps(node, file, { known: [] });
  const blocks = blocksOf(node);
  const [list] = blocks;
  if (list?.type !== "list" || blocks.length !== 1) {
    report(file, node, {
      code: "content/file-tree",
      severity: "error",
      message: "A file tree is made of one list, and nothing else.",
      value: "<FileTree>",
      hint: "Write an entry as `- name comment`, and what a folder holds as a list below it.",
    });
    return blocks;
  }
  return [element("div", { className: "file-tree" }, [writeEntries(list)], node)];
};

function writeEntries(list: List): Content {
  return element("ul", {}, list.children.map(writeEntry), list);
}

function writeEntry(item: ListItem): Content {
  const inner = item.children.find((child): child is List => child.type === "list");
  const [line] = item.children;
  const { name, comment } = splitEntry(line?.type === "paragraph" ? line.children : []);
  const isFolder = inner !== undefined || toString(name).endsWith("/");
  const label = [
    element("span", { className: isFolder ? "folder" : "file" }, name),
    ...(comment.length > 0 ? [text(" "), element("small", {}, comment)] : []),
  ];
  if (!inner) return element("li", {}, label, item);
  const summary = element("summary", {}, label);
  return element(
    "li",
    {},
    [element("details", { open: true }, [summary, writeEntries(inner)])],
    item,
  );
}

/** The name ends at the first space that follows it; what else the line holds is the comment. */
function splitEntry(line: readonly PhrasingContent[]): { name: Content[]; comment: Content[] } {
  const [first, ...rest] = line;
  if (first?.type !== "text") return { name: first ? [first] : [], comment: trimStart(rest) };
  const at = first.value.search(/\s/);
  if (at === -1 && rest.length > 0 && first.value !== "") {
    const next = splitEntry(rest);
    return { name: [first, ...next.name], comment: next.comment };
  }
  if (at === -1) return { name: [first], comment: [] };
  const comment = [text(first.value.slice(at)), ...rest];
  return { name: [text(first.value.slice(0, at))], comment: trimStart(comment) };
}

function trimStart(nodes: readonly Content[]): Content[] {
  const [first, ...rest] = nodes;
  if (first?.type !== "text") return [...nodes];
  const value = first.value.trimStart();
  return value ? [text(value), ...rest] : rest;
}

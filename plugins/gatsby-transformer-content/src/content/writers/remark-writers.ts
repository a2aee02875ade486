import type { Root } from "mdast";
import type { VFile } from "vfile";
import { eachNode } from "../each-node";
import { isJsx } from "../element";
import { writeCard, writeCards } from "./cards";
import { writeFileTree } from "./file-tree";
import { writeBadge, writeDetails, writeFigure } from "./small";
import { writeSteps } from "./steps";
import { writeHead } from "./head";
import type { ComponentWriter } from "./writer";

/** The components that become plain elements when a page is compiled: no reader loads code for them. */
const WRITERS: Readonly<Record<string, ComponentWriter>> = {
  Badge: writeBadge,
  Card: writeCard,
  Cards: writeCards,
  Details: writeDetails,
  Figure: writeFigure,
  FileTree: writeFileTree,
  Head: writeHead,
  Steps: writeSteps,
};

/** Names of these components, for the list of everything that writers may use. */
export const WRITTEN_COMPONENTS: readonly string[] = Object.keys(WRITERS);

/** Puts plain elements in the place of the components for writers. */
export function remarkWriters() {
  return (tree: Root, file: VFile) => {
    eachNode(tree, (node, index, parent) => {
      if (!isJsx(node) || !parent || index === null) return undefined;
      const write = Object.hasOwn(WRITERS, node.name ?? "") ? WRITERS[node.name ?? ""] : undefined;
      if (!write) return undefined;
      parent.children.splice(index, 1, ...(write(node, file) as never[]));
      return index;
    });
  };
}

import type { Element, ElementContent, Root } from "hast";
import { toString } from "mdast-util-to-string";
import { visit } from "unist-util-visit";

/** Class of tables whose rows become blocks on phones. */
export const STACKED = "stacked";

/**
 * Marks the tables whose rows become blocks on phones, and gives their cells the labels of their columns. The
 * first cell is the title of its row and needs none. Tables of numbers stay tables, because readers compare
 * their columns.
 */
export function rehypeStackedTables() {
  return (tree: Root) => {
    visit(tree as never, "element", (node: Element) => {
      if (node.tagName === "table") stack(node);
    });
  };
}

function stack(table: Element): void {
  const [head, ...rows] = rowsOf(table).map(cellsOf);
  if (!head || head.length < 3 || head.slice(1).every(isOfNumbers)) return;
  if ([head, ...rows].flat().some(spans)) return;
  const labels = head.map((cell) => toString(cell));
  table.properties = { ...table.properties, className: [STACKED] };
  for (const [column, cell] of rows.flatMap((row) => [...row.entries()])) {
    const label = labels[column];
    if (column > 0 && label) cell.properties = { ...cell.properties, dataLabel: label };
  }
}

function rowsOf({ children }: Element): Element[] {
  return children
    .filter(isElement)
    .flatMap((child) => (child.tagName === "tr" ? [child] : rowsOf(child)));
}

function cellsOf({ children }: Element): Element[] {
  return children.filter(isElement);
}

function isElement(node: ElementContent): node is Element {
  return node.type === "element";
}

function isOfNumbers({ properties }: Element): boolean {
  return properties?.align === "right";
}

function spans({ properties }: Element): boolean {
  return properties?.colSpan !== undefined || properties?.rowSpan !== undefined;
}

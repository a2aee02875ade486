import type { Element, ElementContent, Root } from "hast";
import { toString } from "mdast-util-to-string";
import { visit } from "unist-util-visit";

/** Class of tables whose rows become blocks on phones. */
export const STACKED = "stacked";

/** Label and text that fit beside a title. */
const LONGEST_ASIDE = 18;

/**
 * Marks the tables whose rows become blocks on phones, and gives their cells the labels of their columns. The
 * first cell is the title of its row and needs none. If only one other column is short, its cells are beside
 * the titles, and the text of a single column below them needs no label either. Tables of numbers stay
 * tables, because readers compare their columns.
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
  table.properties = { ...table.properties, className: [STACKED] };
  const columns = head.slice(1).map((cell, index) => columnOf(cell, rows, index + 1));
  const aside = asideOf(columns);
  for (const column of columns) {
    const isAlone = aside && columns.length === 2 && column.longest > column.label.length;
    const properties = {
      ...(column.label && (column === aside || !isAlone) ? { dataLabel: column.label } : {}),
      ...(column === aside ? { dataAside: "" } : {}),
    };
    for (const cell of column.cells) cell.properties = { ...cell.properties, ...properties };
  }
}

interface Column {
  label: string;
  cells: readonly Element[];
  /** Length of its longest text. */
  longest: number;
}

function columnOf(head: Element, rows: readonly Element[][], index: number): Column {
  const cells = rows.flatMap((row) => row[index] ?? []);
  const longest = Math.max(...cells.map((cell) => toString(cell).length));
  return { label: toString(head), cells, longest };
}

/** Returns the column whose cells are beside the titles of rows. */
function asideOf(columns: readonly Column[]): Column | undefined {
  const short = columns.filter(({ label, longest }) => label.length + longest <= LONGEST_ASIDE);
  return columns.length < 4 && short.length === 1 ? short[0] : undefined;
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

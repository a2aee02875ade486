import type { Content, Parent, Root } from "mdast";
import type { MdxjsEsm } from "mdast-util-mdx";
import path from "node:path";
import { VFile } from "vfile";
import { splitFrontMatter } from "../../front-matter/split-front-matter";
import { reportedPath } from "../content-file";
import type { JsxElement } from "../element";
import { setFile } from "../place-of";
import { remarkUnravel } from "../remark-unravel";
import { report } from "../report";
import { syntaxProblem } from "../syntax-problem";
import type { Json } from "../types";
import { takeIn } from "./take-in";
import type { Unit } from "./unit";

/** A place where a page shows a partial. */
export interface PartialUse {
  node: JsxElement;
  /** Absolute path of the partial. */
  file: string;
  props: Record<string, Json>;
}

/** The content of a partial for one place where it is shown. */
export async function inlinePartial(
  { node, file, props }: PartialUse,
  unit: Unit,
): Promise<Content[]> {
  const source = (await unit.page.files.read(file)) ?? "";
  const { body, data } = splitFrontMatter(source);
  const tree = parsePartial(new VFile({ path: file, value: body }), unit);
  await takeIn(tree, {
    ...unit,
    file,
    stack: [...unit.stack, file],
    values: new Map<string, Json>([
      ["props", props],
      ["frontMatter", data as Record<string, Json>],
    ]),
    children: node.children as Content[],
  });
  rebaseImports(tree, file, unit.file);
  return node.type === "mdxJsxTextElement" ? phrasingOf(tree) : tree.children;
}

function parsePartial(file: VFile, unit: Unit): Root {
  const name = reportedPath(file.path);
  try {
    const tree = unit.parse(file);
    remarkUnravel()(tree);
    setFile(tree, name);
    return tree;
  } catch (error) {
    const { line = 1, column = 1, ...finding } = syntaxProblem(error);
    report(unit.vfile, { line, column, file: name }, finding);
    return { type: "root", children: [] };
  }
}

/** A partial of one paragraph may stand in the middle of a line. */
function phrasingOf({ children }: Root): Content[] {
  const [first] = children;
  const isLine = children.length === 1 && first?.type === "paragraph";
  return isLine ? ((first as Parent).children as Content[]) : children;
}

/** Code that is left to run moves to the file around the partial: its relative paths change. */
function rebaseImports(tree: Root, from: string, to: string): void {
  const modules = tree.children.filter((node): node is MdxjsEsm => node.type === "mdxjsEsm");
  for (const statement of modules.flatMap(({ data }) => data?.estree?.body ?? [])) {
    if (statement.type !== "ImportDeclaration") continue;
    const name = String(statement.source.value);
    if (!name.startsWith(".")) continue;
    const file = path.resolve(path.dirname(from), name);
    const moved = path.relative(path.dirname(to), file).split(path.sep).join("/");
    statement.source.value = moved.startsWith(".") ? moved : `./${moved}`;
    statement.source.raw = JSON.stringify(statement.source.value);
  }
}

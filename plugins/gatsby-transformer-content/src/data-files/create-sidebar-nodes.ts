import { readdirSync } from "node:fs";
import path from "node:path";
import type { SourceFile } from "../collections/create-page-nodes";
import { NODE_TYPES } from "../constants";
import { declaredKey } from "../navigation/resolve-category";
import { versionsOf } from "../plugin-options-schema";
import { inFile } from "../problem";
import type { LocalProblem } from "../problem";
import { readSidebars } from "../sidebars-file/read-sidebars";
import { versionOfSidebars } from "../versions/version-of-path";
import { describeCategory } from "./category-fields";
import type { CategoryFields } from "./category-fields";
import { relativeName } from "./read-checked";
import type { SidebarItemSpec } from "./sidebars";

/** Makes the nodes of a file that declares sidebars: they, and their categories with an index. */
export async function createSidebarNodes(input: SourceFile): Promise<void> {
  const { file: fileNode, source, writer } = input;
  const file = relativeName(fileNode.absolutePath);
  const version = versionOfSidebars(fileNode.relativePath) ?? "";
  if (!versionsOf(input.options).some(({ name }) => name === version)) return;
  const rival = findRival(fileNode.absolutePath, version);
  if (rival) return writer.report(inFile(file, [twoFiles(rival)]));
  const { value, problems } = readSidebars(fileNode.absolutePath, source);
  await writer.report(inFile(file, problems));
  for (const [order, [name, spec]] of Object.entries(value ?? {}).entries()) {
    await writer.write(NODE_TYPES.sidebar, name, { name, version, spec, order, file });
    for (const category of declaredCategories(spec, version, [name])) {
      await writer.write(NODE_TYPES.category, category.key, { ...category, file });
    }
  }
}

/** Another file that declares the same sidebars and comes before this one by its name. */
function findRival(absolutePath: string, version: string): string | undefined {
  const folder = path.dirname(absolutePath);
  const prefix = path.basename(folder) === "versioned_sidebars" ? "versioned_sidebars/" : "";
  const [first] = readdirSync(folder)
    .filter((name) => versionOfSidebars(prefix + name) === version)
    .sort();
  return first === path.basename(absolutePath) ? undefined : first;
}

function twoFiles(rival: string): LocalProblem {
  return {
    code: "sidebars/two-files",
    severity: "error",
    line: 1,
    column: 1,
    message: `The sidebars are declared in ${rival} already, so this file has no effect.`,
    value: rival,
    hint: "Keep one of the two files.",
  };
}

function declaredCategories(
  items: SidebarItemSpec[],
  version: string,
  place: ReadonlyArray<string | number>,
): CategoryFields[] {
  return items.flatMap((item, index) => {
    if (item.type !== "category") return [];
    const here = [...place, index];
    const inner = declaredCategories(item.items, version, [...here, "items"]);
    if (item.link?.type !== "generated-index") return inner;
    const described = describeCategory(item.key ?? declaredKey(here), item.label, item);
    return [{ ...described, version, folder: null, data: null }, ...inner];
  });
}

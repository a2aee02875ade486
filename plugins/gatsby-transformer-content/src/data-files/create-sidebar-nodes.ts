import path from "node:path";
import type { SourceFile } from "../collections/create-page-nodes";
import { NODE_TYPES } from "../constants";
import { declaredKey } from "../navigation/resolve-category";
import { versionsOf } from "../plugin-options-schema";
import { inFile } from "../../../../packages/problems";
import { readSidebars } from "../sidebars-file/read-sidebars";
import { versionOfSidebars } from "../versions/version-of-path";
import { describeCategory } from "./category-fields";
import type { CategoryFields } from "./category-fields";
import { relativeName } from "./read-checked";
import { findRival, twoFiles } from "./rival-file";
import type { SidebarItemSpec } from "./sidebars";

/** Makes the nodes of a file that declares sidebars: they, and their categories with an index. */
export async function createSidebarNodes(input: SourceFile): Promise<void> {
  const { file: fileNode, source, writer } = input;
  const file = relativeName(fileNode.absolutePath);
  const version = versionOfSidebars(fileNode.relativePath) ?? "";
  if (!versionsOf(input.options).some(({ name }) => name === version)) return;
  const { absolutePath } = fileNode;
  const rival = findRival(absolutePath, declaresVersion(absolutePath, version));
  if (rival) {
    const problem = twoFiles("sidebars/two-files", "The sidebars are declared", rival);
    return writer.report(inFile(file, [problem]));
  }
  const { value, problems } = readSidebars(absolutePath, source);
  await writer.report(inFile(file, problems));
  for (const [order, [name, spec]] of Object.entries(value ?? {}).entries()) {
    await writer.write(NODE_TYPES.sidebar, name, { name, version, spec, order, file });
    for (const category of declaredCategories(spec, version, [name])) {
      await writer.write(NODE_TYPES.category, category.key, { ...category, file });
    }
  }
}

/** Tells which files beside this one declare the sidebars of the same version. */
function declaresVersion(absolutePath: string, version: string): (name: string) => boolean {
  const folder = path.basename(path.dirname(absolutePath));
  const prefix = folder === "versioned_sidebars" ? "versioned_sidebars/" : "";
  return (name) => versionOfSidebars(prefix + name) === version;
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

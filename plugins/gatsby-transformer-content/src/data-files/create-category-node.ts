import type { SourceFile } from "../collections/create-page-nodes";
import { NODE_TYPES } from "../constants";
import { folderKey } from "../navigation/autogenerate";
import { inFile } from "../../../../packages/problems";
import { versionOfDoc } from "../versions/version-of-path";
import { categoryFile } from "./categories";
import { describeCategory } from "./category-fields";
import type { CategoryFields } from "./category-fields";
import { readChecked, relativeName } from "./read-checked";
import { findRival, twoFiles } from "./rival-file";

/** `_category_` files of the documentation, of any version. */
export const CATEGORY_NAME =
  /^(?:docs|versioned_docs\/version-[^/]+)\/(?:.*\/)?_category_\.(?:yml|yaml|json)$/;

/** Makes the node of a folder's `_category_` file. */
export async function createCategoryNode(input: SourceFile): Promise<void> {
  const place = versionOfDoc(input.file.relativePath);
  const { absolutePath } = input.file;
  const file = relativeName(absolutePath);
  const rival = findRival(absolutePath, (name) => CATEGORY_NAME.test(`docs/${name}`));
  if (rival) {
    const problem = twoFiles("category/two-files", "The category is described", rival);
    return input.writer.report(inFile(file, [problem]));
  }
  const data = await readChecked(input, categoryFile, "category");
  if (!data || !place) return;
  const folder = place.path.split("/").slice(0, -1).join("/");
  const label = data.label ?? folder.split("/").pop() ?? folder;
  const fields: CategoryFields = {
    ...describeCategory(data.key ?? folderKey(folder), label, data),
    version: place.version,
    folder,
    data,
  };
  await input.writer.write(NODE_TYPES.category, folder, { ...fields, file });
}

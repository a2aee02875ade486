import { readdirSync } from "node:fs";
import path from "node:path";
import type { SourceFile } from "../collections/create-page-nodes";
import { NODE_TYPES } from "../constants";
import { folderKey } from "../navigation/autogenerate";
import type { FileNode } from "../node-writer";
import { inFile } from "../problem";
import type { LocalProblem } from "../problem";
import { versionOfDoc } from "../versions/version-of-path";
import { categoryFile } from "./categories";
import { describeCategory } from "./category-fields";
import type { CategoryFields } from "./category-fields";
import { readChecked, relativeName } from "./read-checked";

/** `_category_` files of the documentation, of any version. */
export const CATEGORY_NAME =
  /^(?:docs|versioned_docs\/version-[^/]+)\/(?:.*\/)?_category_\.(?:yml|yaml|json)$/;

/** Makes the node of a folder's `_category_` file. */
export async function createCategoryNode(input: SourceFile): Promise<void> {
  const place = versionOfDoc(input.file.relativePath);
  const rival = findRival(input.file);
  if (rival)
    return input.writer.report(inFile(relativeName(input.file.absolutePath), [twoFiles(rival)]));
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
  await input.writer.write(NODE_TYPES.category, folder, {
    ...fields,
    file: relativeName(input.file.absolutePath),
  });
}

/** Another `_category_` file of the folder, which comes before this one by its name. */
function findRival({ absolutePath, base }: FileNode): string | undefined {
  const [first] = readdirSync(path.dirname(absolutePath))
    .filter((name) => CATEGORY_NAME.test(`docs/${name}`))
    .sort();
  return first === base ? undefined : first;
}

function twoFiles(rival: string): LocalProblem {
  return {
    code: "category/two-files",
    severity: "error",
    line: 1,
    column: 1,
    message: `The category is described in ${rival} already, so this file has no effect.`,
    value: rival,
    hint: "Keep one of the two files.",
  };
}

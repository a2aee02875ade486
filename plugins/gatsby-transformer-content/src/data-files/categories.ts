import { z } from "zod";
import { NODE_TYPES } from "../nodes";
import { versionsOf } from "../plugin-options";
import type { SourceFile } from "../source-file";
import { readChecked } from "../source-file";
import { versionOfDoc } from "../versions/docs-version";
import { findOverridingFile, strict, typed } from "./data-file";

/** Link of a category: a generated index page or a documentation page. */
export const categoryLink = typed(
  "a link",
  ["generated-index", "doc"],
  [
    strict({
      type: z.literal("generated-index"),
      slug: z.string().optional(),
      title: z.string().optional(),
      description: z.string().optional(),
      image: z.string().optional(),
      keywords: z.array(z.string()).optional(),
    }),
    strict({ type: z.literal("doc"), id: z.string() }),
  ],
);

/** Schema of `_category_.yml`, `_category_.yaml` and `_category_.json`. */
export const categoryFile = strict({
  key: z.string().optional(),
  label: z.string().optional(),
  description: z.string().optional(),
  position: z.coerce.number("Write a number, such as 3").optional(),
  collapsed: z.boolean().optional(),
  collapsible: z.boolean().optional(),
  className: z.string().optional(),
  customProps: z.record(z.string(), z.unknown()).optional(),
  link: categoryLink.nullable().optional(),
});

export type CategoryFile = z.output<typeof categoryFile>;

/** Fields of a `Category` node. */
export interface CategoryFields {
  key: string;
  /** Name of the version of the documentation. */
  version: string;
  label: string;
  title: string;
  description: string;
  keywords: string[];
  /** Preview image as written. */
  image: string | null;
  /** Folder and content of a `_category_` file; null for a category declared in a sidebar. */
  folder: string | null;
  data: CategoryFile | null;
}

/** Returns the key of a folder's category: `folder:documentation/agents`. */
export function folderKey(folder: string): string {
  return `folder:${folder}`;
}

/** Returns the fields of a category's index page. */
export function describeCategory(
  key: string,
  label: string,
  category: Pick<CategoryFile, "link" | "description">,
): Omit<CategoryFields, "version" | "folder" | "data"> {
  const link = category.link?.type === "generated-index" ? category.link : undefined;
  return {
    key,
    label,
    title: link?.title ?? label,
    description: link?.description ?? category.description ?? "",
    keywords: link?.keywords ?? [],
    image: link?.image ?? null,
  };
}

const CATEGORY_NAME = /^_category_\.(?:yml|yaml|json)$/;

/** Returns whether a file describes a category of a set of docs, by its path below the content root. */
export function isCategoryFile(relativePath: string): boolean {
  const name = relativePath.slice(relativePath.lastIndexOf("/") + 1);
  return CATEGORY_NAME.test(name) && versionOfDoc(relativePath) !== undefined;
}

/** Creates the node of a `_category_` file. */
export async function createCategoryNode(input: SourceFile): Promise<void> {
  const place = versionOfDoc(input.file.relativePath);
  if (!versionsOf(input.options).some(({ name }) => name === place?.version)) return;
  const overridden = findOverridingFile(
    input.file.absolutePath,
    (name) => CATEGORY_NAME.test(name),
    "category/two-files",
    "The category is described",
  );
  if (overridden) return input.factory.report([overridden]);
  const { value: data } = await readChecked(input, categoryFile, "category");
  if (!data || !place) return;
  const folder = place.path.split("/").slice(0, -1).join("/");
  const label = data.label ?? folder.split("/").pop() ?? folder;
  const fields: CategoryFields = {
    ...describeCategory(data.key ?? folderKey(folder), label, data),
    version: place.version,
    folder,
    data,
  };
  await input.factory.create(NODE_TYPES.category, folder, { ...fields, file: input.factory.file });
}

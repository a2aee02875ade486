import type { CategoryFile } from "./categories";

/** Fields of a Category node before its place in the navigation is known. */
export interface CategoryFields {
  key: string;
  /** Name of the version of the documentation. */
  version: string;
  label: string;
  title: string;
  description: string;
  keywords: string[];
  /** Picture for previews, as written. */
  image: string | null;
  /** Folder and content of a `_category_` file; null for a category that a sidebar declares. */
  folder: string | null;
  data: CategoryFile | null;
}

/** What a category says of its index page. */
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

import path from "node:path";
import type { z } from "zod";
import type { SourceFile } from "../collections/create-page-nodes";
import { NODE_TYPES } from "../constants";
import { declaredKey } from "../navigation/resolve-navigation";
import { folderKey } from "../navigation/autogenerate";
import { inFile } from "../problem";
import { readYaml } from "../yaml/read-yaml";
import { authorsFile, toAuthorDefinitions } from "./authors";
import { categoryFile } from "./categories";
import type { CategoryFile } from "./categories";
import { readDataFile } from "./data-file";
import { findSharedAddresses } from "./find-shared-addresses";
import { sidebarsFile } from "./sidebars";
import type { SidebarItemSpec } from "./sidebars";
import { siteSettingsFile } from "./site-settings";
import { tagsFile, toTagDefinitions } from "./tags";

/** Makes nodes of one data file. */
type DataFileHandler = (input: SourceFile) => Promise<void>;

const CATEGORY_NAME = /^docs\/(?:(.*)\/)?_category_\.(?:yml|yaml|json)$/;

/** The handler of a data file, by its path below the content's root. */
export function dataFileHandler(relativePath: string): DataFileHandler | undefined {
  if (CATEGORY_NAME.test(relativePath)) return createCategoryNode;
  return HANDLERS[relativePath.replace(/\.yaml$/, ".yml")];
}

const HANDLERS: Record<string, DataFileHandler> = {
  "site.yml": createSettingsNode,
  "sidebars.yml": createSidebarNodes,
  "blog/tags.yml": createTagNodes,
  "blog/authors.yml": createAuthorNodes,
};

/** Reads and validates; reports what is wrong; gives the data only if it is right. */
async function readChecked<Schema extends z.ZodType>(
  { file, source, writer }: SourceFile,
  schema: Schema,
  subject: string,
): Promise<z.output<Schema> | undefined> {
  const { value, problems } = readDataFile(source, schema, subject);
  await writer.report(inFile(relativeName(file.absolutePath), problems));
  return value;
}

function relativeName(absolutePath: string): string {
  return path.relative(process.cwd(), absolutePath);
}

async function createSettingsNode(input: SourceFile): Promise<void> {
  const settings = await readChecked(input, siteSettingsFile, "site");
  if (!settings) return;
  await input.writer.write(NODE_TYPES.siteSettings, "site", {
    ...settings,
    url: process.env.SITE_URL ?? settings.url,
    file: relativeName(input.file.absolutePath),
  });
}

async function createTagNodes(input: SourceFile): Promise<void> {
  const entries = await readChecked(input, tagsFile, "tags");
  const tags = toTagDefinitions(entries ?? {}, input.options.blogBasePath);
  await reportSharedAddresses(input, "tags", tags);
  for (const tag of tags) {
    await input.writer.write(NODE_TYPES.tag, tag.key, { ...tag });
  }
}

async function createAuthorNodes(input: SourceFile): Promise<void> {
  const entries = await readChecked(input, authorsFile, "authors");
  const authors = toAuthorDefinitions(entries ?? {}, input.options.blogBasePath);
  await reportSharedAddresses(input, "authors", authors);
  for (const author of authors) {
    await input.writer.write(NODE_TYPES.author, author.key, { ...author });
  }
}

async function reportSharedAddresses(
  { file, source, writer }: SourceFile,
  subject: string,
  entries: ReadonlyArray<{ key: string; permalink: string | null }>,
): Promise<void> {
  const problems = findSharedAddresses(entries, subject, readYaml(source).placeOf);
  await writer.report(inFile(relativeName(file.absolutePath), problems));
}

async function createSidebarNodes(input: SourceFile): Promise<void> {
  const sidebars = Object.entries((await readChecked(input, sidebarsFile, "sidebars")) ?? {});
  const file = relativeName(input.file.absolutePath);
  for (const [order, [name, spec]] of sidebars.entries()) {
    await input.writer.write(NODE_TYPES.sidebar, name, { name, spec, order, file });
    for (const category of declaredCategories(spec, [name])) {
      await input.writer.write(NODE_TYPES.category, category.key, { ...category, file });
    }
  }
}

/** Fields of a Category node before its place in the navigation is known. */
interface CategoryFields {
  key: string;
  label: string;
  title: string;
  description: string;
  /** Folder and content of a `_category_` file; null for a category declared in `sidebars.yml`. */
  folder: string | null;
  data: CategoryFile | null;
}

function declaredCategories(
  items: SidebarItemSpec[],
  path: ReadonlyArray<string | number>,
): CategoryFields[] {
  return items.flatMap((item, index) => {
    if (item.type !== "category") return [];
    const here = [...path, index];
    const inner = declaredCategories(item.items, [...here, "items"]);
    if (item.link?.type !== "generated-index") return inner;
    const key = item.key ?? declaredKey(here);
    return [{ ...describe(key, item.label, item), folder: null, data: null }, ...inner];
  });
}

function describe(
  key: string,
  label: string,
  category: Pick<CategoryFile, "link" | "description">,
) {
  const link = category.link?.type === "generated-index" ? category.link : undefined;
  return {
    key,
    label,
    title: link?.title ?? label,
    description: link?.description ?? category.description ?? "",
  };
}

async function createCategoryNode(input: SourceFile): Promise<void> {
  const data = await readChecked(input, categoryFile, "category");
  if (!data) return;
  const folder = CATEGORY_NAME.exec(input.file.relativePath)?.[1] ?? "";
  const label = data.label ?? folder.split("/").pop() ?? folder;
  await input.writer.write(NODE_TYPES.category, folder, {
    ...describe(folderKey(folder), label, data),
    folder,
    data,
    file: relativeName(input.file.absolutePath),
  });
}

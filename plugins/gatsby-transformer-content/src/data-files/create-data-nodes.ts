import { NODE_TYPES } from "../nodes";
import type { SourceFile } from "../source-file";
import { readChecked } from "../source-file";
import { versionOfDoc, versionOfSidebars } from "../versions/docs-version";
import { createReleaseNodes } from "./api-changelog";
import { createAuthorNodes } from "./authors";
import { createCategoryNode, isCategoryFile } from "./categories";
import { createSidebarNodes } from "./sidebar-nodes";
import { siteSettingsFile } from "./site-settings";
import { createDocTagNodes, createTagNodes } from "./tags";

type DataFileHandler = (input: SourceFile) => Promise<void>;

/** Returns the handler for a data file, by its path below the content root. */
export function dataFileHandler(relativePath: string): DataFileHandler | undefined {
  if (isCategoryFile(relativePath)) return createCategoryNode;
  if (versionOfSidebars(relativePath) !== undefined) return createSidebarNodes;
  if (/^tags\.ya?ml$/.test(versionOfDoc(relativePath)?.path ?? "")) return createDocTagNodes;
  return HANDLERS[relativePath.replace(/\.yaml$/, ".yml")];
}

const HANDLERS: Record<string, DataFileHandler> = {
  "site.yml": createSettingsNode,
  "api-changelog.yml": createReleaseNodes,
  "blog/tags.yml": createTagNodes,
  "blog/authors.yml": createAuthorNodes,
};

async function createSettingsNode(input: SourceFile): Promise<void> {
  const { value: settings } = await readChecked(input, siteSettingsFile, "site");
  if (!settings) return;
  const { factory, options } = input;
  const url = options.siteUrl ?? settings.url;
  await factory.create(NODE_TYPES.siteSettings, "site", { ...settings, url, file: factory.file });
}

import type { LocalProblem } from "../../../../packages/problems";
import { inFile, projectPath } from "../../../../packages/problems";
import type { SourceFile } from "../collections/create-page-nodes";
import { NODE_TYPES } from "../nodes";
import { versionsOf } from "../plugin-options";
import type { YamlText } from "../read-yaml";
import { readYaml } from "../read-yaml";
import { versionOfDoc, versionOfSidebars } from "../versions/docs-version";
import { authorsFile, toAuthorDefinitions } from "./authors";
import { CATEGORY_NAME, createCategoryNode } from "./categories";
import { readChecked } from "./data-file";
import { createSidebarNodes } from "./sidebar-nodes";
import { siteSettingsFile } from "./site-settings";
import type { TagDefinition } from "./tags";
import { tagsFile, toTagDefinitions } from "./tags";

/** Creates the nodes of a data file. */
type DataFileHandler = (input: SourceFile) => Promise<void>;

/** Returns the handler for a data file, by its path below the content root. */
export function dataFileHandler(relativePath: string): DataFileHandler | undefined {
  if (CATEGORY_NAME.test(relativePath)) return createCategoryNode;
  if (versionOfSidebars(relativePath) !== undefined) return createSidebarNodes;
  if (/^tags\.ya?ml$/.test(versionOfDoc(relativePath)?.path ?? "")) return createDocTagNodes;
  return HANDLERS[relativePath.replace(/\.yaml$/, ".yml")];
}

const HANDLERS: Record<string, DataFileHandler> = {
  "site.yml": createSettingsNode,
  "blog/tags.yml": createTagNodes,
  "blog/authors.yml": createAuthorNodes,
};

async function createSettingsNode(input: SourceFile): Promise<void> {
  const settings = await readChecked(input, siteSettingsFile, "site");
  if (!settings) return;
  await input.writer.write(NODE_TYPES.siteSettings, "site", {
    ...settings,
    url: input.options.siteUrl ?? settings.url,
    file: projectPath(input.file.absolutePath),
  });
}

async function createTagNodes(input: SourceFile): Promise<void> {
  for (const tag of await readTags(input, input.options.blogBasePath)) {
    await input.writer.write(NODE_TYPES.tag, tag.key, { ...tag });
  }
}

async function createDocTagNodes(input: SourceFile): Promise<void> {
  const name = versionOfDoc(input.file.relativePath)?.version;
  const version = versionsOf(input.options).find((known) => known.name === name);
  if (!version) return;
  for (const tag of await readTags(input, version.path)) {
    await input.writer.write(NODE_TYPES.docTag, tag.key, { ...tag, version: version.name });
  }
}

async function readTags(input: SourceFile, basePath: string): Promise<TagDefinition[]> {
  const entries = (await readChecked(input, tagsFile, "tags")) ?? {};
  const tags = toTagDefinitions(entries, basePath);
  await reportDuplicates(input, "tags", tags);
  return tags;
}

async function reportDuplicates(
  { file, source, writer }: SourceFile,
  subject: string,
  entries: Parameters<typeof findDuplicatePermalinks>[1],
): Promise<void> {
  const problems = findDuplicatePermalinks(subject, entries, readYaml(source).positionOf);
  await writer.report(inFile(projectPath(file.absolutePath), problems));
}

async function createAuthorNodes(input: SourceFile): Promise<void> {
  const entries = (await readChecked(input, authorsFile, "authors")) ?? {};
  const authors = toAuthorDefinitions(entries, input.options.blogBasePath);
  await reportDuplicates(input, "authors", authors);
  for (const author of authors) {
    await input.writer.write(NODE_TYPES.author, author.key, { ...author });
  }
}

/** An entry of a data file with a page. */
interface Addressed {
  key: string;
  permalink: string | null;
}

/**
 * Finds entries whose permalink is already taken.
 *
 * @param subject first part of the problem codes: `tags`
 */
export function findDuplicatePermalinks(
  subject: string,
  entries: readonly Addressed[],
  positionOf: YamlText["positionOf"],
): LocalProblem[] {
  const owners = new Map<string, string>();
  return entries.flatMap(({ key, permalink }) => {
    if (permalink === null) return [];
    const owner = owners.get(permalink);
    owners.set(permalink, owner ?? key);
    if (owner === undefined) return [];
    return {
      code: `${subject}/duplicate-permalink`,
      severity: "error" as const,
      ...positionOf([key]),
      message: `"${owner}" already has the permalink of "${key}".`,
      value: permalink,
      hint: "Change one `permalink`, or merge the two entries.",
    };
  });
}

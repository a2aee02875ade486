import { readFile } from "node:fs/promises";
import type { FilePosition, Problem } from "../../../../packages/problems";
import { positionInSidebars } from "../data-files/read-sidebars";
import { splitFrontMatter } from "../front-matter/split-front-matter";
import type { NodeModel } from "../nodes";
import { findAllNodes, NODE_TYPES } from "../nodes";
import { positionOfKey } from "../read-yaml";
import type { DocsVersion } from "../versions/docs-version";
import type { PageNavigation } from "./page-navigation";
import { findPageNavigation } from "./page-navigation";
import { resolveNavigation } from "./resolve-navigation";
import type {
  NavCategoryFile,
  NavDoc,
  Navigation,
  NavOperation,
  NavOperationGroup,
  NavProblem,
  Sidebar,
  SidebarSpec,
} from "./types";

/** The navigation of all versions. */
export interface LoadedNavigation extends Navigation {
  /** By address. */
  pages: Map<string, PageNavigation>;
  /** Start pages of the versions by name. */
  mainDocs: Map<string, string>;
  operationGroups: NavOperationGroup[];
}

/** Creates all sidebars from the current nodes. */
export async function loadNavigation(
  nodeModel: Pick<NodeModel, "findAll">,
  { versions, showDrafts }: { versions: readonly DocsVersion[]; showDrafts: boolean },
): Promise<LoadedNavigation> {
  // Gatsby returns nodes in the order of their creation, which differs from build to build.
  const read = async <Node>(type: string, key: keyof Node & string) =>
    sortBy(await findAllNodes<Node>(nodeModel, type), key);
  const [docs, specs, categoryFiles, documents, tags, operations, problems] = await Promise.all([
    read<NavDoc>(NODE_TYPES.docPage, "permalink"),
    read<SidebarSpec & { order: number }>(NODE_TYPES.sidebar, "file"),
    read<NavCategoryFile>(NODE_TYPES.category, "file"),
    read<ApiDocumentNode>("ApiDocument", "documentId"),
    read<ApiTagNode>("ApiTag", "documentId"),
    read<ApiOperationNode>("ApiOperation", "permalink"),
    read<{ documentId: string }>("ApiProblem", "documentId"),
  ]);
  const operationGroups = toOperationGroups(tags, operations);
  const all: LoadedNavigation = {
    sidebars: [],
    indexes: [],
    problems: [],
    pages: new Map(),
    mainDocs: new Map(),
    operationGroups,
  };
  for (const { name, path, breadcrumbs, ...version } of latestLast(versions)) {
    const isOfVersion = ({ version }: { version: string }) => version === name;
    const navigation = resolveNavigation({
      ...version,
      docsBasePath: path,
      docs: docs.filter(isOfVersion),
      specs: sortByOrder(specs.filter(isOfVersion)),
      categoryFiles: categoryFiles.filter(isOfVersion),
      showDrafts,
      operationGroups: [...operationGroups, ...documents.map(toReferenceGroup)],
      brokenDocuments: new Set(problems.map(({ documentId }) => documentId)),
    });
    const shown = docs.filter((doc) => isOfVersion(doc) && (showDrafts || !doc.draft));
    const found = findPageNavigation(navigation.sidebars, shown);
    all.sidebars.push(...navigation.sidebars);
    all.indexes.push(...navigation.indexes);
    all.problems.push(...navigation.problems, ...found.problems);
    for (const [permalink, page] of found.pages) {
      all.pages.set(permalink, breadcrumbs ? page : { ...page, breadcrumbs: [] });
    }
    const main = mainDoc(path, navigation.sidebars, shown);
    if (main !== undefined) all.mainDocs.set(name, main);
  }
  return all;
}

function sortBy<Item>(items: readonly Item[], key: keyof Item): Item[] {
  const text = (item: Item) => String(item[key]);
  return [...items].sort((a, b) => (text(a) < text(b) ? -1 : text(a) > text(b) ? 1 : 0));
}

function sortByOrder<Item extends { order: number }>(items: readonly Item[]): Item[] {
  return [...items].sort((a, b) => a.order - b.order);
}

/**
 * Sorts the latest version last, because it determines the navigation of pages in several versions.
 */
function latestLast(versions: readonly DocsVersion[]): DocsVersion[] {
  return [...versions].sort((a, b) => Number(a.isLast) - Number(b.isLast));
}

/**
 * Returns the page at the version's address, or else the first of its first sidebar, or else any.
 */
function mainDoc(
  path: string,
  [first]: readonly Sidebar[],
  docs: readonly NavDoc[],
): string | undefined {
  const listed = docs.filter(({ unlisted }) => !unlisted);
  const addresses = new Set(listed.map(({ permalink }) => permalink));
  if (addresses.has(path)) return path;
  const inOrder = first ? [...findPageNavigation([first]).pages.keys()] : [];
  return inOrder.find((permalink) => addresses.has(permalink)) ?? listed[0]?.permalink;
}

/** Fields of OpenAPI nodes that navigation reads. */
interface ApiDocumentNode {
  documentId: string;
  title: string;
  description: string;
  permalink: string;
  schemaIds: string[];
}

interface ApiTagNode {
  id: string;
  permalink: string;
  documentId: string;
  title: string;
  description: string;
  order: number;
}

interface ApiOperationNode extends NavOperation {
  tagId: string;
  order: number;
}

/**
 * Returns the operations by tag. The only operation of a tag has no heading, so that these come first: after a
 * group they would look like a part of it.
 */
function toOperationGroups(
  tags: ApiTagNode[],
  operations: ApiOperationNode[],
): NavOperationGroup[] {
  const groups = sortByOrder(tags)
    .map(({ id, documentId, title, description, permalink }) => ({
      document: documentId,
      label: title,
      description,
      permalink,
      operations: sortByOrder(operations.filter(({ tagId }) => tagId === id)),
    }))
    .filter((group) => group.operations.length > 0);
  const isAlone = ({ operations: { length } }: NavOperationGroup) => length === 1;
  return [...groups.filter(isAlone), ...groups.filter((group) => !isAlone(group))];
}

/** Returns the reference pages of a document as a group of entries without a method. */
function toReferenceGroup(document: ApiDocumentNode): NavOperationGroup {
  const { documentId, title, permalink, description, schemaIds } = document;
  const pages: Array<[title: string, permalink: string, description: string]> = [
    [title, permalink, description],
    ["Schemas", `${permalink}/schemas`, `The named schemas of the ${title}.`],
    ["Errors", `${permalink}/errors`, `Every error code and status of the ${title}.`],
  ];
  const noOperation = { kind: "", method: "", pathTemplate: "", deprecated: false };
  return {
    document: documentId,
    label: "Reference",
    description,
    permalink: null,
    operations: pages
      .filter(([name]) => name !== "Schemas" || schemaIds.length > 0)
      .map(([name, address, text]) => ({
        title: name,
        permalink: address,
        description: text,
        ...noOperation,
      })),
  };
}

/** Adds positions to navigation problems. */
export function locateProblems(
  problems: readonly NavProblem[],
): Promise<Array<Problem & { id: string }>> {
  return Promise.all(
    problems.map(async ({ path, ...problem }) => ({
      ...problem,
      id: `${problem.file}/${path.join("/")}`,
      ...(await positionOf({ path, ...problem })),
      pointer: `/${path.map(String).join("/")}`,
    })),
  );
}

/** Reads the file again, because positions are only needed for the few problems. */
async function positionOf({ file, path, value }: NavProblem): Promise<FilePosition> {
  const source = await readFile(file, "utf8").catch(() => "");
  if (/\.mdx?$/.test(file)) return splitFrontMatter(source).positionOf(path);
  if (/_category_\.[a-z]+$/.test(file)) return positionOfKey(source, path);
  return positionInSidebars(file, source, path, value);
}

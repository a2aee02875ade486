import { readFile } from "node:fs/promises";
import type { Place, Problem } from "../../../../packages/problems";
import type { CategoryFile } from "../data-files/categories";
import { positionInSidebars } from "../data-files/read-sidebars";
import type { SidebarItemSpec } from "../data-files/sidebars";
import { splitFrontMatter } from "../front-matter/split-front-matter";
import type { NodeModel } from "../nodes";
import { findAllNodes, NODE_TYPES } from "../nodes";
import { positionOfKey } from "../read-yaml";
import type { DocsVersion } from "../versions/docs-version";
import type { PageNavigation } from "./page-navigation";
import { findPageNavigation } from "./page-navigation";
import { resolveNavigation } from "./resolve-navigation";
import type {
  GeneratedIndex,
  NavCategoryFile,
  NavDoc,
  NavItem,
  NavigationInput,
  NavOperationGroup,
  NavProblem,
  Sidebar,
  SidebarSpec,
} from "./types";

interface VersionedPageNavigation extends PageNavigation {
  version: string;
}

/** The navigation of all versions. */
export interface LoadedNavigation {
  sidebars: Array<Sidebar & { version: string }>;
  indexes: Array<GeneratedIndex & { version: string }>;
  problems: NavProblem[];
  pages: Map<string, VersionedPageNavigation>;
  /** Start pages of the versions by name. */
  mainDocs: Map<string, string>;
  operationGroups: NavOperationGroup[];
}

/** Nodes that sidebars are created from. */
interface NavNodes {
  docs: NavDoc[];
  sidebars: Array<SidebarNode & { order: number }>;
  categories: CategoryNode[];
}

interface SidebarNode {
  name: string;
  version: string;
  spec: SidebarItemSpec[];
  file: string;
}

interface CategoryNode {
  version: string;
  folder: string | null;
  data: CategoryFile | null;
  file: string;
}

/** Creates all sidebars from the current nodes. */
export async function loadNavigation(
  nodeModel: Pick<NodeModel, "findAll">,
  { versions, showDrafts }: { versions: readonly DocsVersion[]; showDrafts: boolean },
): Promise<LoadedNavigation> {
  // Gatsby returns nodes in the order of their creation, which differs from build to build.
  const read = async <Node>(type: string, key: keyof Node & string) =>
    sortBy(await findAllNodes<Node>(nodeModel, type), key);
  const [docs, sidebars, categories, documents, tags, operations, problems] = await Promise.all([
    read<NavDoc>(NODE_TYPES.docPage, "permalink"),
    read<SidebarNode & { order: number }>(NODE_TYPES.sidebar, "file"),
    read<CategoryNode>(NODE_TYPES.category, "file"),
    read<ApiDocumentNode>("ApiDocument", "documentId"),
    read<ApiTagNode>("ApiTag", "documentId"),
    read<ApiOperationNode>("ApiOperation", "permalink"),
    read<{ documentId: string }>("ApiProblem", "documentId"),
  ]);
  const operationGroups = toOperationGroups(tags, operations);
  const shared = {
    showDrafts,
    operationGroups: [...operationGroups, ...documents.map(toReferenceGroup)],
    brokenDocuments: new Set(problems.map(({ documentId }) => documentId)),
  };
  const navigations = latestLast(versions).map((version) =>
    navigationOf(version, { docs, sidebars, categories }, shared),
  );
  return {
    sidebars: navigations.flatMap((navigation) => navigation.sidebars),
    indexes: navigations.flatMap((navigation) => navigation.indexes),
    problems: navigations.flatMap((navigation) => navigation.problems),
    pages: new Map(navigations.flatMap(({ pages }) => [...pages])),
    mainDocs: new Map(navigations.flatMap(({ mainDocs }) => [...mainDocs])),
    operationGroups,
  };
}

function sortBy<Item>(items: readonly Item[], key: keyof Item): Item[] {
  const text = (item: Item) => String(item[key]);
  return [...items].sort((a, b) => (text(a) < text(b) ? -1 : text(a) > text(b) ? 1 : 0));
}

/**
 * Sorts the latest version last, because it determines the navigation of pages in several versions.
 */
function latestLast(versions: readonly DocsVersion[]): DocsVersion[] {
  return [...versions].sort((a, b) => Number(a.isLast) - Number(b.isLast));
}

function navigationOf(
  { name: version, path }: DocsVersion,
  nodes: NavNodes,
  shared: Pick<NavigationInput, "showDrafts" | "operationGroups" | "brokenDocuments">,
): Omit<LoadedNavigation, "operationGroups"> {
  const isOfVersion = (node: { version: string }) => node.version === version;
  const docs = nodes.docs.filter(isOfVersion);
  const { sidebars, indexes, problems } = resolveNavigation({
    ...shared,
    docsBasePath: path,
    docs,
    specs: nodes.sidebars
      .filter(isOfVersion)
      .sort((a, b) => a.order - b.order)
      .map(toSpec),
    categoryFiles: nodes.categories.filter(isOfVersion).flatMap(toCategoryFile),
  });
  const shown = docs.filter((doc) => shared.showDrafts || !doc.draft);
  const found = findPageNavigation(sidebars, shown);
  const main = mainDoc(path, sidebars, shown);
  return {
    mainDocs: new Map(main === undefined ? [] : [[version, main]]),
    sidebars: sidebars.map((sidebar) => ({ ...sidebar, version })),
    indexes: indexes.map((index) => ({ ...index, version })),
    problems: [...problems, ...found.problems],
    pages: new Map(
      [...found.pages].map(([address, navigation]) => [address, { ...navigation, version }]),
    ),
  };
}

/**
 * Returns the page at the version's address, or else the first of its first sidebar, or else any.
 */
function mainDoc(
  path: string,
  sidebars: readonly Sidebar[],
  docs: readonly NavDoc[],
): string | undefined {
  const listed = docs.filter(({ unlisted }) => !unlisted);
  const addresses = new Set(listed.map(({ permalink }) => permalink));
  if (addresses.has(path)) return path;
  const [first] = sidebars;
  const inOrder = first ? [...findPageNavigation([first]).pages.keys()] : [];
  return inOrder.find((permalink) => addresses.has(permalink)) ?? listed[0]?.permalink;
}

function toSpec({ name, spec, file }: SidebarNode): SidebarSpec {
  return { name, items: spec, file };
}

function toCategoryFile({ folder, data, file }: CategoryNode): NavCategoryFile[] {
  return folder !== null && data ? [{ folder, data, file }] : [];
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

interface ApiOperationNode {
  tagId: string;
  permalink: string;
  title: string;
  description: string;
  method: string;
  pathTemplate: string;
  deprecated: boolean;
  order: number;
}

function toOperationGroups(
  tags: ApiTagNode[],
  operations: ApiOperationNode[],
): NavOperationGroup[] {
  const inOrder = [...operations].sort((a, b) => a.order - b.order);
  return [...tags]
    .sort((a, b) => a.order - b.order)
    .map((tag) => ({
      document: tag.documentId,
      label: tag.title,
      description: tag.description,
      permalink: tag.permalink,
      operations: inOrder
        .filter((operation) => operation.tagId === tag.id)
        .map(({ permalink, title, description, method, pathTemplate, deprecated }) => ({
          pathTemplate,
          permalink,
          title,
          description,
          method,
          deprecated,
        })),
    }))
    .filter((group) => group.operations.length > 0);
}

/** Returns the reference pages of a document as a group of entries without a method. */
function toReferenceGroup(document: ApiDocumentNode): NavOperationGroup {
  const entry = (title: string, permalink: string, description: string) => ({
    title,
    permalink,
    description,
    method: "",
    pathTemplate: "",
    deprecated: false,
  });
  const { documentId, title, permalink, description, schemaIds } = document;
  return {
    document: documentId,
    label: "Reference",
    description,
    permalink: null,
    operations: [
      entry(title, permalink, description),
      ...(schemaIds.length > 0
        ? [entry("Schemas", `${permalink}/schemas`, `The named schemas of the ${title}.`)]
        : []),
      entry("Errors", `${permalink}/errors`, `Every error code and status of the ${title}.`),
    ],
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
async function positionOf({ file, path, value }: NavProblem): Promise<Place> {
  const source = await readFile(file, "utf8").catch(() => "");
  if (/\.mdx?$/.test(file)) return splitFrontMatter(source).positionOf(path);
  if (/_category_\.[a-z]+$/.test(file)) return positionOfKey(source, path);
  return positionInSidebars(file, source, path, value);
}

/** Removes descriptions, which only cards show, from entries at all levels. */
export function withoutDescriptions(items: readonly NavItem[]): NavItem[] {
  return items.map((item) => {
    if (item.type === "html") return item;
    const { description: _, ...rest } = item;
    return rest.type === "category" ? { ...rest, items: withoutDescriptions(rest.items) } : rest;
  });
}

import type { CategoryFile } from "../data-files/categories";
import type { SidebarItemSpec } from "../data-files/sidebars";
import { NODE_TYPES } from "../constants";
import { findTrails } from "./find-trail";
import type { Trail } from "./find-trail";
import { resolveNavigation } from "./resolve-navigation";
import type { NavCategoryFile, NavDoc, NavOperationGroup, Navigation, SidebarSpec } from "./types";

/** The part of Gatsby's node model that navigation reads. */
export interface NodeReader {
  findAll: (query: { type: string }) => Promise<{ entries: Iterable<object> }>;
  getTypes: () => string[];
}

/** Navigation with the place of every page in it. */
export interface LoadedNavigation extends Navigation {
  trails: Map<string, Trail>;
  operationGroups: NavOperationGroup[];
}

/** Makes all sidebars from the nodes there are now. */
export async function loadNavigation(
  nodes: NodeReader,
  { docsBasePath, showDrafts }: { docsBasePath: string; showDrafts: boolean },
): Promise<LoadedNavigation> {
  const read = async <Node>(type: string): Promise<Node[]> => {
    if (!nodes.getTypes().includes(type)) return [];
    return [...((await nodes.findAll({ type })).entries as Iterable<Node>)];
  };
  const [docs, sidebars, categories, documents, tags, operations, problems] = await Promise.all([
    read<NavDoc>(NODE_TYPES.docPage),
    read<{ name: string; spec: SidebarItemSpec[]; order: number }>(NODE_TYPES.sidebar),
    read<{ folder: string | null; data: CategoryFile | null }>(NODE_TYPES.category),
    read<ApiDocumentNode>("ApiDocument"),
    read<ApiTagNode>("ApiTag"),
    read<ApiOperationNode>("ApiOperation"),
    read<{ documentId: string }>("ApiProblem"),
  ]);
  const operationGroups = toOperationGroups(tags, operations);
  const navigation = resolveNavigation({
    docsBasePath,
    docs: showDrafts ? docs : docs.filter((doc) => !doc.draft),
    draftIds: new Set(docs.filter(({ draft }) => draft).map(({ docId }) => docId)),
    specs: [...sidebars].sort((a, b) => a.order - b.order).map(toSpec),
    categoryFiles: categories.flatMap(toCategoryFile),
    operationGroups: [...operationGroups, ...documents.map(toReferenceGroup)],
    brokenDocuments: new Set(problems.map(({ documentId }) => documentId)),
  });
  return { ...navigation, operationGroups, trails: findTrails(navigation.sidebars) };
}

function toSpec({ name, spec }: { name: string; spec: SidebarItemSpec[] }): SidebarSpec {
  return { name, items: spec };
}

function toCategoryFile(node: {
  folder: string | null;
  data: CategoryFile | null;
}): NavCategoryFile[] {
  return node.folder !== null && node.data ? [{ folder: node.folder, data: node.data }] : [];
}

/** What navigation reads of the nodes that gatsby-source-openapi makes. */
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

/** What a document has besides its operations, as one more group: entries without a method. */
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

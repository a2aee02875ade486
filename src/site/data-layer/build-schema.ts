import type { GraphQLFieldResolver, GraphQLSchema } from "graphql";
import { isInterfaceType, isObjectType, valueFromASTUntyped } from "graphql";
import { InterfaceTypeComposer, ObjectTypeComposer, SchemaComposer } from "graphql-compose";
import type { NodeModel, NodeQuery, NodeStore, StoredNode } from "./nodes";

/** Context of the resolvers of one query. */
interface QueryContext {
  nodeModel: NodeModel;
}

type Composer = SchemaComposer<QueryContext>;
type Resolver = GraphQLFieldResolver<StoredNode, QueryContext>;

/** A field as a plugin's `createResolvers` adds it. */
interface AddedField {
  /** Undefined for a field that exists and only gets a resolver. */
  type?: string;
  description?: string;
  args?: Record<string, string>;
  resolve?: Resolver;
}

/** Fields by type, as plugins pass them to `createResolvers`. */
export type AddedFields = Record<string, Record<string, AddedField>>;

/** Types of Gatsby and gatsby-source-filesystem. */
const BASE = `
  interface Node {
    id: ID!
  }
  type Internal {
    type: String!
    content: String
  }
  type File implements Node {
    sourceInstanceName: String!
    absolutePath: String!
    relativePath: String!
    relativeDirectory: String!
    name: String!
    base: String!
    ext: String!
    extension: String!
    "Address of a copy of the file."
    publicURL: String
  }
`;

const NODE_FIELDS = {
  id: "ID!",
  parent: "Node",
  children: "[Node!]!",
  internal: "Internal!",
} as const;

/** In Gatsby, gatsby-source-filesystem copies the file. Nothing is written here. */
const FILE_FIELDS: AddedFields = {
  File: { publicURL: { resolve: ({ relativePath }) => `/static/${String(relativePath)}` } },
};

/**
 * Builds the schema of a site from the plugins' type definitions and resolvers, and completes it as
 * Gatsby does: node types get the fields of nodes, links and dates their resolvers, and the root has
 * fields for each type.
 */
export function buildSiteSchema(
  definitions: readonly string[],
  added: readonly AddedFields[],
  store: NodeStore,
): GraphQLSchema {
  const composer: Composer = new SchemaComposer();
  // The library's own types take only dates, and refuse words such as DESC in filters and orders.
  const asItIs = (value: unknown) => value;
  for (const name of ["Date", "JSON"]) {
    composer.createScalarTC({ name, parseValue: asItIs, parseLiteral: valueFromASTUntyped });
  }
  composer.addTypeDefs([BASE, ...definitions].join("\n"));
  for (const type of typesOf(composer)) {
    if (type instanceof InterfaceTypeComposer) {
      type.setResolveType((node: StoredNode) => node.internal.type);
      if (type.hasInterface("Node") || type.getTypeName() === "Node") type.addFields(NODE_FIELDS);
    }
    if (type instanceof ObjectTypeComposer) {
      if (type.hasInterface("Node")) addNodeFields(type, composer, store);
      resolveDirectives(type, composer, store);
    }
  }
  for (const fields of [FILE_FIELDS, ...added]) addFields(composer, fields);
  return composer.buildSchema();
}

/** Returns all types. The map has some of them twice, by their names and by themselves. */
function typesOf({ types }: Composer) {
  return [...new Set(types.values())];
}

type NodeType = ObjectTypeComposer<StoredNode, QueryContext>;

/** Adds the fields that every node has, and the root fields for the type. */
function addNodeFields(type: NodeType, composer: Composer, store: NodeStore): void {
  type.addFields(NODE_FIELDS);
  type.extendField("parent", {
    resolve: ({ parent }) => (parent === null ? null : store.get(parent)),
  });
  type.extendField("children", {
    resolve: ({ children }) => children.flatMap((id) => store.get(id) ?? []),
  });
  const name = type.getTypeName();
  composer.createObjectTC({
    name: `${name}Connection`,
    fields: { nodes: `[${name}!]!`, totalCount: "Int!" },
  });
  composer.Query.addFields({
    [`all${name}`]: {
      type: `${name}Connection!`,
      args: { filter: "JSON", sort: "JSON", limit: "Int", skip: "Int" },
      resolve: async (_, query: NodeQuery, { nodeModel }) => {
        const { entries, totalCount } = await nodeModel.findAll({ type: name, query });
        return { nodes: entries, totalCount: await totalCount() };
      },
    },
    [name.charAt(0).toLowerCase() + name.slice(1)]: {
      type: name,
      args: { id: "JSON" },
      resolve: (_, { id }, { nodeModel }) =>
        nodeModel.findOne({ type: name, query: id === undefined ? {} : { filter: { id } } }),
    },
  });
}

/** Resolves the fields with `@link` and `@dateformat`. */
function resolveDirectives(type: NodeType, composer: Composer, store: NodeStore): void {
  for (const name of type.getFieldNames()) {
    const link = type.getFieldDirectiveByName(name, "link");
    if (link) type.extendField(name, { resolve: linkResolver(type, name, composer, store, link) });
    if (type.getFieldDirectiveByName(name, "dateformat")) {
      type.extendField(name, {
        args: { formatString: "String", locale: "String" },
        resolve: (node, { formatString }: Record<string, string>) =>
          formatDate(node[name], formatString),
      });
    }
  }
}

/** Follows ids, or other keys, to nodes: of a list one node for each key that some node has. */
function linkResolver(
  type: NodeType,
  field: string,
  composer: Composer,
  store: NodeStore,
  { by = "id", from = field }: Record<string, string>,
): Resolver {
  const target = type.getFieldTC(field);
  const types = typesOf(composer).flatMap((other) =>
    other === target ||
    (other instanceof ObjectTypeComposer && other.hasInterface(target.getTypeName()))
      ? other.getTypeName()
      : [],
  );
  const follow = (key: unknown) =>
    by === "id" ? store.get(String(key)) : store.find(types, by, key)[0];
  if (!type.isFieldPlural(field)) return (node) => (node[from] == null ? null : follow(node[from]));
  return (node) => [node[from] ?? []].flat().flatMap((key) => follow(key) ?? []);
}

function addFields(composer: Composer, added: AddedFields): void {
  for (const [typeName, fields] of Object.entries(added)) {
    const type = composer.getOTC(typeName) as NodeType;
    for (const [name, { type: fieldType, ...field }] of Object.entries(fields)) {
      if (fieldType === undefined) type.extendField(name, field);
      else type.addFields({ [name]: { ...field, type: fieldType } });
    }
  }
}

/** Returns the node types of a name: the type itself, or the types of an interface. */
export function nodeTypesNamed(schema: GraphQLSchema, name: string): string[] {
  const type = schema.getType(name);
  return isInterfaceType(type) ? schema.getPossibleTypes(type).map((item) => item.name) : [name];
}

/** Returns the node that a field with a link leads to. */
export function followLink(
  schema: GraphQLSchema,
  node: StoredNode,
  field: string,
): StoredNode | null | undefined {
  const type = schema.getType(node.internal.type);
  const resolve = isObjectType(type) ? type.getFields()[field]?.resolve : undefined;
  return resolve?.(node, {}, undefined, undefined as never) as StoredNode | null | undefined;
}

/** A token is a run of one letter: `MMMM` is not `MM` twice. */
const TOKEN = /([A-Za-z])\1*/g;

/**
 * Formats a date in UTC as Gatsby's `@dateformat` does. Supports tokens of numbers only.
 *
 * @throws Error for a format with other tokens
 */
export function formatDate(value: unknown, format: string | undefined): unknown {
  if (typeof value !== "string" || format === undefined) return value;
  const [, year, month, day, hour, minute, second] =
    /^(\d+)-(\d+)-(\d+)T(\d+):(\d+):(\d+)/.exec(new Date(value).toISOString()) ?? [];
  const parts: Record<string, string | undefined> = {
    YYYY: year,
    MM: month,
    DD: day,
    HH: hour,
    mm: minute,
    ss: second,
  };
  return format.replace(TOKEN, (token) => {
    const part = parts[token];
    if (part !== undefined) return part;
    throw new Error(`The data layer in memory does not know the date format "${format}".`);
  });
}

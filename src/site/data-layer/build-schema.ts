import type { GraphQLField, GraphQLFieldResolver, GraphQLObjectType, GraphQLSchema } from "graphql";
import {
  buildASTSchema,
  getNamedType,
  isAbstractType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  parse,
  valueFromASTUntyped,
} from "graphql";
import type { NodeModel, NodeQuery, NodeStore, StoredNode } from "./nodes";
import { nodeTypesOf, rootField, schemaDocument } from "./schema-text";

/** Context of the resolvers of one query. */
interface QueryContext {
  nodeModel: NodeModel;
}

type Resolver = GraphQLFieldResolver<StoredNode, QueryContext>;

/** A field as a plugin's `createResolvers` adds it. */
interface AddedField {
  type?: string;
  description?: string;
  args?: Record<string, string>;
  resolve?: Resolver;
}

/** Fields by type, as plugins pass them to `createResolvers`. */
export type AddedFields = Record<string, Record<string, AddedField>>;

/** In Gatsby, gatsby-source-filesystem copies the file. Nothing is written here. */
const FILE_FIELDS: AddedFields = {
  File: { publicURL: { resolve: ({ relativePath }) => `/static/${String(relativePath)}` } },
};

/** Builds the schema of a site from the plugins' type definitions and resolvers. */
export function buildSiteSchema(
  definitions: readonly string[],
  added: readonly AddedFields[],
  store: NodeStore,
): GraphQLSchema {
  const extensions = added.map(extensionText).filter(Boolean);
  const document = schemaDocument(definitions);
  const schema = buildASTSchema({
    ...document,
    definitions: [
      ...document.definitions,
      ...extensions.flatMap((text) => parse(text).definitions),
    ],
  });
  const nodeTypes = nodeTypesOf(document).map(({ name }) => name.value);
  for (const type of Object.values(schema.getTypeMap())) {
    if (isScalarType(type) && type.name === "JSON") type.parseLiteral = valueFromASTUntyped;
    if (isAbstractType(type)) type.resolveType = (node: StoredNode) => node.internal.type;
    if (isObjectType(type) && !type.name.startsWith("__")) resolveFields(type, schema, store);
  }
  setResolvers(schema, FILE_FIELDS);
  resolveRoot(schema.getQueryType(), nodeTypes);
  for (const fields of added) setResolvers(schema, fields);
  return schema;
}

/** Returns SDL for added fields. A field without a type exists already and only gets a resolver. */
function extensionText(added: AddedFields): string {
  return Object.entries(added)
    .map(([type, fields]) => {
      const lines = Object.entries(fields).flatMap(([name, field]) => {
        if (field.type === undefined) return [];
        const list = Object.entries(field.args ?? {}).map(([arg, argType]) => `${arg}: ${argType}`);
        const signature = list.length > 0 ? `${name}(${list.join(", ")})` : name;
        return [`${JSON.stringify(field.description ?? "")} ${signature}: ${field.type}`];
      });
      return lines.length > 0 ? `extend type ${type} { ${lines.join("\n")} }` : "";
    })
    .join("\n");
}

function setResolvers(schema: GraphQLSchema, added: AddedFields): void {
  for (const [typeName, fields] of Object.entries(added)) {
    const type = schema.getType(typeName);
    if (!isObjectType(type)) throw new Error(`Resolvers for "${typeName}", which is no type.`);
    for (const [name, { resolve }] of Object.entries(fields)) {
      const field = type.getFields()[name];
      if (field && resolve) field.resolve = resolve as GraphQLField<unknown, unknown>["resolve"];
    }
  }
}

function resolveFields(type: GraphQLObjectType, schema: GraphQLSchema, store: NodeStore): void {
  const isNode = type.getInterfaces().some(({ name }) => name === "Node");
  for (const field of Object.values(type.getFields()) as GraphQLField<StoredNode, QueryContext>[]) {
    const directives = field.astNode?.directives ?? [];
    const link = directives.find(({ name }) => name.value === "link");
    if (link) field.resolve = linkResolver(field, schema, store, argumentsOf(link));
    if (directives.some(({ name }) => name.value === "dateformat")) {
      field.resolve = (node, { formatString }) => formatDate(node[field.name], formatString);
    }
    if (isNode && field.name === "parent") {
      field.resolve = ({ parent }) => (parent === null ? null : store.get(parent));
    }
    if (isNode && field.name === "children") {
      field.resolve = ({ children }) => children.flatMap((id) => store.get(id) ?? []);
    }
  }
}

type DirectiveNode = NonNullable<
  NonNullable<GraphQLField<unknown, unknown>["astNode"]>["directives"]
>[number];

function argumentsOf(directive: DirectiveNode): Record<string, string> {
  const entries = (directive.arguments ?? []).map(({ name, value }) => [
    name.value,
    String(valueFromASTUntyped(value)),
  ]);
  return Object.fromEntries(entries);
}

/** Follows ids, or other keys, to nodes: of a list one node for each key that some node has. */
function linkResolver(
  field: GraphQLField<StoredNode, QueryContext>,
  schema: GraphQLSchema,
  store: NodeStore,
  { by = "id", from = field.name }: Record<string, string>,
): Resolver {
  const types = nodeTypesNamed(schema, getNamedType(field.type).name);
  const follow = (key: unknown) =>
    by === "id" ? store.get(String(key)) : store.find(types, by, key)[0];
  const outer = isNonNullType(field.type) ? field.type.ofType : field.type;
  if (!isListType(outer)) return (node) => (node[from] == null ? null : follow(node[from]));
  return (node) => [node[from] ?? []].flat().flatMap((key) => follow(key) ?? []);
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

function resolveRoot(query: GraphQLObjectType | null | undefined, types: readonly string[]): void {
  const fields = query?.getFields() ?? {};
  for (const type of types) {
    const all = fields[`all${type}`];
    const one = fields[rootField(type)];
    if (all) {
      all.resolve = async (_, args: NodeQuery, { nodeModel }: QueryContext) => {
        const { entries, totalCount } = await nodeModel.findAll({ type, query: args });
        return { nodes: entries, totalCount: await totalCount() };
      };
    }
    if (one) {
      one.resolve = (_, { id }, { nodeModel }: QueryContext) =>
        nodeModel.findOne({ type, query: id === undefined ? {} : { filter: { id } } });
    }
  }
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

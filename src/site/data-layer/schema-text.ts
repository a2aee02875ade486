import type {
  DocumentNode,
  FieldDefinitionNode,
  InterfaceTypeDefinitionNode,
  ObjectTypeDefinitionNode,
} from "graphql";
import { Kind, parse, visit } from "graphql";

/** Definitions of Gatsby and gatsby-source-filesystem: directives, scalars and the type of files. */
const BASE = `
  directive @dontInfer on OBJECT | INTERFACE
  directive @mimeTypes(types: [String!]!) on OBJECT
  directive @childOf(types: [String!], mimeTypes: [String!]) on OBJECT | INTERFACE
  directive @link(by: String = "id", from: String, on: String) on FIELD_DEFINITION
  directive @dateformat(formatString: String, locale: String) on FIELD_DEFINITION

  scalar Date
  scalar JSON

  interface Node {
    id: ID!
  }
  type Internal {
    type: String!
    content: String
  }
  type File implements Node @dontInfer {
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

const NODE_FIELDS = fieldsOf("id: ID! parent: Node children: [Node!]! internal: Internal!");
/** Arguments that Gatsby adds to date fields. */
const DATE_ARGUMENTS = fieldsOf("x(formatString: String, locale: String): Date")[0]?.arguments;

/**
 * Combines the plugins' definitions into one GraphQL document, and completes it as Gatsby does: node types
 * get the fields of nodes, dates can be formatted, and the root has fields for each type.
 */
export function schemaDocument(definitions: readonly string[]): DocumentNode {
  const document = completeTypes(parse([BASE, ...definitions].join("\n")));
  const types = nodeTypesOf(document).map(({ name }) => name.value);
  return { ...document, definitions: [...document.definitions, ...rootDefinitions(types)] };
}

/** Returns the node types of a document. */
export function nodeTypesOf({ definitions }: DocumentNode): ObjectTypeDefinitionNode[] {
  return definitions.filter(
    (definition): definition is ObjectTypeDefinitionNode =>
      definition.kind === Kind.OBJECT_TYPE_DEFINITION && isNodeType(definition),
  );
}

function isNodeType({ interfaces }: Pick<ObjectTypeDefinitionNode, "interfaces">): boolean {
  return interfaces?.some(({ name }) => name.value === "Node") ?? false;
}

function completeTypes(document: DocumentNode): DocumentNode {
  const addNodeFields = <Type extends ObjectTypeDefinitionNode | InterfaceTypeDefinitionNode>(
    type: Type,
  ): Type => {
    if (!isNodeType(type) && type.name.value !== "Node") return type;
    const fields = [...NODE_FIELDS, ...(type.fields ?? [])];
    return {
      ...type,
      fields: [...new Map(fields.map((field) => [field.name.value, field])).values()],
    };
  };
  return visit(document, {
    ObjectTypeDefinition: addNodeFields,
    InterfaceTypeDefinition: addNodeFields,
    FieldDefinition: (field) =>
      field.directives?.some(({ name }) => name.value === "dateformat")
        ? { ...field, arguments: DATE_ARGUMENTS }
        : undefined,
  });
}

function fieldsOf(text: string): readonly FieldDefinitionNode[] {
  const [type] = parse(`type X { ${text} }`).definitions;
  return type?.kind === Kind.OBJECT_TYPE_DEFINITION ? (type.fields ?? []) : [];
}

/** `allDocPage` and `docPage` for `DocPage`. */
function rootDefinitions(types: readonly string[]): DocumentNode["definitions"] {
  const fields = types.flatMap((type) => [
    `all${type}(filter: JSON, sort: JSON, limit: Int, skip: Int): ${type}Connection!`,
    `${rootField(type)}(id: JSON): ${type}`,
  ]);
  const connections = types.map(
    (type) => `type ${type}Connection { nodes: [${type}!]! totalCount: Int! }`,
  );
  return parse(`type Query { ${fields.join("\n")} }\n${connections.join("\n")}`).definitions;
}

/** Returns the name of the root field for one node of a type. */
export function rootField(type: string): string {
  return type.charAt(0).toLowerCase() + type.slice(1);
}

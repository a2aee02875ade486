import { recordOf, textOf } from "../json";
import { sampleExample } from "../samples/sample-value";
import type { NamedSchemaModel, OperationModel, SchemaReference } from "../types";
import type { ModelContext } from "./common";
import { exampleOf } from "./content";
import { buildSchema } from "./schema";
import { kebabCase, uniqueSlugs } from "./operation-list";

/** Lists names, slugs and addresses of all named schemas of a document. */
export function listSchemas(
  schemas: unknown,
  basePath: string,
): Map<string, SchemaReference & { slug: string }> {
  const names = Object.keys(recordOf(schemas));
  const slugs = uniqueSlugs(names.map((name) => ({ slug: kebabCase(name) })));
  return new Map(
    names.map((name, index) => {
      const slug = slugs[index] ?? name;
      return [name, { name, permalink: `${basePath}/${slug}`, slug }];
    }),
  );
}

/** Builds all named schemas with their users, in document order. */
export function buildNamedSchemas(
  context: ModelContext,
  listed: ReadonlyMap<string, { slug: string }>,
  operations: readonly OperationModel[],
): NamedSchemaModel[] {
  const nodes = recordOf(recordOf(context.document.components).schemas);
  const names = Object.keys(nodes);
  const uses = new Map(
    names.map((name) => [name, context.index.schemasOf(name).filter((used) => used in nodes)]),
  );
  const usedBySchemas = invert(uses);
  const usedByOperations = invert(new Map(operations.map(({ key, schemas }) => [key, schemas])));
  return names.map((name, order) => ({
    ...aboutSchema(context, name, nodes[name]),
    slug: listed.get(name)?.slug ?? name,
    permalink: context.schemas.get(name)?.permalink ?? "",
    order,
    uses: uses.get(name) ?? [],
    usedBySchemas: usedBySchemas.get(name) ?? [],
    usedByOperations: usedByOperations.get(name) ?? [],
  }));
}

function aboutSchema(
  context: ModelContext,
  name: string,
  node: unknown,
): Pick<NamedSchemaModel, "name" | "title" | "schema" | "examples"> {
  const schema = buildSchema(context, node);
  const given = schema.examples?.map(({ value }, index) =>
    exampleOf(`Example ${index + 1}`, value),
  );
  return {
    name,
    title: textOf(recordOf(node).title) ?? name,
    schema,
    examples: given ?? sampleExample(context.document, "application/json", { schema: node }),
  };
}

/** Inverts a map from users to what they use, in document order. */
function invert(uses: ReadonlyMap<string, readonly string[]>): Map<string, string[]> {
  const inverse = new Map<string, string[]>();
  for (const [user, names] of uses) {
    for (const name of names) {
      const users = inverse.get(name) ?? [];
      users.push(user);
      inverse.set(name, users);
    }
  }
  return inverse;
}

import { directSchemas } from "../document/operation-document";
import { compact, recordOf, textOf } from "../json";
import { sampleExample } from "../samples/sample-value";
import type { NamedSchemaModel, OperationModel, SchemaReference } from "../types";
import type { ModelContext } from "./context";
import { exampleOf } from "./example";
import { buildSchema } from "./schema";
import { kebabCase, uniqueSlugs } from "./slug";

/** Names and addresses of all named schemas of a document. */
export function listSchemas(schemas: unknown, basePath: string): Map<string, SchemaReference & { slug: string }> {
  const names = Object.keys(recordOf(schemas));
  const slugs = uniqueSlugs(names.map((name) => ({ slug: kebabCase(name) })));
  return new Map(
    names.map((name, index) => {
      const slug = slugs[index] ?? name;
      return [name, { name, permalink: `${basePath}/${slug}`, slug }];
    }),
  );
}

/** All named schemas with who uses them, in the order of the document. */
export function buildNamedSchemas(
  context: ModelContext,
  listed: ReadonlyMap<string, { slug: string }>,
  operations: readonly OperationModel[],
): NamedSchemaModel[] {
  const nodes = recordOf(recordOf(context.document.components).schemas);
  const uses = new Map(
    Object.entries(nodes).map(([name, node]) => [name, [...new Set(directSchemas(node, "schema"))].filter((used) => used in nodes)]),
  );
  return Object.entries(nodes).map(([name, node], order) => {
    const schema = buildSchema(context, node);
    const slug = listed.get(name)?.slug ?? name;
    return compact<NamedSchemaModel>({
      name,
      title: textOf(recordOf(node).title) ?? name,
      slug,
      permalink: context.schemas.get(name)?.permalink ?? "",
      order,
      schema,
      examples: schema.examples?.map((value, index) => exampleOf(`Example ${index + 1}`, value)) ??
        sampleExample(context.document, "application/json", { schema: node }),
      uses: uses.get(name) ?? [],
      usedBySchemas: Object.keys(nodes).filter((other) => uses.get(other)?.includes(name)),
      usedByOperations: operations.filter(({ schemas }) => schemas.includes(name)).map(({ key }) => key),
    });
  });
}

import { createContext, useContext, useMemo } from "react";
import { buildSchemaTree } from "../../lib/api/schema-tree";
import type { SchemaNode } from "../../lib/api/schema-tree";
import type { KnownSchema, SchemaModel } from "../../lib/api/model";

const NONE: ReadonlyMap<string, KnownSchema> = new Map();

/** The named schemas that a page can unfold in place, by name. */
export const Schemas = createContext<ReadonlyMap<string, KnownSchema>>(NONE);

/** The schemas of a page by name, for `Schemas`. */
export function useSchemasByName(schemas: readonly KnownSchema[]) {
  return useMemo(() => new Map(schemas.map((schema) => [schema.name, schema])), [schemas]);
}

/** A schema with everything below it, ready to be shown. */
export function useSchemaTree(schema: SchemaModel, anchor: string): SchemaNode {
  const schemas = useContext(Schemas);
  return useMemo(() => buildSchemaTree(schema, { anchor, schemas }), [schema, anchor, schemas]);
}

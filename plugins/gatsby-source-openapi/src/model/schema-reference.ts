import { componentName, referenceOf } from "../document/reference";
import type { SchemaReference } from "../types";
import type { ModelContext } from "./context";

/** The named schema that an object refers to, undefined where it refers to none. */
export function schemaReference(context: ModelContext, node: unknown): SchemaReference | undefined {
  const name = componentName(referenceOf(node) ?? "", "schemas");
  return name === undefined ? undefined : context.schemas.get(name);
}

import type { ReferenceIndex } from "../document/reference-index";
import type { JsonRecord } from "../json";
import type { SchemaReference } from "../types";

/** What the parts of a model need to know about the document that they are in. */
export type ModelContext = {
  /** The whole document, OpenAPI 3, references by name. */
  document: JsonRecord;
  /** Which components the parts of the document reach. */
  index: ReferenceIndex;
  /** Named schemas by name, as places point to them. */
  schemas: ReadonlyMap<string, SchemaReference>;
  /** Address of an operation's page by operationId and by `METHOD path`. */
  permalinks: ReadonlyMap<string, string>;
};

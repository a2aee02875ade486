import type { z } from "zod";
import type { CompiledContent } from "../content/types";
import type { KNOWN_KEYS } from "../front-matter/schemas";
import type { NodeFields } from "../node-writer";
import type { ContentPluginOptions } from "../plugin-options-schema";
import type { LocalProblem } from "../../../../packages/problems";
import type { YamlText } from "../yaml/read-yaml";

/** What a collection gets to make a page's fields from. */
export interface PageInput<FrontMatter> {
  frontMatter: FrontMatter;
  content: CompiledContent;
  /** Text of the file below its front matter. */
  source: string;
  /** Path of the file below the collection's folder. */
  relativePath: string;
  /** Folder of the file, absolute. */
  directory: string;
  /** Where a key of the front matter stands. */
  placeOf: YamlText["placeOf"];
  options: ContentPluginOptions;
}

/** One kind of page: what its front matter may say, what node it becomes. */
export interface Collection<Schema extends z.ZodType> {
  /** GraphQL type. */
  type: string;
  kind: keyof typeof KNOWN_KEYS;
  schema: Schema;
  toFields: (input: PageInput<z.output<Schema>>) => NodeFields;
  /** Rules that a schema cannot say, as they look at the file's path. */
  findProblems?: (input: PageInput<z.output<Schema>>) => LocalProblem[];
  /** Nodes besides the page's own: `[type, key, fields]`. */
  extraNodes?: (input: PageInput<z.output<Schema>>) => Array<[string, string, NodeFields]>;
}

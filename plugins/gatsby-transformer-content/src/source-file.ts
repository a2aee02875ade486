import type { z } from "zod";
import { readDataFile } from "./data-files/data-file";
import type { FileNode, NodeFactory } from "./nodes";
import type { ContentPluginOptions } from "./plugin-options";

/** A content file, and what is needed to create its nodes. */
export interface SourceFile {
  file: FileNode;
  source: string;
  factory: NodeFactory;
  options: ContentPluginOptions;
}

/** A page and a file that it includes. */
export interface Inclusion {
  /** Absolute path of the page's file. */
  page: string;
  /** Absolute path of the partial or code file. */
  includes: string;
}

/**
 * Reads and validates a data file and reports problems. Returns the data if it is valid, and the
 * positions of keys.
 */
export async function readChecked<Schema extends z.ZodType>(
  { source, factory }: SourceFile,
  schema: Schema,
  subject: string,
): Promise<Pick<ReturnType<typeof readDataFile<Schema>>, "value" | "positionOf">> {
  const { problems, ...read } = readDataFile(source, schema, subject);
  await factory.report(problems);
  return read;
}

import path from "node:path";
import type { z } from "zod";
import type { SourceFile } from "../collections/create-page-nodes";
import { inFile } from "../../../../packages/problems";
import { readDataFile } from "./data-file";

/** Reads and validates; reports what is wrong; gives the data only if it is right. */
export async function readChecked<Schema extends z.ZodType>(
  { file, source, writer }: SourceFile,
  schema: Schema,
  subject: string,
): Promise<z.output<Schema> | undefined> {
  const { value, problems } = readDataFile(source, schema, subject);
  await writer.report(inFile(relativeName(file.absolutePath), problems));
  return value;
}

/** A file's path from the project's root, as reports and nodes name it. */
export function relativeName(absolutePath: string): string {
  return path.relative(process.cwd(), absolutePath);
}

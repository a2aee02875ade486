import { loadAll, YAMLException } from "js-yaml";
import type { SyntaxMistake } from "./syntax-error";

/** Whether a block is valid YAML, of one or more documents. */
export function findYamlMistake(code: string): SyntaxMistake | undefined {
  try {
    loadAll(code);
    return undefined;
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    const line = error.mark === undefined ? undefined : error.mark.line + 1;
    return { message: error.reason, ...(line === undefined ? {} : { line }) };
  }
}

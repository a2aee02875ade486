import type { SyntaxMistake } from "./syntax-error";

/** Whether a block is one JSON value, or one on each line where the language is `jsonl`. */
export function findJsonMistake(code: string): SyntaxMistake | undefined {
  try {
    JSON.parse(code);
    return undefined;
  } catch (error) {
    const message = (error as Error).message;
    const offset = /position (\d+)/.exec(message)?.[1];
    const line = offset ? code.slice(0, Number(offset)).split("\n").length : undefined;
    return { message, ...(line === undefined ? {} : { line }) };
  }
}

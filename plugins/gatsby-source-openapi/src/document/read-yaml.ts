import {
  binaryTag,
  CORE_SCHEMA,
  load,
  mergeTag,
  omapTag,
  pairsTag,
  setTag,
  YAMLException,
} from "js-yaml";
import type { Document } from "yaml";
import { LineCounter, parseDocument } from "yaml";
import type { FilePosition, Problem } from "../../../../packages/problems";
import { createYamlLocator } from "../../../../packages/yaml-positions";
import { segmentsOf } from "./reference";

/** YAML without dates, as OpenAPI needs it: `2025-01-01` stays a string. Covers JSON. */
const SCHEMA = CORE_SCHEMA.withTags(mergeTag, binaryTag, omapTag, pairsTag, setTag);

/** Limit for the nesting of mappings and lists. */
export const MAX_DEPTH = 400;

const MAX_SYNTAX_PROBLEMS = 20;
const MAX_KEY = 200;

/** Parses YAML or JSON. Returns a problem for each syntax error. */
export function readYaml(text: string, file: string): { value: unknown } | { problems: Problem[] } {
  if (text.trim() === "") {
    return { value: undefined };
  }
  try {
    return { value: load(text, { schema: SCHEMA, filename: file, maxDepth: MAX_DEPTH }) };
  } catch (error) {
    // Nesting that is too deep for one parser is too deep for the other too.
    return isTooDeep(error)
      ? { problems: [problemOf(error, file)] }
      : readLoosely(text, file, error);
  }
}

/** Reads what js-yaml refuses and others accept, such as a closing bracket below its key. */
function readLoosely(
  text: string,
  file: string,
  refusal: unknown,
): { value: unknown } | { problems: Problem[] } {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, merge: true });
  if (document.errors.length > 0) return { problems: syntaxProblems(document, text, file, lines) };
  try {
    return { value: document.toJS() };
  } catch {
    return { problems: [problemOf(refusal, file)] };
  }
}

function isTooDeep(error: unknown): boolean {
  return (
    error instanceof RangeError ||
    (error instanceof YAMLException && error.reason.includes("maxDepth"))
  );
}

function syntaxProblems(
  { errors }: Document,
  text: string,
  file: string,
  lines: LineCounter,
): Problem[] {
  // One mistake causes several errors at the same position; the first one names the cause.
  const first = new Map(errors.map((error) => [error.pos[0], error] as const).reverse());
  return [...first.values()]
    .reverse()
    .slice(0, MAX_SYNTAX_PROBLEMS)
    .map(({ code, message, pos: [start] }) => {
      const { line, col } = lines.linePos(start);
      const place = { severity: "error" as const, file, line, column: col };
      const value = /^("[^"\n]*"|'[^'\n]*'|[^\s:,[\]{}]+)/.exec(
        text.slice(start, start + MAX_KEY),
      )?.[0];
      return code === "DUPLICATE_KEY"
        ? {
            ...place,
            code: "duplicate-key",
            message: "The key is used twice in one mapping.",
            ...(value ? { value } : {}),
            hint: "Keep one of them, or rename the other.",
          }
        : { ...place, code: "syntax", ...syntaxWords(code, message, text, start) };
    });
}

function syntaxWords(code: string, message: string, text: string, start: number) {
  return code === "MULTIPLE_DOCS"
    ? {
        message: "The file contains several YAML documents.",
        hint: "Keep one document in a file: remove the line `---` and everything after it.",
      }
    : { message, hint: syntaxHint(text, start) };
}

function syntaxHint(text: string, position: number): string {
  return position >= text.trimEnd().length
    ? "The file seems to be truncated: check that it is complete."
    : "Check indentation, quotes, colons and brackets at this place.";
}

function problemOf(error: unknown, file: string): Problem {
  const mark = error instanceof YAMLException ? error.mark : undefined;
  const place = {
    severity: "error" as const,
    file,
    ...(mark ? { line: mark.line + 1, column: mark.column + 1 } : {}),
  };
  if (isTooDeep(error)) {
    return {
      ...place,
      code: "unsafe-shape",
      message: `The document is nested more than ${MAX_DEPTH} levels deep.`,
      hint: "Move inner schemas to components.schemas and refer to them.",
    };
  }
  return {
    ...place,
    code: "syntax",
    message:
      error instanceof YAMLException ? error.reason : `The file cannot be parsed: ${String(error)}`,
    hint: "The file must contain one YAML or JSON document.",
  };
}

/** Creates a function that returns the position of a JSON pointer in a text, as `createYamlLocator` does. */
export function createLocator(text: string): (pointer: string) => FilePosition {
  const locate = createYamlLocator(text);
  return (pointer) => locate(segmentsOf(pointer));
}

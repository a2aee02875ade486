import type { LocalProblem } from "../problem";
import { readYaml } from "../yaml/read-yaml";
import type { YamlText } from "../yaml/read-yaml";

/** A content file taken apart: its front matter as data with places, and its body. */
export interface SplitFile {
  /** The front matter's keys and values; empty where there is none or it could not be read. */
  data: Record<string, unknown>;
  placeOf: YamlText["placeOf"];
  /**
   * The body with the front matter's lines blanked, so that every position that a parser reports
   * is a position in the file.
   */
  body: string;
  problems: LocalProblem[];
}

const FENCED = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)^---[ \t]*(?:\r?\n|$)/m;

/** Splits a file into front matter and body. YAML that cannot be read becomes problems. */
export function splitFrontMatter(source: string): SplitFile {
  const match = FENCED.exec(source);
  if (!match || match.index > 0) {
    return { data: {}, placeOf: () => ({ line: 1, column: 1 }), body: source, problems: [] };
  }
  const { data, placeOf, problems } = readYaml(match[1] ?? "", 1);
  const body = match[0].replace(/[^\n]/g, "") + source.slice(match[0].length);
  if (isRecord(data)) return { data, placeOf, body, problems };
  if (data !== undefined && data !== null) problems.push(notAMapping());
  return { data: {}, placeOf, body, problems };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function notAMapping(): LocalProblem {
  return {
    code: "front-matter/not-a-mapping",
    severity: "error",
    line: 2,
    column: 1,
    message: "Front matter must be a list of keys and values.",
    hint: "Write each setting as `key: value` on a line of its own.",
  };
}

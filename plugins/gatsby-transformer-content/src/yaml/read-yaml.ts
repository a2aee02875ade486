import { load, YAMLException } from "js-yaml";
import type { LocalProblem, Place } from "../../../../packages/problems";
import { placeOfKey } from "./place-of-key";
import type { YamlPath } from "./place-of-key";

/** A YAML text read: its data, and a way to say where in the text a value stands. */
export interface YamlText {
  /** `undefined` where the text is empty or could not be read. */
  data: unknown;
  /** Where a key stands. Costs a parse: ask it only for reports. */
  placeOf: (path: YamlPath) => Place;
  problems: LocalProblem[];
}

/**
 * Reads a YAML text.
 *
 * @param lineOffset lines of the file that come before the text, added to every place
 */
export function readYaml(text: string, lineOffset = 0): YamlText {
  const placeOf = (path: YamlPath): Place => {
    const place = placeOfKey(text, path);
    return { ...place, line: place.line + lineOffset };
  };
  try {
    return { data: text.trim() === "" ? undefined : load(text), placeOf, problems: [] };
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    return { data: undefined, placeOf, problems: [syntaxProblem(error, lineOffset)] };
  }
}

function syntaxProblem(error: YAMLException, lineOffset: number): LocalProblem {
  return {
    code: "yaml/syntax",
    severity: "error",
    line: (error.mark?.line ?? 0) + 1 + lineOffset,
    column: (error.mark?.column ?? 0) + 1,
    message: `This is not valid YAML: ${error.reason}.`,
    hint: "Quote values that hold a colon or a # sign, indent with spaces, and write each key once.",
  };
}

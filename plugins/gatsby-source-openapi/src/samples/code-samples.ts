import { isRecord, type JsonRecord, listOf, textOf } from "../json";
import { kebabCase } from "../model/slug";
import type { SampleModel } from "../types";

/** Names under which documents give samples of a language, and the language's id here. */
const IDS: Record<string, string> = {
  shell: "curl",
  bash: "curl",
  curl: "curl",
  js: "javascript",
  javascript: "javascript",
  node: "node",
  nodejs: "node",
  "node.js": "node",
  "c#": "csharp",
  csharp: "csharp",
  golang: "go",
};

const HIGHLIGHT: Record<string, string> = { curl: "bash", node: "javascript", "c++": "cpp" };

/** The samples that the document itself gives in `x-codeSamples`. */
export function givenSamples(operation: JsonRecord): SampleModel[] {
  const list = listOf(operation["x-codeSamples"] ?? operation["x-code-samples"]);
  return list.filter(isRecord).flatMap((sample) => {
    const lang = textOf(sample.lang);
    const source = textOf(sample.source);
    if (lang === undefined || source === undefined) {
      return [];
    }
    const name = lang.toLowerCase();
    const id = IDS[name] ?? (kebabCase(lang) || name);
    return [
      {
        id,
        lang: HIGHLIGHT[id] ?? id,
        label: textOf(sample.label) ?? lang,
        source: source.trimEnd(),
      },
    ];
  });
}

import type { DocumentModel } from "../../plugins/gatsby-source-openapi";
import type { Flow, Language } from "./find-samples";
import type { Given } from "./given";

/** Languages of generated samples that are run, with the ends of their files. */
const LANGUAGES: Record<string, [Language, string]> = {
  curl: ["shell", "sh"],
  javascript: ["JavaScript", "mjs"],
  node: ["JavaScript", "cjs"],
  python: ["Python", "py"],
};

/** Returns the samples of the document's endpoint pages, each to be run alone. */
export function generatedFlows(
  { operations }: DocumentModel,
  file: string,
): Array<{ flow: Flow; given: Given }> {
  return operations.flatMap(({ method, pathTemplate, samples, security }) => {
    const pointer = `/paths/${pathTemplate.replaceAll("/", "~1")}/${method.toLowerCase()}`;
    const token = JSON.stringify(security).includes("agentAccessToken")
      ? "agent-token"
      : "eyJ.example.token";
    return samples.flatMap(({ id, source }) => {
      const [language, end] = LANGUAGES[id] ?? [];
      if (!language || source === undefined) return [];
      const sample = { language, code: source, name: `${id}.${end}`, line: 1 };
      const flow: Flow = { file, pointer, samples: [sample], expected: [], files: {} };
      return [{ flow, given: { env: { API_TOKEN: token } } }];
    });
  });
}

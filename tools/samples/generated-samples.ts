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

/** What readers write in place of the placeholders: ids that the double knows. */
const IDS: Record<string, string> = {
  YOUR_AGENT_ID: "agent_01J8Y7Q2M5",
  YOUR_CHAT_ID: "chat_01J8Z3K6W4",
  YOUR_CLIENT_ID: "client_8f14e45f",
  YOUR_IN_REPLY_TO: "msg_01J8Z3M0R2",
  YOUR_WORKSPACE_ID: "ws_01J8X2B9DN",
};

/** Returns the samples of the document's endpoint pages, each to be run alone, with ids in place of placeholders. */
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
      const code = source.replace(
        /\bYOUR_[A-Z\d_]+\b/g,
        (placeholder) => IDS[placeholder] ?? placeholder,
      );
      const sample = { language, code, name: `${id}.${end}`, line: 1 };
      const flow: Flow = { file, pointer, samples: [sample], expected: [], files: {} };
      return [{ flow, given: { env: { API_TOKEN: token } } }];
    });
  });
}

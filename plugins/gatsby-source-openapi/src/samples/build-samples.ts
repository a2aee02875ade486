import type { JsonRecord } from "../json";
import { isRecord, listOf, textOf } from "../json";
import type { ListedOperation } from "../model/operation-list";
import { kebabCase } from "../model/operation-list";
import type { RequestVariant, SampleModel } from "../types";
import type { RequestChoices } from "./compose-request";
import { composeRequest } from "./compose-request";
import { LANGUAGES } from "./languages";
import { rewriteSample, writeSample } from "./write-sample";

/**
 * Builds the samples of an operation: those in the document, then one for each other language. A
 * webhook is called by the API, so it has only the document's samples.
 */
export function buildSamples(
  kind: ListedOperation["kind"],
  operation: JsonRecord,
  choices: RequestChoices,
): SampleModel[] {
  const given = givenSamples(operation);
  if (kind === "webhook") return given;
  const request = composeRequest(choices);
  const missing = LANGUAGES.filter(({ id }) => !given.some((sample) => sample.id === id));
  const made = missing.flatMap((language) => {
    const source = writeSample(request, language, choices.answersJson);
    return source === undefined
      ? []
      : [{ id: language.id, lang: language.lang, label: language.label, source }];
  });
  return [...given, ...made];
}

/** Operations with more variants keep the first ones. */
const MOST_VARIANTS = 16;

/**
 * Builds the requests that readers can choose: every body with every alternative of authentication
 * that sends something else. A request without alternatives has no variants.
 *
 * @param samples samples of the first request
 */
export function buildVariants(
  samples: readonly SampleModel[],
  choices: RequestChoices,
): RequestVariant[] {
  const bodies = choices.bodies.length > 0 ? choices.bodies : [{ mediaType: "", name: "" }];
  const alternatives = choices.security.length > 0 ? choices.security : [[]];
  const sent = alternatives.map((_, security) =>
    JSON.stringify(composeRequest(choices, { security })),
  );
  const variants = bodies.flatMap(({ mediaType, name }, body) =>
    alternatives.flatMap((credentials, security) => {
      if (sent.indexOf(sent[security] ?? "") < security) return [];
      const request = composeRequest(choices, { body, security });
      return [
        {
          contentType: mediaType,
          example: name,
          security: credentials.map(({ scheme }) => scheme).join(" + "),
          choice: { body, security },
          ...(body === 0 && security === 0
            ? {}
            : { samples: samples.map((one) => rewriteSample(one, request, choices.answersJson)) }),
        },
      ];
    }),
  );
  return variants.length > 1 ? variants.slice(0, MOST_VARIANTS) : [];
}

/** Ids of languages by the names that documents use for them. */
const IDS = new Map(
  Object.entries({
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
  }),
);

const HIGHLIGHT = new Map([
  ["curl", "bash"],
  ["node", "javascript"],
  ["c++", "cpp"],
]);

/** Returns the samples in `x-codeSamples`. */
export function givenSamples(operation: JsonRecord): SampleModel[] {
  const list = listOf(operation["x-codeSamples"] ?? operation["x-code-samples"]);
  return list.filter(isRecord).flatMap((sample) => {
    const lang = textOf(sample.lang);
    const source = textOf(sample.source);
    if (lang === undefined || source === undefined) return [];
    const name = lang.toLowerCase();
    const id = IDS.get(name) ?? (kebabCase(lang) || name);
    return [
      {
        id,
        lang: HIGHLIGHT.get(id) ?? id,
        label: textOf(sample.label) ?? lang,
        source: source.trimEnd(),
      },
    ];
  });
}

import { HTTPSnippet } from "@readme/httpsnippet";
import type { JsonRecord } from "../json";
import { isRecord, listOf, textOf } from "../json";
import type { ModelContext } from "../model/common";
import { kebabCase } from "../model/operation-list";
import type { ResponseModel, SampleModel, SecuritySchemeModel } from "../types";
import type { HarRequest, RequestParts } from "./build-request";
import { buildRequest } from "./build-request";
import type { Language } from "./languages";
import { FILE, LANGUAGES, TOKEN, writeToken } from "./languages";

/** Options of samples. */
type SampleSettings = { schemes: readonly SecuritySchemeModel[]; tokenVariable: string };

/**
 * Builds the samples of an operation: those in the document, then one for each other language. A
 * webhook is called by the API, so it has only the document's samples.
 */
export function buildSamples(
  context: ModelContext,
  parts: RequestParts & { responses: readonly ResponseModel[] },
  operation: JsonRecord,
  { schemes, tokenVariable }: SampleSettings,
): SampleModel[] {
  const given = givenSamples(operation);
  if (parts.kind === "webhook") return given;
  const request = buildRequest(context.document, parts, schemes);
  const missing = LANGUAGES.filter(({ id }) => !given.some((sample) => sample.id === id));
  const made = missing.flatMap((language) => {
    const source = sourceOf(request, language, tokenVariable, answersJson(parts.responses));
    return source === undefined
      ? []
      : [{ id: language.id, lang: language.lang, label: language.label, source }];
  });
  return [...given, ...made];
}

function sourceOf(
  request: HarRequest,
  language: Language,
  variable: string,
  isJson: boolean,
): string | undefined {
  const converted = convert(request, language);
  if (converted === undefined) return undefined;
  const source = converted.includes(FILE) ? language.upload(converted) : converted;
  const usesToken = source.includes(TOKEN);
  const withToken = unquotedToken(writeToken(source, variable, language.token), variable);
  const finished = language.finish?.(withToken, usesToken) ?? withToken;
  return (isJson ? finished : finished.replace("res.json()", "res.text()")).trimEnd();
}

function convert(request: HarRequest, { target, client }: Language): string | undefined {
  try {
    const isPython = target === "python";
    const written = isPython ? withLists(request) : request;
    const made = new HTTPSnippet(written as ConstructorParameters<typeof HTTPSnippet>[0]).convert(
      target,
      client,
    );
    const source = (Array.isArray(made) ? made[0] : made) || undefined;
    return isPython && source ? readLists(source) : source;
  } catch {
    // The library cannot write every request in every language.
    return undefined;
  }
}

const LIST = "LISTPLACEHOLDER";

/** The library has one value for each name of a field in Python; requests takes a list of values. */
function withLists(request: HarRequest): HarRequest {
  const { postData } = request;
  const names = [...new Set(postData?.params?.map(({ name }) => name))];
  const params = names.flatMap((name) => {
    const same = postData?.params?.filter((field) => field.name === name) ?? [];
    const values = JSON.stringify(same.map(({ value }) => value));
    return same.length > 1 && same[0]?.fileName === undefined
      ? [{ name, value: `${LIST}${values}${LIST}` }]
      : same;
  });
  return postData?.params ? { ...request, postData: { ...postData, params } } : request;
}

function readLists(source: string): string {
  const written = new RegExp(`"${LIST}(.*?)${LIST}"`, "g");
  return source.replace(written, (_, values: string) => JSON.parse(`"${values}"`));
}

/** Replaces tokens that the library wrote without quotes (a cookie in curl) by a shell variable. */
function unquotedToken(source: string, variable: string): string {
  return source.split(TOKEN).join(`$${variable}`);
}

function answersJson(responses: readonly ResponseModel[]): boolean {
  const success = responses.find(({ status }) => status.startsWith("2")) ?? responses[0];
  return success?.content.some(({ mediaType }) => /json/.test(mediaType)) ?? false;
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

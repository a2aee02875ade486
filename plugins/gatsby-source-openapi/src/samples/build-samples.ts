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
import { FORM_DATA, multipartText, pythonFiles } from "./multipart";

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

function convert(request: HarRequest, language: Language): string | undefined {
  try {
    return language.id === "python" && request.postData?.mimeType === FORM_DATA
      ? withPythonFiles(request, language)
      : write(withParts(request, language), language);
  } catch {
    // The library cannot write every request in every language.
    return undefined;
  }
}

function write(request: HarRequest, { target, client }: Language): string | undefined {
  const snippet = new HTTPSnippet(request as ConstructorParameters<typeof HTTPSnippet>[0]);
  const made = snippet.convert(target, client);
  return (Array.isArray(made) ? made[0] : made) || undefined;
}

/**
 * Returns a request whose multipart body the library writes completely: for some languages a form,
 * for others one text.
 */
function withParts(request: HarRequest, { fieldOf }: Language): HarRequest {
  const { mimeType = "", params } = request.postData ?? {};
  if (params === undefined || !mimeType.startsWith("multipart/")) return request;
  if (mimeType === FORM_DATA && fieldOf) {
    return { ...request, postData: { mimeType, params: params.map(fieldOf) } };
  }
  const postData = multipartText(mimeType, params);
  const headers = [...request.headers, { name: "Content-Type", value: postData.mimeType }];
  return { ...request, headers, postData };
}

/** Writes a form in Python, where the library has one value for each name and no media types. */
function withPythonFiles(
  { postData, ...request }: HarRequest,
  language: Language,
): string | undefined {
  const files = pythonFiles(postData?.params ?? []);
  return write(request, language)
    ?.replace(/\n(?=response = )/, () => `\n${files}\n\n`)
    .replace(/^(response = requests\.\w+\([^\n]*)\)$/m, "$1, files=files)");
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

import { HTTPSnippet } from "@readme/httpsnippet";
import type { JsonRecord } from "../json";
import type { ModelContext } from "../model/context";
import type { ResponseModel, SampleModel, SecuritySchemeModel } from "../types";
import { buildRequest, type HarRequest, type RequestParts } from "./build-request";
import { givenSamples } from "./code-samples";
import { LANGUAGES, type Language } from "./languages";
import { TOKEN, writeToken } from "./token";

/** What samples depend on besides the operation. */
export type SampleSettings = { schemes: readonly SecuritySchemeModel[]; tokenVariable: string };

/**
 * The samples of an operation: those that the document gives, then one for each other language. A
 * webhook is called by the API, so only the document's own samples are shown for it.
 */
export function buildSamples(
  context: ModelContext,
  parts: RequestParts & { responses: readonly ResponseModel[] },
  operation: JsonRecord,
  { schemes, tokenVariable }: SampleSettings,
): SampleModel[] {
  const given = givenSamples(operation);
  if (parts.kind === "webhook") {
    return given;
  }
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
  const source = convert(request, language);
  if (source === undefined) {
    return undefined;
  }
  const usesToken = source.includes(TOKEN);
  const withToken = unquotedToken(writeToken(source, variable, language.token), variable);
  const finished = language.finish?.(withToken, usesToken) ?? withToken;
  return (isJson ? finished : finished.replace("res.json()", "res.text()")).trimEnd();
}

function convert(request: HarRequest, { target, client }: Language): string | undefined {
  try {
    const made = new HTTPSnippet(request as ConstructorParameters<typeof HTTPSnippet>[0]).convert(
      target,
      client,
    );
    return (Array.isArray(made) ? made[0] : made) || undefined;
  } catch {
    // A request that the library cannot write in this language has no sample in it.
    return undefined;
  }
}

/** Where the library writes the token without quotes (a cookie of curl), a shell variable does. */
function unquotedToken(source: string, variable: string): string {
  return source.split(TOKEN).join(`$${variable}`);
}

function answersJson(responses: readonly ResponseModel[]): boolean {
  const success = responses.find(({ status }) => status.startsWith("2")) ?? responses[0];
  return success?.content.some(({ mediaType }) => /json/.test(mediaType)) ?? false;
}

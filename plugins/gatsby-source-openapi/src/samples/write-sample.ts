import { HTTPSnippet } from "@readme/httpsnippet";
import type { Json, SampleModel } from "../types";
import type { HarRequest } from "./compose-request";
import type { Language, OwnLanguage } from "./languages";
import { LANGUAGES, writeTokens } from "./languages";
import { FORM_DATA, multipartText } from "./multipart";
import { hasFile } from "./placeholders";

/** Writes a request in a language. Undefined if it cannot be written in this one. */
export function writeSample(
  request: HarRequest,
  language: Language | OwnLanguage,
  answersJson: boolean,
): string | undefined {
  const source = writeSource(request, language, answersJson && !request.isStream);
  return source && request.note ? withNote(source, request.note, language.lang) : source;
}

/** Adds a comment at the start of a sample. */
function withNote(source: string, note: string, lang: string): string {
  const mark = /^(?:bash|python|ruby|powershell)$/.test(lang) ? "#" : "//";
  return source.replace(/^(?:<\?php\n+)?/, (start) => `${start}${mark} ${note}\n`);
}

function writeSource(
  request: HarRequest,
  language: Language | OwnLanguage,
  answersJson: boolean,
): string | undefined {
  if ("write" in language) return language.write(request, answersJson);
  const converted = convert(request, language);
  if (converted === undefined) return undefined;
  const source = hasFile(converted) ? language.upload(converted) : converted;
  const withTokens = writeTokens(source, language.token);
  const finished = language.finish?.(withTokens, request) ?? withTokens;
  return finished.trimEnd();
}

/** Returns a sample of another request in the same language. */
export function rewriteSample(
  sample: SampleModel,
  request: HarRequest,
  answersJson: boolean,
): SampleModel {
  const language = LANGUAGES.find(({ id }) => id === sample.id);
  const source = language && writeSample(request, language, answersJson);
  return source === undefined ? sample : { ...sample, source };
}

function convert(request: HarRequest, language: Language): string | undefined {
  try {
    return write(withParts(request, language), language);
  } catch {
    // The library cannot write every request in every language.
    return undefined;
  }
}

function write(request: HarRequest, { target, client }: Language): string | undefined {
  const snippet = new HTTPSnippet(request as ConstructorParameters<typeof HTTPSnippet>[0]);
  const made = [snippet.convert(target, client)].flat()[0] || undefined;
  // The library writes hosts in lower case.
  const [, host = "", name = ""] = /^\w+:(\/\/([^/?#:]+))/.exec(request.url) ?? [];
  return made
    ?.replaceAll(host.toLowerCase(), host)
    .replace(`hostname: '${name.toLowerCase()}'`, `hostname: '${name}'`);
}

/**
 * Returns a request whose body the library writes completely: texts with escapes, a multipart body
 * for some languages as a form, for others as one text.
 */
function withParts(
  request: HarRequest,
  { fieldOf, escape = (text) => text }: Language,
): HarRequest {
  if (request.postData === undefined) return request;
  const { mimeType, params, text = "" } = request.postData;
  if (params === undefined) {
    const escaped = escapeJson(mimeType, text, escape) ?? escape(text, "text");
    return { ...request, postData: { mimeType, text: escaped } };
  }
  if (!mimeType.startsWith("multipart/")) {
    const escaped = params.map(({ name, value = "" }) => ({
      name: escape(name, "form"),
      value: escape(value, "form"),
    }));
    return { ...request, postData: { mimeType, params: escaped } };
  }
  if (mimeType === FORM_DATA && fieldOf) {
    return { ...request, postData: { mimeType, params: params.map(fieldOf) } };
  }
  const whole = multipartText(mimeType, params);
  const headers = [...request.headers, { name: "Content-Type", value: whole.mimeType }];
  return { ...request, headers, postData: { ...whole, text: escape(whole.text, "text") } };
}

/** Returns JSON with escapes in its strings and names. Undefined for what the library writes as text. */
function escapeJson(
  mimeType: string,
  text: string,
  escape: NonNullable<Language["escape"]>,
): string | undefined {
  if (!/^(?:application|text)\/(?:x-)?json$/.test(mimeType)) return undefined;
  const escapeIn = (value: Json): Json => {
    if (typeof value === "string") return escape(value, "json");
    if (typeof value !== "object" || value === null) return value;
    if (Array.isArray(value)) return value.map(escapeIn);
    return Object.fromEntries(
      Object.entries(value).map(([name, item]) => [escape(name, "json"), escapeIn(item)]),
    );
  };
  try {
    return JSON.stringify(escapeIn(JSON.parse(text)));
  } catch {
    return undefined;
  }
}

import type { Highlight } from "./highlighter";
import { objectOf, objectsOf, textOf } from "./json";
import type { JsonObject } from "./json";
import { schemaView, withoutMarkdown } from "./schema-view";

/** Makes the views of bodies, headers and callbacks. */
export interface ContentViews {
  /** Bodies by media type (`MediaTypeModel[]`). */
  content: (content: unknown) => Promise<JsonObject[]>;
  /** Headers (`HeaderModel[]`). */
  headers: (headers: unknown) => Promise<JsonObject[]>;
  /** Callbacks with all that they hold (`CallbackModel[]`). */
  callbacks: (callbacks: unknown) => Promise<JsonObject[]>;
  /** Examples (`ExampleModel[]`) of a body in a media type. */
  examples: (examples: unknown, mediaType: string) => Promise<JsonObject[]>;
}

/** Views of everything that can hold an example: the example's value becomes highlighted `html`. */
export function createContentViews(highlight: Highlight): ContentViews {
  const each = (list: unknown, view: (item: JsonObject) => Promise<JsonObject>) =>
    Promise.all(objectsOf(list).map(view));

  const example = async (item: JsonObject, mediaType: string): Promise<JsonObject> => {
    const { value, text, ...rest } = withoutMarkdown(item);
    const json = value === undefined ? undefined : JSON.stringify(value, null, 2);
    const code = textOf(text) ?? json;
    if (code === undefined) return rest;
    // A value that is not text itself may have its text beside it: both are shown.
    const hasBoth = text !== undefined && json !== undefined && typeof value !== "string";
    return {
      ...rest,
      html: await highlight(code, languageOf(mediaType)),
      ...(hasBoth ? { dataHtml: await highlight(json, "json") } : {}),
    };
  };
  const examples: ContentViews["examples"] = (list, mediaType) =>
    each(list, (item) => example(item, mediaType));

  const header = async (item: JsonObject): Promise<JsonObject> => ({
    ...withoutMarkdown(item),
    ...("schema" in item ? { schema: schemaView(objectOf(item.schema)) } : {}),
    ...("content" in item ? { content: await content(item.content) } : {}),
  });
  const headers: ContentViews["headers"] = (list) => each(list, header);

  const encoding = async (item: JsonObject): Promise<JsonObject> => ({
    ...item,
    ...("headers" in item ? { headers: await headers(item.headers) } : {}),
    ...("encoding" in item ? { encoding: await each(item.encoding, encoding) } : {}),
  });

  const content: ContentViews["content"] = (list) =>
    each(list, async (item) => ({
      ...item,
      ...("schema" in item ? { schema: schemaView(objectOf(item.schema)) } : {}),
      ...("itemSchema" in item ? { itemSchema: schemaView(objectOf(item.itemSchema)) } : {}),
      ...("encoding" in item ? { encoding: await each(item.encoding, encoding) } : {}),
      examples: await examples(item.examples, String(item.mediaType)),
    }));

  const body = async (item: JsonObject): Promise<JsonObject> => ({
    ...withoutMarkdown(item),
    content: await content(item.content),
  });
  const response = async (item: JsonObject): Promise<JsonObject> => ({
    ...(await body(item)),
    headers: await headers(item.headers),
  });
  const sample = async ({ source, ...item }: JsonObject): Promise<JsonObject> => ({
    ...item,
    html: await highlight(String(source), String(item.lang)),
  });
  const operation = async (item: JsonObject): Promise<JsonObject> => ({
    ...withoutMarkdown(item),
    parameters: await headers(item.parameters),
    ...("requestBody" in item ? { requestBody: await body(objectOf(item.requestBody)) } : {}),
    responses: await each(item.responses, response),
    callbacks: await callbacks(item.callbacks),
    samples: await each(item.samples, sample),
  });
  const callbacks: ContentViews["callbacks"] = (list) =>
    each(list, async (item) => ({
      ...withoutMarkdown(item),
      operations: await each(item.operations, operation),
    }));

  return { content, headers, callbacks, examples };
}

/** The highlighter's language for a media type. */
function languageOf(mediaType: string): string {
  const known = ["json", "xml", "html", "yaml", "javascript", "css"];
  return known.find((language) => mediaType.includes(language)) ?? "text";
}

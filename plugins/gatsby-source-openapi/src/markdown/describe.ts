import { textOf } from "../json";
import type { Description } from "../types";
import { renderMarkdown } from "./render-markdown";

/** The `description` of an object, as Markdown and as safe HTML; nothing where it has none. */
export function describe(node: { description?: unknown }): Description {
  const description = textOf(node.description);
  return description === undefined
    ? {}
    : { description: description.trim(), descriptionHtml: renderMarkdown(description) };
}

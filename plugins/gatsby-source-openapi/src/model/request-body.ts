import { resolve } from "../document/reference";
import { compact, isTrue } from "../json";
import { describe } from "../markdown/describe";
import type { RequestBodyModel } from "../types";
import type { ModelContext } from "./context";
import { extensionsOf } from "./extension";
import { buildContent } from "./media-type";

/** The body of a request, undefined where the operation takes none. */
export function buildRequestBody(
  context: ModelContext,
  node: unknown,
): RequestBodyModel | undefined {
  const body = resolve(context.document, node);
  return body === undefined
    ? undefined
    : compact({
        ...describe(body),
        required: isTrue(body.required),
        content: buildContent(context, body.content, "request"),
        extensions: extensionsOf(body),
      });
}

import { resolve } from "../document/reference";
import { compact, isRecord, isTrue, recordOf } from "../json";
import { describe } from "../markdown/describe";
import type { HeaderModel, MediaTypeModel } from "../types";
import type { ModelContext } from "./context";
import { buildExamples } from "./example";
import { extensionsOf } from "./extension";
import { optional } from "./schema";

/** Makes the model of a `content` map; the caller hands it in, as content and headers nest. */
export type BuildContent = (context: ModelContext, content: unknown) => MediaTypeModel[];

/** The headers of a response or of a form part, in the order of the document. */
export function buildHeaders(
  context: ModelContext,
  headers: unknown,
  buildContent: BuildContent,
): HeaderModel[] {
  return Object.entries(recordOf(headers)).map(([name, node]) =>
    buildHeader(context, name, node, buildContent),
  );
}

function buildHeader(
  context: ModelContext,
  name: string,
  node: unknown,
  buildContent: BuildContent,
): HeaderModel {
  const header = recordOf(resolve(context.document, node));
  return compact({
    ...describe(header),
    name,
    required: isTrue(header.required),
    deprecated: isTrue(header.deprecated),
    explode: isTrue(header.explode) ? true : undefined,
    schema: optional(context, header.schema),
    content: isRecord(header.content) ? buildContent(context, header.content) : undefined,
    examples: buildExamples(context, header),
    extensions: extensionsOf(header),
  });
}

import type { LinkModel, ResponseModel } from "../../../lib/api/model";
import { exactValue, inlineValue, statusInWords } from "../../../lib/api/words";
import { serversMarkdown } from "./access";
import { contentMarkdown, headersMarkdown } from "./content";
import { extensionFacts, extensionList } from "./facts";
import type { SchemasByName } from "./schema";
import { blocks, code, heading, item, link, list } from "./text";

/** Responses by status. */
export function responsesMarkdown(
  responses: readonly ResponseModel[],
  schemas: SchemasByName,
  level: number,
): string {
  return blocks(
    ...responses.map((response) =>
      blocks(
        heading(level, `${response.status} ${statusInWords(response.status)}`.trim()),
        response.summary,
        response.description,
        contentMarkdown(response.content, schemas),
        response.headers.length > 0 &&
          blocks("Headers:", headersMarkdown(response.headers, schemas)),
        response.links.length > 0 &&
          blocks("What can be called next:", list(response.links.map(linkItem))),
        extensionList(response.extensions),
      ),
    ),
  );
}

function linkItem(model: LinkModel): string {
  const name = model.operationId ?? model.operationRef ?? "";
  const target = model.permalink ? link(name, model.permalink) : name;
  return item(
    `**${model.name}**: ${target}`,
    blocks(
      model.description,
      list([
        ...model.parameters.map((parameter) =>
          item(`${parameter.name}: ${code(inlineValue(parameter.value))}`),
        ),
        ...(model.requestBody === undefined
          ? []
          : [item(`body: ${code(exactValue(model.requestBody))}`)]),
        ...extensionFacts(model.extensions).map((fact) => item(fact)),
      ]),
      model.server && serversMarkdown([model.server]),
    ),
  );
}

import type {
  SecurityAlternative,
  SecuritySchemeModel,
  ServerModel,
} from "../../../../plugins/gatsby-source-openapi";
import { schemeInWords } from "../../../lib/api/words";
import { extensionList } from "./schema";
import { blocks, code, item, list } from "./text";

/** Formats the alternatives of authentication. */
export function securityMarkdown(
  security: readonly SecurityAlternative[],
  schemes: readonly SecuritySchemeModel[],
): string {
  if (security.length === 0) return "No authentication is needed.";
  const items = security.map((alternative) =>
    alternative.schemes.length === 0
      ? item("No authentication.")
      : item(
          alternative.schemes
            .map(({ name, type }) => {
              const scheme = schemes.find((candidate) => candidate.name === name);
              return `**${name}** (${scheme ? schemeInWords(scheme) : type})`;
            })
            .join(" and "),
          list(
            alternative.schemes
              .flatMap(({ scopes }) => scopes)
              .map(({ name, description }) =>
                item(`${code(name)}${description ? `: ${description}` : ""}`),
              ),
          ),
        ),
  );
  return blocks(security.length > 1 && "One of these is enough.", list(items));
}

/** Formats servers with their variables. */
export function serversMarkdown(servers: readonly ServerModel[]): string {
  return list(
    servers.map((server) =>
      item(
        `${code(server.url)}${server.name ? ` ${server.name}` : ""}`,
        blocks(
          server.description,
          list(
            server.variables.map((variable) =>
              item(
                `**${code(variable.name)}**: default ${code(variable.default)}`,
                blocks(
                  variable.description,
                  variable.enum && `One of ${variable.enum.map(code).join(", ")}`,
                  extensionList(variable.extensions),
                ),
              ),
            ),
          ),
          extensionList(server.extensions),
        ),
      ),
    ),
  );
}

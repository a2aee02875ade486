import { didYouMean } from "../../../packages/problems";
import type { Problem } from "../../../packages/problems";
import { isEmbedded } from "../../../plugins/gatsby-transformer-content";
import { contentPages } from "./content-pages";
import type { ContentPage } from "./content-pages";

/** Operations and schemas that pages show and no document has, and embeds where none can be shown. */
export function findUnknownEmbeds(site: Queries.SitePlanQuery): Problem[] {
  const known = knownKeys(site);
  // The errors of a broken document tell more than that its operations are missing.
  const isLost = site.allApiProblem.nodes.some(({ severity }) => severity === "error");
  return contentPages(site).flatMap((page) => [
    ...(isLost ? [] : unknownKeys(page, known)),
    ...embedsInModules(page),
  ]);
}

function knownKeys(site: Queries.SitePlanQuery): Map<string, ReadonlySet<string>> {
  const operations = site.allApiOperation.nodes.flatMap(({ slug, operationId }) =>
    operationId ? [slug, operationId] : [slug],
  );
  return new Map([
    ["Operation", new Set(operations)],
    ["Schema", new Set(site.allApiSchema.nodes.map(({ name }) => name))],
  ]);
}

function unknownKeys(page: ContentPage, known: Map<string, ReadonlySet<string>>): Problem[] {
  return page.body.embeds
    .filter(({ component, key }) => !known.get(component)?.has(key))
    .map(({ component, key, line, column, file }) => ({
      code: component === "Schema" ? "content/unknown-schema" : "content/unknown-operation",
      severity: "error",
      file: file ?? page.file,
      line,
      column,
      message: `The API has no ${component.toLowerCase()} of this name.`,
      value: key,
      hint: didYouMean(key, known.get(component) ?? []),
    }));
}

/** A page that is a module is made before the data layer is asked what its embeds show. */
function embedsInModules(page: ContentPage): Problem[] {
  if (page.body.mode === "data") return [];
  return page.body.components
    .filter(({ name }) => isEmbedded(name))
    .map(({ name, line, column, file }) => ({
      code: "content/embed-in-module",
      severity: "error",
      file: file ?? page.file,
      line,
      column,
      message: `<${name}> can only be shown in a page without code of its own.`,
      value: name,
      hint: `Take the code out of the page: ${page.body.reasons.join(", ")}.`,
    }));
}

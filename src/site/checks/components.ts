import { didYouMean } from "../../../packages/problems";
import { isEmbedded } from "../../../plugins/gatsby-transformer-content/compiler";
import type { ContentPage, LocatableProblem, Site } from "./checked-site";
import { contentPages } from "./checked-site";
import { CONTENT_COMPONENT_NAMES } from "./component-names";

/** Finds components that the site does not have. A page that is a module imports its own. */
export function findUnknownComponents(site: Site): LocatableProblem[] {
  return contentPages(site)
    .filter(({ body }) => body.mode === "data")
    .flatMap((page) =>
      page.body.components
        .filter(({ name }) => !CONTENT_COMPONENT_NAMES.includes(name))
        .map(({ name, ...place }) => ({
          ...placeOf(page, place),
          code: "content/unknown-component",
          severity: "error",
          message: `<${name}> is not a component of this site.`,
          value: name,
          hint: didYouMean(name, CONTENT_COMPONENT_NAMES),
        })),
    );
}

/** Finds embeds of what no document has, and embeds in pages with code. */
export function findUnknownEmbeds(site: Site): LocatableProblem[] {
  // If a document has errors, its operations are missing because of them.
  const hasApiErrors = site.allApiProblem.nodes.some(({ severity }) => severity === "error");
  return contentPages(site).flatMap((page) => [
    ...(hasApiErrors ? [] : findUnknownParts(page)),
    ...findEmbedsInModules(page),
  ]);
}

function findUnknownParts(page: ContentPage): LocatableProblem[] {
  return page.body.embeds.flatMap(({ unknown, ...place }): LocatableProblem[] => {
    if (!unknown) return [];
    const { kind, value, known } = unknown;
    // Reported where the page is compiled, with the prop that is missing.
    if (value === "" && (kind === "operation" || kind === "schema")) return [];
    const hasOthers = known.length > 0;
    return [
      {
        ...placeOf(page, place),
        code: `content/unknown-${kind}`,
        severity: "error",
        message: hasOthers
          ? `There is no ${kind} of this name in the API.`
          : `The API has no ${kind} here.`,
        ...(value === "" ? {} : { value }),
        hint: hasOthers
          ? didYouMean(value, known)
          : `Name a part that has one, or add the ${kind} to the OpenAPI document.`,
      },
    ];
  });
}

/** A page that is a module is compiled before the data of its embeds can be queried. */
function findEmbedsInModules(page: ContentPage): LocatableProblem[] {
  if (page.body.mode === "data") return [];
  return page.body.components
    .filter(({ name }) => isEmbedded(name))
    .map(({ name, ...place }) => ({
      ...placeOf(page, place),
      code: "content/embed-in-module",
      severity: "error",
      message: `<${name}> only works in a page without code.`,
      value: name,
      hint: `Remove the code from the page: ${page.body.reasons.join(", ")}.`,
    }));
}

function placeOf(
  page: ContentPage,
  { file, line, column }: { file: string | null; line: number; column: number },
) {
  return { file: file ?? page.file, line, column };
}

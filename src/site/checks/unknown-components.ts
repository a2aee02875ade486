import { didYouMean } from "../../../packages/problems";
import type { Problem } from "../../../packages/problems";
import { CONTENT_COMPONENT_NAMES } from "../../components/content/content-component-names";
import { contentPages } from "./content-pages";

/** Components in pages that are data which the site does not have. */
export function findUnknownComponents(site: Queries.SitePlanQuery): Problem[] {
  return contentPages(site).flatMap(({ file: page, body }) =>
    body.components
      .filter(({ name }) => !CONTENT_COMPONENT_NAMES.includes(name))
      .filter(() => body.mode === "data")
      .map(({ name, line, column, file }) => ({
        code: "content/unknown-component",
        severity: "error",
        file: file ?? page,
        line,
        column,
        message: `<${name}> is not a component of this site.`,
        value: name,
        hint: didYouMean(name, CONTENT_COMPONENT_NAMES),
      })),
  );
}

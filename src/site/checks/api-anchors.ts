import { closest } from "../../../packages/problems";
import type { Problem } from "../../../packages/problems";
import { contentPages } from "./content-pages";
import { atLevel } from "./level";
import { readOwnAddress } from "./own-address";

type Operation = Queries.SitePlanQuery["allApiOperation"]["nodes"][number];

/** Ids of the sections that an endpoint page may have. */
const SECTIONS = [
  "authentication",
  "responses",
  "callbacks",
  "servers",
  "request-samples",
  "response-example",
  "path-parameters",
  "query-parameters",
  "header-parameters",
  "cookie-parameters",
];

/**
 * Links to places on endpoint pages that these do not have. What lies below a parameter, a body or a
 * response is made of their schemas as the page is drawn: it is taken for granted.
 */
export function findBrokenApiAnchors(site: Queries.SitePlanQuery): Problem[] {
  const operations = new Map(site.allApiOperation.nodes.map((node) => [node.permalink, node]));
  if (operations.size === 0) return [];
  return contentPages(site).flatMap(({ references, permalink, file }) =>
    references.flatMap(({ kind, url, line, column }) => {
      const address = readOwnAddress(url, permalink, site.siteSettings?.url);
      const operation = kind === "link" && address ? operations.get(address.path) : undefined;
      if (!operation || !address || address.id === "") return [];
      const known = anchorsOf(operation);
      if (known.some((anchor) => address.id === anchor || isBelow(address.id, anchor))) return [];
      const near = closest(address.id, known);
      return atLevel(site.siteSettings?.checks.brokenAnchors, () => [
        {
          code: "content/broken-anchor",
          severity: "warning",
          file,
          line,
          column,
          message: `The endpoint page ${address.path} has no place "${address.id}".`,
          value: url,
          hint: near ? `Did you mean "#${near}"?` : `Known: ${known.join(", ")}.`,
        },
      ]);
    }),
  );
}

function anchorsOf({ parameters, requestBody, responses }: Operation): string[] {
  const body = requestBody ? [requestBody.anchor] : [];
  const parts = [...parameters, ...responses].map(({ anchor }) => anchor);
  return [...body, ...parts, ...SECTIONS];
}

/** `callback-…`, `request-body.name`, `response-200-…`. */
function isBelow(id: string, anchor: string): boolean {
  return (
    id.startsWith("callback") ||
    (id.startsWith(anchor) && /[^a-z0-9]/i.test(id.charAt(anchor.length)))
  );
}

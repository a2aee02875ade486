import type { PageData } from "../../../plugins/gatsby-source-openapi";

/**
 * Returns the data of an API page that a query read from `htmlPage`, `markdownPage` or `errorIndex`, all of
 * which GraphQL only knows as JSON.
 *
 * @throws Error for the data of another kind of page
 */
export function readPageData<Type extends keyof PageData>(
  type: Type,
  json: Readonly<Record<string, unknown>>,
): PageData[Type] {
  if (isPageData(type, json)) return json;
  throw new Error(
    `Expected the data of a page of the type "${type}", but found "${json.pageType}": query a field of the node with that page.`,
  );
}

function isPageData<Type extends keyof PageData>(
  type: Type,
  json: { pageType?: unknown },
): json is PageData[Type] {
  return json.pageType === type;
}

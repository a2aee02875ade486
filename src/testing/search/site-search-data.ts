import { openDataLayer } from "../../site/data-layer";
import { SEARCH_QUERY } from "../../site/search/search-query";
import { readSiteSources } from "../../site/settings";

/** The answer to the search's query for this site, without a build. */
export async function querySiteForSearch(): Promise<Queries.SearchIndexQuery> {
  const { contentRoot, settings } = readSiteSources(process.env);
  const { graphql } = await openDataLayer({ contentRoot, settings });
  const { data, errors } = await graphql<Queries.SearchIndexQuery>(SEARCH_QUERY);
  if (!data || errors) throw new Error(String(errors));
  return data;
}

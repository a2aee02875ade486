import { graphql } from "gatsby";
import type { HeadProps, PageProps } from "gatsby";
import { useEffect, useState } from "react";
import { SearchField } from "../components/search/search-field";

/** The search with an address of its own: `/search?q=…`. */
export default function SearchPage({ location }: PageProps<Queries.SearchPageQuery>) {
  const [query, setQuery] = useState("");
  useEffect(() => {
    setQuery(new URLSearchParams(location.search).get("q") ?? "");
  }, [location.search]);
  return (
    <div className="search-page">
      <h1>Search</h1>
      <noscript>
        <p>
          The search needs JavaScript. Without it, the sidebars and the archive of the blog list
          every page.
        </p>
      </noscript>
      <SearchField query={query} onChange={setQuery} />
    </div>
  );
}

export function Head(_: HeadProps) {
  return (
    <>
      <title>Search</title>
      <meta name="robots" content="noindex" />
    </>
  );
}

export const query = graphql`
  query SearchPage {
    localSearchSite {
      publicIndexURL
      publicStoreURL
    }
  }
`;

import type { HeadProps, PageProps } from "gatsby";
import { graphql } from "gatsby";
import { useEffect, useMemo, useState } from "react";
import { PageHead } from "../components/layout/page-head";
import { groupPages, PageList } from "../components/search/page-list";
import { SearchIcon } from "../components/search/search-icon";
import { SearchPanel } from "../components/search/search-panel";
import { SiteLink } from "../components/ui/site-link";
import { toHref } from "../lib/addresses";
import type { SearchState } from "../lib/search/search-state";
import { parseSearchAddress, searchAddress } from "../lib/search/search-state";

const SHOWN = 30;

/** The search page, `/search?q=…`, and the list of all pages. */
export default function SearchPage({ location, data }: PageProps<Queries.SearchPageQuery>) {
  const [state, setState] = useState<SearchState>({ query: "" });
  useEffect(() => setState(parseSearchAddress(location.search)), [location.search]);
  const pages = useMemo(() => <PageList groups={toGroups(data)} />, [data]);
  const change = (next: SearchState) => {
    setState(next);
    // Updates the address without a history entry for each letter.
    history.replaceState(history.state, "", toHref(searchAddress(next)));
  };
  return (
    <div className="page">
      <article className="page-article page-article-wide search-page">
        <nav className="page-top breadcrumbs" aria-label="Breadcrumbs">
          <SiteLink href="/">Home</SiteLink>
        </nav>
        <h1>Search</h1>
        <noscript>
          <p>The search needs JavaScript. The list below has every page without it.</p>
        </noscript>
        <SearchPanel
          state={state}
          onChange={change}
          limit={SHOWN}
          icon={<SearchIcon className="search-icon" />}
        />
        {pages}
      </article>
    </div>
  );
}

/** Groups all pages. Posts with a future date have no page yet and are left out. */
function toGroups(data: Queries.SearchPageQuery) {
  const published = new Set(data.published.nodes.map(({ path }) => path));
  const posts = data.posts.nodes.filter(({ permalink }) => published.has(permalink));
  const pages = [data.docs, data.operations, data.standalone].flatMap(({ nodes }) => [...nodes]);
  return groupPages([...pages, ...posts], data.pageNavigation);
}

export function Head(_: HeadProps) {
  return (
    <PageHead
      title="Search"
      description="Search the documentation, the API reference, the guides and the blog."
      permalink="/search"
      isHidden
    />
  );
}

export const query = graphql`
  query SearchPage {
    pageNavigation {
      permalink
      sidebar
    }
    docs: allDocPage(
      filter: {
        draft: { eq: false }
        unlisted: { eq: false }
        docsVersion: { isLast: { eq: true } }
      }
      sort: { permalink: ASC }
    ) {
      nodes {
        permalink
        title
      }
    }
    operations: allApiOperation(sort: { order: ASC }) {
      nodes {
        permalink
        title
      }
    }
    standalone: allStandalonePage(
      filter: { draft: { eq: false }, unlisted: { eq: false } }
      sort: { permalink: ASC }
    ) {
      nodes {
        permalink
        title
      }
    }
    posts: allBlogPost(
      filter: { draft: { eq: false }, unlisted: { eq: false } }
      sort: [{ date: DESC }, { file: ASC }]
    ) {
      nodes {
        permalink
        title
      }
    }
    published: allSitePage(filter: { path: { glob: "/blog/*" } }, sort: { path: ASC }) {
      nodes {
        path
      }
    }
  }
`;

import { render } from "@testing-library/react";
import type { SearchEntry, SearchPage } from "../../../lib/search/entry";
import { linesOf } from "../../../testing/lines-of";
import { Option } from "../search-results";

function pageOf(more: Partial<SearchPage> = {}): SearchPage {
  const page = {
    id: 1,
    url: "/docs/a",
    title: "Tokens",
    kind: "",
    note: "",
    area: "d",
    breadcrumbs: "",
    ...more,
  } as SearchPage;
  page.page = page;
  return page;
}

const part = (more: Partial<SearchEntry>): SearchEntry => ({
  ...pageOf(),
  page: pageOf(),
  id: 2,
  url: "/docs/a#b",
  title: "Rotate tokens",
  ...more,
});

describe("a result of the search", () => {
  it.each<[string, SearchEntry, object, string]>([
    ["a page", pageOf(), {}, "[TokensDocumentation](/docs/a)"],
    [
      "a page in categories",
      pageOf({ breadcrumbs: "Security › Access" }),
      {},
      "[TokensDocumentation › Security › Access](/docs/a)",
    ],
    [
      "a page in a category with the name of its area",
      pageOf({ area: "g", breadcrumbs: "Guides › Access" }),
      {},
      "[TokensGuides › Access](/docs/a)",
    ],
    ["a section", part({}), {}, "[Rotate tokens](/docs/a#b)"],
    ["a field", part({ kind: "f", title: "token" }), {}, "[tokenField](/docs/a#b)"],
    ["an author", pageOf({ kind: "w", area: "b" }), {}, "[TokensAuthorBlog](/docs/a)"],
    [
      "an operation",
      pageOf({ kind: "o", area: "a", note: "POST /tokens" }),
      {},
      "[TokensPOSTAPI](/docs/a)",
    ],
    [
      "an operation that was found",
      pageOf({ kind: "o", area: "a", note: "POST /tokens" }),
      { matched: new Map() },
      "[TokensPOSTAPI`/tokens`](/docs/a)",
    ],
    [
      "a section with its text",
      part({}),
      { matched: new Map(), texts: { 2: "Make another one." } },
      "[Rotate tokens Make another one.](/docs/a#b)",
    ],
    [
      "a section with the text of another one",
      part({}),
      { matched: new Map(), texts: { 3: "Make another one." } },
      "[Rotate tokens](/docs/a#b)",
    ],
  ])("that is %s", (_, entry, more, line) => {
    const { container } = render(
      <Option entry={entry} activeId={undefined} onFollow={undefined} {...more} />,
    );
    expect(linesOf(container)).toEqual([line]);
  });
});

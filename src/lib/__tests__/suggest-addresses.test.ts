import { suggestAddresses } from "../suggest-addresses";

const PAGES = [
  { permalink: "/docs/guides/welcome", label: "Welcome" },
  { permalink: "/docs/guides/quick-start", label: "Quick start" },
  { permalink: "/docs/api/login", label: "Log in" },
  { permalink: "/blog" },
  { permalink: "/blog/first-post" },
];
const addressesOf = (asked: string) => {
  const { first, nearest } = suggestAddresses(asked, PAGES);
  return [first?.permalink, nearest.map(({ permalink }) => permalink)];
};

describe("suggestAddresses", () => {
  it.each([
    ["of a folder, its first page", "/docs/api", "/docs/api/login"],
    ["of a folder with a slash at its end", "/docs/guides/", "/docs/guides/welcome"],
    ["of a shorter address", "/docs", "/docs/guides/welcome"],
    ["of a page without lists of its own", "/blog/page", "/blog"],
    ["of nothing known", "/elsewhere", undefined],
  ])("offers the first page %s", (_, asked, expected) => {
    expect(addressesOf(asked)[0]).toBe(expected);
  });

  it("offers at most three, the most similar first, and none twice", () => {
    const pages = ["/x/abcdefgh", "/abcdexyz", "/abcdefxh", "/abcdefgx", "/abcdefxx", "/abcdefgx"];
    const { nearest } = suggestAddresses(
      "/abcdefgh/",
      pages.map((permalink) => ({ permalink })),
    );
    expect(nearest.map(({ permalink }) => permalink)).toEqual([
      "/x/abcdefgh",
      "/abcdefxh",
      "/abcdefgx",
    ]);
  });

  it("does not offer the first page again", () => {
    expect(addressesOf("/docs/guides/welcome/more")).toEqual([
      "/docs/guides/welcome",
      ["/docs/guides/quick-start"],
    ]);
  });

  it("offers the nearest addresses", () => {
    expect(addressesOf("/docs/guides/quikc-start")[1]).toContain("/docs/guides/quick-start");
    expect(addressesOf("/guides/first-post")[1]).toEqual(["/blog/first-post"]);
    expect(addressesOf("/qqqqqqqqqqqqqqqqqqqqqqqqqqqqq")[1]).toEqual([]);
  });
});

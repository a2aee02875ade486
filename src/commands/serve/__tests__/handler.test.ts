import { bareAddress } from "../handler";

describe("bareAddress", () => {
  it.each([
    ["/", "/"],
    ["/index.html", "/"],
    ["/docs/a", "/docs/a"],
    ["/docs/a/", "/docs/a"],
    ["/docs/a.html", "/docs/a"],
    ["/docs/a/index.html", "/docs/a"],
    ["/docs/index.html.md", "/docs/index.html.md"],
    ["//elsewhere.example", "/elsewhere.example"],
    ["/page-data/docs/a/page-data.json", "/page-data/docs/a/page-data.json"],
  ])("%s", (pathname, expected) => expect(bareAddress(pathname)).toBe(expected));
});

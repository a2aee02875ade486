import { apiPaths, isSafeAddress, schemeAnchor, statusAnchor } from "../addresses";

describe("an address of a document", () => {
  it.each([
    ["https://a.example/b?c=d", true],
    ["HTTP://a.example", true],
    ["mailto:help@a.example", true],
    ["/terms", true],
    ["terms.html#a:b", true],
    ["javascript:alert(1)", false],
    ["JavaScript:alert(1)", false],
    [" \tjava\nscript:alert(1)", false],
    ["data:text/html,x", false],
    ["vbscript:x", false],
  ])("%j may be a link: %s", (address, isSafe) => {
    expect(isSafeAddress(address)).toBe(isSafe);
  });
});

describe("addresses that belong to a page of the API", () => {
  it.each([
    [apiPaths.openapi("/docs/api/login"), "/docs/api/login.openapi.json"],
    [apiPaths.download("v2", "yaml"), "/openapi/v2.yaml"],
    [apiPaths.errors("/docs/api"), "/docs/api/errors"],
    [apiPaths.schemas("/docs/api"), "/docs/api/schemas"],
    [schemeAnchor("API key"), "scheme-API~20key"],
    [statusAnchor("4XX"), "status-4xx"],
  ])("%s", (address, expected) => expect(address).toBe(expected));
});

import type { ExampleModel, SchemeName } from "../../../../plugins/gatsby-source-openapi";
import { formsOf, schemeInWords, statusClass, wholeSentences } from "../words";

describe("wholeSentences", () => {
  it.each([
    ["One. Two.", "One. Two."],
    ["One. Two that is cut…", "One."],
    ["Why it failed: `a` (no route) or `b` (no…", "Why it failed."],
    [
      "A sentence that is cut in the middle of its…",
      "A sentence that is cut in the middle of its…",
    ],
  ])("makes %j end where it may: %j", (text, shown) => {
    expect(wholeSentences(text)).toBe(shown);
  });
});

describe("an example", () => {
  it.each<[Partial<ExampleModel>, string[]]>([
    [{}, []],
    [{ value: 0 }, ["0"]],
    [{ value: "a", text: "a" }, ["a"]],
    [
      { value: ["a", "b"], text: "a,b", externalValue: "https://a.example" },
      ['["a","b"]', "a,b", "https://a.example"],
    ],
  ])("%j is shown as %j", (example, forms) => {
    expect(formsOf({ name: "a", ...example } as ExampleModel)).toEqual(forms);
  });
});

describe("the class of a status", () => {
  it.each([
    ["200", "2"],
    ["5XX", "5"],
    ["default", ""],
    ["099", ""],
    ["600", ""],
  ])("%s is %j", (status, expected) => expect(statusClass(status)).toBe(expected));
});

describe("a security scheme", () => {
  it.each<[Partial<SchemeName>, string]>([
    [{ type: "apiKey", in: "header", parameterName: "X-Key" }, "API key (apiKey) in header X-Key"],
    [{ type: "http", scheme: "basic" }, "HTTP basic"],
    [{ type: "http", scheme: "bearer", bearerFormat: "JWT" }, "HTTP bearer (JWT)"],
    [{ type: "oauth2" }, "OAuth 2 (oauth2)"],
    [{ type: "openIdConnect" }, "OpenID Connect (openIdConnect)"],
    [{ type: "mutualTLS" }, "Client certificate (mutualTLS)"],
    [{ type: "odd" as SchemeName["type"] }, "odd"],
  ])("%j is %s", (scheme, words) => expect(schemeInWords(scheme as SchemeName)).toBe(words));
});

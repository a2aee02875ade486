import { createContentViews } from "../content-view";
import { createCodeHighlighter } from "../highlighter";
import { schemaView } from "../schema-view";

const views = createContentViews(async (code, language) => `${language}:${code}`);
const described = { description: "*a*", descriptionHtml: "<p><em>a</em></p>" };
const shown = { descriptionHtml: "<p><em>a</em></p>" };

describe("the view of a schema", () => {
  it.each([
    ["has a description once", { ...described }, { ...shown }],
    ["keeps a description that has no HTML", { description: "a" }, { description: "a" }],
    ["at any depth", { items: { oneOf: [described] } }, { items: { oneOf: [shown] } }],
    [
      "in members",
      { properties: [{ name: "a", required: true, schema: described }] },
      { properties: [{ name: "a", required: true, schema: shown }] },
    ],
    [
      "but never in values of the document",
      { default: { value: described }, examples: [described] },
      { default: { value: described }, examples: [described] },
    ],
  ])("%s", (_, schema, view) => {
    expect(schemaView(schema)).toEqual(view);
  });
});

describe("the view of an example", () => {
  it.each([
    ["a value", { name: "a", value: { b: 1 } }, "application/json", 'json:{\n  "b": 1\n}'],
    ["text", { name: "a", value: "x", text: "<x/>" }, "application/xml", "xml:<x/>"],
    ["null", { name: "a", value: null }, "application/problem+json", "json:null"],
    ["an address", { name: "a", externalValue: "/x" }, "application/json", undefined],
  ])("has %s as highlighted code", async (_, example, mediaType, html) => {
    const [view] = await views.examples([example], mediaType);
    expect(view?.html).toBe(html);
    expect(view).not.toHaveProperty("value");
  });
});

it("shows data and the text in which they are sent", async () => {
  const given = [{ name: "a", value: { b: 1 }, text: "b=1" }];
  const [view] = await views.examples(given, "application/x-www-form-urlencoded");
  expect(view).toEqual({ name: "a", html: "text:b=1", dataHtml: 'json:{\n  "b": 1\n}' });
});

describe("code", () => {
  const highlight = createCodeHighlighter();
  it.each([
    ["json", '{"a": 1}', /<i class=/],
    ["no-such-language", "a < b", /^a &lt; b$/],
    ["text", "<b>", /^&lt;b>?(&gt;)?$/],
  ])("in %s never holds markup of its own", async (language, code, html) => {
    expect(await highlight(code, language)).toMatch(html);
  });
});

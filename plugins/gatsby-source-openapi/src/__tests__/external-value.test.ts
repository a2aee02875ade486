import { checkDocument } from "../check";
import { loadDocument } from "../document/load-document";
import { fixture, loadFixture, modelOf } from "./load-fixture";

describe("an external example", () => {
  it("is linked, not fetched, and no problem where it is on another host", async () => {
    const { operations, problems } = await checkDocument({ spec: fixture("external-value.yaml") });
    expect({ operations, problems }).toEqual({ operations: 1, problems: [] });
  });

  it("is read where it is a file, also one that a part of the document names", async () => {
    const { model } = await loadFixture("external-values/openapi.yaml");
    const content = model.operations[0]?.responses[0]?.content ?? [];
    expect(content.flatMap(({ examples }) => examples)).toEqual([
      { name: "far", summary: "Far away", externalValue: "https://elsewhere.example/x.json" },
      { name: "near", value: { near: true } },
      { name: "text", value: "<near/>\n", text: "<near/>\n" },
    ]);
  });

  it("is a warning and left out where its file cannot be read, and the rest is shown", async () => {
    const { document, problems } = await loadDocument({ spec: fixture("unread-examples.yaml") });
    expect(
      problems.map(({ code, severity, line, value }) => [code, severity, line, value]),
    ).toEqual([["unread-example", "warning", 12, '"./missing.json"']]);
    const [body] = modelOf(document ?? {}).operations[0]?.responses[0]?.content ?? [];
    expect(body?.examples).toEqual([{ name: "data", value: { externalValue: "./missing.json" } }]);
  });
});

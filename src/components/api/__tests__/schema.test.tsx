import { render, screen } from "@testing-library/react";
import type { SchemaMember, SchemaTree } from "../../../../plugins/gatsby-source-openapi";
import { Members, SchemaView } from "../schema";

function member(label: string, required: boolean): SchemaMember {
  return {
    kind: "row",
    label,
    isName: true,
    // Data of pages leaves out what is false.
    ...(required ? { required } : {}),
    schema: { anchor: label, type: "string" },
  };
}

/** Shows as many required and optional members, and returns the text of each row's mark. */
function marksOf(required: number, optional: number): string[] {
  const members = Array.from({ length: required + optional }, (_, at) =>
    member(`m${at}`, at < required),
  );
  const { container } = render(<Members schema={{ anchor: "a", type: "object", members }} />);
  return [...container.querySelectorAll(".field")].map(
    (row) => row.querySelector(".mark")?.textContent ?? "",
  );
}

it("names the type of items without a name", () => {
  const items = {
    kind: "part",
    label: "Each item",
    schema: { anchor: "a[]", type: "string" },
  } as const;
  render(<Members schema={{ anchor: "a", type: "array of string", members: [items] }} />);
  expect(screen.getByText("Each item").textContent).toMatch(/^Each item\s+string$/);
});

describe("the members of a schema", () => {
  it.each([
    [1, 4, ["required", "", "", "", ""]],
    [4, 1, ["", "", "", "", "optional"]],
    [3, 1, ["", "", "", "optional"]],
    [1, 1, ["required", ""]],
    [1, 0, ["required"]],
    [0, 1, ["optional"]],
    [0, 2, ["", ""]],
    [5, 0, ["", "", "", "", ""]],
  ])("of %i required and %i optional ones, mark the fewer", (one, other, marks) => {
    expect(marksOf(one, other)).toEqual(marks);
  });

  it.each([
    [4, 1, "Required, unless marked as optional."],
    [2, 3, "Optional, unless marked as required."],
    [2, 0, "All are required."],
  ])(
    "of %i required and %i optional ones, say what those without a mark are",
    (one, other, note) => {
      marksOf(one, other);
      expect(screen.queryByText(note)).not.toBeNull();
    },
  );
});

/** Shows a schema, and returns the texts of the elements that a selector finds. */
function textsOf(selector: string, schema: Partial<SchemaTree>): (string | null)[] {
  const { container } = render(<SchemaView schema={{ anchor: "a", type: "object", ...schema }} />);
  const found = [...container.querySelectorAll(selector)];
  return found.map(({ textContent }) => textContent?.replace(/\s+/g, " ").trim() ?? null);
}

const reference = (name: string) => ({ name, permalink: `/schemas/${name}` });
const described = (text: string) => [{ descriptionHtml: `<p>${text}</p>` }];

describe("a schema", () => {
  it.each<[string, string, Partial<SchemaTree>, string[]]>([
    ["its type", ".field-type", {}, ["object"]],
    [
      "the schemas that it is",
      ".field-type",
      { references: [reference("A"), reference("B")], type: " or null" },
      ["A = B or null"],
    ],
    ["its marks", ".mark", { marks: ["read-only", "nullable"] }, ["read-only", "nullable"]],
    ["its titles", ".field-title", { titles: ["One", "Two"] }, ["One, Two"]],
    ["no titles", ".field-title", {}, []],
    ["no parts", ".fold, .choice, .api-note, .fields", {}, []],
    [
      "schemas whose members are elsewhere",
      ".api-note a",
      { elsewhere: [{ ...reference("A"), label: "See" }] },
      ["A"],
    ],
    [
      "members that are left out, folded",
      ".fold > summary",
      { leftOut: { label: "2 in requests", members: [member("x", false)] } },
      ["2 in requests"],
    ],
    [
      "what it includes",
      ".fold > summary",
      {
        includes: [
          { type: "", references: [reference("A")] },
          { type: "", references: [reference("B")] },
        ],
      },
      ["Includes A, B"],
    ],
    [
      "where a member comes from",
      ".field .field-title",
      { members: [{ ...member("x", false), from: ["A", "B"] }] },
      ["from A and B"],
    ],
    [
      "a member without a name",
      ".field-line em",
      { members: [{ kind: "row", label: "any property", schema: { anchor: "b", type: "x" } }] },
      ["any property"],
    ],
    [
      "the members of a member, folded",
      ".field > .fold > summary",
      {
        members: [
          { ...member("x", false), schema: { anchor: "b", type: "x", fold: { label: "1 field" } } },
        ],
      },
      ["1 field"],
    ],
  ])("shows %s", (_, selector, schema, texts) => expect(textsOf(selector, schema)).toEqual(texts));

  it.each([
    ["#b", { ...reference("A"), label: "See", anchor: "b" }],
    ["/schemas/A", { ...reference("A"), label: "See" }],
  ])("leads to %s for members that are elsewhere", (href, elsewhere) => {
    textsOf("a", { elsewhere: [elsewhere] });
    expect(screen.getByRole("link", { name: "A" }).getAttribute("href")).toBe(href);
  });

  it.each([
    ["has no members", {}, true],
    ["has members", { members: [member("x", false)] }, false],
    ["leaves members out", { leftOut: { label: "1", members: [member("x", false)] } }, false],
  ])("opens what it includes if it %s", (_, more, isOpen) => {
    const includes = [{ type: "", references: [reference("A")] }];
    const { container } = render(
      <SchemaView schema={{ anchor: "a", type: "object", includes, ...more }} />,
    );
    expect(container.querySelector(".fold")?.hasAttribute("open")).toBe(isOpen);
  });

  it.each([
    [undefined, "object"],
    ["application/json", "application/json object"],
  ])("shows the media type %s", (mediaType, text) => {
    const { container } = render(
      <SchemaView schema={{ anchor: "a", type: "object" }} mediaType={mediaType} />,
    );
    expect(container.querySelector(".body-type")?.textContent?.trim()).toBe(text);
  });

  it("has rows and parts in the order of its members", () => {
    const part = (label: string): SchemaMember => ({
      kind: "part",
      label,
      schema: { anchor: label, type: "string" },
    });
    const members = [member("a", false), member("b", false), part("Not"), member("c", false)];
    const texts = textsOf(".fields, .part", { members });
    expect(texts.map((text) => text?.charAt(0))).toEqual(["a", "N", "c"]);
  });

  it("says of a folded member what its type is in the fold only", () => {
    const schema = { anchor: "b", type: "x", typeDescriptions: described("Of the type.") };
    const inFold = {
      members: [{ ...member("x", false), schema: { ...schema, fold: { label: "1" } } }],
    };
    expect(textsOf(".fold", inFold)).toEqual([expect.stringContaining("Of the type.")]);
    expect(textsOf(".field > .api-note", inFold)).toEqual([]);
    expect(textsOf(".field > .api-note", { members: [{ ...member("x", false), schema }] })).toEqual(
      ["Of the type."],
    );
  });
});

describe("the alternatives of a schema", () => {
  const option = (label: string, value?: string, schema: Partial<SchemaTree> = {}) => ({
    label,
    ...(value ? { value } : {}),
    schema: { anchor: label, type: "string", ...schema },
  });

  it.each<[string, NonNullable<SchemaTree["choices"]>[number], string]>([
    ["oneOf", { keyword: "oneOf", options: [option("A"), option("B")] }, "One of"],
    ["anyOf", { keyword: "anyOf", options: [option("A"), option("B")] }, "Any of"],
    [
      "a discriminator",
      { keyword: "oneOf", selectedBy: "kind", options: [option("A", "a"), option("B", "b")] },
      "One of, selected by kind",
    ],
    [
      "a discriminator of one alternative",
      { keyword: "oneOf", selectedBy: "kind", options: [option("A", "a")] },
      "One of, selected by kind a",
    ],
  ])("of %s are named", (_, choice, text) => {
    expect(textsOf(".choice > .api-label", { choices: [choice] })).toEqual([text]);
  });

  it("are tabs with the value that selects each", () => {
    const options = [option("A", "a"), option("B")];
    expect(textsOf(".switch > label", { choices: [{ keyword: "oneOf", options }] })).toEqual([
      "Aa",
      "B",
    ]);
  });

  it.each<[string, Partial<SchemaTree>, string[]]>([
    ["only its name", { references: [reference("A")], type: "" }, ["Members: see A"]],
    ["more", { references: [reference("A")], type: "", descriptions: described("x") }, ["A"]],
    ["another name", { references: [reference("C")], type: "" }, ["C"]],
    ["any value with facts", { type: "any", facts: [{ words: "short" }] }, []],
    ["any value", { type: "any" }, ["any"]],
    ["any value with marks", { type: "any", marks: ["old"], facts: [{ words: "s" }] }, ["anyold"]],
  ])("say of an alternative with %s: %j", (_, schema, labels) => {
    const options = [
      option("A", undefined, schema),
      option("B", undefined, { type: "any", facts: [{ words: "x" }] }),
    ];
    const texts = textsOf(".part-label", { choices: [{ keyword: "oneOf", options }] });
    expect(texts).toEqual(labels);
  });
});

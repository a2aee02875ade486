import { escapeHeadingIds } from "../escape-heading-ids";

describe("escapeHeadingIds", () => {
  it.each([
    ["## Title {#id}", "## Title \\{#id}"],
    ["## Title \\{#id}", "## Title \\{#id}"],
    ["Text {#id}", "Text {#id}"],
    ["```\n## Title {#id}\n```", "```\n## Title {#id}\n```"],
    ["~~~\n## A {#a}\n~~~\n## B {#b}", "~~~\n## A {#a}\n~~~\n## B \\{#b}"],
  ])("%j", (source, escaped) => {
    expect(escapeHeadingIds(source)).toBe(escaped);
  });
});

import { makePage } from "../../__fixtures__/make-page";
import type { Page, RuleResult } from "../../page";
import { checkDescriptions, checkInternalLinks, checkTitles } from "../pages";
import { checkParagraphs, shinglesOf } from "../paragraphs";
import { checkOutsideSources, checkPostForm } from "../posts";

function codesOf({ problems }: RuleResult): string[] {
  return problems.map(({ code }) => code);
}

function post(frontMatter: string, body = "Text.", name = "a"): Page {
  return makePage(body, { name, frontMatter });
}

describe("checkDescriptions", () => {
  const fifty = "d".repeat(50);
  it.each([
    ["49 characters", ["d".repeat(49)], ["description/length"]],
    ["50 characters", [fifty], []],
    ["160 characters", ["d".repeat(160)], []],
    ["161 characters", ["d".repeat(161)], ["description/length"]],
    ["none, which other checks report", ["", ""], []],
    [
      "the same twice, but for case and space",
      [fifty, `D${fifty.slice(1)} `],
      ["description/repeated"],
    ],
    ["two unlike ones", [fifty, `e${fifty}`], []],
  ])("%s", (_, descriptions, expected) => {
    const pages = descriptions.map((text) => post(`title: A\ndescription: "${text}"`));
    expect(codesOf(checkDescriptions(pages, [50, 160]))).toEqual(expected);
  });

  it("points at the description", () => {
    const { problems } = checkDescriptions([post("title: A\ndescription: short")], [50, 160]);
    expect(problems[0]).toMatchObject({ line: 3, column: 1, value: "short" });
  });
});

describe("checkTitles", () => {
  const doc = (title: string) => makePage("Text.", { kind: "doc", frontMatter: `title: ${title}` });
  it.each<[string, Page[], string[]]>([
    ["no title", [post("description: a")], ["title/missing"]],
    ["two posts alike", [post("title: One"), post("title: one")], ["title/repeated"]],
    ["a post and a page alike", [post("title: One"), doc("One")], []],
    ["two pages alike", [doc("One"), doc("One")], ["title/repeated"]],
  ])("%s", (_, pages, expected) => {
    expect(codesOf(checkTitles(pages))).toEqual(expected);
  });
});

describe("checkParagraphs", () => {
  const limits = { shingle_words: 3, shingle_share: 0.5, paragraph_words: 6 };
  const text = "one two three four five six seven eight nine ten";
  it.each([
    ["the same on two pages", text, text, ["paragraph/shared"]],
    ["nearly the same", text, text.replace("ten", "eleven"), ["paragraph/shared"]],
    ["the same but for punctuation", text, text.replace("four", "four,"), ["paragraph/shared"]],
    ["unlike", text, "ten nine eight seven six five four three two one", []],
    ["short", "one two three", "one two three", []],
    [
      "in code",
      "```text\none two three four five six seven\n```",
      "one two three four five six seven",
      [],
    ],
  ])("%s", (_, first, second, expected) => {
    const pages = [post("title: A", first, "a"), post("title: B", second, "b")];
    expect(codesOf(checkParagraphs(pages, limits))).toEqual(expected);
  });

  it("lets one page repeat itself", () => {
    const page = post("title: A", `${text}\n\n${text}`);
    expect(codesOf(checkParagraphs([page], limits))).toEqual([]);
  });

  it.each([
    [["a", "b", "c"], 2, ["a b", "b c"]],
    [["a"], 2, []],
  ])("makes the shingles of %j", (words, size, expected) => {
    expect([...shinglesOf(words, size)]).toEqual(expected);
  });
});

describe("checkInternalLinks", () => {
  const resolvedLinks = [
    { url: "op:callAgent", href: "/docs/api/call-agent" },
    { url: "op:none", href: null },
    { url: "schema:Chat", href: "/docs/api/schemas/chat" },
    { url: "field:Chat.id", href: "/docs/api/schemas/chat#id" },
    { url: "./c.mdx", href: "/docs/c" },
  ];
  it.each([
    ["pages by address", "[a](/a) [b](/b#x) [c](/c?y=1)", 3],
    ["one page thrice", "[a](/a) [a](/a#x) [a](/a#y)", 1],
    ["itself and another site", "[a](/pages/a#x) [b](https://b.example/) [b](//b.example/)", 0],
    ["pages by name and by path", "[a](op:callAgent) [b](schema:Chat) [c](./c.mdx)", 3],
    [
      "one page by two names and its address",
      "[a](schema:Chat) [b](field:Chat.id) [c](/docs/api/schemas/chat)",
      1,
    ],
    ["a name that nothing has", "[a](op:none)", 0],
  ])("counts %s", (_, body, count) => {
    const page = makePage(body, { resolvedLinks });
    expect(codesOf(checkInternalLinks([page], count))).toEqual([]);
    expect(codesOf(checkInternalLinks([page], count + 1))).toEqual(["links/too-few"]);
  });
});

describe("checkPostForm", () => {
  const whole =
    'title: A\ndescription: b\ndate: 2025-01-02\nimage: ./hero.png\nimage_alt: "c"\nauthors: [team]\ntags: [one]';
  const body = "Lead.\n\n{/* truncate */}\n\nOne two three four five.";
  it.each([
    ["a whole post", whole, body, []],
    ["no image text", whole.replace(/image_alt.*\n/, ""), body, ["post/missing-key"]],
    ["no tags", whole.replace("[one]", "[]"), body, ["post/missing-key"]],
    ["too short", whole, "Lead.\n\n{/* truncate */}\n\nOne.", ["post/length"]],
    ["too long", whole, `${body} Six seven eight nine ten.`, ["post/length"]],
  ])("%s", (_, frontMatter, text, expected) => {
    expect(codesOf(checkPostForm([post(frontMatter, text)], [4, 8]))).toEqual(expected);
  });
});

describe("checkOutsideSources", () => {
  const rules = {
    outside_products: ["n8n", "(?<=\\b(?:in|with) )Make"],
    own_domains: ["chatsonde.example"],
  };
  it.each([
    ["nothing named", "Make the key first.", []],
    ["named once", "A workflow in n8n.", []],
    ["named, without source", "A workflow in n8n.\n\nAnd n8n again.", ["post/no-source"]],
    [
      "named, own source",
      "In n8n.\n\nIn n8n, see [us](https://www.chatsonde.example/a).",
      ["post/no-source"],
    ],
    [
      "named, with source",
      "It is in Make.\n\nA scenario in Make, see [its help](https://help.make.com/a).",
      [],
    ],
    ["named in code only", "Call `n8n`.", []],
  ])("%s", (_, body, expected) => {
    expect(codesOf(checkOutsideSources([post("title: A", body)], rules))).toEqual(expected);
  });
});

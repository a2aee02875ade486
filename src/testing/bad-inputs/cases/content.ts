import type { SiteFiles } from "../good-site";
import { FRONT_MATTER, page } from "../good-site";
import type { BadInput, ExpectedProblem } from "../run-case";

const DOC = "content/docs/start/page.mdx";

/** A documentation page whose body begins on line 6. */
function doc(
  name: string,
  body: string,
  problem: Omit<ExpectedProblem, "file">,
  others: SiteFiles = {},
): BadInput {
  return {
    name,
    files: { [DOC]: page(body), ...others },
    problem: { file: DOC, ...problem },
  };
}

const syntax = (line: number, column?: number): Omit<ExpectedProblem, "file"> => ({
  code: "content/syntax",
  severity: "error",
  line,
  ...(column === undefined ? {} : { column }),
});

const link = (
  code: string,
  severity: "error" | "warning",
  rest: Partial<ExpectedProblem> = {},
): Omit<ExpectedProblem, "file"> => ({ code, severity, line: 6, ...rest });

/** Mistakes in the text of pages. */
export const CONTENT_CASES: BadInput[] = [
  doc("MDX: an element that is never closed", "Text.\n\n<Tabs>\n\nMore.", syntax(8, 1)),
  doc("MDX: a tag that is not finished", "Text and a <b tag.", syntax(6)),
  doc("MDX: a brace that is never closed", "Text.\n\nA {brace.", syntax(8)),
  doc("MDX: an expression that is no JavaScript", "Text.\n\nSum {1 +}.", syntax(8)),
  doc("MDX: an import that is no JavaScript", "import from nowhere\n\nText.", syntax(6)),
  doc("MDX: a closing tag without an opening one", "Text.\n\n</Tabs>", syntax(8)),
  doc("MDX: typographic quotation marks", "A <Badge kind=\u201ctip\u201d>b</Badge>.", {
    ...syntax(6),
    hint: "straight quotation marks",
  }),
  doc("MDX: a TabItem that is not closed", '<Tabs>\n<TabItem value="a">\n\nText\n\n</Tabs>', {
    ...syntax(7, 1),
    hint: "Add </TabItem>",
  }),
  doc("MDX: an e-mail address between < and >", "Write to <me@x.example>.", {
    ...syntax(6),
    hint: "mailto:",
  }),
  doc(
    "MDX: an import of JSON that is none",
    "import d from './d.json'\n\n{d.x.toFixed()}",
    {
      code: "content/invalid-json",
      severity: "error",
      line: 6,
      message: "d.json:2:3 is not valid",
    },
    { "content/docs/start/d.json": "{\n  a: 1 }" },
  ),
  doc("HTML set by code", "<div dangerouslySetInnerHTML={{ __html: '<b>x</b>' }} />", {
    code: "content/risky-html",
    severity: "warning",
    line: 6,
  }),
  doc("a frame with its document", '<iframe title="A" srcDoc="<script>1</script>"></iframe>', {
    code: "content/risky-html",
    severity: "warning",
    line: 6,
    message: "can run scripts",
  }),
  doc(
    "a diagram with a line that cannot be read",
    "```mermaid\ngraph TD\n  A --> B\n  B -->\n```",
    {
      code: "content/diagram-line",
      severity: "warning",
      line: 9,
      column: 1,
    },
  ),
  doc("an example without the id of its operation", "<OperationExample />", {
    code: "content/missing-prop",
    severity: "error",
    line: 6,
    column: 1,
    message: 'needs the prop "id"',
    hint: "Write <OperationExample id",
  }),
  doc("an example of an operation that has none", '<OperationExample id="listPets" />', {
    code: "content/unknown-example",
    severity: "error",
    line: 6,
    message: "no example here",
    hint: "add the example",
  }),
  doc("MDX: an unknown component", "Text.\n\nA <Tabz>component</Tabz>.", {
    code: "content/unknown-component",
    severity: "error",
    line: 8,
    column: 3,
    hint: 'Did you mean "Tabs"?',
  }),
  doc("a link to an operation that does not exist", "Call [it](op:listPet).", {
    code: "content/unknown-operation",
    severity: "error",
    line: 6,
    column: 6,
    hint: 'Did you mean "listPets"?',
  }),
  doc("a link to a schema that does not exist", "A [pet](schema:Pet).", {
    code: "content/unknown-schema",
    severity: "error",
    line: 6,
    column: 3,
  }),
  doc("an example of an operation that does not exist", '<OperationExample id="listPet" />', {
    code: "content/unknown-operation",
    severity: "error",
    line: 6,
    column: 1,
    hint: 'Did you mean "listPets"?',
  }),
  doc("an example that does not exist", '<OperationExample id="listPets" response="20" />', {
    code: "content/unknown-response",
    severity: "error",
    line: 6,
    column: 1,
    hint: 'Did you mean "200"?',
  }),
  doc("a parameter that does not exist", '<OperationParameters id="listPets" show="none" />', {
    code: "content/unknown-parameter",
    severity: "error",
    line: 6,
    column: 1,
  }),
  doc("a link to a property that does not exist", "Its [name](field:Pet.name).", {
    code: "content/unknown-field",
    severity: "error",
    line: 6,
    column: 5,
  }),
  doc("a link to an error code that does not exist", "The [error](error:gone).", {
    code: "content/unknown-error",
    severity: "error",
    line: 6,
    column: 5,
  }),
  doc("a link to a page's id that does not exist", "See [the start](doc:start/intr).", {
    code: "content/unknown-doc",
    severity: "error",
    line: 6,
    column: 5,
    hint: 'Did you mean "start/intro"?',
  }),
  doc("a heading's id twice", "## One {#same}\n\n## Two {#same}", {
    code: "content/duplicate-id",
    severity: "error",
    line: 8,
    column: 1,
    hint: "line 6",
  }),
  doc("two level-one headings", "# One\n\nText.\n\n# Two", {
    code: "content/second-title",
    severity: "warning",
    line: 10,
    column: 1,
    hint: "##",
  }),
  doc(
    "a picture without alternative text",
    "![](./line.svg)",
    {
      code: "content/missing-alt",
      severity: "warning",
      line: 6,
      column: 1,
    },
    {
      "content/docs/start/line.svg": '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
    },
  ),
  doc("a link without text", "Text [](/docs/start/intro) and more.", {
    code: "content/empty-link",
    severity: "warning",
    line: 6,
    column: 6,
  }),
  doc(
    "a picture that does not exist",
    "![Nothing](./gone.svg)",
    link("content/missing-image", "error"),
  ),
  doc(
    "a link that leads nowhere",
    "A [link](/docs/start/intor).",
    link("content/broken-link", "error", { column: 3, hint: 'Did you mean "/docs/start/intro"?' }),
  ),
  doc(
    "a relative link that leads nowhere",
    "A [link](../else/there).",
    link("content/broken-link", "error", { column: 3 }),
  ),
  doc(
    "a link in an element that leads nowhere",
    'A <a href="/docs/start/intor">link</a>.',
    link("content/broken-link", "error", { column: 3 }),
  ),
  doc("a link by reference that leads nowhere", "A [link][there].\n\n[there]: /docs/start/intor", {
    ...link("content/broken-link", "error"),
    line: 8,
    column: 1,
  }),
  doc(
    "an anchor that its own page does not have",
    "A [link](#nowhere).\n\n## Somewhere",
    link("content/broken-anchor", "warning", { column: 3 }),
  ),
  doc(
    "an anchor that another page does not have",
    "A [link](/docs/start/intro#first-step).",
    link("content/broken-anchor", "warning", { hint: 'Did you mean "#first-steps"?' }),
  ),
  doc(
    "an anchor that an endpoint page does not have",
    "A [link](/docs/api/list-pets#nowhere).",
    link("content/broken-anchor", "warning"),
  ),
  doc(
    "a link to a draft",
    "A [link](/docs/start/draft).",
    link("content/link-to-draft", "error", { column: 3, message: "draft" }),
    { "content/docs/start/draft.mdx": page("Not yet.", `${FRONT_MATTER}\ndraft: true`) },
  ),
  doc(
    "a link to a post of the future",
    "A [link](/blog/later).",
    link("content/link-to-scheduled-post", "error", { column: 3, message: "2999-01-01" }),
    {
      "content/blog/2999-01-01-later/index.mdx": page(
        "Later.\n\n{/* truncate */}\n\nMore.",
        `${FRONT_MATTER}\nauthors: team\ntags: news`,
      ),
    },
  ),
  doc(
    "a link with a slash at its end",
    "A [link](/docs/start/intro/).",
    link("content/untidy-link", "warning", { hint: '"/docs/start/intro"' }),
  ),
  doc(
    "a link to index.html",
    "A [link](/docs/start/intro/index.html#first-steps).",
    link("content/untidy-link", "warning", { hint: '"/docs/start/intro#first-steps"' }),
  ),
  doc(
    "a link with the site's own host",
    "A [link](https://good.example/docs/start/intro).",
    link("content/untidy-link", "warning", { hint: '"/docs/start/intro"' }),
  ),
  doc(
    "a link with the site's own host that leads nowhere",
    "A [link](https://good.example/docs/start/intor).",
    link("content/broken-link", "warning", { hint: '"/docs/start/intro"' }),
  ),
  doc(
    "an import of a component that is not there",
    'import Chart from "./chrat.jsx";\n\n<Chart />',
    link("content/missing-module", "error", { column: 1, hint: 'Did you mean "chart.jsx"?' }),
    { "content/docs/start/chart.jsx": "export default () => null;\n" },
  ),
  {
    name: "a partial with a mistake that two pages take in",
    files: {
      "content/docs/start/intro.mdx": page("import A from './_a.mdx';\n\n<A />"),
      [DOC]: page("import A from './_a.mdx';\n\n<A />\n\nGo [on](/docs/start/intro)."),
      "content/docs/start/_a.mdx": "A {brace.\n",
    },
    problem: {
      code: "content/syntax",
      severity: "error",
      file: "content/docs/start/_a.mdx",
      line: 1,
      column: 10,
    },
  },
];

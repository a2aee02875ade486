import { compileContent } from "../content/compile";
import type { Dialect } from "../content/source/read-source";
import { detectDialect } from "../content/source/read-source";

const files = { read: async () => undefined, list: async () => [] };

async function problemsOf(body: string, dialect: Dialect, trust: "strict" | "trusted" = "strict") {
  const place = { path: "/page.md", contentRoot: "/", files, trust };
  return (await compileContent(body, dialect, place)).problems;
}

type Body = [name: string, body: string, value: string, line?: number];

const CODE: Body[] = [
  ["an import", "import Tabs from '@theme/Tabs'\n\nA.", "import Tabs from '@theme/Tabs'"],
  ["a partial", "import P from './_p.mdx'\n\n<P />", "import P from './_p.mdx'"],
  ["an export", "export const a = 1\n\nA.", "export const a = 1"],
  ["an expression", "A {1 + 1}", "{1 + 1}"],
  ["an expression in a block", "{globalThis.alert(1)}", "{globalThis.alert(1)}"],
  ["an expression in a list", "- a\n- {process.env.HOME}", "{process.env.HOME}", 2],
  ["an expression in a table", "| a |\n|---|\n| {1 + 1} |", "{1 + 1}", 3],
  ["the front matter", "{frontMatter.title}", "{frontMatter.title}"],
  ["a computed prop", '<Card title={"a".trim()} href="/blog">a</Card>', '{"a".trim()}'],
  ["spread props", "<Card {...props}>a</Card>", "{...props}"],
];

const HTML: Body[] = [
  ["a script", "<script>alert(1)</script>", "<script>"],
  ["a style element", "<style>a</style>", "<style>"],
  ["a frame", '<iframe src="https://a.example" title="a"></iframe>', "<iframe>"],
  ["an embedded document", '<embed src="/a.pdf" />', "<embed>"],
  ["an object", '<object data="/a.pdf">a</object>', "<object>"],
  ["<base>", '<base href="https://a.example/" />', "<base>"],
  ["<meta>", '<meta name="a" content="b" />', "<meta>"],
  ["<link>", '<link rel="stylesheet" href="/a.css" />', "<link>"],
  ["a form", '<form action="/a">a</form>', "<form>"],
  ["a field", '<input type="password" />', "<input>"],
  ["a button", "<button>a</button>", "<button>"],
  ["a drawing", "<svg><path d='M0 0' /></svg>", "<svg>"],
  ["a film", '<video src="/a.mp4"></video>', "<video>"],
  ["an element of a component", "<x-a>a</x-a>", "<x-a>"],
  ["an event handler", '<p onclick="alert(1)">a</p>', "onclick"],
  ["an event handler in capitals", '<p ONCLICK="alert(1)">a</p>', "ONCLICK"],
  ["a style attribute", '<p style="position:fixed">a</p>', "style"],
  ["a class", '<p class="dialog">a</p>', "class"],
  ["an element within an element", "<div>\n\n<iframe></iframe>\n\n</div>", "<iframe>", 3],
];

/** HTML that MDX does not parse. */
const ONLY_HTML: Body[] = [
  [
    "a slash instead of a space",
    "<p>\n<img/src=x/onerror=alert(1)>",
    "<img/src=x/onerror=alert(1)>",
    2,
  ],
  ["a tag without end", "<div onclick=alert(1) title='a", "<div onclick=alert(1) title='a"],
  ["a comment that ends early", "<!-- a --!><b onclick=x>a</b> -->", "onclick"],
  ["a cell without a table", "<td onclick='x'>a</td>", "onclick"],
  ["an inline tag", "Text <b onmouseover=alert(1)>a</b>", "onmouseover"],
];

const ONLY_MDX: Body[] = [
  ["children of <Head>", '<Head><meta name="a" content="b" /></Head>', "<meta>"],
  [
    "HTML as a prop",
    '<div dangerouslySetInnerHTML={{ __html: "<b>a</b>" }} />',
    "dangerouslySetInnerHTML",
  ],
  ["a name with a dot", "<a.b>a</a.b>", "<a.b>"],
];

async function expectRefused(dialect: Dialect, kind: string, [, body, value, line = 1]: Body) {
  const code = `content/untrusted-${kind}`;
  expect(await problemsOf(body, dialect)).toContainEqual(
    expect.objectContaining({ code, severity: "error", line, value, hint: expect.any(String) }),
  );
  const trusted = await problemsOf(body, dialect, "trusted");
  expect(trusted.filter((problem) => problem.code === code)).toEqual([]);
}

describe("strict trust refuses", () => {
  it.each(CODE)("%s", (...body) => expectRefused("mdx", "code", body));
  it.each([...HTML, ...ONLY_HTML])("%s in Markdown", (...body) =>
    expectRefused("md", "html", body),
  );
  it.each([...HTML, ...ONLY_MDX])("%s in MDX", (...body) => expectRefused("mdx", "html", body));
  it.each(HTML)("%s in Markdown with components", (...[name, body, value, line = 1]) =>
    expectRefused("lenient", "html", [name, `${body}\n\n<Tabs></Tabs>`, value, line]),
  );
});

describe("strict trust allows", () => {
  it.each([
    [
      "Markdown",
      "# A\n\n**a** `<script>` [a](/blog)\n\n| a | b |\n|---|:-:|\n| 1 | 2 |\n\n- [x] a",
    ],
    ["plain HTML", "<details open>\n<summary>a</summary>\n\n<kbd>a</kbd> <!-- a -->\n\n</details>"],
    ["text with angle brackets", "A `Vec<String>`, a Vec<String>, and 1 < 2."],
    ["admonitions", ":::tip[A **tip**]\n\na\n\n:::"],
    ["components", '<Tabs>\n<TabItem value="a" label="A">\n\na\n\n</TabItem>\n</Tabs>'],
    ["literal props", "<Tabs defaultValue={'a'} values={[{ value: 'a', label: 'A' }]}></Tabs>"],
    ["comments", "{/* a */}\n\nA."],
    ["JSX of HTML", '<p align="center"><b>a</b> <abbr title="b" aria-label="b">a</abbr></p>'],
  ])("%s", async (_, body) => {
    const problems = await problemsOf(body, detectDialect(body, "md"));
    expect(problems.filter(({ code }) => code.startsWith("content/untrusted"))).toEqual([]);
  });
});

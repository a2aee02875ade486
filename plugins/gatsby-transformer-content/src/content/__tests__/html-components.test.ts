import { htmlOf } from "../__fixtures__/html-of";
import { compileContent } from "../compile";
import type { ElementTuple } from "../types";

const note = (kind: string, inner: string, more = "") =>
  `<div className="admonition admonition-${kind}${more}" role="note">${inner}</div>`;
const title = (text: string) => `<p className="admonition-title">${text}</p>`;

describe("components that are HTML", () => {
  it.each([
    [":::tip[T *m*]\n\nx\n\n:::", note("tip", `${title("T <em>m</em>")}<p>x</p>`)],
    [":::tip T [a] b]\n\nx\n\n:::", note("tip", `${title("T [a] b]")}<p>x</p>`)],
    [":::caution\n\nx\n\n:::", note("warning", `${title("Caution")}<p>x</p>`)],
    [':::note{title="T" .c}\n\nx\n\n:::', note("note", `${title("T")}<p>x</p>`, " c")],
    [
      "- a\n\n  :::info One\n\n  x\n\n  :::",
      `<ul><li>\n<p>a</p>\n${note("info", `${title("One")}<p>x</p>`)}\n</li></ul>`,
    ],
    [
      "::::tip\n\n:::note\n\nx\n\n:::\n\n::::",
      note("tip", title("Tip") + note("note", `${title("Note")}<p>x</p>`)),
    ],
    ['<Admonition type="danger" title="T">x</Admonition>', note("danger", `${title("T")}x`)],
    ["> [!NOTE]\n> x *m*", note("note", `${title("Note")}<p>x <em>m</em></p>`)],
    ["> [!caution]\n>\n> x", note("danger", `${title("Caution")}<p>x</p>`)],
    ["> [!NOTE] x", "<blockquote>\n<p>[!NOTE] x</p>\n</blockquote>"],
    [
      ":tada: 10:30:45 a:b :none_such: `:tada:`",
      "<p>🎉 10:30:45 a:b :none_such: <code>:tada:</code></p>",
    ],
    ["::leaf and :text[a]", "<p>::leaf and :text[a]</p>"],
    [
      "<Tabs values={[{label: 'A', value: 'a'}, {label: 'B', value: 'b'}]} defaultValue='b' lazy block className='c'><TabItem value='a'>1</TabItem><TabItem value='b'>2</TabItem></Tabs>",
      '<Tabs className="c tabs-block"><TabItem value="a" label="A">1</TabItem><TabItem value="b" label="B" default>2</TabItem></Tabs>',
    ],
    [
      "<Tabs values={[{label: 'B', value: 'b'}, {label: 'A', value: 'a'}]}><TabItem value='c'>3</TabItem><TabItem value='a'>1</TabItem><TabItem value='b'>2</TabItem></Tabs>",
      '<Tabs><TabItem value="b" label="B">2</TabItem><TabItem value="a" label="A">1</TabItem><TabItem value="c">3</TabItem></Tabs>',
    ],
    [
      "<Tabs defaultValue={null} groupId='g' queryString><TabItem value='a' attributes={{className: 'x'}}>1</TabItem></Tabs>",
      '<Tabs groupId="g" queryString><TabItem value="a" buttonClass="x">1</TabItem></Tabs>',
    ],
    ["<Steps>\n1. a\n2. b\n</Steps>", '<ol className="steps">\n<li>a</li>\n<li>b</li>\n</ol>'],
    [
      "<Steps>\n### A\n\nx\n\n### B\n</Steps>",
      '<ol className="steps"><li><h3 id="a">A</h3><p>x</p></li><li><h3 id="b">B</h3></li></ol>',
    ],
    [
      "<Cards>\n<Card title='T' href='/x'>y</Card>\n</Cards>",
      '<ul className="cards"><li><a href="/x" className="card"><span className="card-title">T</span><span className="card-text">y</span></a></li></ul>',
    ],
    [
      "<FileTree>\n- a/\n  - **b.ts** *first*\n</FileTree>",
      '<div className="file-tree"><ul><li><details open><summary><span className="folder">a/</span></summary><ul><li><span className="file"><strong>b.ts</strong></span> <small><em>first</em></small></li></ul></details></li></ul></div>',
    ],
    ["a <Badge tone='tip'>b</Badge>", '<p>a <span className="badge admonition-tip">b</span></p>'],
    ["<Details summary='S'>\nx\n</Details>", "<details><summary>S</summary><p>x</p></details>"],
    [
      "<Details summary={<summary>S</summary>}>\nx\n</Details>",
      "<details><summary>S</summary><p>x</p></details>",
    ],
    [
      "<details>\n<summary>S</summary>\n\nx\n\n</details>",
      "<details><summary>S</summary><p>x</p></details>",
    ],
    ["<Figure src='./a.png' alt='b' caption='c' />", '<img src="./a.png" alt="b" title="c"></img>'],
  ])("%j", async (source, html) => {
    const { problems, tree } = await compileContent(source, "mdx");
    const line = (text: string) => text.replace(/>\n/g, ">").replace(/\n</g, "<");
    expect([problems, line(htmlOf(tree))]).toEqual([[], line(html)]);
  });

  it("shows diagrams that it cannot draw as their source", async () => {
    const { tree } = await compileContent("```mermaid\npie\n```", "mdx");
    expect(htmlOf(tree)).toBe('<CodeBlock html="<i class=k>pie</i>" lang="mermaid"></CodeBlock>');
  });

  it.each([
    ["a flowchart", "graph TD; A[Start]-->B[One & two];"],
    [
      "a flowchart with settings",
      "---\ntitle: x\n---\n%% y\nflowchart LR\n  A[Start] --> B[One & two]",
    ],
    ["a sequence", "sequenceDiagram\n  Start->>B: One & two"],
    ["states", "stateDiagram-v2\n  [*] --> Start\n  Start --> B : One & two"],
    [
      "attacks",
      'graph TD\n A["Start"] --> B["<script>One & two</script>"]\n click A "javascript:x"',
    ],
  ])("draws %s", async (_, source) => {
    const { tree, problems } = await compileContent(`\`\`\`mermaid\n${source}\n\`\`\``, "mdx");
    expect([problems, tree]).toEqual([
      [],
      [["CodeBlock", { html: expect.any(String), lang: "mermaid", isDiagram: true, code: source }]],
    ]);
    const svg = (tree[0] as ElementTuple)[1] as { html: string };
    expect(svg.html).toMatch(/^<svg /);
    expect(svg.html).toContain(">Start<");
    expect(svg.html).toContain("One &#x26; two");
    expect(svg.html).not.toMatch(/<script|<style|javascript:|https?:\/\/(?!www\.w3\.org)|var\(--_/);
  });

  it("shows npm commands for every package manager", async () => {
    for (const dialect of ["md", "mdx"] as const) {
      const { tree } = await compileContent("```bash npm2yarn\nnpm install a\n```", dialect);
      const html = htmlOf(tree).replace(/<\/?i[^>]*>|<i class=\w>/g, "");
      expect(html).toContain(
        '<Tabs groupId="npm2yarn"><TabItem value="npm" label="npm"><CodeBlock',
      );
      expect(html).toMatch(/yarn .*add a.*pnpm .*add a/);
    }
  });

  it("takes marks out of comments only where the first line marks none", async () => {
    const code = "// highlight-next-line\na\n```";
    const marked = await compileContent(`\`\`\`js\n${code}`, "mdx");
    const ranged = await compileContent(`\`\`\`js {2}\n${code}`, "mdx");
    expect(htmlOf(marked.tree)).not.toContain("highlight-next-line");
    expect(htmlOf(ranged.tree)).toContain("highlight-next-line");
  });
});

describe("wrong use", () => {
  it.each([
    [":::tpi\n\nx\n\n:::", "content/unknown-admonition", 'Did you mean "tip"?'],
    ["<Tabs></Tabs>", "content/tabs", "TabItem"],
    ["```mermaid\npie\n```", "content/diagram", "SVG"],
    [
      "<Tabs>\n<TabItem value='a'>x</TabItem>\n<TabItem value='a'>y</TabItem>\n</Tabs>",
      "content/tabs",
      "a different value",
    ],
    [
      "<Tabs defaultValue='b'>\n<TabItem value='a'>x</TabItem>\n</Tabs>",
      "content/tabs",
      "one of: a",
    ],
    ["<Tabs queryString>\n<TabItem value='a'>x</TabItem>\n</Tabs>", "content/tabs", "groupId"],
    ["<Card href='/x' />", "content/missing-prop", "title="],
    ["<Card title='a' hrf='/x' />", "content/unknown-prop", 'Did you mean "href"?'],
    ["<Cards>\n\ntext\n\n</Cards>", "content/cards", "<Card"],
    ["<Steps>\n\ntext\n\n</Steps>", "content/steps", "1. First"],
    ["<FileTree>\n\ntext\n\n</FileTree>", "content/file-tree", "`- name comment`"],
    ["<Badge tone='tpi'>x</Badge>", "content/unknown-tone", 'Did you mean "tip"?'],
    ["<Details>x</Details>", "content/missing-prop", "summary="],
    ["<Figure src='./a.png' />", "content/missing-prop", "alt="],
    ["<Operation />", "content/missing-prop", "id="],
    ["<OperationExample name='a' />", "content/missing-prop", "id="],
    ["<OperationParameters id='' />", "content/missing-prop", "id="],
    ["<Schema id='a' name='b' />", "content/unknown-prop", "name, show"],
    ["<Head><title>x</title></Head>", "content/head", "front matter"],
  ])("%j is %s", async (source, code, hint) => {
    const { problems } = await compileContent(`\n\n${source}`, "mdx");
    expect(problems).toEqual([
      expect.objectContaining({ code, line: 3, hint: expect.stringContaining(hint) }),
    ]);
  });
});

import path from "node:path";
import { htmlOf } from "../__fixtures__/html-of";
import { siteInMemory } from "../__fixtures__/site-in-memory";
import { compileContent } from "../compile";

const FILES = {
  "docs/_part.mdx": "## Part\n\nHello {props.name}{props.children}. [a](./a.md) ![p](./p.png)\n",
  "docs/_outer.mdx": "import Part from './_part.mdx'\n\n<Part {...props} />\n",
  "docs/_broken.mdx": "\n\ntext {",
  "docs/_wrong.mdx": "\nimport Other from './_missing.mdx'\n\n<Other />\n",
  "docs/_self.mdx": "import Self from './_self.mdx'\n\n<Self />\n",
  "docs/_computed.mdx": "{props.list.map((x) => x)}\n",
  "docs/_lenient.md": "Braces {stay}.\n",
  "docs/code.js": "let a;\n",
  "docs/sub/own.tsx": "",
  "src/components/chart/index.js": "",
  "static/img/x.png": "",
  "assets/y.png": "",
  "docs/_layout.mdx":
    "import Link from '@docusaurus/Link'\nimport Own from './own.js'\n\nexport default function Box(props) { return <Own><Link to='/b' />{props.children}</Own>; }\n\nText\n",
  "docs/_arrow.mdx": "export default ({ children }) => <b>{children}</b>\n",
  "docs/_badge.mdx": "export const Badge = () => 'partial'\n\n<Badge />\n",
  "docs/own.js": "",
  "docs/sub/own.js": "",
  "docs/_code.mdx":
    "import Own from './own.js'\nimport clsx from 'clsx'\n\nexport const Box = () => <Own className={clsx('a')} />\n\n<Box />\n",
};
const compile = (source: string, page = "docs/sub/page.mdx") =>
  compileContent(source, "mdx", siteInMemory(page, FILES));

describe("imports that need no module", () => {
  it.each([
    [
      "tabs under other names",
      "import T from '@theme/Tabs'\nimport I from '@theme/TabItem'\n\n<T><I value='a'>x</I></T>",
      '<Tabs><TabItem value="a">x</TabItem></Tabs>',
    ],
    [
      "a table of contents",
      "import T from '@theme/TOCInline'\n\n<T toc={toc} />\n\n## A\n\n### B\n\n## C\n\n#### D",
      '<ul><li><a href="#a">A</a><ul><li><a href="#b">B</a></li></ul></li><li><a href="#c">C</a></li></ul><h2 id="a">A</h2><h3 id="b">B</h3><h2 id="c">C</h2><h4 id="d">D</h4>',
    ],
    [
      "a part of the table of contents, with the formatting of headings",
      "import T from '@theme/TOCInline'\n\n<T toc={toc.slice(1, -1)} />\n\n## A\n\n## B `c` [*d*](/e)\n\n## F",
      '<ul><li><a href="#b-c-d">B <code>c</code> <em>d</em></a></li></ul><h2 id="a">A</h2><h2 id="b-c-d">B <code>c</code> <a href="/e"><em>d</em></a></h2><h2 id="f">F</h2>',
    ],
    [
      "a table of contents whose levels go up and down",
      "import T from '@theme/TOCInline'\n\n<T toc={toc} minHeadingLevel={2} maxHeadingLevel={4} />\n\n### A\n\n## B\n\n#### C\n\n### D\n\n### E\n\n##### F",
      '<ul><li><a href="#a">A</a></li><li><a href="#b">B</a><ul><li><a href="#c">C</a></li><li><a href="#d">D</a></li><li><a href="#e">E</a></li></ul></li></ul><h3 id="a">A</h3><h2 id="b">B</h2><h4 id="c">C</h4><h3 id="d">D</h3><h3 id="e">E</h3><h5 id="f">F</h5>',
    ],
    [
      "a part of the table of contents of a page with a title",
      "import T from '@theme/TOCInline'\n\n# Title\n\n<T toc={toc.slice(1)} />\n\n## A\n\n## B",
      '<h1>Title</h1><ul><li><a href="#b">B</a></li></ul><h2 id="a">A</h2><h2 id="b">B</h2>',
    ],
    [
      "an empty table of contents",
      "import T from '@theme/TOCInline'\n\n<T toc={toc} />\n\na",
      "<ul></ul><p>a</p>",
    ],
    [
      "cards of the category that they stand in",
      "import D from '@theme/DocCardList'\nimport {useCurrentSidebarCategory} from '@docusaurus/theme-common'\n\n<D items={useCurrentSidebarCategory().items} />",
      "<DocCardList></DocCardList>",
    ],
    ["React", "import React from 'react'\n\na", "<p>a</p>"],
    [
      "a link",
      "import Link from '@docusaurus/Link'\n\na <Link to='/b'>c</Link>",
      '<p>a <a href="/b">c</a></p>',
    ],
    [
      "an address",
      "import url from '@docusaurus/useBaseUrl'\n\n<img src={url('img/y.png')} alt='y'/>",
      '<img src="/img/y.png" alt="y"></img>',
    ],
    [
      "a picture of the site",
      "import img from '@site/static/img/x.png'\n\n<img src={img} alt='x'/>",
      '<img src="@site/static/img/x.png" alt="x"></img>',
    ],
    [
      "a picture that is required",
      "<img src={require('./y.png').default} alt='y'/>",
      '<img src="./y.png" alt="y"></img>',
    ],
    [
      "pictures below the folder of the site",
      "import y from '/assets/y.png'\n\n<img src={y} alt='y'/><img src={require('/static/img/x.png').default} alt='x'/><img src={require('/img/x.png')} alt='x'/>",
      '<img src="@site/assets/y.png" alt="y"></img>\n<img src="@site/static/img/x.png" alt="x"></img>\n<img src="/img/x.png" alt="x"></img>',
    ],
    [
      "a drawing as a component",
      "import Logo from './l.svg'\n\n<Logo title='l'/>",
      '<img src="./l.svg" alt="l"></img>',
    ],
    [
      "a picture in the static folder",
      "![x](/img/x.png)",
      '<p><img src="/img/x.png" alt="x"></img></p>',
    ],
    [
      "a picture that Gatsby copies",
      "![x](/img/other.png)",
      '<p><img src="/img/other.png" alt="x"></img></p>',
    ],
    [
      "code of a file",
      "import code from '!!raw-loader!../code.js'\nimport B from '@theme/CodeBlock'\n\n<B language='txt'>{code}</B>",
      '<CodeBlock html="let a;" lang="txt"></CodeBlock>',
    ],
    [
      "a partial with props and children",
      "import P from '../_part.mdx'\n\n<P name='you'>!</P>",
      '<h2 id="part">Part</h2><p>Hello you!. <a href="../a.md">a</a> <img src="../p.png" alt="p"></img></p>',
    ],
    [
      "a partial in a partial",
      "import P from '@site/docs/_outer.mdx'\n\n## Part\n\n<P name='you' />",
      '<h2 id="part">Part</h2><h2 id="part-1">Part</h2><p>Hello you. <a href="../a.md">a</a> <img src="../p.png" alt="p"></img></p>',
    ],
    [
      "a partial in a line",
      "import P from '../_lenient.md'\n\nSo: <P />",
      "<p>So: Braces {stay}.</p>",
    ],
  ])("%s", async (_, source, html) => {
    const { problems, reasons, tree } = await compile(source);
    expect({ problems, reasons, html: htmlOf(tree) }).toEqual({ problems: [], reasons: [], html });
  });

  it("reports headings, positions and files of a partial", async () => {
    const content = await compile("import P from '../_part.mdx'\n\n<P />\n\n## Part");
    expect(content.headings).toEqual([
      expect.objectContaining({ id: "part", file: expect.stringMatching(/_part\.mdx$/) }),
      expect.objectContaining({ id: "part-1", line: 5 }),
    ]);
    expect(content.references[0]).toMatchObject({
      line: 3,
      file: expect.stringMatching(/_part\.mdx$/),
    });
    expect(content.inclusions).toEqual(["/site/docs/_part.mdx"]);
  });

  it("reports a wrong import of a partial in the partial, and one of the page in the page", async () => {
    const { problems } = await compile(
      "import P from '../_wrong.mdx'\nimport X from '../_absent.mdx'\n\n<P /><X />",
    );
    expect(problems.map(({ file, line, code }) => [file?.replace(/.*\//, ""), line, code])).toEqual(
      [
        [undefined, 2, "content/missing-partial"],
        ["_wrong.mdx", 2, "content/missing-partial"],
      ],
    );
  });

  it("leaves what has to run", async () => {
    const { mode, reasons } = await compile(
      "import Own from './own'\nimport img from './a.png'\n\n<Own picture={img} />",
    );
    expect(mode).toBe("component");
    expect(reasons.map(({ construct }) => construct)).toEqual(["import", "computed prop picture"]);
  });
});

describe("partials with code", () => {
  const resultOf = async (source: string) => {
    const { problems, reasons, tree } = await compile(source, "docs/page.mdx");
    return { codes: problems.map(({ code }) => code), count: reasons.length, tree };
  };

  it("uses what a partial exports by default as a component around its text", async () => {
    const source =
      "import P from './_layout.mdx'\nimport Q from './_arrow.mdx'\n\n<P kind='a' />\n\n<Q />";
    const { codes, tree } = await resultOf(source);
    expect(codes).toEqual([]);
    expect(JSON.stringify(tree)).toContain('["Layout0",{"kind":"a"},["p",0,"Text"]]');
    expect(JSON.stringify(tree)).toContain('["Layout1"');
  });

  it("keeps the code of a partial once, with the components that the code names", async () => {
    const once = await resultOf("import P from './_layout.mdx'\n\n<P />");
    const twice = await resultOf(
      "import P from './_layout.mdx'\nimport Own from './own.js'\n\n<P /><P /><Own />",
    );
    // The statements of imports and those of exports of each file.
    expect(once).toMatchObject({ codes: [], count: 2 });
    expect(twice).toMatchObject({ codes: [], count: 3 });
  });

  it.each([
    ["the same file by its path from there", "../own.js", "clsx", []],
    ["another file by the same path", "./own.js", "clsx", ["content/name-clash"]],
    ["another package", "../own.js", "clsx/lite", ["content/name-clash"]],
  ])("imports for the page what the partial imports: %s", async (_, file, name, codes) => {
    const source = `import P from '../_code.mdx'\nimport Own from '${file}'\nimport clsx from '${name}'\n\n<P /><Own className={clsx('b')} />`;
    const { problems } = await compile(source);
    expect(problems.map(({ code }) => code)).toEqual(codes);
  });

  it("reports a name with two meanings", async () => {
    const { codes } = await resultOf(
      "import P from './_badge.mdx'\n\nexport const Badge = () => 'page'\n\n<P /><Badge />",
    );
    expect(codes).toEqual(["content/name-clash"]);
  });
});

describe("components of the site", () => {
  const files = {
    "src/theme/MDXComponents/index.js": "export default { Chip, Tabs, Steps, Own: X }",
    "docs/own.js": "",
  };
  const compileWith = (source: string) =>
    compileContent(source, "mdx", siteInMemory("docs/page.mdx", files));

  it("imports those that a page uses without an import", async () => {
    const { mode, reasons, tree, inclusions } = await compileWith(
      "import Own from './own.js'\n\n<Own /> <Chip>new</Chip>\n\n<Other />",
    );
    expect(mode).toBe("component");
    expect(reasons).toMatchObject([
      { construct: "import", line: 3 },
      { construct: "import", line: 1 },
    ]);
    expect(JSON.stringify(tree)).toContain('["ComponentsOfSite.Chip",0,"new"]');
    expect(JSON.stringify(tree)).toContain('["Own"');
    expect(inclusions).toEqual(["/site/src/theme/MDXComponents/index.js"]);
  });

  it("leaves alone the components that Docusaurus has as well", async () => {
    const { mode } = await compileWith("<Tabs><TabItem value='a'>x</TabItem></Tabs>");
    expect(mode).toBe("data");
  });

  it.each([
    ["import Card from './own.js'\n\n<Card href='/a'>x</Card>", "ComponentsOfPage.Card"],
    ["export const Badge = () => 'b'\n\n<Badge />", "ComponentsOfPage.Badge"],
    ["import { Tabs } from './own.js'\n\n<Tabs>x</Tabs>", "ComponentsOfPage.Tabs"],
    ["<Steps>1</Steps>", "ComponentsOfSite.Steps"],
  ])("uses them instead of ours of the same name: %j", async (source, name) => {
    const { tree, problems, mode } = await compileWith(source);
    expect(problems).toEqual([]);
    expect(mode).toBe("component");
    expect(JSON.stringify(tree)).toContain(`["${name}",`);
  });
});

describe("imports that are wrong", () => {
  it.each([
    ["a\n\nimport X from '@theme/Nope'\n\n<X />", "content/unknown-import", 3, "@theme/Tabs"],
    ["import X from '@docusaurus/Lnk'\n\n<X />", "content/unknown-import", 1, "@docusaurus/Link"],
    ["import P from '../_prat.mdx'\n\n<P />", "content/missing-partial", 1, '"_part.mdx"'],
    ["import c from '!!raw-loader!../cod.js'\n\n{c}", "content/missing-file", 1, '"code.js"'],
    ["import O from './onw'\n\n<O />", "content/missing-module", 1, '"own"'],
    ["import P from '../_self.mdx'\n\n<P />", "content/circular-partial", 1, "another partial"],
    ["import P from '../_broken.mdx'\n\n<P />", "content/syntax", 3, "backticks"],
    ["import P from '../_computed.mdx'\n\n<P />", "content/computed-partial", 1, "{props.name}"],
    ["<CodeBlock>{compute()}</CodeBlock>", "content/computed-code", 1, "raw-loader"],
  ])("%j is %s", async (source, code, line, hint) => {
    const { problems } = await compile(source);
    expect(problems).toEqual([
      expect.objectContaining({
        code,
        severity: "error",
        line,
        hint: expect.stringContaining(hint),
      }),
    ]);
  });
});

describe("parts of Docusaurus that do not exist here", () => {
  const files = {
    "src/safe.jsx": "import {useA} from '@docusaurus/known'; export default () => useA()",
    "src/inner.ts": "import {useB, type C} from '@docusaurus/known'; export const b: C = useB()",
    "src/outer.tsx": "import {b} from './inner'; import 'package'; export default () => b",
    "src/unknown.js": "import X from '@theme/Unknown'; export default X",
    "src/own.js": "import X from '@theme/Hero'; import './x.css'; export default X",
    "src/theme/Hero.tsx":
      "import type {Props} from '@docusaurus/known'; export default (_: Props) => null",
    "src/types.ts": "import {Props} from '@docusaurus/known'; export default (_: Props) => null",
  };
  const docusaurusModules = { "@docusaurus/known": ["useA", "default"] };

  it.each([
    ["@site/src/safe", undefined, ["safe.jsx"]],
    ["@site/src/own", undefined, ["Hero.tsx", "own.js"]],
    ["@site/src/types", undefined, ["types.ts"]],
    ["@site/src/outer", "useB of @docusaurus/known", ["inner.ts", "outer.tsx"]],
    // The files that would be the component are followed, too.
    [
      "../src/unknown.js",
      "@theme/Unknown",
      [
        ...["js", "jsx", "mjs", "ts", "tsx"].map((extension) => `Unknown.${extension}`),
        ...["js", "jsx", "mjs", "ts", "tsx"].map((extension) => `index.${extension}`),
        "unknown.js",
      ],
    ],
  ])("are found in components: %s", async (name, part, read) => {
    const page = { ...siteInMemory("docs/a.mdx", files), docusaurusModules };
    const { problems, inclusions } = await compileContent(
      `import X from '${name}'\n\n<X />`,
      "mdx",
      page,
    );
    expect(problems.map(({ code, message }) => [code, message])).toEqual(
      part ? [["content/unknown-import", `This needs ${part}, which does not exist here.`]] : [],
    );
    expect(inclusions.map((file) => path.basename(file)).sort()).toEqual(read);
  });
});

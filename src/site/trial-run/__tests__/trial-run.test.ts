import { writeFileSync } from "node:fs";
import path from "node:path";
import { temporaryFolder, writeFiles } from "../../../../packages/temporary-folder";
import { siteSettingsFile } from "../../../../plugins/gatsby-transformer-content/data-files";
import type { ContentSources } from "../../plugins";
import { findFailingPages } from "..";

// A thread that compiles TypeScript starts slowly on a busy machine.
jest.setTimeout(60_000);

/** Files that pages import. */
const MODULES = {
  "state.jsx": `import { useEffect, useState } from "react";
import data from "./data.json";
import styles from "./styles.module.css";
import picture from "./picture.png";
import Drawing from "./drawing.svg";
export default function State({ children }) {
  const [count] = useState(data.values.length);
  useEffect(() => window.scrollTo(0, count));
  return <p className={styles.text}><img src={picture} alt="" /><Drawing />{children}</p>;
}`,
  "list.yml": "- 1",
  "data.json": '{ "values": [1] }',
  "styles.module.css": ".text {}",
  "picture.png": "",
  "drawing.svg": "<svg/>",
  "throws.jsx": "export default function Throws() {\n  return window.innerWidth;\n}",
  "unfinished.jsx": "export default () => {\n  return <b>;\n};",
  "named.jsx": "export const Named = () => null;",
  "optional.cjs": `let found;
try { found = require("not-installed"); } catch { found = null; }
module.exports = () => found;`,
  "no-braces.cjs": `module.exports = () => (tree) => {
    tree.children = tree.children.filter(({ type }) => type !== "mdxFlowExpression");
  };`,
};

let root: string;

beforeAll(() => {
  root = temporaryFolder();
  for (const [name, text] of Object.entries(MODULES)) writeFileSync(path.join(root, name), text);
});

/** Writes pages, whose bodies begin on line 4, and returns what is reported, by page. */
async function run(
  bodies: Record<string, string>,
  settings?: ContentSources["settings"],
): Promise<string[]> {
  const files = Object.entries(bodies).map(([name, body]) => {
    const file = `docs/${name}.mdx`;
    writeFiles(root, { [file]: `---\ntitle: A page\n---\n${body}\n` });
    return path.join(root, file);
  });
  const problems = await findFailingPages(files, { contentRoot: root, settings });
  return problems.map(({ file, line, column, severity, code, message }) => {
    const name = path.relative(root, path.resolve(file));
    return `${name}:${line}:${column} ${severity} ${code} ${message}`;
  });
}

describe("pages that cannot be rendered", () => {
  it("are all reported, with the place in their file or in what they import", async () => {
    const found = await run({
      expression: "Text.\n\n{[1].mapp((x) => x)}",
      constant: "export const a = null;\n\n{a.b}",
      variable: "A {nowhere}.",
      import: 'import Throws from "../throws";\n\n<Throws />',
      component: "export const one = () => 1;\n\n<Unknown of={one()} />",
      syntax: 'import Unfinished from "../unfinished";\n\n<Unfinished />',
      name: 'import Named from "../named";\n\n<b>{Named}</b>',
    });
    expect(found).toEqual([
      expect.stringMatching(
        /^unfinished\.jsx:3:\d+ error content\/broken-code .*syntax\.mdx cannot be compiled: /,
      ),
      expect.stringMatching(/^docs\/name\.mdx:4:8 warning content\/broken-code .*"default"/),
      expect.stringMatching(
        /^docs\/expression\.mdx:6:\d+ error content\/throws The page cannot be rendered: .*mapp is not a function/,
      ),
      expect.stringMatching(/^docs\/constant\.mdx:6:\d+ error content\/throws .*of null/),
      expect.stringMatching(
        /^docs\/variable\.mdx:4:\d+ error content\/throws .*nowhere is not defined/,
      ),
      expect.stringMatching(
        /^throws\.jsx:2:\d+ error content\/throws .*docs\/import\.mdx cannot be rendered: window is not defined/,
      ),
      expect.stringMatching(
        /^docs\/component\.mdx:\d+:\d+ error content\/throws .*`Unknown` to be defined/,
      ),
    ]);
  });

  it("do not keep others from being rendered if they never end, or end the process", async () => {
    const found = await run({
      endless: "export const a = () => { for (;;); };\n\n{a()}",
      exit: "{process.exit()}",
      after: "{nowhere}",
    });
    expect(found).toEqual([
      expect.stringMatching(/^docs\/endless\.mdx:1:1 error content\/throws .*does not end/),
      expect.stringMatching(/^docs\/exit\.mdx:1:1 error content\/throws .*ends the process/),
      expect.stringMatching(/^docs\/after\.mdx:4:\d+ error content\/throws /),
    ]);
  });
});

describe("pages without a mistake", () => {
  it("are compiled with the plugins of the site", async () => {
    const settings = siteSettingsFile.parse({
      title: "A",
      url: "https://a.example",
      markdown: { remarkPlugins: ["./no-braces.cjs"] },
    });
    const page = { removed: "export const a = 1;\n\n{nowhere}" };
    expect(await run(page, settings)).toEqual([]);
    expect(await run(page)).toEqual([expect.stringContaining("nowhere is not defined")]);
  });

  it("are not reported, whatever they use", async () => {
    const found = await run({
      optional: 'import Optional from "../optional.cjs";\n\n<Optional />',
      imports: 'import State from "../state.jsx";\n\n<State>{1 + 1}</State>',
      components: "<Tabs><TabItem value='a'>{[1].map((x) => <b key={x}>{x}</b>)}</TabItem></Tabs>",
      props: "{props.data.docPage.title}",
      context: "{props.pageContext.permalink.length}",
      docusaurus:
        'import useContext from "@docusaurus/useDocusaurusContext";\n\n{useContext().siteConfig.title}',
      gatsby: 'import { withPrefix } from "gatsby";\n\n{withPrefix("/a")}',
      data: 'import list from "../list.yml";\n\n{list.map((x) => x)}',
      outside: "export const a = () => console.log('a');\n\n{a()}",
    });
    expect(found).toEqual([]);
  });
});

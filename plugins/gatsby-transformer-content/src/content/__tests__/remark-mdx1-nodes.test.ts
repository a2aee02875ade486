import { writeFileSync } from "node:fs";
import path from "node:path";
import { temporaryFolder } from "../../../../../packages/temporary-folder";
import { htmlOf } from "../__fixtures__/html-of";
import { compileContent } from "../compile";

/** A plugin for MDX 1, which puts nodes around the first paragraph. */
const PLUGIN = (before: string, after: string) => `
  const jsx = (value) => ({ type: "jsx", value });
  module.exports = () => (tree) => {
    const [first, ...rest] = tree.children;
    tree.children = [
      { type: "import", value: "import Tabs from '@theme/Tabs';\\nimport TabItem from '@theme/TabItem';" },
      jsx(${JSON.stringify(before)}), first, jsx(${JSON.stringify(after)}), ...rest,
    ];
  };`;

let root: string;
beforeAll(() => {
  root = temporaryFolder();
});

it.each([
  [
    "tabs",
    '<Tabs groupId="x">\n<TabItem value="a">',
    '</TabItem>\n<TabItem value="b" label="B">second</TabItem>\n</Tabs>',
    '<Tabs groupId="x"><TabItem value="a"><p>one</p></TabItem><TabItem value="b" label="B"><p>second</p></TabItem></Tabs><p>two</p>',
  ],
  [
    "listed-tabs",
    `<Tabs defaultValue="a" values={[\n  { label: 'A', value: 'a', },\n]}\n>\n<TabItem value="a">`,
    "</TabItem>\n</Tabs>",
    '<Tabs><TabItem value="a" label="A" default><p>one</p></TabItem></Tabs><p>two</p>',
  ],
  ["an-element", '<div title="a > b">', "</div>", '<div title="a > b"><p>one</p></div><p>two</p>'],
  ["stray-end", "<hr/>", "</div>", "<hr></hr><p>one</p><p>two</p>"],
])("makes elements of the tags of a plugin: %s", async (name, before, after, html) => {
  writeFileSync(path.join(root, `${name}.cjs`), PLUGIN(before, after));
  const place = {
    path: path.join(root, "docs/page.md"),
    contentRoot: root,
    markdown: { remarkPlugins: [`./${name}.cjs`] },
  };
  const { tree, problems, mode } = await compileContent("one\n\ntwo\n", "md", place);
  expect(problems).toEqual([]);
  expect(mode).toBe("data");
  expect(htmlOf(tree).replaceAll("\n", "")).toBe(html);
});

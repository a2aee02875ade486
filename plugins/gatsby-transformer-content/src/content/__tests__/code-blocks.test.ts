import type { Root } from "mdast";
import { VFile } from "vfile";
import { parseCodeMeta, remarkCodeBlocks, removeMagicComments } from "../code-blocks";

describe("parseCodeMeta", () => {
  it.each([
    ["", undefined, undefined, []],
    ['title="a b.js"', "a b.js", undefined, []],
    ["title='a'", "a", undefined, []],
    ["{1,3-5}", undefined, undefined, [1, 3, 4, 5]],
    ["showLineNumbers", undefined, 1, []],
    ["showLineNumbers=10 {2}", undefined, 10, [2]],
    ['title="{9}" {1}', "{9}", undefined, [1]],
  ])("%s", (meta, title, firstLineNumber, highlighted) => {
    const options = parseCodeMeta(meta);
    expect(options.title).toBe(title);
    expect(options.firstLineNumber).toBe(firstLineNumber);
    expect([...options.highlighted]).toEqual(highlighted);
  });
});

describe("removeMagicComments", () => {
  it.each([
    ["// highlight-next-line\na\nb", "a\nb", [1]],
    ["a\n# highlight-start\nb\nc\n# highlight-end\nd", "a\nb\nc\nd", [2, 3]],
    ["<!-- highlight-next-line -->\n<p>", "<p>", [1]],
    ["{/* highlight-next-line */}\n<p/>", "<p/>", [1]],
    ["// an ordinary comment", "// an ordinary comment", []],
  ])("%j", (code, shown, highlighted) => {
    expect(removeMagicComments(code)).toEqual({ code: shown, highlighted });
  });
});

describe("remarkCodeBlocks", () => {
  it.each([
    ["live noInline", "bottom", "live noInline"],
    ["live", undefined, undefined],
    ['title="live"', "bottom", undefined],
    ["alive", "bottom", undefined],
  ])("marks blocks that readers can run: %s, with %s", async (meta, liveCode, live) => {
    const tree: Root = {
      type: "root",
      children: [{ type: "code", lang: "jsx", meta, value: "a" }],
    };
    await remarkCodeBlocks({ markdown: { liveCode } })(tree, new VFile());
    expect(tree.children[0]).toMatchObject({ data: { hProperties: { live } } });
  });
});

import { writeFileSync } from "node:fs";
import path from "node:path";
import { temporaryFolder } from "../../../../../packages/temporary-folder";
import { compileContent } from "../compile";
import type { CompileOptions } from "../compile-options";

let root: string;
beforeAll(() => {
  root = temporaryFolder();
  for (const [name, text] of Object.entries(FILES)) writeFileSync(path.join(root, name), text);
});

const FILES = {
  "shout.ts": `
    interface Node { type: string; value?: string; children?: Node[] }
    export default function shout({ end = "!" } = {}) {
      return (tree: Node) => {
        const visit = (node: Node) => {
          if (node.type === "text") node.value = node.value?.toUpperCase() + end;
          (node.children ?? []).forEach(visit);
        };
        visit(tree);
      };
    }`,
  "list.mjs": `import shout from "./shout.ts"; export default [[shout, { end: "?" }]];`,
  "tabs.cjs": `
    const attribute = (name, value) => ({ type: "mdxJsxAttribute", name, value });
    const element = (name, attributes, children) => ({ type: "mdxJsxFlowElement", name, attributes, children });
    module.exports = () => (tree) => {
      tree.children = tree.children.map((node) => node.type !== "code" ? node :
        element("Tabs", [], [element("TabItem", [attribute("value", "a")], [node])]));
    };`,
  "classes.mjs": `
    export default () => (tree) => {
      for (const node of tree.children) if (node.tagName === "p") node.properties = { className: ["a", "b"] };
    };`,
  // A syntax as in remark 15: handlers keep what they know in `this.data`.
  "marks.mjs": `
    const PERCENT = 37;
    const mark = { tokenize(effects, ok, nok) {
      const inside = (code) => {
        if (code === null || code < 0) return nok(code);
        if (code !== PERCENT) { effects.consume(code); return inside; }
        effects.exit("markText"); effects.enter("markEnd"); effects.consume(code);
        effects.exit("markEnd"); effects.exit("mark"); return ok;
      };
      return (code) => {
        effects.enter("mark"); effects.enter("markStart"); effects.consume(code);
        effects.exit("markStart"); effects.enter("markText"); return inside;
      };
    } };
    export default function () {
      const data = this.data();
      (data.micromarkExtensions ??= []).push({ text: { [PERCENT]: mark } });
      (data.fromMarkdownExtensions ??= []).push({
        enter: { mark(token) {
          this.data.isMarked = true;
          this.enter({ type: "strong", children: [] }, token);
        } },
        exit: {
          markText(token) {
            if (!this.data.isMarked) throw new Error("lost");
            this.enter({ type: "text", value: this.sliceSerialize(token) }, token);
            this.exit(token);
          },
          mark(token) { this.data.isMarked = undefined; this.exit(token); },
        },
      });
    }`,
};

async function compile(body: string, markdown: CompileOptions["markdown"]) {
  const file = path.join(root, "docs/a.mdx");
  return compileContent(body, "mdx", { path: file, contentRoot: root, markdown });
}

describe("plugins of the site", () => {
  it.each<[string, string, CompileOptions["markdown"], unknown[]]>([
    ["in TypeScript", "Hi", { remarkPlugins: ["./shout.ts"] }, [["p", 0, "HI!"]]],
    ["in a list, with options", "Hi", { remarkPlugins: ["./list.mjs"] }, [["p", 0, "HI?"]]],
    ["for HTML", "Hi", { rehypePlugins: ["./classes.mjs"] }, [["p", { className: "a b" }, "Hi"]]],
    [
      "that add syntax",
      "A %b% c",
      { remarkPlugins: ["./marks.mjs"] },
      [["p", 0, "A ", ["strong", 0, "b"], " c"]],
    ],
    ["that are missing", "Hi", { remarkPlugins: ["./none.mjs"] }, [["p", 0, "Hi"]]],
  ])("run %s", async (_, body, plugins, tree) => {
    const content = await compile(body, plugins);
    expect(content.problems).toEqual([]);
    expect(content.tree).toEqual(tree);
  });

  it("may make components, which become data as those of writers do", async () => {
    const { mode, tree } = await compile("```js\n1\n```", { remarkPlugins: ["./tabs.cjs"] });
    expect(mode).toBe("data");
    expect(tree).toMatchObject([
      ["Tabs", 0, ["TabItem", { value: "a" }, ["CodeBlock", { lang: "js" }]]],
    ]);
  });
});

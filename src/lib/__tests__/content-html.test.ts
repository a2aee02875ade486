import { contentToHtml } from "../content-html";
import type { ContentNode } from "../content-tree";

const options = {
  pageUrl: "https://site.example/blog/post",
  images: new Map([["./flow.svg", "/static/1/flow.svg"]]),
};

describe("contentToHtml", () => {
  it.each<[string, ContentNode, string]>([
    ["text", "a < b & c", "a &lt; b &amp; c"],
    ["an element", ["p", 0, "a"], "<p>a</p>"],
    ["a void element", ["br", 0], "<br>"],
    [
      "an address inside the site",
      ["a", { href: "/docs" }, "a"],
      '<a href="https://site.example/docs">a</a>',
    ],
    [
      "a relative picture",
      ["img", { src: "./x.png", alt: 'a "b"' }],
      '<img src="https://site.example/blog/x.png" alt="a &quot;b&quot;">',
    ],
    [
      "a picture with a public address",
      ["p", 0, ["img", { src: "./flow.svg" }]],
      '<p><img src="https://site.example/static/1/flow.svg"></p>',
    ],
    ["a class", ["p", { className: "a" }], '<p class="a"></p>'],
    [
      "a flag",
      ["input", { type: "checkbox", checked: true, disabled: false }],
      '<input type="checkbox" checked>',
    ],
    ["code", ["CodeBlock", { code: "a < b" }], "<pre><code>a &lt; b</code></pre>"],
    [
      "an admonition",
      ["div", { className: "admonition admonition-tip" }, ["p", 0, "Tip"], ["p", 0, "a"]],
      "<blockquote><p>Tip</p><p>a</p></blockquote>",
    ],
    ["an unknown component", ["Wrapper", 0, ["p", 0, "a"]], "<p>a</p>"],
  ])("%s", (_, node, html) => {
    expect(contentToHtml([node], options)).toBe(html);
  });
});

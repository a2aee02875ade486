import type { CompiledContent, ContentNode } from "../../content/types";
import { apiAddresses, apiNamesOf, linkApiNames } from "../api-names";
import { usedAddresses } from "../api-uses";

const addresses = new Map([
  ["op:callAgent", "/api/call-agent"],
  ["slug:call-agent", "/api/call-agent"],
  ["call:POST /agents", "/api/call-agent"],
  ["schema:Message", "/api/schemas/message"],
  ["field:Message.role", "/api/schemas/message#Message.role"],
  ["error:rate_limited", "/api/errors#code-rate_limited"],
]);

function code(text: string): ContentNode {
  return ["code", 0, text];
}

/** Returns the targets of the links in a tree. */
function targetsIn(tree: readonly ContentNode[]): unknown[] {
  return tree.flatMap((node) => {
    if (typeof node === "string") return [];
    const [type, props, ...children] = node;
    const own = type === "a" && props !== 0 ? [props.href] : [];
    return [...own, ...targetsIn(children)];
  });
}

describe("names in several documents", () => {
  const linkTargets = (address: string) => JSON.stringify({ "op:list": address });
  const a = { documentId: "a", linkTargets: linkTargets("/a/list") };
  const b = { documentId: "b", linkTargets: linkTargets("/b/list") };

  it.each([[[a, b]], [[b, a]]])("mean the first one without the id of a document", (documents) => {
    expect(Object.fromEntries(apiAddresses(documents))).toEqual({
      "op:list": "/a/list",
      "op:a/list": "/a/list",
      "op:b/list": "/b/list",
    });
  });

  it("need no id of the only document", () => {
    expect([...apiAddresses([a]).keys()]).toEqual(["op:list"]);
  });
});

describe("inline code", () => {
  it.each([
    ["callAgent", "/api/call-agent"],
    ["POST /agents", "/api/call-agent"],
    ["Message", "/api/schemas/message"],
    ["rate_limited", "/api/errors#code-rate_limited"],
  ])("%s becomes a link", (text, href) => {
    expect(linkApiNames([["p", 0, code(text)]], addresses)).toEqual([
      ["p", 0, ["a", { href }, code(text)]],
    ]);
  });

  it.each(["callagent", "call-agent", "Message.role", "GET /agents", "callAgent()", "toString"])(
    "%s stays as it is",
    (text) => expect(targetsIn(linkApiNames([["p", 0, code(text)]], addresses))).toEqual([]),
  );

  it.each<[string, ContentNode]>([
    ["a name with the id of its document", code("v2/callAgent")],
    ["a name and more", ["code", 0, "callAgent", "()"]],
    ["a formatted name", ["code", 0, ["b", 0, "callAgent"]]],
    ["nothing", ["code", 0]],
  ])("that is %s stays as it is", (_, node) => {
    const qualified = new Map([...addresses, ["op:v2/callAgent", "/api/call-agent"]]);
    expect(linkApiNames([["p", 0, node]], qualified)).toEqual([["p", 0, node]]);
  });

  it("is linked once in a section, and again in the next", () => {
    const tree: ContentNode[] = [
      ["p", 0, code("callAgent"), code("POST /agents")],
      ["h3", 0, "Next"],
      ["ul", 0, ["li", 0, code("callAgent")], ["li", 0, code("callAgent")]],
    ];
    expect(targetsIn(linkApiNames(tree, addresses))).toEqual([
      "/api/call-agent",
      "/api/call-agent",
    ]);
  });

  it("is not linked beside a link to the same address", () => {
    const link: ContentNode = ["a", { href: "/api/call-agent" }, "Call an agent"];
    const tree: ContentNode[] = [["p", 0, link, code("callAgent")]];
    expect(linkApiNames(tree, addresses)).toEqual(tree);
  });

  it.each(["a", "h2", "summary", "button"])("is not linked in <%s>", (type) => {
    const tree: ContentNode[] = [[type, 0, code("callAgent")]];
    expect(linkApiNames(tree, addresses)).toEqual(tree);
  });
});

describe("the parts of an API that a page uses", () => {
  const place = { line: 1, column: 1 };
  const link = (url: string) => ({ url, kind: "link" as const, ...place });
  const used = (page: Partial<Parameters<typeof usedAddresses>[0]>) => [
    ...usedAddresses({ permalink: "/docs/a", references: [], apiNames: [], ...page }, addresses),
  ];

  it.each([
    ["op:callAgent", ["/api/call-agent"]],
    ["/api/call-agent", ["/api/call-agent"]],
    ["/api/call-agent#responses", ["/api/call-agent#responses", "/api/call-agent"]],
    ["../api/call-agent", ["/api/call-agent"]],
    ["field:Message.role", ["/api/schemas/message#Message.role", "/api/schemas/message"]],
    ["https://other.test/api/call-agent", []],
    ["op:missing", []],
  ])("by the link %s", (url, expected) => {
    expect(used({ references: [link(url)] })).toEqual(expected);
  });

  it("by embeds and inline code", () => {
    const embeds: CompiledContent["embeds"] = [
      { component: "OperationExample", props: { id: "call-agent" }, ...place },
      { component: "Schema", props: { name: "Message" }, ...place },
    ];
    const apiNames = apiNamesOf({ embeds, codeNames: ["rate_limited", "other"] });
    expect(used({ apiNames })).toEqual([
      "/api/call-agent",
      "/api/schemas/message",
      "/api/errors#code-rate_limited",
      "/api/errors",
    ]);
  });
});

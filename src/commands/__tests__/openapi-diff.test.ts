import { cpSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { temporaryFolder } from "../../../packages/temporary-folder";
import { readSiteSources } from "../../site/settings";
import { parseArguments, run } from "../openapi-diff";

describe("parseArguments", () => {
  it.each([
    [[], { files: undefined, date: undefined, isDryRun: false }],
    [["a.yaml", "b.yaml"], { files: ["a.yaml", "b.yaml"], date: undefined, isDryRun: false }],
    [
      ["--date", "2025-03-14", "--dry-run"],
      { files: undefined, date: "2025-03-14", isDryRun: true },
    ],
    [["a.yaml"], undefined],
    [["a.yaml", "b.yaml", "c.yaml"], undefined],
    [["--date", "today"], undefined],
    [["--help"], undefined],
  ])("%j", (words, expected) => {
    expect(parseArguments(words)).toEqual(expected);
  });
});

const SPEC = `openapi: 3.1.0
info: { title: Shop, version: 1.0.0, license: { name: MIT, identifier: MIT } }
servers: [{ url: https://api.shop.example }]
paths:
  /orders:
    get:
      operationId: listOrders
      summary: List orders
      security: []
      responses: { '200': { description: One page. }, '400': { description: A wrong value. } }
`;
const PAGE = `---
title: Orders
description: How to list the orders of a shop.
---

Call [it](op:listOrders).
`;

/** Makes a site with an API, its first version, and a page about it. */
function makeSite() {
  const root = temporaryFolder();
  const write = (file: string, text: string) => {
    const target = path.join(root, file);
    cpSync(path.join(__dirname, "openapi-diff.test.ts"), target, { recursive: true });
    writeFileSync(target, text);
    return target;
  };
  const spec = write("api/shop.yaml", SPEC.replace("List orders", "All orders"));
  write(
    "content/site.yml",
    [
      "title: Shop",
      "url: https://shop.example",
      `openapi: [{ id: shop, spec: ${spec}, basePath: /docs/api }]`,
    ].join("\n"),
  );
  write("content/docs/orders.md", PAGE);
  write("api/history/shop/2025-03-13.yaml", SPEC);
  return { root, spec };
}

// The first call loads the linter.
jest.setTimeout(60_000);

describe("openapi:diff", () => {
  const { root, spec } = makeSite();
  const changelog = path.join(root, "content/api-changelog.yml");
  const call = async (...words: string[]) => {
    const printed: string[] = [];
    const sources = readSiteSources({ CONTENT_ROOT: path.join(root, "content") });
    const code = await run(words, sources, (text) => printed.push(text));
    return { code, text: printed.join("\n") };
  };

  it("prints the changes and the pages about them", async () => {
    const { code, text } = await call("--dry-run");
    expect(code).toBe(0);
    expect(text).toContain("op:listOrders: Summary");
    expect(text).toMatch(/docs\/orders\.md \(op:listOrders\)/);
    expect(existsSync(changelog)).toBe(false);
  });

  it("explains itself with --help", async () => {
    expect(await call("--help")).toEqual({
      code: 0,
      text: expect.stringContaining("npm run openapi:diff"),
    });
  });

  it("stores the version and the step", async () => {
    await call("--date", "2025-03-14");
    const stored = path.join(root, "api/history/shop/2025-03-14.yaml");
    expect(readFileSync(stored, "utf8")).toBe(readFileSync(spec, "utf8"));
    expect(readFileSync(changelog, "utf8")).toContain("- name: 2025-03-14\n  from: 2025-03-13\n");
    expect((await call()).text).toBe("Nothing has changed.");
  });

  it("numbers further steps of a day, and finds pages about what was removed", async () => {
    writeFileSync(spec, SPEC.replace("listOrders", "findOrders"));
    const { text } = await call("--date", "2025-03-14");
    expect(text).toContain("breaking: 1\n  op:findOrders");
    expect(readFileSync(changelog, "utf8")).toMatch(/name: 2025-03-14-2[\s\S]*name: 2025-03-14\n/);
  });
});

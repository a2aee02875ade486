import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { temporaryFolder, writeFiles } from "../../../../packages/temporary-folder";
import { buildDocument, resolveOptions } from "../../../../plugins/gatsby-source-openapi";
import { readSiteSources } from "../../settings";
import {
  findOldNames,
  findOutdatedFiles,
  findRenames,
  fixRenames,
  renameProblems,
} from "../renames";
import { SHOP } from "./compare-cases";

/** The shop with errors: the code of a problem, and codes of what is wrong in a body. */
const DOCUMENT = SHOP.replace(
  "description: A value is wrong. }",
  "description: A value is wrong., content: " +
    "{ application/json: { schema: { $ref: '#/components/schemas/Problem' } } } }",
).replace(
  "    Unused:",
  `    Problem:
      properties:
        code: { $ref: '#/components/schemas/Code' }
        errors: { type: array, items: { $ref: '#/components/schemas/Mistake' } }
    Code:
      enum: [closed, sold_out]
      x-enumDescriptions: { closed: It is night., sold_out: Nothing is left. }
    Mistake: { properties: { code: { enum: [too_long] } } }
    Unused:`,
);

function modelOf(text: string) {
  const options = resolveOptions({ id: "shop", basePath: "/docs/api", plugins: [] });
  return buildDocument(parse(text), { ...options, version: "3.1.0" });
}

function renamesAfter(...edits: ReadonlyArray<readonly [RegExp, string]>) {
  const edited = edits.reduce((text, [from, to]) => text.replace(from, to), DOCUMENT);
  return Object.fromEntries(findRenames(modelOf(DOCUMENT), modelOf(edited)));
}

describe("findRenames", () => {
  it.each([
    ["nothing", [], {}],
    ["an operation", [[/listOrders/, "findOrders"]], { "op:listOrders": "op:findOrders" }],
    ["a field", [[/lines:/, "items:"]], { "field:Order.lines": "field:Order.items" }],
    [
      "a schema with its fields",
      [[/Address(?=['\n:])/g, "Place"]],
      {
        "schema:Address": "schema:Place",
        "field:Address.street": "field:Place.street",
        "field:Address.country": "field:Place.country",
      },
    ],
    ["an error code", [[/sold_out/g, "none_left"]], { "error:sold_out": "error:none_left" }],
    [
      "an error code with another meaning",
      [
        [/sold_out/g, "paused"],
        [/Nothing is left/, "Come back later"],
      ],
      {},
    ],
    ["a code of an object that is no body", [[/too_long/, "length"]], {}],
    ["a removed operation", [[/operationId: listOrders/, "x-a: 1"]], {}],
    [
      "two fields of the same kind",
      [
        [
          /closed_at: \{ type: string \}/,
          "ended: { type: string }\n        left: { type: string }",
        ],
      ],
      {},
    ],
  ] as const)("finds %s", (_, edits, expected) => {
    expect(renamesAfter(...edits)).toEqual(expected);
  });
});

const ADDRESSES: Record<string, string> = {
  "op:listOrders": "/docs/api/list-orders",
  "op:findOrders": "/docs/api/find-orders",
  "schema:Address": "/docs/api/schemas/address",
  "schema:Place": "/docs/api/schemas/place",
  "error:sold_out": "/docs/api/errors#code-sold_out",
  "error:none_left": "/docs/api/errors#code-none_left",
};

describe("findOldNames", () => {
  const renames = new Map([
    ["op:listOrders", "op:findOrders"],
    ["schema:Address", "schema:Place"],
    ["field:Address.street", "field:Place.way"],
    ["error:sold_out", "error:none_left"],
  ]);
  const found = (text: string) =>
    findOldNames(text, renames, (name) => ADDRESSES[name]).map((one) => [
      one.text,
      one.replacement,
    ]);

  it.each([
    ["[call](op:listOrders)", [["op:listOrders", "op:findOrders"]]],
    ["[call](op:listOrders#limit)", [["op:listOrders", "op:findOrders"]]],
    ["[street](field:Address.street)", [["field:Address.street", "field:Place.way"]]],
    ["Call `listOrders` now", [["listOrders", "findOrders"]]],
    ['<Operation id="listOrders" />', [["listOrders", "findOrders"]]],
    ['<OperationExample id="listOrders" />', [["listOrders", "findOrders"]]],
    ['<OperationParameters show="x" id="listOrders" />', [["listOrders", "findOrders"]]],
    ['<Schema name="Address" />', [["Address", "Place"]]],
    [
      '<Schema name="Address" show="a street" />',
      [
        ["Address", "Place"],
        ["street", "way"],
      ],
    ],
    ['<Schema name="Order" show="street" />', []],
    [
      "[it](error:sold_out) or `sold_out`",
      [
        ["error:sold_out", "error:none_left"],
        ["sold_out", "none_left"],
      ],
    ],
    [
      "[it](/docs/api/errors#code-sold_out)",
      [["/docs/api/errors#code-sold_out", "/docs/api/errors#code-none_left"]],
    ],
    ["[call](/docs/api/list-orders)", [["/docs/api/list-orders", "/docs/api/find-orders"]]],
    [
      "[it](/docs/api/schemas/address#x)",
      [["/docs/api/schemas/address", "/docs/api/schemas/place"]],
    ],
    ["listOrders, `listOrders()`, ``listOrders``, Address", []],
    ["[other](op:listOrdersNow) [more](/docs/api/list-orders-now)", []],
    ["```js\n`listOrders`\n```\n", []],
  ])("%s", (text, expected) => {
    expect(found(text)).toEqual(expected);
  });
});

describe("a site whose API has a new name", () => {
  it("lists each place and writes the new name", async () => {
    const root = temporaryFolder();
    const write = (file: string, text: string) => {
      writeFiles(root, { [file]: text });
      return path.join(root, file);
    };
    const spec = write("api/shop.yaml", SHOP.replace("listOrders", "findOrdersV2"));
    write("api/history/shop/2025-03-14.yaml", SHOP);
    const api = `openapi: [{ id: shop, spec: ${spec}, basePath: /docs/api }]`;
    write("content/site.yml", `title: Shop\nurl: https://shop.example\n${api}\n`);
    const page = write(
      "content/docs/a.md",
      "Use `listOrders`\nor [this](op:listOrders).\nIts [page](/docs/api/list-orders).\n",
    );
    const foreign = write("content/node_modules/a/readme.md", "Use `listOrders`.\n");
    const sources = readSiteSources({ CONTENT_ROOT: path.join(root, "content") });

    const files = await findOutdatedFiles(sources);
    expect(renameProblems(files).map(({ line, column, value }) => [line, column, value])).toEqual(
      expect.arrayContaining([
        [1, 6, "listOrders"],
        [2, 11, "op:listOrders"],
      ]),
    );
    expect(fixRenames(files)).toBe(3);
    // The address is the plugin's: other functions would write find-orders-v-2.
    expect(readFileSync(page, "utf8")).toBe(
      "Use `findOrdersV2`\nor [this](op:findOrdersV2).\nIts [page](/docs/api/find-orders-v2).\n",
    );
    expect(readFileSync(foreign, "utf8")).toBe("Use `listOrders`.\n");
    expect(await findOutdatedFiles(sources)).toEqual([]);
  });
});

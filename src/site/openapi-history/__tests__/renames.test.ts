import { parse } from "yaml";
import { findOldNames, findRenames } from "../renames";
import { SHOP } from "./compare-cases";

function renamesAfter(...edits: ReadonlyArray<readonly [RegExp, string]>) {
  const edited = edits.reduce((text, [from, to]) => text.replace(from, to), SHOP);
  return Object.fromEntries(findRenames(parse(SHOP), parse(edited)));
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

describe("findOldNames", () => {
  const renames = new Map([
    ["op:listOrders", "op:findOrders"],
    ["schema:Address", "schema:Place"],
    ["field:Address.street", "field:Place.street"],
  ]);
  const found = (text: string) =>
    findOldNames(text, renames, "/docs/api").map((one) => [one.text, one.replacement]);

  it.each([
    ["[call](op:listOrders)", [["op:listOrders", "op:findOrders"]]],
    ["[call](op:listOrders#limit)", [["op:listOrders", "op:findOrders"]]],
    ["[street](field:Address.street)", [["field:Address.street", "field:Place.street"]]],
    ["Call `listOrders` now", [["listOrders", "findOrders"]]],
    ['<Operation id="listOrders" />', [["listOrders", "findOrders"]]],
    ['<Schema name="Address" />', [["Address", "Place"]]],
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

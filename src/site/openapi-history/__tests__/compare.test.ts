import { parse } from "yaml";
import { compareDocuments } from "../compare";
import { CASES, changed, SHOP } from "./compare-cases";

describe("compareDocuments", () => {
  const cases = CASES.map(([name, severity, ...rest]) => [name, severity, rest] as const);
  it.each(cases)("%s: %s", (_, severity, [part, first, second]) => {
    const [before, after] = second
      ? [changed(first), changed(second)]
      : [parse(SHOP), changed(first)];
    const changes = compareDocuments(before, after);
    expect(changes[0]?.severity ?? "none").toBe(severity);
    if (part) expect(changes.map((change) => change.part)).toContain(part);
  });

  it.each([
    [{ "/info/description": "A shop." }, "api: Description"],
    [{ "/tags": "[{ name: Orders, description: Sold. }]" }, "api: Description of tag `Orders`"],
    [{ "/components/schemas/Order/description": "Sold." }, "schema:Order: Description"],
    [
      { "/paths/~1orders/post/responses/201/links/list": "{ operationId: listOrders }" },
      "op:createOrder: Link `list` of response `201`",
    ],
    [
      {
        "/components/schemas/NewOrder/title": "New",
        "/components/schemas/NewOrder/properties/item/description": "What is sold.",
        "/components/schemas/NewOrder/properties/item/example": "pen",
      },
      "schema:NewOrder: Description of `item`; example of `item`; title",
    ],
    [
      {
        "/paths/~1orders/get/parameters/0/description": "How many.",
        "/paths/~1orders/get/responses/200/description": "A page.",
      },
      "op:listOrders: Descriptions of parameter `limit` and response `200`",
    ],
    [
      Object.fromEntries(
        [
          ...[0, 1, 2, 3].map((at) => `/parameters/${at}`),
          "/responses/200",
          "/responses/200/headers/X-Total",
        ].map((pointer) => [`/paths/~1orders/get${pointer}/description`, "New."]),
      ),
      "op:listOrders: Descriptions of parameter `limit`, parameter `state`, parameter `shop`, " +
        "parameter `tags`, response `200`, and header `X-Total`",
    ],
  ])("names the texts that differ: %j", (assignments, expected) => {
    const texts = compareDocuments(parse(SHOP), changed(assignments)).flatMap(
      ({ severity, part, text }) => (severity === "documentation" ? [`${part}: ${text}`] : []),
    );
    expect(texts).toContain(expected);
  });

  const NEW = "/components/schemas/NewOrder";
  const ORDER = "/components/schemas/Order";
  it.each<[string, Record<string, string>, Record<string, string>?]>([
    [
      "New required field `color`: send it",
      {
        [`${NEW}/properties/color`]: "{ type: string }",
        [`${NEW}/required`]: "[item, color]",
      },
    ],
    [
      "New value `lost` of `state`: handle values that you do not know",
      { [`${ORDER}/properties/state/enum`]: "[open, paid, sent, lost]" },
    ],
    [
      "Send parameter `shop` in the header, no longer in the query",
      { "/paths/~1orders/get/parameters/2/in": "header" },
    ],
    [
      "`total` is now a string or an object with `a` instead of a number",
      {
        [`${ORDER}/properties/total`]:
          "{ oneOf: [{ type: string }, { properties: { a: { type: string } } }] }",
      },
    ],
    [
      "The value needs `count` or `gift` now",
      { [`${NEW}/oneOf`]: "[{ required: [count] }, { required: [gift] }]" },
    ],
    [
      "The operation cannot be called with `key` anymore",
      { "/paths/~1orders~1{id}/get/security": "[{ token: [] }]" },
    ],
    ["`zip` is now required", { "/components/schemas/Address/required": "[zip]" }],
    [
      "Header `X-Total` of response `200` is now string instead of integer",
      { "/paths/~1orders/get/responses/200/headers/X-Total/schema": "{ type: string }" },
    ],
    [
      "Renamed from `Unused`",
      { "/components/schemas/Unused": "-", "/components/schemas/Idle": "{ type: object }" },
    ],
  ])("says: %s", (text, assignments) => {
    const changes = compareDocuments(parse(SHOP), changed(assignments));
    expect(changes.map((change) => change.text)).toContain(text);
  });

  it("says that a field without a schema is no longer required", () => {
    const required = { "/components/schemas/Address/required": "[zip]" };
    expect(compareDocuments(changed(required), parse(SHOP))[0]?.text).toBe(
      "`zip` is no longer required",
    );
  });

  it.each(["gift", "responses", "callbacks", "description"])(
    "knows that callers send what is in the field `%s` of a request",
    (name) => {
      const field = { [`${NEW}/properties/${name}`]: "{ $ref: '#/components/schemas/Unused' }" };
      const needed = "{ required: [a], properties: { a: { type: string } } }";
      const changes = compareDocuments(
        changed(field),
        changed({ ...field, "/components/schemas/Unused": needed }),
      );
      expect(changes).toMatchObject([
        { severity: "breaking", text: expect.stringMatching(/send it$/) },
      ]);
    },
  );

  it.each(["dependentSchemas", "definitions"])("knows that an API names what is in %s", (map) => {
    const use = { [`${NEW}/${map}`]: "{ description: { $ref: '#/components/schemas/Unused' } }" };
    const changes = compareDocuments(
      changed(use),
      changed({ ...use, "/components/schemas/Unused": "{ required: [a], properties: { a: {} } }" }),
    );
    expect(changes).toMatchObject([{ severity: "breaking" }]);
  });

  it("says once that fields became those of a map", () => {
    const changes = compareDocuments(
      changed({ [`${NEW}/properties/item`]: "{ properties: { a: { type: string }, b: {} } }" }),
      changed({ [`${NEW}/properties/item`]: "{ additionalProperties: { type: number } }" }),
    );
    expect(changes.map(({ text }) => text)).toEqual([
      "The fields of `item` can have any name now, and each is a number",
    ]);
  });

  it("does not take another name of a security scheme for another way to sign in", () => {
    const text = JSON.stringify(parse(SHOP));
    const renamed = JSON.parse(text.replaceAll('"key":', '"app":'));
    expect(compareDocuments(parse(SHOP), renamed)).toEqual([
      { severity: "compatible", part: "component:securitySchemes/app", text: "Renamed from `key`" },
    ]);
  });

  it("says once what changed in a schema that others wrap", () => {
    const address = "/components/schemas/Address";
    const wrapped = `{ nullable: true, allOf: [{ $ref: '#${address}' }] }`;
    const changes = compareDocuments(
      changed({ [`${ORDER}/properties/ship_to`]: wrapped }),
      changed({ [`${address}/properties/country`]: "-" }),
    );
    expect(changes.map(({ part, text }) => `${part}: ${text}`)).toEqual([
      "schema:Address: Removed field `country`",
      "schema:Order: `ship_to` cannot be null anymore",
    ]);
  });

  it("follows an operation to another address by its id", () => {
    const item = "{ get: { operationId: getStatus, security: [], responses: {} } }";
    const changes = compareDocuments(
      parse(SHOP),
      changed({ "/paths/~1status": "-", "/paths/~1health": item }),
    );
    expect(changes.map(({ text }) => text)).toEqual([
      "Call `GET /health`, no longer `GET /status`",
      "Removed response `200`",
    ]);
  });

  it("says which operations a breaking change of a component concerns", () => {
    const changes = compareDocuments(parse(SHOP), changed({ [`${ORDER}/properties/total`]: "-" }));
    expect(changes).toEqual([
      {
        severity: "breaking",
        part: "schema:Order",
        text: "Removed field `total`",
        usedBy: ["op:listOrders", "op:createOrder", "op:getOrder"],
      },
    ]);
  });
});

import { parse } from "yaml";
import { compareDocuments } from "../compare";
import { CASES, changed, SHOP } from "./compare-cases";

describe("compareDocuments", () => {
  it.each(CASES)("%s: %s", (_, severity, part, assignments) => {
    const changes = compareDocuments(parse(SHOP), changed(assignments));
    expect(changes[0]?.severity ?? "none").toBe(severity);
    if (part) expect(changes.map((change) => change.part)).toContain(part);
  });

  it.each([
    [{ "/info/description": "A shop." }, "api: Description"],
    [{ "/tags": "[{ name: Orders, description: Sold. }]" }, "api: Description of tag `Orders`"],
    [{ "/components/schemas/Order/description": "Sold." }, "schema:Order: Description"],
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
});

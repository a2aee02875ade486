import { parse } from "yaml";
import type { JsonRecord } from "../../../../plugins/gatsby-source-openapi";

/** A small document in which each kind of change has a place. */
export const SHOP = /* yaml */ `
openapi: 3.1.0
info: { title: Shop, version: 1.0.0, description: Sells things. }
servers: [{ url: https://api.shop.example/v1, description: Production }]
tags: [{ name: Orders, description: What people buy. }]
security: [{ token: [] }]
paths:
  /status:
    get:
      operationId: getStatus
      security: []
      responses: { '200': { description: It works. } }
  /orders:
    get:
      operationId: listOrders
      tags: [Orders]
      summary: List orders
      description: Newest first.
      parameters:
        - name: limit
          in: query
          description: Orders in a page.
          schema: { type: integer, minimum: 1, maximum: 100, default: 20 }
        - { name: state, in: query, schema: { type: string, enum: [open, paid] } }
        - { name: shop, in: query, required: true, schema: { type: string } }
        - { name: tags, in: query, schema: { type: array, items: { type: string } } }
      responses:
        '200':
          description: One page.
          headers: { X-Total: { description: All orders., schema: { type: integer } } }
          content:
            application/json:
              schema: { type: array, items: { $ref: '#/components/schemas/Order' } }
            text/csv: { schema: { type: string } }
    post:
      operationId: createOrder
      requestBody:
        content:
          application/json:
            schema: { $ref: '#/components/schemas/NewOrder' }
            examples: { one: { summary: One book, value: { item: book } } }
          application/xml: { schema: { type: string } }
      responses:
        '201':
          description: The order.
          content: { application/json: { schema: { $ref: '#/components/schemas/Order' } } }
          links: { get: { operationId: getOrder } }
        '400': { description: A value is wrong. }
  /orders/{id}:
    parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
    get:
      operationId: getOrder
      security: [{ token: [] }, { key: [] }]
      responses:
        '200':
          description: The order.
          content: { application/json: { schema: { $ref: '#/components/schemas/Order' } } }
    delete:
      operationId: deleteOrder
      requestBody:
        required: true
        content:
          application/json: { schema: { type: object, properties: { reason: { type: string } } } }
      responses: { '204': { description: Gone. } }
components:
  schemas:
    NewOrder:
      type: object
      required: [item]
      properties:
        item: { type: string, maxLength: 80, description: What to buy. }
        count: { type: integer, minimum: 1 }
        note: { type: [string, 'null'] }
        gift: { type: boolean }
        ship_to: { $ref: '#/components/schemas/Address' }
    Order:
      type: object
      required: [id, state]
      properties:
        id: { type: string, examples: [order_1] }
        state: { type: string, enum: [open, paid, sent] }
        total: { type: number }
        lines: { type: integer }
        paid_at: { type: [string, 'null'], format: date-time }
        closed_at: { type: string }
        ship_to: { $ref: '#/components/schemas/Address' }
    Address:
      type: object
      description: Where to send it.
      properties:
        street: { type: string }
        country: { type: string, enum: [DE, FR] }
    Unused: { type: object }
  securitySchemes:
    token: { type: http, scheme: bearer, description: A token. }
    key: { type: apiKey, in: header, name: X-Key }
`;

type Expected = "breaking" | "compatible" | "documentation" | "none";

/** What changes, its class, the parts named, and assignments of YAML to JSON pointers; `-` removes. */
type Case = readonly [
  string,
  Expected,
  string,
  Record<string, string>,
  /** Assignments to the new document, if the first ones are to the old one. */
  Record<string, string>?,
];

const LIST = "/paths/~1orders/get";
const CREATE = "/paths/~1orders/post";
const GET = "/paths/~1orders~1{id}/get";
const DELETE = "/paths/~1orders~1{id}/delete";
const NEW = "/components/schemas/NewOrder";
const ORDER = "/components/schemas/Order";
const ADDRESS = "/components/schemas/Address";
const PATH =
  "{ parameters: [{ name: b, in: path, required: true, schema: { type: string } }], get: { operationId: a, responses: {} } }";
const OK = `${LIST}/responses/200`;

export const CASES: readonly Case[] = [
  // Operations
  ["an operation is removed", "breaking", "op:deleteOrder", { [DELETE]: "-" }],
  ["a path is removed", "breaking", "op:getStatus", { "/paths/~1status": "-" }],
  [
    "an operation is added",
    "compatible",
    "op:patchOrder",
    { "/paths/~1orders~1{id}/patch": "{ operationId: patchOrder, responses: {} }" },
  ],
  [
    "a path is added",
    "compatible",
    "op:listItems",
    { "/paths/~1items": "{ get: { operationId: listItems, responses: {} } }" },
  ],
  [
    "an operation id changes",
    "breaking",
    "op:findOrders",
    { [`${LIST}/operationId`]: "findOrders" },
  ],
  ["an operation is deprecated", "compatible", "op:listOrders", { [`${LIST}/deprecated`]: "true" }],
  ["a summary changes", "documentation", "op:listOrders", { [`${LIST}/summary`]: "All orders" }],
  [
    "a description changes",
    "documentation",
    "op:listOrders",
    { [`${LIST}/description`]: "Oldest first." },
  ],
  [
    "an operation gets another tag",
    "documentation",
    "op:listOrders",
    { [`${LIST}/tags`]: "[Orders, Sales]" },
  ],
  [
    "a link to documents is added",
    "documentation",
    "op:listOrders",
    { [`${LIST}/externalDocs`]: "{ url: https://shop.example }" },
  ],
  // Parameters
  [
    "an optional parameter is added",
    "compatible",
    "op:listOrders",
    { [`${LIST}/parameters/4`]: "{ name: q, in: query, schema: { type: string } }" },
  ],
  [
    "a required parameter is added",
    "breaking",
    "op:listOrders",
    {
      [`${LIST}/parameters/4`]: "{ name: q, in: query, required: true, schema: { type: string } }",
    },
  ],
  ["a parameter is removed", "breaking", "op:listOrders", { [`${LIST}/parameters/3`]: "-" }],
  [
    "a parameter becomes required",
    "breaking",
    "op:listOrders",
    { [`${LIST}/parameters/0/required`]: "true" },
  ],
  [
    "a parameter becomes optional",
    "compatible",
    "op:listOrders",
    { [`${LIST}/parameters/2/required`]: "false" },
  ],
  [
    "a parameter moves to a header",
    "breaking",
    "op:listOrders",
    { [`${LIST}/parameters/2/in`]: "header" },
  ],
  [
    "a parameter is deprecated",
    "compatible",
    "op:listOrders",
    { [`${LIST}/parameters/0/deprecated`]: "true" },
  ],
  [
    "a maximum of a parameter sinks",
    "breaking",
    "op:listOrders",
    { [`${LIST}/parameters/0/schema/maximum`]: "50" },
  ],
  [
    "a maximum of a parameter rises",
    "compatible",
    "op:listOrders",
    { [`${LIST}/parameters/0/schema/maximum`]: "500" },
  ],
  [
    "a maximum of a parameter is removed",
    "compatible",
    "op:listOrders",
    { [`${LIST}/parameters/0/schema/maximum`]: "-" },
  ],
  [
    "a minimum of a parameter rises",
    "breaking",
    "op:listOrders",
    { [`${LIST}/parameters/0/schema/minimum`]: "10" },
  ],
  [
    "a default changes",
    "breaking",
    "op:listOrders",
    { [`${LIST}/parameters/0/schema/default`]: "10" },
  ],
  [
    "a parameter accepts another value",
    "compatible",
    "op:listOrders",
    { [`${LIST}/parameters/1/schema/enum`]: "[open, paid, sent]" },
  ],
  [
    "a parameter accepts fewer values",
    "breaking",
    "op:listOrders",
    { [`${LIST}/parameters/1/schema/enum`]: "[open]" },
  ],
  [
    "the values of a parameter are sorted",
    "none",
    "",
    { [`${LIST}/parameters/1/schema/enum`]: "[paid, open]" },
  ],
  [
    "a text parameter becomes a number",
    "breaking",
    "op:listOrders",
    { [`${LIST}/parameters/2/schema/type`]: "integer" },
  ],
  [
    "an integer parameter accepts fractions",
    "compatible",
    "op:listOrders",
    { [`${LIST}/parameters/0/schema/type`]: "number" },
  ],
  [
    "a parameter gets a pattern",
    "breaking",
    "op:listOrders",
    { [`${LIST}/parameters/2/schema/pattern`]: "'^s'" },
  ],
  [
    "a list parameter is sent otherwise",
    "breaking",
    "op:listOrders",
    { [`${LIST}/parameters/3/explode`]: "false" },
  ],
  [
    "the description of a parameter changes",
    "documentation",
    "op:listOrders",
    { [`${LIST}/parameters/0/description`]: "How many." },
  ],
  [
    "a parameter gets an example",
    "documentation",
    "op:listOrders",
    { [`${LIST}/parameters/0/example`]: "5" },
  ],
  // Request bodies
  [
    "a request takes another optional field",
    "compatible",
    "schema:NewOrder",
    { [`${NEW}/properties/color`]: "{ type: string }" },
  ],
  [
    "a request needs another field",
    "breaking",
    "schema:NewOrder",
    { [`${NEW}/properties/color`]: "{ type: string }", [`${NEW}/required`]: "[item, color]" },
  ],
  ["a request loses a field", "breaking", "schema:NewOrder", { [`${NEW}/properties/gift`]: "-" }],
  [
    "a field of a request becomes required",
    "breaking",
    "schema:NewOrder",
    { [`${NEW}/required`]: "[item, count]" },
  ],
  [
    "a field of a request becomes optional",
    "compatible",
    "schema:NewOrder",
    { [`${NEW}/required`]: "-" },
  ],
  [
    "a field of a request gets shorter",
    "breaking",
    "schema:NewOrder",
    { [`${NEW}/properties/item/maxLength`]: "40" },
  ],
  [
    "a field of a request gets longer",
    "compatible",
    "schema:NewOrder",
    { [`${NEW}/properties/item/maxLength`]: "200" },
  ],
  [
    "a field of a request cannot be null",
    "breaking",
    "schema:NewOrder",
    { [`${NEW}/properties/note/type`]: "string" },
  ],
  [
    "a field of a request can be null",
    "compatible",
    "schema:NewOrder",
    { [`${NEW}/properties/gift/type`]: "[boolean, 'null']" },
  ],
  [
    "a request forbids other fields",
    "breaking",
    "schema:NewOrder",
    { [`${NEW}/additionalProperties`]: "false" },
  ],
  [
    "a body becomes required",
    "breaking",
    "op:createOrder",
    { [`${CREATE}/requestBody/required`]: "true" },
  ],
  [
    "a body becomes optional",
    "compatible",
    "op:deleteOrder",
    { [`${DELETE}/requestBody/required`]: "false" },
  ],
  [
    "a request accepts another media type",
    "compatible",
    "op:createOrder",
    { [`${CREATE}/requestBody/content/text~1csv`]: "{ schema: { type: string } }" },
  ],
  [
    "a request accepts one media type less",
    "breaking",
    "op:createOrder",
    { [`${CREATE}/requestBody/content/application~1xml`]: "-" },
  ],
  [
    "the example of a request changes",
    "documentation",
    "op:createOrder",
    { [`${CREATE}/requestBody/content/application~1json/examples/one/value`]: "{ item: pen }" },
  ],
  [
    "the description of a field changes",
    "documentation",
    "schema:NewOrder",
    { [`${NEW}/properties/item/description`]: "The item." },
  ],
  // Responses
  [
    "a response has another field",
    "compatible",
    "schema:Order",
    { [`${ORDER}/properties/color`]: "{ type: string }" },
  ],
  ["a response loses a field", "breaking", "schema:Order", { [`${ORDER}/properties/total`]: "-" }],
  [
    "a field of a response may be missing",
    "breaking",
    "schema:Order",
    { [`${ORDER}/required`]: "[id]" },
  ],
  [
    "a field of a response is always there",
    "compatible",
    "schema:Order",
    { [`${ORDER}/required`]: "[id, state, total]" },
  ],
  [
    "a response has values not seen before",
    "compatible",
    "schema:Order",
    { [`${ORDER}/properties/state/enum`]: "[open, paid, sent, lost]" },
  ],
  [
    "a response has fewer values",
    "compatible",
    "schema:Order",
    { [`${ORDER}/properties/state/enum`]: "[open, paid]" },
  ],
  [
    "a field of a response changes its type",
    "breaking",
    "schema:Order",
    { [`${ORDER}/properties/id/type`]: "integer" },
  ],
  [
    "a whole number of a response gets fractions",
    "breaking",
    "schema:Order",
    { [`${ORDER}/properties/lines/type`]: "number" },
  ],
  [
    "a number of a response gets whole",
    "compatible",
    "schema:Order",
    { [`${ORDER}/properties/total/type`]: "integer" },
  ],
  [
    "a field of a response can be null",
    "breaking",
    "schema:Order",
    { [`${ORDER}/properties/closed_at/type`]: "[string, 'null']" },
  ],
  [
    "a field of a response is never null",
    "compatible",
    "schema:Order",
    { [`${ORDER}/properties/paid_at/type`]: "string" },
  ],
  [
    "a field is deprecated",
    "compatible",
    "schema:Order",
    { [`${ORDER}/properties/total/deprecated`]: "true" },
  ],
  [
    "a successful response is removed",
    "breaking",
    "op:createOrder",
    { [`${CREATE}/responses/201`]: "-" },
  ],
  [
    "an error response is added",
    "compatible",
    "op:listOrders",
    { [`${LIST}/responses/429`]: "{ description: Too many. }" },
  ],
  [
    "a response loses a media type",
    "breaking",
    "op:listOrders",
    { [`${OK}/content/text~1csv`]: "-" },
  ],
  [
    "a response has another media type",
    "compatible",
    "op:listOrders",
    { [`${OK}/content/text~1plain`]: "{ schema: { type: string } }" },
  ],
  ["a response loses a header", "breaking", "op:listOrders", { [`${OK}/headers/X-Total`]: "-" }],
  [
    "a response has another header",
    "compatible",
    "op:listOrders",
    { [`${OK}/headers/X-Page`]: "{ schema: { type: integer } }" },
  ],
  [
    "the description of a response changes",
    "documentation",
    "op:listOrders",
    { [`${OK}/description`]: "A page." },
  ],
  // Schemas of requests and responses
  [
    "a shared schema needs another field",
    "breaking",
    "schema:Address",
    { [`${ADDRESS}/required`]: "[street]" },
  ],
  [
    "a shared schema has another optional field",
    "compatible",
    "schema:Address",
    { [`${ADDRESS}/properties/city`]: "{ type: string }" },
  ],
  [
    "a shared schema has another value",
    "compatible",
    "schema:Address",
    { [`${ADDRESS}/properties/country/enum`]: "[DE, FR, PT]" },
  ],
  [
    "the description of a schema changes",
    "documentation",
    "schema:Address",
    { [`${ADDRESS}/description`]: "The address." },
  ],
  [
    "an unused schema is removed",
    "compatible",
    "schema:Unused",
    { "/components/schemas/Unused": "-" },
  ],
  [
    "a schema is added",
    "compatible",
    "schema:Refund",
    { "/components/schemas/Refund": "{ type: object }" },
  ],
  // Rarer changes
  [
    "an error response is removed",
    "compatible",
    "op:createOrder",
    { [`${CREATE}/responses/400`]: "-" },
  ],
  [
    "only certain values are accepted",
    "breaking",
    "schema:NewOrder",
    { [`${NEW}/properties/item/enum`]: "[book, pen]" },
  ],
  [
    "only certain values are returned",
    "compatible",
    "schema:Order",
    { [`${ORDER}/properties/id/enum`]: "[a, b]" },
  ],
  [
    "a returned time becomes a date",
    "breaking",
    "schema:Order",
    { [`${ORDER}/properties/paid_at/format`]: "date" },
  ],
  [
    "a request must have one of two forms",
    "breaking",
    "schema:NewOrder",
    { [`${NEW}/oneOf`]: "[{ required: [count] }, { required: [gift] }]" },
  ],
  [
    "fields become those of a map with the same values",
    "compatible",
    "schema:Address",
    { [ADDRESS]: "{ properties: { street: { type: string } } }" },
    { [ADDRESS]: "{ additionalProperties: { type: string } }" },
  ],
  [
    "fields become those of a map with other values",
    "breaking",
    "schema:Address",
    { [ADDRESS]: "{ properties: { street: { type: string } } }" },
    { [ADDRESS]: "{ additionalProperties: { type: number } }" },
  ],
  [
    "a field named description is added",
    "compatible",
    "schema:Order",
    { [`${ORDER}/properties/description`]: "{ type: string }" },
  ],
  [
    "a token is sent in another header",
    "breaking",
    "component:securitySchemes/key",
    { "/components/securitySchemes/key/name": "X-Token" },
  ],
  [
    "a webhook is added",
    "compatible",
    "api",
    { "/webhooks": "{ paid: { post: { responses: {} } } }" },
  ],
  [
    "a callback is added",
    "compatible",
    "op:createOrder",
    {
      [`${CREATE}/callbacks`]: "{ paid: { '{$request.body#/url}': { post: { responses: {} } } } }",
    },
  ],
  // Security, servers, document
  [
    "an open operation needs a token",
    "breaking",
    "op:getStatus",
    { "/paths/~1status/get/security": "[{ token: [] }]" },
  ],
  ["an operation needs no token", "compatible", "op:listOrders", { [`${LIST}/security`]: "[]" }],
  [
    "another way to sign in is accepted",
    "compatible",
    "op:getOrder",
    { [`${GET}/security`]: "[{ token: [] }, { key: [] }, { token: [], key: [] }]" },
  ],
  [
    "a way to sign in is not accepted",
    "breaking",
    "op:getOrder",
    { [`${GET}/security`]: "[{ token: [] }]" },
  ],
  [
    "the address of a server changes",
    "breaking",
    "",
    { "/servers/0/url": "https://api.shop.example/v2" },
  ],
  [
    "another server is listed",
    "compatible",
    "",
    { "/servers/1": "{ url: https://sandbox.shop.example/v1 }" },
  ],
  [
    "the description of a server changes",
    "documentation",
    "",
    { "/servers/0/description": "Live" },
  ],
  ["the number of the document changes", "documentation", "", { "/info/version": "1.0.1" }],
  [
    "the description of the document changes",
    "documentation",
    "",
    { "/info/description": "Sells." },
  ],
  ["the description of a tag changes", "documentation", "", { "/tags/0/description": "Orders." }],
  // Alternatives, parts and names
  [
    "alternatives are sorted",
    "none",
    "",
    {
      [`${NEW}/properties/ship_to`]: `{ oneOf: [{ type: string }, { $ref: '#/components/schemas/Address' }] }`,
    },
    {
      [`${NEW}/properties/ship_to`]: `{ oneOf: [{ $ref: '#/components/schemas/Address' }, { type: string }] }`,
    },
  ],
  [
    "a reference is wrapped, and what it refers to changes",
    "breaking",
    "schema:Address",
    {
      [`${NEW}/properties/ship_to`]: `{ allOf: [{ $ref: '#/components/schemas/Address' }] }`,
      [`${ADDRESS}/required`]: "[street]",
    },
  ],
  [
    "a wrapped reference can be null",
    "compatible",
    "schema:NewOrder",
    {
      [`${NEW}/properties/ship_to`]: `{ anyOf: [{ $ref: '#/components/schemas/Address' }, { type: 'null' }] }`,
    },
  ],
  [
    "null is written as an alternative",
    "none",
    "",
    { [`${NEW}/properties/note`]: "{ anyOf: [{ type: string }, { type: 'null' }] }" },
  ],
  [
    "what was inline gets a name",
    "none",
    "",
    {
      [`${NEW}/properties/gift`]: "{ $ref: '#/components/schemas/Gift' }",
      "/components/schemas/Gift": "{ type: boolean }",
    },
    { "/components/schemas/Gift": "{ type: boolean }" },
  ],
  [
    "a schema is renamed",
    "compatible",
    "schema:Place",
    {
      [ADDRESS]: "-",
      [`${NEW}/properties/ship_to`]: "{ $ref: '#/components/schemas/Place' }",
      [`${ORDER}/properties/ship_to`]: "{ $ref: '#/components/schemas/Place' }",
      "/components/schemas/Place":
        "{ type: object, properties: { street: { type: string }, country: { type: string, enum: [DE, FR] } } }",
    },
  ],
  [
    "a field moves to a schema that is extended",
    "none",
    "",
    {
      "/components/schemas/Base": "{ type: object, properties: { id: { type: string } } }",
      [ORDER]:
        "{ allOf: [{ $ref: '#/components/schemas/Base' }], type: object, properties: { a: { type: string } } }",
    },
    {
      "/components/schemas/Base": "{ type: object, properties: { } }",
      [ORDER]:
        "{ allOf: [{ $ref: '#/components/schemas/Base' }], type: object, properties: { id: { type: string }, a: { type: string } } }",
    },
  ],
  [
    "a parameter of a path is renamed",
    "none",
    "",
    { "/paths/~1orders~1{id}": "-", "/paths/~1a~1{b}": PATH },
    { "/paths/~1orders~1{id}": "-", "/paths/~1a~1{c}": PATH.replace("b, in", "c, in") },
  ],
  [
    "a request accepts another alternative",
    "compatible",
    "schema:NewOrder",
    {
      [`${NEW}/properties/gift`]: "{ oneOf: [{ type: boolean }, { type: string }] }",
    },
  ],
  [
    "a value of a response can have another type",
    "breaking",
    "schema:Order",
    { [`${ORDER}/properties/total`]: "{ oneOf: [{ type: number }, { type: string }] }" },
  ],
  [
    "a response has another member of a union",
    "compatible",
    "schema:Order",
    {
      [`${ORDER}/properties/total`]:
        "{ oneOf: [{ title: A, type: object }, { title: B, type: object, required: [b] }] }",
    },
    {
      [`${ORDER}/properties/total`]:
        "{ oneOf: [{ title: C, type: object, required: [c] }, { title: B, type: object, required: [b] }, { title: A, type: object }] }",
    },
  ],
  ["an extension is added", "documentation", "op:listOrders", { [`${LIST}/x-note`]: "new" }],
];

/** Returns the document with values assigned. */
export function changed(assignments: Record<string, string>): JsonRecord {
  const document: JsonRecord = parse(SHOP);
  for (const [pointer, yaml] of Object.entries(assignments)) {
    const keys = pointer
      .slice(1)
      .split("/")
      .map((key) => key.replaceAll("~1", "/"));
    const last = keys.pop() as string;
    const parent = keys.reduce((value, key) => value[key] as JsonRecord, document);
    if (yaml !== "-") parent[last] = parse(yaml);
    else if (Array.isArray(parent)) parent.splice(Number(last), 1);
    else delete parent[last];
  }
  return document;
}

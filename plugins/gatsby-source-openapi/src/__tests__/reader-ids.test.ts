import type { Json, JsonRecord } from "../json";
import { readerPlaceholder, withReaderIds } from "../samples/reader-ids";

const UUID = "497f6eca-6276-4993-bfeb-53cbbbba6f08";

describe("a value of a request", () => {
  it.each<[string, Json, Json]>([
    ["an id", { user_id: "42" }, { user_id: "YOUR_USER_ID" }],
    ["an id in camel case", { orgId: UUID }, { orgId: "YOUR_ORG_ID" }],
    ["a token", { payment_token: "abc" }, { payment_token: "YOUR_PAYMENT_TOKEN" }],
    ["a key of an API", { apiKey: "abc" }, { apiKey: "YOUR_API_KEY" }],
    [
      "the id of what is around it",
      { customer: { id: "c" } },
      { customer: { id: "YOUR_CUSTOMER_ID" } },
    ],
    ["the id of an item", { points: [{ id: "p" }] }, { points: [{ id: "YOUR_POINT_ID" }] }],
    [
      "each of two ids",
      { lines: [{ id: "1" }, { id: "2" }, { id: "1" }] },
      { lines: [{ id: "YOUR_LINE_ID" }, { id: "YOUR_LINE_ID_2" }, { id: "YOUR_LINE_ID" }] },
    ],
    ["an id of a client", { client_id: "abc" }, { client_id: "YOUR_CLIENT_ID" }],
    ["an id in data", { data: { id: "1" } }, { data: { id: "YOUR_ID" } }],
    ["several ids once", { ids: ["a", "b"] }, { ids: ["YOUR_ID"] }],
    ["an id in JSON", { parts: '[{"id":"a"}]' }, { parts: '[{"id":"YOUR_PART_ID"}]' }],
    ["what looks like an id", { owner: UUID }, { owner: "YOUR_OWNER" }],
    ["an ObjectId", { owner: "507f1f77bcf86cd799439011" }, { owner: "YOUR_OWNER" }],
    ["random letters and digits", { groups: ["ch8i4ug6lnn4g9hqv7m0"] }, { groups: ["YOUR_GROUP"] }],
    ["zeros", { score: "0000000000000000" }, { score: "YOUR_SCORE" }],
    [
      "a model of the reader",
      { auth_model_id: "01G5JAVJ41T49E9TT3SKVS7X1J" },
      { auth_model_id: "YOUR_AUTH_MODEL_ID" },
    ],
    ["a ULID", { store: "01G5JAVJ41T49E9TT3SKVS7X1J" }, { store: "YOUR_STORE" }],
    ["an id with a prefix", { customer: "cus_9s6XKzkNRiz8i3" }, { customer: "YOUR_CUSTOMER" }],
  ])("has a placeholder for %s", (_, value, sent) => {
    expect(withReaderIds({}, {}, value)).toEqual(sent);
  });

  it.each<[string, Json]>([
    ["a number", { user_id: 42 }],
    ["what all readers share", { model: "gpt-4", model_id: "large_v2", currency_id: "USD" }],
    ["what means the reader", { user_id: "me" }],
    ["an id that readers invent", { client_order_id: "a-1", external_customer_id: UUID }],
    ["a key or slug that readers invent", { key: "color", slug: "my-shop" }],
    ["what readers store", { metadata: { order_id: "6735" } }],
    ["a number of tokens", { max_tokens: 256, grid: "a", paid: "b" }],
    ["a digest", { sha256: UUID, file_hash: UUID }],
    ["an address", { id: "https://example.com/1" }],
    ["words", { id: "two words", name: "my-backup-server01", kind: "createdNewCustomers" }],
  ])("keeps %s", (_, value) => {
    expect(withReaderIds({}, {}, value)).toEqual(value);
  });

  it.each<[JsonRecord, string[]]>([
    [{}, ["YOUR_FLOW_ID"]],
    [{ minItems: 0 }, ["YOUR_FLOW_ID"]],
    [{ minItems: 2 }, ["YOUR_FLOW_ID", "YOUR_FLOW_ID_2"]],
    [{ minItems: 9 }, ["YOUR_FLOW_ID", "YOUR_FLOW_ID_2", "YOUR_FLOW_ID_3"]],
  ])("that is a list with %j has the ids %j", (limits, sent) => {
    const schema = { properties: { flow_id: { type: "array", ...limits } } };
    expect(withReaderIds({}, schema, { flow_id: ["a", "b", "c"] })).toEqual({ flow_id: sent });
  });

  it.each<[JsonRecord, string]>([
    [{ type: "string" }, "YOUR_FLOW_ID"],
    [{ enum: ["a", "b"] }, "a"],
    [{ const: "a" }, "a"],
    [{ default: "a" }, "a"],
    [{ description: "An id of your choice." }, "a"],
    [{ description: "The id of the flow in your database." }, "a"],
    [{ description: "Any custom identifier." }, "a"],
    [{ description: "The id of a flow." }, "YOUR_FLOW_ID"],
  ])("of the schema %j is %s", (schema, sent) => {
    const object = { anyOf: [{ type: "null" }, { properties: { flow_id: schema } }] };
    expect(withReaderIds({}, object, { flow_id: "a" })).toEqual({ flow_id: sent });
  });

  it("at the top or in data has the ids of what the request is for", () => {
    const place = { name: "", around: "comments" };
    expect(withReaderIds({}, {}, { data: { id: "1" } }, place)).toEqual({
      data: { id: "YOUR_COMMENT_ID" },
    });
  });

  it("in metadata with declared members has their ids", () => {
    const attributes = { properties: { list_id: { type: "string" } } };
    const value = { attributes: { list_id: "1", other_id: "2" } };
    expect(withReaderIds({}, { properties: { attributes } }, value)).toEqual({
      attributes: { list_id: "YOUR_LIST_ID", other_id: "2" },
    });
  });

  it("of a schema that contains itself is read to its end", () => {
    const document = {
      components: {
        schemas: { Tree: { properties: { child: { $ref: "#/components/schemas/Tree" } } } },
      },
    };
    const value = { child: { child: { node_id: "a" } } };
    expect(withReaderIds(document, { $ref: "#/components/schemas/Tree" }, value)).toEqual({
      child: { child: { node_id: "YOUR_NODE_ID" } },
    });
  });
});

describe("the placeholder of an id", () => {
  it.each([
    ["id", "customers", "YOUR_CUSTOMER_ID"],
    ["uuid", "storage-boxes", "YOUR_STORAGE_BOX_UUID"],
    ["user_id", "customers", "YOUR_USER_ID"],
    ["key", "keys", "YOUR_KEY"],
    ["id", undefined, "YOUR_ID"],
    ["id", "{x}", "YOUR_ID"],
    ["ids", "shows", "YOUR_SHOW_IDS"],
    ["x-app-id", undefined, "YOUR_APP_ID"],
    ["x_id", undefined, "YOUR_X_ID"],
    ["X-Tenant-Id", undefined, "YOUR_TENANT_ID"],
  ])("%s after %s is %s", (name, around, placeholder) => {
    expect(readerPlaceholder({ name, around })).toBe(placeholder);
  });
});

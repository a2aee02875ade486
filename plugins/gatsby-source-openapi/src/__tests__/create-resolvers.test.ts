import type { CreateResolversArgs, NodeInput } from "gatsby";
import { load } from "js-yaml";
import { createResolvers } from "../graphql/create-resolvers";
import type { JsonRecord } from "../json";
import { recordOf } from "../json";
import { buildNodes } from "../nodes/build-nodes";
import { loadFixture, nodeHelpers } from "./load-fixture";

type Fields = Record<string, { resolve: (...args: unknown[]) => unknown }>;

/** Returns the fields that resolvers add, by type. */
function addedFields(): Record<string, Fields> {
  const added: Record<string, Fields> = {};
  const createFields = (types: Record<string, Fields>) => {
    for (const [type, fields] of Object.entries(types)) added[type] = { ...added[type], ...fields };
  };
  const cache = { get: async () => undefined, set: async () => undefined };
  const api: unknown = { ...nodeHelpers, cache, createResolvers: createFields };
  createResolvers(api as CreateResolversArgs, { plugins: [] }, () => undefined);
  return added;
}

/** Returns a function that resolves a field of the nodes of a fixture that are selected. */
async function resolverOf(fixture: string) {
  const { model, document } = await loadFixture(fixture);
  const nodes = buildNodes(model, document, nodeHelpers);
  const fields = addedFields();
  const nodeModel = {
    getNodesByIds: ({ ids }: { ids: string[] }) => nodes.filter(({ id }) => ids.includes(id)),
  };
  return (field: string, isWanted: (node: NodeInput) => boolean) => {
    const node = nodes.find(isWanted);
    return fields[node?.internal.type ?? ""]?.[field]?.resolve(node, {}, { nodeModel }, {});
  };
}

describe("the OpenAPI document of an operation", () => {
  it.each([
    ["an operation", "QUERY", "/stream", "paths", "query"],
    ["an operation with an additional method", "LINK", "/stream", "paths", "additionalOperations"],
    ["a webhook", "POST", "chatClosed", "webhooks", "post"],
  ])("of %s has it in its section", async (_, method, pathTemplate, section, key) => {
    const resolve = await resolverOf("webhooks.yaml");
    const text = resolve(
      "openapiJson",
      (node) => node.method === method && node.pathTemplate === pathTemplate,
    );
    const document: JsonRecord = JSON.parse(String(text));
    const sections = ["paths", "webhooks"].filter((name) => name in document);
    expect(sections).toEqual([section]);
    expect(Object.keys(recordOf(document[section]))).toEqual([pathTemplate]);
    expect(Object.keys(recordOf(recordOf(document[section])[pathTemplate]))).toContain(key);
  });
});

describe("the fields of a document", () => {
  const isDocument = ({ internal }: NodeInput) => internal.type === "ApiDocument";

  it("are the same document as JSON and YAML", async () => {
    const resolve = await resolverOf("webhooks.yaml");
    const { document } = await loadFixture("webhooks.yaml");
    expect(JSON.parse(String(resolve("openapiJson", isDocument)))).toEqual(document);
    expect(load(String(resolve("openapiYaml", isDocument)))).toEqual(document);
  });

  it.each([
    ["ApiOperation", "operation"],
    ["ApiTag", "tag"],
    ["ApiDocument", "document"],
  ])("and the pages of %s name their kind", async (type, pageType) => {
    const resolve = await resolverOf("webhooks.yaml");
    const page = await resolve("markdownPage", ({ internal }) => internal.type === type);
    expect(page).toMatchObject({ pageType });
  });

  it("and its errors name their kind", async () => {
    const resolve = await resolverOf("webhooks.yaml");
    expect(await resolve("errorIndex", isDocument)).toMatchObject({ pageType: "errors" });
  });
});

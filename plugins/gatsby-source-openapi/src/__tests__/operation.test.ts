import { loadFixture, modelOf, operation, property, schema } from "./load-fixture";

describe("operations", () => {
  it("get unique slugs, also without operationId", async () => {
    const { model } = await loadFixture("no-tags.yaml");
    expect(model.operations.map(({ slug, title, permalink }) => [slug, title, permalink])).toEqual([
      ["get-a-id", "Get a by id", "/api/get-a-id"],
      ["schemas-get", "Schemas", "/api/schemas-get"],
      ["get-user", "Get user", "/api/get-user"],
      ["get-user-post", "Get user", "/api/get-user-post"],
      ["get-user-put", "Get user", "/api/get-user-put"],
      ["get-user-put-patch", "Get user put", "/api/get-user-put-patch"],
    ]);
  });

  it("take over parameters and servers of their path, and win over them", async () => {
    const { model } = await loadFixture("no-tags.yaml");
    const { parameters, servers, path } = operation(model, "get-a-id");
    expect(
      parameters.map(({ name, in: place, required, serialization: { style, isDefault } }) => [
        name,
        place,
        required,
        style,
        isDefault,
      ]),
    ).toEqual([
      ["id", "path", true, "simple", true],
      ["shared", "query", true, "form", true],
      ["filter", "query", true, "deepObject", false],
      ["ids", "query", true, "pipeDelimited", false],
    ]);
    expect(servers[0]).toMatchObject({
      url: "https://{zone}.example",
      resolvedUrl: "https://eu.example",
    });
    expect(path.summary).toBe("Things by id");
  });

  it("join a group of their own where they name no tag", async () => {
    const { model } = await loadFixture("no-tags.yaml");
    expect(model.tags).toEqual([
      {
        name: "Other",
        title: "Other",
        slug: "other",
        permalink: "/api/tags/other",
        order: 0,
        implicit: true,
      },
    ]);
  });

  it("may be webhooks, of methods that OpenAPI 3.2 adds, and streams", async () => {
    const { model } = await loadFixture("webhooks.yaml");
    expect(
      model.operations.map(({ kind, method, pathTemplate, slug }) => [
        kind,
        method,
        pathTemplate,
        slug,
      ]),
    ).toEqual([
      ["operation", "QUERY", "/stream", "search-stream"],
      ["operation", "LINK", "/stream", "link-stream"],
      ["webhook", "POST", "chatClosed", "post-chat-closed"],
    ]);
    expect(model.tagGroups).toEqual([{ name: "Everything", tags: ["events", "unknown"] }]);
    expect(model.tags[0]).toMatchObject({
      title: "Events that happen",
      description: "All **events**.",
    });
    const [webhook] = model.operations.filter(({ kind }) => kind === "webhook");
    expect(webhook?.responses.map(({ status }) => status)).toEqual(["200", "2XX", "default"]);
    expect(webhook?.samples).toEqual([
      { id: "curl", lang: "bash", label: "Shell", source: "echo closed" },
    ]);
    expect(operation(model, "search-stream").responses[0]?.content[0]?.itemSchema?.typeLabel).toBe(
      "object",
    );
  });

  it("name a callback that contains itself once", async () => {
    const { model } = await loadFixture("circular.yaml");
    const [outer] = operation(model, "create-node").callbacks;
    const [inner] = outer?.operations[0]?.callbacks ?? [];
    expect(outer).toMatchObject({ name: "changed", expression: "{$request.body#/url}" });
    expect(inner).toEqual({
      name: "changed",
      expression: "{$request.body#/url}",
      circular: true,
      servers: [],
      operations: [],
    });
  });

  it("are read from several files, by the names that the document gives", async () => {
    const { model } = await loadFixture("multi-file/openapi.yaml");
    expect(model.schemas.map(({ name }) => name)).toEqual(["Pet", "Owner"]);
    expect(property(schema(model, "Pet"), "friend").ref?.name).toBe("Pet");
    expect(operation(model, "list-pets").responses[0]?.content[0]?.schema?.typeLabel).toBe(
      "array of Pet",
    );
  });

  it("are read from Swagger 2.0 without loss", async () => {
    const { model } = await loadFixture("swagger-2.yaml");
    const get = operation(model, "get-pet");
    expect(get.responses[0]?.content.map(({ mediaType }) => mediaType)).toEqual([
      "application/json",
    ]);
    expect(get.parameters[1]?.serialization).toMatchObject({
      style: "pipeDelimited",
      explode: false,
    });
    expect(get.servers[0]?.url).toBe("https://old.example/v1");
    expect(get.security[0]?.schemes[0]).toEqual({
      name: "login",
      type: "oauth2",
      scopes: [{ name: "read:pets", description: "Read pets." }],
    });
    expect(model.securitySchemes[0]).toMatchObject({ description: "Sign in first." });
    const body = operation(model, "add-picture").requestBody?.content[0];
    expect(body?.mediaType).toBe("multipart/form-data");
    expect(
      body?.schema?.properties?.map(({ name, required, schema: { typeLabel } }) => [
        name,
        required,
        typeLabel,
      ]),
    ).toEqual([
      ["file", true, "string (binary)"],
      ["tags", false, "array of string"],
      ["note", false, "string"],
    ]);
    expect(property(schema(model, "Pet"), "name").nullable).toBe(true);
  });
});

describe("a header of a response", () => {
  it.each([
    [{ explode: true }, { explode: true, required: false }],
    [{ explode: false }, { explode: undefined }],
    [
      { required: true, deprecated: true },
      { required: true, deprecated: true },
    ],
    [{ description: " a " }, { description: "a", explode: undefined, schema: undefined }],
    [
      { content: { "text/plain": {} } },
      { content: [expect.objectContaining({ mediaType: "text/plain" })] },
    ],
    [{ example: 1 }, { examples: [{ name: "Example", value: 1 }] }],
  ])("%j", (header, expected) => {
    const responses = { 200: { description: "a", headers: { "X-A": header } } };
    const model = modelOf({ paths: { "/a": { get: { operationId: "a", responses } } } });
    const [built] = operation(model, "a").responses[0]?.headers ?? [];
    expect({ explode: undefined, schema: undefined, ...built }).toMatchObject({
      name: "X-A",
      ...expected,
    });
  });
});

const METHODS = ["get", "post", "put", "delete"] as const;

/** Makes a document in which each operation has parameters, a body and errors. */
export function largeDocument(operations: number): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (let index = 0; index < operations; index += 1) {
    const group = Math.floor(index / METHODS.length);
    const method = METHODS[index % METHODS.length] ?? "get";
    const item = paths[`/group-${group}/{id}`] ?? {};
    item[method] = operationOf(index, method);
    paths[`/group-${group}/{id}`] = item;
  }
  return {
    openapi: "3.1.0",
    info: { title: "Large", version: "1" },
    servers: [{ url: "https://api.large.example" }],
    security: [{ token: [] }],
    paths,
    components: {
      securitySchemes: { token: { type: "http", scheme: "bearer" } },
      schemas: Object.fromEntries(
        Array.from({ length: Math.ceil(operations / 2) }, (_, index) => [
          `Thing${index}`,
          thingOf(index, Math.ceil(operations / 2)),
        ]),
      ),
    },
  };
}

function operationOf(index: number, method: string): Record<string, unknown> {
  const schema = { $ref: `#/components/schemas/Thing${Math.floor(index / 2)}` };
  const json = { "application/json": { schema } };
  const answer = (text: string) => ({ description: text, content: json });
  return {
    operationId: `operation${index}`,
    tags: [`Tag ${index % 20}`],
    summary: `Operation number ${index}`,
    description: `Does **the thing** number ${index}, and says so in a few words with \`code\`.`,
    parameters: [
      { name: "id", in: "path", required: true, schema: { type: "string" } },
      { name: "limit", in: "query", schema: { type: "integer", minimum: 1, maximum: 100 } },
      { name: "X-Trace", in: "header", schema: { type: "string", format: "uuid" } },
    ],
    ...(method === "get" || method === "delete" ? {} : { requestBody: { content: json } }),
    responses: {
      200: answer("It worked."),
      400: answer("It did not."),
      404: answer("It is not there."),
    },
  };
}

function thingOf(index: number, count: number): Record<string, unknown> {
  const members = Array.from({ length: 12 }, (_, number) => [
    `member_${number}`,
    { type: "string", description: `Member ${number} of thing ${index}.`, maxLength: 10 + number },
  ]);
  const other = { $ref: `#/components/schemas/Thing${(index + 1) % count}` };
  return {
    type: "object",
    required: ["member_0"],
    properties: {
      ...Object.fromEntries(members),
      list: { type: "array", items: { type: "integer" } },
      ...(index % 3 === 0 ? {} : { next: other }),
    },
  };
}

import { writeFile } from "node:fs/promises";
import path from "node:path";
import { temporaryFolder } from "../../../../packages/temporary-folder";
import { loadDocument } from "../document/load-document";
import { operationDocument } from "../document/operation-document";
import { modelOf, operation } from "./load-fixture";

/** A document that uses a name wherever an author can choose one. */
function documentWith(name: string) {
  const one = (value: unknown) => Object.fromEntries([[name, value]]);
  const text = { type: "string" };
  const list = { type: "array", items: text };
  const body = { type: "object", required: [name], properties: one(list) };
  const $ref = `#/components/schemas/${name}`;
  const media = { schema: { $ref }, examples: one({ value: one(["given"]) }) };
  const content = {
    "application/json": { schema: { $ref } },
    "application/xml": { schema: { $ref } },
    "application/problem+json": media,
    "multipart/form-data": { schema: { $ref }, encoding: one({ contentType: "text/plain" }) },
  };
  const parameter = (place: string) => ({ name, in: place, required: true, schema: text });
  const choice = {
    oneOf: [{ $ref }],
    discriminator: { propertyName: name, mapping: one($ref) },
  };
  return {
    openapi: "3.1.1",
    info: { title: "Names", version: "1", [`x-${name}`]: one(1) },
    servers: [{ url: `https://{${name}}.example`, variables: one({ default: "a" }) }],
    security: [one([])],
    tags: [{ name }],
    paths: {
      [`/${name}/{${name}}`]: {
        post: {
          operationId: "post",
          tags: [name],
          parameters: [parameter("path"), parameter("query"), parameter("header")],
          requestBody: { content },
          responses: {
            "200": {
              description: name,
              headers: one({ schema: { ...text, format: name } }),
              content: { "application/json": { schema: choice } },
              links: one({ operationId: "post" }),
            },
          },
          callbacks: one({ "{$request.body}": { post: { responses: {} } } }),
          "x-codeSamples": [{ lang: name, source: "given" }],
        },
      },
    },
    components: {
      schemas: one(body),
      securitySchemes: one({ type: "apiKey", in: "header", name: "key" }),
    },
  };
}

const BUILT_IN = [Object, Array, Function, String].map(({ prototype }) => prototype);
const membersOfBuiltIns = () => BUILT_IN.map((prototype) => Reflect.ownKeys(prototype).length);

describe("a document that uses the name", () => {
  it.each(["__proto__", "constructor", "prototype", "toString", "push", "length", "0"])(
    "%s everywhere is documented",
    async (name) => {
      const before = membersOfBuiltIns();
      const spec = path.join(temporaryFolder(), "openapi.json");
      await writeFile(spec, JSON.stringify(documentWith(name)));
      const { document = {}, problems } = await loadDocument({ spec });
      const errors = problems.filter(({ severity }) => severity === "error");
      expect(errors.map(({ pointer, message }) => `${pointer} ${message}`)).toEqual([]);
      const model = modelOf(document);
      const { parameters, requestBody, responses, samples, callbacks } = operation(model, "post");
      const value = Object.fromEntries([[name, ["string"]]]);
      const [json, xml, problem, form] = requestBody?.content ?? [];
      expect(parameters.map((one) => one.name)).toEqual([name, name, name]);
      expect(json?.examples[0]?.value).toEqual(
        Object.fromEntries([[name, [expect.stringMatching(/^YOUR_/)]]]),
      );
      expect(xml?.examples[0]?.text).toContain(">YOUR_");
      expect(problem?.examples[0]?.name).toBe(name);
      expect(form?.encoding?.[0]?.name).toBe(name);
      expect(responses[0]?.headers[0]?.name).toBe(name);
      expect(responses[0]?.links[0]?.name).toBe(name);
      expect(responses[0]?.content[0]?.examples[0]?.value).toEqual(value);
      expect(callbacks[0]?.name).toBe(name);
      expect(samples[0]?.source).toBe("given");
      expect(samples.find(({ id }) => id === "python")?.source).toContain(name);
      expect(model.schemas.map((one) => one.name)).toEqual([name]);
      expect(model.servers[0]?.resolvedUrl).toBe("https://a.example");
      const single = operationDocument(document, {
        kind: "operation",
        method: "POST",
        path: `/${name}/{${name}}`,
      });
      expect(Object.keys((single.components as { schemas: object }).schemas)).toEqual([name]);
      expect(membersOfBuiltIns()).toEqual(before);
    },
  );
});

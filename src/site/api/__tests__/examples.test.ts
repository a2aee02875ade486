import Ajv2020 from "ajv/dist/2020";
import addFormats from "ajv-formats";
import { documentFiles, readApiDocument } from "../../../testing/api/api-document";

/** A place of a document that has a schema and examples of it. */
interface Place {
  pointer: string;
  values: unknown[];
}

function placesIn(node: unknown, pointer: string): Place[] {
  if (typeof node !== "object" || node === null) return [];
  const below = Object.entries(node)
    .filter(([key]) => !["example", "examples", "default", "enum", "const"].includes(key))
    .flatMap(([key, item]) => placesIn(item, `${pointer}/${escapePart(key)}`));
  const { schema, example, examples } = node as Record<string, unknown>;
  if (schema === undefined || Array.isArray(examples)) return below;
  const named = Object.values((examples ?? {}) as Record<string, { value?: unknown }>);
  const values = [example, ...named.map(({ value }) => value)].filter(
    (value) => value !== undefined,
  );
  return values.length > 0 ? [...below, { pointer: `${pointer}/schema`, values }] : below;
}

function escapePart(key: string): string {
  return encodeURIComponent(key.replace(/~/g, "~0").replace(/\//g, "~1"));
}

describe("every example agrees with its schema", () => {
  it.each(documentFiles().map((file) => [file.split("/").pop(), file]))("%s", async (_, file) => {
    const { document } = await readApiDocument(String(file));
    // Before 3.1 schemas speak another dialect, which the check of documents knows.
    if (!/^3\.[12]/.test(String(document.openapi))) return;
    const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false });
    addFormats(ajv);
    ajv.addSchema(document, "doc");
    const problems = placesIn(document, "").flatMap(({ pointer, values }) => {
      const validate = ajv.compile({ $ref: `doc#${pointer}` });
      return values.flatMap((value) =>
        validate(value) ? [] : [{ pointer, value, errors: validate.errors }],
      );
    });
    expect(problems).toEqual([]);
  });
});

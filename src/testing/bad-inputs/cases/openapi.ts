import { OPENAPI } from "../good-site";
import type { BadInput, ExpectedProblem } from "../run-case";

/** The document with one text replaced. */
function document(
  name: string,
  from: string,
  to: string,
  problem: Omit<ExpectedProblem, "file">,
): BadInput {
  const text = OPENAPI.replace(from, to);
  if (text === OPENAPI) throw new Error(`"${from}" is not in the document.`);
  return {
    name: `OpenAPI: ${name}`,
    files: { "openapi.yaml": text },
    problem: { file: "openapi.yaml", severity: "error", ...problem },
  };
}

/** Mistakes in the OpenAPI document. */
export const OPENAPI_CASES: BadInput[] = [
  document(
    "a reference to nothing",
    "{ description: The pets. }",
    '{ $ref: "#/components/responses/Gone" }',
    {
      code: "unresolved-ref",
      line: 13,
    },
  ),
  document(
    "an operationId twice",
    "/pets:\n",
    '/cats:\n    get:\n      operationId: listPets\n      summary: Cats\n      tags: [Pets]\n      responses: { "200": { description: Cats. } }\n  /pets:\n',
    { code: "duplicate-operation-id", line: 15 },
  ),
  document("an operation without an operationId", "      operationId: listPets\n", "", {
    code: "missing-operation-id",
    severity: "warning",
    line: 8,
  }),
  document("not YAML", "summary: List the pets", 'summary: "List', { code: "syntax", line: 10 }),
  document("an unknown version", "openapi: 3.1.0", "openapi: 9.0.0", {
    code: "unknown-version",
    line: 1,
  }),
  document(
    "a key twice",
    "      summary: List the pets\n",
    "      summary: List\n      summary: Pets\n",
    {
      code: "duplicate-key",
      line: 11,
    },
  ),
  {
    name: "OpenAPI: a document with an error, of which search.yml names a page",
    files: {
      "openapi.yaml": OPENAPI.replace("openapi: 3.1.0", "openapi: 9.0.0"),
      "content/search.yml": "useful: [/docs/api/list-pets]\n",
    },
    problem: { code: "unknown-version", severity: "error", file: "openapi.yaml", line: 1 },
  },
];

import { writeFile } from "node:fs/promises";
import path from "node:path";
import { temporaryFolder } from "../../../../packages/temporary-folder";
import { checkDocument } from "../check";
import { operationDocument } from "../document/operation-document";
import { loadFixture } from "./load-fixture";

describe("operationDocument", () => {
  it("keeps one operation and the components that it reaches", async () => {
    const { document } = await loadFixture("samples.yaml");
    const made = operationDocument(document, { kind: "operation", path: "/keyed", method: "GET" });
    expect(Object.keys(made.paths as object)).toEqual(["/keyed"]);
    expect(made.components).toEqual({
      securitySchemes: { key: { type: "apiKey", in: "query", name: "api_key" } },
    });
  });

  it.each([
    "circular.yaml",
    "keywords.yaml",
    "no-tags.yaml",
    "samples.yaml",
    "swagger-2.yaml",
    "webhooks.yaml",
    "multi-file/openapi.yaml",
  ])("makes valid documents of %s", async (name) => {
    const { document, model } = await loadFixture(name);
    const folder = temporaryFolder();
    for (const { kind, pathTemplate, method, slug } of model.operations) {
      const file = path.join(folder, `${slug}.json`);
      await writeFile(
        file,
        JSON.stringify(operationDocument(document, { kind, path: pathTemplate, method })),
      );
      const { problems, operations } = await checkDocument({ spec: file });
      const errors = problems.filter(({ severity }) => severity === "error");
      expect({ slug, errors, operations }).toEqual({ slug, errors: [], operations: 1 });
    }
  });
});

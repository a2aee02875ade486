import { formatReport } from "../../../../packages/problems";
import { checkDocument } from "../check";
import { fixture } from "./load-fixture";

const HERE = "[spec]";

describe("checkDocument", () => {
  it.each([
    ["a-list.yaml", "not-openapi", 1, undefined],
    ["empty.yaml", "not-openapi", 1, undefined],
    ["not-a-spec.yaml", "not-openapi", 1, undefined],
    ["unknown-version.yaml", "unknown-version", 2, "#/openapi"],
    ["version-not-text.yaml", "unknown-version", 1, "#/swagger"],
    ["duplicate-key.yaml", "duplicate-key", 4, undefined],
    ["truncated.yaml", "syntax", 6, undefined],
    ["truncated.json", "syntax", 4, undefined],
    ["bad-part.yaml", "syntax", 4, undefined],
    ["alias-loop.yaml", "unsafe-shape", undefined, undefined],
    ["alias-bomb.yaml", "unsafe-shape", undefined, undefined],
    [
      "dangling-ref.yaml",
      "unresolved-ref",
      12,
      "#/paths/~1a/get/responses/200/content/application~1json/schema",
    ],
    ["missing-file.yaml", "unresolved-ref", 5, "#/paths/~1a"],
    ["remote-ref.yaml", "unresolved-ref", 6, "#/components/schemas/A"],
    ["reference-loop.yaml", "reference-loop", 7, "#/components/schemas/B"],
    ["wrong-type.yaml", "structure", 7, "#/paths/~1a/get/deprecated"],
    ["misspelled.yaml", "structure", 7, "#/paths/~1a/get/respones"],
    ["duplicate-operation-id.yaml", "duplicate-operation-id", 7, "#/paths/~1a/post/operationId"],
  ])("finds the one error of %s", async (file, code, line, pointer) => {
    const { problems } = await checkDocument({ spec: fixture(`bad/${file}`) });
    expect(
      problems.map((problem) => [problem.code, problem.severity, problem.line, problem.pointer]),
    ).toEqual([[code, "error", line, pointer]]);
  });

  it.each([
    ["invalid-example.yaml", "invalid-example", 13, '"text"', 1],
    ["missing-operation-id.yaml", "missing-operation-id", 5, undefined, 1],
    ["unknown-scheme.yaml", "unknown-security-scheme", 5, '"token"', 0],
    ["undefined-path-parameter.yaml", "undefined-path-parameter", 5, undefined, 1],
  ])("only warns of %s, which can be shown", async (file, code, line, value, operations) => {
    const checked = await checkDocument({
      spec: fixture(`bad/${file}`),
      requireOperationIds: true,
    });
    expect(
      checked.problems.map((problem) => [
        problem.code,
        problem.severity,
        problem.line,
        problem.value,
      ]),
    ).toEqual([[code, "warning", line, value]]);
    expect(checked.operations).toBe(operations);
  });

  it("says that a file cannot be read", async () => {
    const { problems } = await checkDocument({ spec: fixture("no-such-file.yaml") });
    expect(problems.map(({ code }) => code)).toEqual(["unreadable"]);
  });

  it.each([
    ["circular.yaml", 1, 4, "3.1.1"],
    ["multi-file/openapi.yaml", 1, 2, "3.1.1"],
    ["no-tags.yaml", 6, 0, "3.0.3"],
    ["nullable-3-0.yaml", 1, 0, "3.0.3"],
    ["samples.yaml", 5, 1, "3.1.1"],
    ["swagger-2.yaml", 2, 1, "2.0"],
    ["webhooks.yaml", 3, 0, "3.2.0"],
  ])("finds nothing wrong with %s", async (file, operations, schemas, version) => {
    const { file: _file, ...result } = await checkDocument({ spec: fixture(file) });
    expect(result).toEqual({ operations, schemas, version, problems: [] });
  });

  it.each([
    ["keywords.yaml", ["undefined-required"]],
    ["unsafe.yaml", ["unsafe-address"]],
  ])("warns of %s", async (file, codes) => {
    const { problems } = await checkDocument({ spec: fixture(file) });
    expect(problems.map(({ code }) => code)).toEqual(codes);
  });

  it("writes a report with position, message and hint", async () => {
    const spec = fixture("bad/misspelled.yaml");
    const { problems, file } = await checkDocument({ spec });
    expect(formatReport(problems).split(file).join(HERE)).toBe(
      [
        `${HERE}:7:7 error structure`,
        "  Property `respones` is not expected here.",
        "  At: /paths/~1a/get/respones",
        "  Found: {}",
        "  Hint: Did you mean `responses`?",
        "",
        "1 error, 0 warnings",
      ].join("\n"),
    );
  });
});

import { fence, makePage } from "../../__fixtures__/make-page";
import { checkCodeSyntax, findPython } from "../code-syntax";

const PYTHON = findPython();

describe("checkCodeSyntax", () => {
  it.each([
    ["json", '{"a": 1}', undefined],
    ["json", '{"a": 1,}', 5],
    ["bash", 'curl -d @- <<JSON\n{"a": "$B"}\nJSON', undefined],
    ["bash", "echo 'a\nb", 5],
    ["bash", "if true; then\n  echo a", undefined],
    ["js", "const a = await fetch('/');\nreturn a;", undefined],
    ["js", "const a = ;", 5],
    ["ts", "const a: string = 'b';", undefined],
    ["ts", "\nconst a: = 1;", 6],
    ["python", "def f(a: int) -> str:\n    return f'{a}'", undefined],
    ["python", "def f(:\n    pass", 5],
    ["yaml", "a: [1, 2]", undefined],
    ["yaml", "a: 1\nb: [", 6],
    ["text", "{ anything", undefined],
  ])("%s: %s", (language, code, line) => {
    const { problems } = checkCodeSyntax([makePage(fence(language, code))], PYTHON);
    if (language === "bash" && code.startsWith("if")) {
      expect(problems).toHaveLength(1);
      return;
    }
    expect(problems.map((problem) => problem.line)).toEqual(line === undefined ? [] : [line + 1]);
  });

  it("counts what it parsed", () => {
    const page = makePage(`${fence("json", "1")}\n\n${fence("text", "a")}`);
    expect(checkCodeSyntax([page], PYTHON).counts).toMatchObject({
      "code blocks": 2,
      "code blocks parsed": 1,
    });
  });
});

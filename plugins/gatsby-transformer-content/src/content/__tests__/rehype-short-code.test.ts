import { htmlOf } from "../__fixtures__/html-of";
import { compileContent } from "../compile";

const compile = async (body: string) => htmlOf((await compileContent(body, "mdx")).tree);

describe("code in a sentence", () => {
  it.each(["pip install", "GET /", "--url", "a-b"])(
    "that is short stays whole: %s",
    async (code) => {
      expect(await compile(`a \`${code}\``)).toBe(
        `<p>a <code className="whole">${code}</code></p>`,
      );
    },
  );

  it.each(["client_id", "npm run deploy-config"])(
    "that has no break, or is long, is as it was: %s",
    async (code) => {
      expect(await compile(`a \`${code}\``)).toBe(`<p>a <code>${code}</code></p>`);
    },
  );
});

import { createRequire } from "node:module";
import path from "node:path";
import { parseOnlyFilesWithQueries } from "../on-pre-init";

/** The part of Gatsby's parser that is called here. */
interface FileParser {
  parseFiles: (files: string[], addError: (error: unknown) => void) => Promise<unknown>;
  parseFile: (file: string) => Promise<unknown>;
}

// Loading this part of Gatsby takes seconds on a busy machine.
jest.setTimeout(60_000);

it("lets Gatsby search only page components and files with a query for queries", async () => {
  const requireFromGatsby = createRequire(require.resolve("gatsby/package.json"));
  const { default: Parser } = requireFromGatsby("./dist/query/file-parser") as {
    default: { prototype: FileParser };
  };
  const { parseFile } = Parser.prototype;
  const searched: string[] = [];
  Parser.prototype.parseFile = async (file) => {
    searched.push(path.relative("src", file));
    return null;
  };
  parseOnlyFilesWithQueries(requireFromGatsby);
  const files = ["pages/404.tsx", "site/environment.ts", "components/layout/use-site.ts"];
  await Parser.prototype.parseFiles(
    files.map((file) => path.resolve("src", file)),
    (error) => {
      throw error;
    },
  );
  Parser.prototype.parseFile = parseFile;
  expect(searched).toEqual(["pages/404.tsx", "components/layout/use-site.ts"]);
});

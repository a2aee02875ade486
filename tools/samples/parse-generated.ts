import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Node } from "web-tree-sitter";
import { Language, Parser } from "web-tree-sitter";
import type { Problem } from "../../packages/problems";
import { documentFiles, readApiDocument } from "../../src/testing/api/api-document";

/** Grammars of languages whose compilers few machines have, by the id of the sample. */
const GRAMMARS: Record<string, string> = {
  php: "tree-sitter-php/tree-sitter-php.wasm",
  ruby: "tree-sitter-ruby/tree-sitter-ruby.wasm",
  go: "tree-sitter-go/tree-sitter-go.wasm",
  csharp: "tree-sitter-c-sharp/tree-sitter-c_sharp.wasm",
};

interface ParsedSamples {
  problems: Problem[];
  /** Number of samples by language. */
  counts: Record<string, number>;
}

/** Parses the samples in these languages that pages of the document and all fixtures show. */
export async function parseGeneratedSamples(): Promise<ParsedSamples> {
  await Parser.init();
  const parsers = await loadParsers();
  const counts: Record<string, number> = {};
  const problems: Problem[] = [];
  for (const { id, source, operation, file } of await generatedSamples()) {
    const root = parsers[id]?.parse(source ?? "")?.rootNode;
    if (!root) continue;
    counts[id] = (counts[id] ?? 0) + 1;
    if (!root.hasError) continue;
    const message = `The ${id} sample of ${operation} has a mistake at ${firstMistake(root)}.`;
    problems.push({ code: `code/${id}`, severity: "error", file, message });
  }
  return { problems, counts };
}

async function generatedSamples() {
  const documents = await Promise.all(documentFiles().map(readApiDocument));
  return documents.flatMap(({ file, model }) =>
    model.operations.flatMap(({ method, pathTemplate, samples }) =>
      samples.map((sample) => ({ ...sample, file, operation: `${method} ${pathTemplate}` })),
    ),
  );
}

async function loadParsers(): Promise<Record<string, Parser>> {
  const require = createRequire(import.meta.url);
  const parsers: Record<string, Parser> = {};
  for (const [id, grammar] of Object.entries(GRAMMARS)) {
    const language = await Language.load(readFileSync(require.resolve(grammar)));
    parsers[id] = new Parser().setLanguage(language);
  }
  return parsers;
}

/** Returns `line:column` of the first mistake, both 1-based. */
function firstMistake(node: Node): string | undefined {
  if (node.isError || node.isMissing) {
    return `${node.startPosition.row + 1}:${node.startPosition.column + 1}`;
  }
  return (
    node.children
      .filter((child) => child !== null && (child.hasError || child.isMissing))
      .map((child) => child && firstMistake(child))
      .find((place) => place != null) ?? undefined
  );
}

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Node } from "web-tree-sitter";
import { Language, Parser } from "web-tree-sitter";
import { documentFiles, readApiDocument } from "../../src/testing/api/api-document";

/** Grammars of languages whose compilers few machines have, by the id of the sample. */
const GRAMMARS: Record<string, string> = {
  php: "tree-sitter-php/tree-sitter-php.wasm",
  ruby: "tree-sitter-ruby/tree-sitter-ruby.wasm",
  go: "tree-sitter-go/tree-sitter-go.wasm",
  csharp: "tree-sitter-c-sharp/tree-sitter-c_sharp.wasm",
};

/**
 * Parses the samples that the API reference generates for the site's document and all fixtures:
 * `npm run samples --prefix tools`. Prints mistakes and returns their number.
 */
async function main(): Promise<number> {
  await Parser.init();
  const parsers = await loadParsers();
  const counts: Record<string, number> = {};
  let mistakes = 0;
  for (const { id, source, operation } of await generatedSamples()) {
    const root = parsers[id]?.parse(source ?? "")?.rootNode;
    if (!root) continue;
    counts[id] = (counts[id] ?? 0) + 1;
    if (!root.hasError) continue;
    mistakes += 1;
    console.error(`${operation}: ${id} ${firstMistake(root)}\n${source}\n`);
  }
  const summary = Object.entries(counts).map(([id, count]) => `${count} ${id}`);
  console.log(`Parsed ${summary.join(", ")} samples; ${mistakes} have mistakes.`);
  return mistakes;
}

async function generatedSamples() {
  const documents = await Promise.all(documentFiles().map(readApiDocument));
  return documents.flatMap(({ file, model }) =>
    model.operations.flatMap(({ method, pathTemplate, samples }) =>
      samples.map((sample) => ({ ...sample, operation: `${file} ${method} ${pathTemplate}` })),
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

process.exitCode = (await main()) > 0 ? 1 : 0;

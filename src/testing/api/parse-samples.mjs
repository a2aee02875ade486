// node parse-samples.mjs GRAMMAR.wasm FILE… : names each file that the grammar cannot parse, exit 1.
import { readFileSync } from "node:fs";
import { Language, Parser } from "web-tree-sitter";

const [grammar, ...files] = process.argv.slice(2);
await Parser.init();
const parser = new Parser();
parser.setLanguage(await Language.load(grammar));

/** The place of the first mistake, as `line:column`. */
function firstMistake(node) {
  if (node.isError || node.isMissing) {
    return `${node.startPosition.row + 1}:${node.startPosition.column + 1}`;
  }
  return node.children.filter((child) => child.hasError || child.isMissing).map(firstMistake)[0];
}

const broken = files.flatMap((file) => {
  const { rootNode } = parser.parse(readFileSync(file, "utf8"));
  return rootNode.hasError ? [`${file}:${firstMistake(rootNode)}`] : [];
});
for (const place of broken) console.error(place);
process.exitCode = broken.length > 0 ? 1 : 0;

import type { Root } from "mdast";
import type { Processor } from "unified";
import type { VFile } from "vfile";
import type { Place } from "../../../../../packages/problems";
import { eachNode } from "../each-node";
import type { EditedText } from "./edits";
import { readSource } from "./read-source";
import type { Reading } from "./read-source";

type Parse = (text: string, file: VFile) => Root;

/**
 * Puts `readSource` in front of the parser, whichever it is: the tree and what the parser throws then
 * speak of places in the file.
 * How to read stands in the file's data; else files that end in `.md` are read leniently.
 */
export function remarkSource(this: Processor) {
  const parse = this.Parser as unknown as Parse;
  const parseFile: Parse = (text, file) => {
    const byName: Reading = file.extname === ".md" ? "lenient" : "mdx";
    const edited = readSource(text, (file.data.reading as Reading | undefined) ?? byName);
    try {
      return moveBack(parse(edited.text, file), edited);
    } catch (error) {
      throw inOriginal(error, edited);
    }
  };
  Object.assign(this, { Parser: parseFile });
}

function moveBack(tree: Root, { toOriginal }: EditedText): Root {
  eachNode(tree, ({ position }) => {
    if (!position) return undefined;
    Object.assign(position.start, toOriginal(position.start));
    Object.assign(position.end, toOriginal(position.end));
    return undefined;
  });
  return tree;
}

/** What the parsers of Markdown and MDX throw: some places stand in the words only. */
interface ParserError {
  line?: number | null;
  column?: number | null;
  reason?: string;
}

function inOriginal(error: unknown, { toOriginal }: EditedText): unknown {
  const thrown = error as ParserError;
  if (!thrown.reason) return error;
  if (thrown.line && thrown.column) Object.assign(thrown, toOriginal(thrown as Place));
  thrown.reason = thrown.reason.replace(/(\d+):(\d+)/g, (_, line, column) => {
    const place = toOriginal({ line: Number(line), column: Number(column) });
    return `${place.line}:${place.column}`;
  });
  return thrown;
}

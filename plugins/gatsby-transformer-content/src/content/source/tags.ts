import { readBraces } from "./braces";

/** A tag of HTML or JSX as it stands in a text. */
export interface Tag {
  /** Empty for a fragment. */
  name: string;
  kind: "open" | "close" | "whole";
  start: number;
  end: number;
  /** Values without quotation marks, as HTML allows them: offsets of each. */
  bareValues: Array<readonly [start: number, end: number]>;
}

const NAME = /[A-Za-z][\w.:-]*/y;
const ATTRIBUTE = /[A-Za-z_][\w.:-]*/y;
const SPACE = /\s*/y;
const BARE = /(?:[^\s"'=<>`{}/]|\/(?!>))+/y;
const QUOTED = /"[^"]*"|'[^']*'/y;

/** Reads the tag that begins at an offset, if one does. */
export function readTag(source: string, start: number): Tag | undefined {
  const closes = source[start + 1] === "/";
  const nameAt = start + (closes ? 2 : 1);
  const name = match(NAME, source, nameAt);
  if (!name && source[nameAt] !== ">") return undefined;
  const { end, bareValues } = readAttributes(source, nameAt + name.length);
  const ending = endingAt(source, end);
  if (!ending) return undefined;
  const kind = closes ? "close" : ending === ">" ? "open" : "whole";
  return { name, kind, start, end: end + ending.length, bareValues };
}

/** Goes over attributes and the space around them, as far as there are any. */
function readAttributes(source: string, start: number): Pick<Tag, "end" | "bareValues"> {
  const bareValues: Tag["bareValues"] = [];
  let end = start;
  for (;;) {
    const space = match(SPACE, source, end);
    if (/\n[ \t]*\n/.test(space)) return { end, bareValues };
    const at = end + space.length;
    end = space === "" ? at : readAttribute(source, at, bareValues);
    if (end === at) return { end, bareValues };
  }
}

function endingAt(source: string, at: number): ">" | "/>" | undefined {
  if (source[at] === ">") return ">";
  return source.startsWith("/>", at) ? "/>" : undefined;
}

/** Offset behind the attribute at an offset; the same offset where there is none. */
function readAttribute(source: string, start: number, bareValues: Tag["bareValues"]): number {
  if (source[start] === "{") return readBraces(source, start)?.end ?? start;
  const name = match(ATTRIBUTE, source, start);
  if (!name) return start;
  const afterName = start + name.length;
  const [equals = ""] = /^\s*=\s*/.exec(source.slice(afterName)) ?? [];
  if (!equals) return afterName;
  const at = afterName + equals.length;
  if (source[at] === "{") return readBraces(source, at)?.end ?? start;
  const quoted = match(QUOTED, source, at);
  if (quoted) return at + quoted.length;
  const bare = match(BARE, source, at);
  if (!bare) return start;
  bareValues.push([at, at + bare.length]);
  return at + bare.length;
}

function match(pattern: RegExp, source: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(source)?.[0] ?? "";
}

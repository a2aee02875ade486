import type { Edit, IsCode } from "./edits";
import { mdxCommentEdits } from "./edits";
import { namesIn, readBraces } from "./javascript";

const VOID_TAGS = /^(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)$/i;
const AUTOLINK = /<([a-z][a-z0-9+.-]{1,31}:[^\s<>]*)>/iy;
const ADDRESS = /<([\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?)>/iy;
const DECLARATION = /<[!?][^>]*>/y;

/** Context of `lenientEdits`: code and known names. */
interface LenientScope {
  isCode: IsCode;
  /** Names that the page imports or defines. */
  names: ReadonlySet<string>;
}

/**
 * Finds the edits that make MDX read a text like Markdown: escapes braces and angle brackets in
 * prose, closes void tags and escapes unmatched tags.
 */
export function lenientEdits(source: string, { isCode, names }: LenientScope): Edit[] {
  const edits: Edit[] = [];
  const tags: Tag[] = [];
  const special = /\\[\s\S]|<!--[\s\S]*?-->|[<{]/g;
  for (let found = special.exec(source); found; found = special.exec(source)) {
    const at = found.index;
    if (isCode(at) || found[0].length > 1) continue;
    const end = found[0] === "{" ? readBrace(source, at, names, edits) : readAngle(source, at);
    if (typeof end === "number") special.lastIndex = end;
    else if (end.tag) special.lastIndex = tags.push(end.tag) && end.tag.end;
    else {
      edits.push(...end.edits);
      special.lastIndex = end.end;
    }
  }
  return [...edits, ...tagEdits(tags)];
}

/** Keeps an expression that uses the page's names; escapes any other brace. */
function readBrace(source: string, at: number, names: ReadonlySet<string>, edits: Edit[]): number {
  const braces = readBraces(source, at);
  if (braces && isCodeOfPage(braces.expression, names)) return braces.end;
  edits.push({ at, remove: 0, insert: "\\" });
  return at + 1;
}

function isCodeOfPage(
  expression: NonNullable<ReturnType<typeof readBraces>>["expression"],
  names: ReadonlySet<string>,
): boolean {
  if (!expression) return true;
  if (expression.type === "Literal") return typeof expression.value === "string";
  return [...namesIn(expression)].some((name) => names.has(name));
}

/** Result of reading an angle bracket: a tag, or edits and the offset to continue at. */
type Angle = { tag: Tag } | { tag?: undefined; edits: Edit[]; end: number };

function readAngle(source: string, at: number): Angle {
  const url = matchAt(AUTOLINK, source, at);
  if (url) return { edits: [linkEdit(at, url, url)], end: at + url.length + 2 };
  const address = matchAt(ADDRESS, source, at);
  if (address) {
    return { edits: [linkEdit(at, address, `mailto:${address}`)], end: at + address.length + 2 };
  }
  DECLARATION.lastIndex = at;
  const declaration = DECLARATION.exec(source)?.[0];
  if (declaration && !/\n[ \t]*\n/.test(declaration)) {
    const end = at + declaration.length;
    // Too short for the delimiters of a comment. It is not visible either way.
    return declaration.length < 6
      ? { edits: [{ at, remove: 0, insert: "\\" }], end }
      : { edits: mdxCommentEdits(source, at, end, [3, 3]), end };
  }
  const tag = readTag(source, at);
  return tag ? { tag } : { edits: [{ at, remove: 0, insert: "\\" }], end: at + 1 };
}

function matchAt(pattern: RegExp, source: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(source)?.[1];
}

function linkEdit(at: number, text: string, url: string): Edit {
  const label = text.replace(/[\\`*_[\]{}<>~:@]/g, (character) =>
    character === ":" || character === "@" ? `&#${character.charCodeAt(0)};` : `\\${character}`,
  );
  return { at, remove: text.length + 2, insert: `[${label}](<${url}>)` };
}

/** Closes void tags, quotes attribute values and escapes unmatched tags. */
function tagEdits(tags: readonly Tag[]): Edit[] {
  const unpaired = findUnpaired(tags);
  return tags.flatMap((tag) => {
    if (unpaired.has(tag)) return [{ at: tag.start, remove: 0, insert: "\\" }];
    const close = isVoid(tag) ? [{ at: tag.end - 1, remove: 0, insert: "/" }] : [];
    return [...tag.bareValues.flatMap(quoteEdits), ...close];
  });
}

/** Returns tags without a matching opening or closing tag. */
function findUnpaired(tags: readonly Tag[]): Set<Tag> {
  const pairing = tags.filter((tag) => tag.kind !== "whole" && !isVoid(tag));
  const unpaired = new Set(pairing);
  const open: Tag[] = [];
  for (const tag of pairing) {
    if (tag.kind === "open") {
      open.push(tag);
      continue;
    }
    const partner = open.map(({ name }) => name).lastIndexOf(tag.name);
    const opening = open[partner];
    if (!opening) continue;
    open.length = partner;
    unpaired.delete(opening);
    unpaired.delete(tag);
  }
  return unpaired;
}

function isVoid({ kind, name }: Tag): boolean {
  return kind === "open" && VOID_TAGS.test(name);
}

function quoteEdits([start, end]: readonly [number, number]): Edit[] {
  return [
    { at: start, remove: 0, insert: '"' },
    { at: end, remove: 0, insert: '"' },
  ];
}

/** An HTML or JSX tag in a text. */
export interface Tag {
  /** Empty for a fragment. */
  name: string;
  kind: "open" | "close" | "whole";
  start: number;
  end: number;
  /** Offsets of unquoted attribute values. */
  bareValues: Array<readonly [start: number, end: number]>;
  /** True if an attribute is an expression in braces. */
  hasCode: boolean;
}

const NAME = /[A-Za-z][\w.:-]*/y;
const ATTRIBUTE = /[A-Za-z_][\w.:-]*/y;
const SPACE = /\s*/y;
const BARE = /(?:[^\s"'=<>`{}/]|\/(?!>))+/y;
const QUOTED = /"[^"]*"|'[^']*'/y;

/** Parses the tag at an offset, if there is one. */
export function readTag(source: string, start: number): Tag | undefined {
  const closes = source[start + 1] === "/";
  const nameAt = start + (closes ? 2 : 1);
  const name = match(NAME, source, nameAt);
  if (!name && source[nameAt] !== ">") return undefined;
  const { end, bareValues } = readAttributes(source, nameAt + name.length);
  const ending = endingAt(source, end);
  if (!ending) return undefined;
  const kind = closes ? "close" : ending === ">" ? "open" : "whole";
  const hasCode = /[\s=]\{/.test(source.slice(nameAt, end));
  return { name, kind, start, end: end + ending.length, bareValues, hasCode };
}

/** Skips attributes and whitespace. */
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

/** Returns the offset after the attribute, or the same offset if there is none. */
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

import rehypeRaw from "rehype-raw";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import type { JsonRecord } from "../../../plugins/gatsby-source-openapi";
import { safeHtml } from "../../../plugins/gatsby-source-openapi";
import type { MemberRule, ShownKind } from "./expected-members";
import { MEMBER_RULES } from "./expected-members";

/** A piece of a document that its page must show. */
export interface Leaf {
  pointer: string;
  /** `markdown`: text with markup; `text`: literal text; `words`: words that express it; `address`: text or a link. */
  kind: "markdown" | "text" | "words" | "address";
  text: string;
}

/** Extensions that change what is shown and are not shown themselves. */
const SILENT = ["x-internal", "x-tagGroups", "x-nullable", "x-displayName"];

/** Returns the leaves of an object. */
export function leavesOf(kind: ShownKind, node: unknown, at = ""): Leaf[] {
  if (kind === "names") return Object.values(record(node)).flatMap((item) => text(at, item));
  if (kind === "security") return securityLeaves(node, at);
  const owner = record(node);
  return Object.keys(owner).flatMap((key) => memberLeaves(kind, key, owner, `${at}/${key}`));
}

/**
 * Returns the extensions of an object whose other members are names: paths, responses, components.
 */
function extensionLeaves(node: unknown, at: string): Leaf[] {
  return Object.entries(record(node)).flatMap(([key, item]) =>
    key.startsWith("x-") && !SILENT.includes(key)
      ? [...text(at, key), ...valueLeaves(item, `${at}/${key}`)]
      : [],
  );
}

function memberLeaves(kind: ShownKind, key: string, owner: JsonRecord, at: string): Leaf[] {
  const rule = MEMBER_RULES[kind][key];
  const item = owner[key];
  if (rule && "as" in rule && rule.as === "explode") return explodeLeaves(owner, at);
  if (rule) return leavesByRule(rule, item, at);
  if (SILENT.includes(key)) return [];
  if (kind === "callback" && !key.startsWith("x-")) {
    return [...text(at, key), ...leavesOf("pathItem", item, at)];
  }
  return [...text(at, key), ...valueLeaves(item, at)];
}

function leavesByRule(rule: MemberRule, item: unknown, at: string): Leaf[] {
  if ("as" in rule) return scalarLeaves(rule, item, at);
  if ("node" in rule) return leavesOf(rule.node, item, at);
  if ("list" in rule) {
    return list(item).flatMap((member, index) => leavesOf(rule.list, member, `${at}/${index}`));
  }
  if ("mapOfNames" in rule) {
    return Object.entries(record(item)).flatMap(([name, names]) =>
      [name, ...list(names)].flatMap((one) => text(at, one)),
    );
  }
  if ("fields" in rule) {
    const members = Object.entries(record(item)).filter(([name]) => !name.startsWith("x-"));
    return [
      ...extensionLeaves(item, at),
      ...members.flatMap(([name, member]) => [
        ...text(at, name),
        ...leavesOf(rule.fields, member, `${at}/${name}`),
      ]),
    ];
  }
  return entriesOf(item).flatMap(([name, member]) => [
    ...(rule.silent
      ? text(at, member).map((leaf): Leaf => ({ ...leaf, kind: "markdown" }))
      : text(at, name)),
    ...(rule.map === "names" ? [] : leavesOf(rule.map, member, `${at}/${name}`)),
  ]);
}

function scalarLeaves(
  rule: Extract<MemberRule, { as: string }>,
  item: unknown,
  at: string,
): Leaf[] {
  switch (rule.as) {
    case "text":
      // In OpenAPI 3.0 the exclusive limits are flags.
      return typeof item === "boolean" ? [] : text(at, `${rule.words ?? ""} ${item}`.trim());
    case "markdown":
      return [{ pointer: at, kind: "markdown", text: String(item) }];
    case "address":
      return [{ pointer: at, kind: "address", text: String(item) }];
    case "flag":
      return item === true ? [{ pointer: at, kind: "words", text: rule.words }] : [];
    case "names":
      return [item].flat().flatMap((name) => text(at, name));
    case "value":
      return valueLeaves(item, at);
    case "reference":
      return text(at, String(item).split("/").pop());
    case "style":
      // Pages show the style only if it is unusual.
      return ["form", "simple"].includes(String(item)) ? [] : text(at, item);
    case "samples":
      return list(item).flatMap((sample) => [
        ...text(at, record(sample).source),
        ...text(at, record(sample).label),
      ]);
    default:
      return [];
  }
}

function explodeLeaves({ in: place, style, explode }: JsonRecord, at: string): Leaf[] {
  const used = style ?? (place === "query" || place === "cookie" ? "form" : "simple");
  const isDefault = explode === ["form", "cookie"].includes(String(used));
  const words = explode === true ? "explode" : "no explode";
  return isDefault ? [] : [{ pointer: at, kind: "words", text: words }];
}

/** Returns every name and every scalar in a value of the document. */
function valueLeaves(node: unknown, at: string): Leaf[] {
  if (Array.isArray(node))
    return node.flatMap((item, index) => valueLeaves(item, `${at}/${index}`));
  if (typeof node === "object" && node !== null && !(node instanceof Date)) {
    return Object.entries(node).flatMap(([key, item]) => [
      ...text(`${at}/${key}`, key),
      ...valueLeaves(item, `${at}/${key}`),
    ]);
  }
  return text(at, node instanceof Date ? node.toISOString() : node);
}

function securityLeaves(requirement: unknown, at: string): Leaf[] {
  return Object.entries(record(requirement)).flatMap(([name, scopes]) =>
    [name, ...list(scopes)].flatMap((item) => text(`${at}/${name}`, item)),
  );
}

function text(pointer: string, value: unknown): Leaf[] {
  if (value === undefined || value === null || value === "") return [];
  return [{ pointer, kind: "text", text: String(value) }];
}

function record(value: unknown): JsonRecord {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as JsonRecord)
    : {};
}

function entriesOf(value: unknown): Array<[string, unknown]> {
  return typeof value === "object" && value !== null ? Object.entries(value) : [];
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Components that the page of an operation shows where they are used. */
const COMPONENTS: Record<string, ShownKind> = {
  schemas: "schema",
  parameters: "parameter",
  headers: "parameter",
  requestBodies: "requestBody",
  responses: "response",
  callbacks: "callback",
  links: "link",
  examples: "example",
  mediaTypes: "mediaType",
  pathItems: "pathItem",
};

/** Returns what the page of an operation must show, from the operation's own document. */
export function operationLeaves(document: JsonRecord): Leaf[] {
  const items = ["paths", "webhooks"].flatMap((section) =>
    membersOf(document[section]).flatMap(([path, item]) => [
      { pointer: `/${section}`, kind: "text" as const, text: path },
      ...leavesOf("pathItem", item, `/${section}/${path}`),
    ]),
  );
  const components = Object.entries(COMPONENTS).flatMap(([group, kind]) =>
    membersOf(membersAs(document.components)[group]).flatMap(([name, node]) =>
      leavesOf(kind, node, `/components/${group}/${name}`),
    ),
  );
  return [...items, ...components];
}

/** Returns what the page of a document must show. */
export function documentLeaves(document: JsonRecord): Leaf[] {
  const list = (value: unknown) => (Array.isArray(value) ? value : []);
  const schemes = membersOf(membersAs(document.components).securitySchemes);
  return [
    ...leavesOf("info", document.info, "/info"),
    ...leavesOf("externalDocs", document.externalDocs, "/externalDocs"),
    ...documentMembers(document),
    ...list(document.servers).flatMap((server) => leavesOf("server", server, "/servers")),
    ...list(document.security).flatMap((item) => leavesOf("security", item, "/security")),
    ...list(document["x-tagGroups"]).flatMap((group) => leavesOf("tagGroup", group)),
    ...schemes.flatMap(([name, scheme]) => [
      { pointer: "/components/securitySchemes", kind: "text" as const, text: name },
      ...leavesOf("securityScheme", scheme, `/components/securitySchemes/${name}`),
    ]),
  ];
}

/** Returns extensions and keywords of the document as a whole. */
function documentMembers(document: JsonRecord): Leaf[] {
  const { $self, jsonSchemaDialect, paths, components } = document;
  return [
    ...Object.values({ $self, jsonSchemaDialect }).flatMap((value) =>
      typeof value === "string" ? [{ pointer: "", kind: "text" as const, text: value }] : [],
    ),
    ...[document, paths, components].flatMap((node) => extensionLeaves(node, "")),
  ];
}

/** Returns what the page of a tag must show. */
export function tagLeaves(tag: JsonRecord): Leaf[] {
  return leavesOf("tag", tag, "/tags");
}

/** Returns what the page of a named schema must show. */
export function schemaLeaves(node: unknown): Leaf[] {
  return leavesOf("schema", node);
}

function membersAs(value: unknown): JsonRecord {
  return typeof value === "object" && value !== null ? (value as JsonRecord) : {};
}

function membersOf(value: unknown): Array<[string, unknown]> {
  return Object.entries(membersAs(value));
}

const MARKDOWN = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype, { allowDangerousHtml: true })
  .use(rehypeRaw)
  .freeze();

/** Returns the text of a page without tags, with entities resolved, in lower case. */
function textOfHtml(html: string): string {
  return squeeze(decode(html.replace(/<[^>]*>/g, ""))).toLowerCase();
}

/** Replaces each run of white space by one space. */
function squeeze(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

function decode(text: string): string {
  return text
    .replace(/&#x([0-9a-f]+);/gi, (_, code: string) => String.fromCodePoint(parseInt(code, 16)))
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, "&");
}

/** Returns the leaves that a page's HTML lacks. Documents repeat leaves, so each text is sought once. */
export function missingInHtml(leaves: readonly Leaf[], html: string): Leaf[] {
  const text = textOfHtml(html);
  const targets = [...html.matchAll(/ href="([^"]*)"/g)].map(([, href = ""]) => decode(href));
  const known = new Map<string, boolean>();
  return leaves.filter((leaf) => {
    const key = `${leaf.kind} ${leaf.text}`;
    const isShown =
      known.get(key) ??
      ((leaf.kind === "address" && targets.includes(leaf.text)) ||
        piecesOfHtml(leaf).every((piece) => isThere(text, piece)));
    known.set(key, isShown);
    return !isShown;
  });
}

/** Returns the leaves that a Markdown export lacks. */
export function missingInMarkdown(leaves: readonly Leaf[], markdown: string): Leaf[] {
  const text = squeeze(markdown.replace(/`/g, "")).toLowerCase();
  return leaves.filter(
    (leaf) => !leaf.text.split("\n").every((line) => isThere(text, line.replace(/`/g, ""))),
  );
}

function piecesOfHtml({ kind, text }: Leaf): string[] {
  if (kind !== "markdown") return kind === "words" ? [text] : text.split("\n");
  return decode(safeHtml(MARKDOWN.runSync(MARKDOWN.parse(text))).replace(/<[^>]*>/g, "\n")).split(
    "\n",
  );
}

/** Inside of JSON, quotes and line ends are escaped. */
function isThere(text: string, piece: string): boolean {
  const wanted = squeeze(piece).toLowerCase();
  const escaped = JSON.stringify(wanted).slice(1, -1);
  const forms = [wanted, escaped, JSON.stringify(escaped).slice(1, -1)];
  return forms.some((form) => text.includes(form));
}

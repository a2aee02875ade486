import type { ListedOperation } from "../../../plugins/gatsby-source-openapi";

/** Keys whose members are named together with them: `parameters/0` is "parameter `limit`". */
const KINDS: Readonly<Record<string, string>> = {
  parameters: "parameter ",
  responses: "response ",
  headers: "header ",
  content: "",
  properties: "",
  enum: "value ",
  required: "",
  oneOf: "alternative ",
  anyOf: "alternative ",
  allOf: "part ",
  servers: "server ",
  tags: "tag ",
  links: "link ",
  security: "security ",
};

/** What says nothing to readers, unless it is the end of a path. */
const SILENT = /^`(?:info|schema|items|application\/.*)`$/;

/**
 * Returns words for each step of a path within a part of a document, from the innermost.
 *
 * @param parts the part in the document that has the value, then in the other one
 * @param last the value at the end of the path
 */
export function placeWords(
  path: readonly string[],
  parts: readonly unknown[],
  last?: unknown,
): string[] {
  const words: string[] = [];
  for (let at = 0; at < path.length; at += 1) {
    const key = path[at] as string;
    const kind = KINDS[key];
    if (kind === undefined || at + 1 === path.length) {
      words.push(key === "requestBody" ? "request body" : `\`${key}\``);
      continue;
    }
    at += 1;
    const member = path.slice(0, at + 1);
    const found = parts
      .map((part) => valueAtKeys(member, part))
      .find((value) => value !== undefined);
    const value = at + 1 === path.length ? (last ?? found) : found;
    words.push(`${kind}\`${memberName(member.at(-1) as string, value)}\``);
  }
  return words.reverse().filter((word, at) => at === 0 || !SILENT.test(word));
}

/** Members of lists are named by their value, their `name`, `url` or `title`, or their number. */
function memberName(key: string, value: unknown): string {
  if (!/^\d{1,2}$/.test(key)) return key;
  if (typeof value !== "object" || value === null) return String(value ?? key);
  const [name] = ["name", "url", "title"].flatMap((field) => memberOf(value, field) ?? []);
  return typeof name === "string" ? name : String(Number(key) + 1);
}

/** Returns the name of an operation in change logs. */
export function loggedOperationName({
  operationId,
  method,
  pathTemplate,
}: Pick<ListedOperation, "operationId" | "method" | "pathTemplate">): string {
  return operationId === undefined ? `call:${method} ${pathTemplate}` : `op:${operationId}`;
}

/** Returns the name of a component in change logs. */
export function loggedComponentName(kind: string, name: string): string {
  return kind === "schemas" ? `schema:${name}` : `component:${kind}/${name}`;
}

/** Returns a member of an object or a list, if it has this key. */
export function memberOf(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
}

/** Returns the value at a path. */
export function valueAtKeys(source: readonly string[], root: unknown): unknown {
  return source.reduce(memberOf, root);
}

/** Returns the keys and members of an object or a list, none for other values. */
export function entries(value: unknown): Array<[string, unknown]> {
  return typeof value === "object" && value !== null ? Object.entries(value) : [];
}

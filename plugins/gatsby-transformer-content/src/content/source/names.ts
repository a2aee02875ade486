import type { Node, Program } from "estree";

/** Calls back for every node of a syntax tree of JavaScript. */
export function eachSyntaxNode(root: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(root)) {
    for (const child of root) eachSyntaxNode(child, visit);
    return;
  }
  if (typeof root !== "object" || root === null || !("type" in root)) return;
  visit(root as Node);
  for (const [key, value] of Object.entries(root)) {
    if (key !== "comments" && typeof value === "object") eachSyntaxNode(value, visit);
  }
}

/** Every name that code mentions: variables, and components in JSX. */
export function namesIn(root: unknown): Set<string> {
  const names = new Set<string>();
  eachSyntaxNode(root, ({ type, name }: { type: string; name?: unknown }) => {
    if (typeof name !== "string") return;
    // In JSX, a name with a small letter is an HTML tag or a prop.
    if (type === "Identifier" || (type === "JSXIdentifier" && /^[A-Z]/.test(name))) names.add(name);
  });
  return names;
}

/** Names that a module's imports and exports define. */
export function definedNames({ body }: Program): string[] {
  return body.flatMap((statement) => {
    if (statement.type === "ImportDeclaration") {
      return statement.specifiers.map(({ local }) => local.name);
    }
    if (statement.type !== "ExportNamedDeclaration") return [];
    const { declaration } = statement;
    if (declaration?.type === "VariableDeclaration") {
      return declaration.declarations.flatMap(({ id }) => [...namesIn(id)]);
    }
    return declaration?.id ? [declaration.id.name] : [];
  });
}

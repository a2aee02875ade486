import type { Root } from "mdast";
import { eachNode } from "../each-node";
import { isJsx } from "../element";
import { fill } from "./fill";
import { kindOfModule } from "./known-modules";
import { isOwnData } from "./own-data";
import { defaultName, dropStatements, namesLeft } from "./page-code";
import type { TopStatement } from "./page-code";
import { isConstants, readScope } from "./read-scope";
import { resolveUrl } from "./resolve-url";
import type { Unit } from "./unit";

/**
 * Takes into a file's tree what it imports, as far as that can be known without running anything.
 * Imports that have done their duty go; what is left makes the page a component.
 */
export async function takeIn(tree: Root, unit: Unit): Promise<void> {
  const scope = await readScope(tree, unit);
  resolveUrls(tree, unit);
  await fill(tree, scope, unit);
  const left = namesLeft(tree, isTakenIn);
  dropStatements(tree, (statement) => isTakenIn(statement) && !isNeeded(statement, left));
}

/** Whether `takeIn` knows what a statement gives, so that it is only needed by code that runs. */
function isTakenIn(statement: TopStatement): boolean {
  if (statement.type !== "ImportDeclaration") return isConstants(statement);
  const name = String(statement.source.value);
  const kind = kindOfModule(name);
  if (kind === "theme" || isOwnData(statement)) return true;
  return defaultName(statement) !== undefined && (kind !== "code" || name === "react");
}

function isNeeded(statement: TopStatement, left: ReadonlySet<string>): boolean {
  if (statement.type === "ImportDeclaration") {
    // The site's own components reach code that runs without an import.
    if (kindOfModule(String(statement.source.value)) === "theme") return false;
    return statement.specifiers.some(({ local }) => left.has(local.name));
  }
  return isConstants(statement)
    ? statement.declaration.declarations.some(
        ({ id }) => id.type === "Identifier" && left.has(id.name),
      )
    : true;
}

/** Makes every address in a file one that the page itself could have written. */
function resolveUrls(tree: Root, unit: Unit): void {
  eachNode(tree, (node) => {
    if (node.type === "link" || node.type === "image" || node.type === "definition") {
      node.url = resolveUrl(node.url, unit);
    }
    for (const attribute of isJsx(node) ? node.attributes : []) {
      if (attribute.type !== "mdxJsxAttribute" || typeof attribute.value !== "string") continue;
      if (["href", "src", "to"].includes(attribute.name)) {
        attribute.value = resolveUrl(attribute.value, unit);
      }
    }
    return undefined;
  });
}

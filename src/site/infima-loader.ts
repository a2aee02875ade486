import { transformSync } from "esbuild";
import { OLDEST_BROWSERS } from "./inline-scripts";

const VARIABLES = /^(?::root|html\[data-theme='dark'\]|\.footer--dark) \{[^}]*\}/gm;

/**
 * Keeps the rules of Infima, Docusaurus' style sheet, to the pages that are written as components for it.
 * Its variables are global, since style sheets of a site use them anywhere.
 */
export default function scopeRules(source: string): string {
  const variables = source.match(VARIABLES)?.join("\n") ?? "";
  const rules = `:where(.component-page) { ${source.replace(VARIABLES, "")} }`;
  const { code } = transformSync(rules, { loader: "css", target: [...OLDEST_BROWSERS] });
  return variables.replaceAll("html[", "[") + code;
}

import { plainTitle } from "../descriptions";
import { kebabCase } from "./operation-list";

/** A longer summary is part of the description. */
const LONGEST_TITLE = 120;

/** Splits a name into words: `createNewChat` becomes `Create new chat`. */
export function splitWords(name: string): string {
  const words = name
    .replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, "$1 $2")
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, "$1 $2")
    .replace(/[_\-./\s]+/g, " ")
    .trim()
    .split(" ")
    .map((word) => (/^\p{Lu}\p{Ll}+$/u.test(word) ? word.toLowerCase() : word))
    .join(" ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * Returns the title of an operation: its summary, else its operationId in words, else method and
 * path in words. `GET /pets` is neither a title nor a name, because pages show it beside the title.
 */
export function operationTitle(
  summary: string | undefined,
  operationId: string | undefined,
  method: string,
  pathTemplate: string,
): string {
  const address = `${method} ${pathTemplate}`;
  const isTitle = summary !== pathTemplate && summary?.toLowerCase() !== address.toLowerCase();
  const isName = kebabCase(operationId ?? "") !== kebabCase(address);
  return (
    (isTitle ? shortTitle(summary) : undefined) ??
    ((isName && splitWords(operationId ?? "")) || pathInWords(method, pathTemplate))
  );
}

/** Returns method and path in words: `GET /pets/{petId}/toys` is `Get pets toys by pet id`. */
function pathInWords(method: string, pathTemplate: string): string {
  const segments = pathTemplate.split("/").filter((segment) => segment !== "");
  const names = segments.filter((segment) => !segment.includes("{")).join(" ");
  const parameters = [...pathTemplate.matchAll(/\{([^{}]+)\}/g)].map(([, name = ""]) =>
    splitWords(name).toLowerCase(),
  );
  const by = parameters.length > 0 ? ` by ${parameters.join(" and ")}` : "";
  return splitWords(`${method.toLowerCase()} ${names || pathTemplate}`) + by;
}

/** Returns a summary as a title; nothing if it is empty or too long. */
export function shortTitle(summary = ""): string | undefined {
  const short = plainTitle(summary);
  return short === "" || short.length > LONGEST_TITLE ? undefined : short;
}

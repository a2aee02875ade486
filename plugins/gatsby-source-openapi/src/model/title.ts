/** A name in words with a capital at its start: `createNewChat` becomes `Create new chat`. */
export function wordsOf(name: string): string {
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

/** Title of an operation: its summary, else its operationId in words, else method and path. */
export function operationTitle(
  summary: string | undefined,
  operationId: string | undefined,
  method: string,
  pathTemplate: string,
): string {
  const short = summary?.trim().replace(/\.$/, "");
  return (
    short || (operationId === undefined ? "" : wordsOf(operationId)) || `${method} ${pathTemplate}`
  );
}

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

/** A summary that is longer is a text, and no title. */
const LONGEST_TITLE = 120;

/** Title of an operation: its summary, else its operationId in words, else method and path. */
export function operationTitle(
  summary: string | undefined,
  operationId: string | undefined,
  method: string,
  pathTemplate: string,
): string {
  return (
    asTitle(summary) ??
    ((operationId === undefined ? "" : wordsOf(operationId)) || `${method} ${pathTemplate}`)
  );
}

/** What an operation says of itself: its description, after a summary that is too long for a title. */
export function operationText(
  summary: string | undefined,
  description: string | undefined,
): string | undefined {
  return summary === undefined || asTitle(summary) !== undefined || description?.includes(summary)
    ? description
    : [summary, description].filter(Boolean).join("\n\n");
}

function asTitle(summary = ""): string | undefined {
  const short = summary.replace(/\s+/g, " ").trim();
  return short === "" || short.length > LONGEST_TITLE ? undefined : short;
}

/** A value of samples that readers can replace by their own. */
export interface FillIn {
  /** `token`, or the name of a path parameter or member of the body. */
  name: string;
  /** The value in the samples; for the token, empty. */
  example: string;
}

/** How samples read the token from an environment variable. */
const TOKEN =
  /\$\{process\.env\.\w+\}|\$\{System\.getenv\("\w+"\)\}|\$\(\$env:\w+\)|\\\(ProcessInfo\.processInfo\.environment\["\w+"\]!\)|std::env::var\("\w+"\)\?|(?:os\.environ\[|os\.Getenv\(|System\.getenv\(|ENV\.fetch\(|Environment\.GetEnvironmentVariable\(|getenv\()"\w+"[\])]|\$[A-Z_]*(?:TOKEN|KEY|SECRET)\b/g;

/** An id in a JSON body. */
const ID = /"(\w*(?:_id|Id))": ?"([^"]+)"/g;

/**
 * Returns the values of a sample that readers may want to replace: the token, path parameters and
 * ids in the body.
 *
 * @param html highlighted sample
 */
export function findFillIns(html: string, pathTemplate: string): FillIn[] {
  const text = html.replace(/<[^>]*>/g, "");
  const names = [...pathTemplate.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? "");
  const path = pathTemplate
    .split(/\{\w+\}/)
    .map(escapeRegExp)
    .join("([^/?'\"\\s]+)");
  const inPath = names.length > 0 ? (new RegExp(path).exec(text)?.slice(1) ?? []) : [];
  const found = [
    ...(text.search(TOKEN) < 0 ? [] : [{ name: "token", example: "" }]),
    ...inPath.map((example, index) => ({ name: names[index] ?? "", example })),
    ...[...text.matchAll(ID)].map(([, name = "", example = ""]) => ({ name, example })),
  ];
  return found.filter(
    ({ name }, index) => found.findIndex((other) => other.name === name) === index,
  );
}

/** Returns a highlighted sample with the reader's values, by name, in place of the examples. */
export function fillSample(
  html: string,
  fillIns: readonly FillIn[],
  values: Readonly<Record<string, string>>,
): string {
  return fillIns.reduce((filled, { name, example }) => {
    // Nothing that ends a string in some language, or is no part of an id or token anyway.
    const value = (values[name] ?? "").replace(/[^\w.~:@/+=-]/g, "");
    if (!value) return filled;
    const pattern = name === "token" ? TOKEN : new RegExp(`\\b${escapeRegExp(example)}\\b`, "g");
    return replaceText(filled, pattern, value);
  }, html);
}

/** Replaces matches in the text of HTML, also those that span several elements. */
function replaceText(html: string, pattern: RegExp, value: string): string {
  const parts = html.split(/(<[^>]*>)/);
  const text = parts.filter((_, index) => index % 2 === 0).join("");
  const matches = [...text.matchAll(pattern)];
  let at = 0;
  const keep = (char: string): string => {
    const match = matches.find(({ index, 0: all }) => at >= index && at < index + all.length);
    const isFirst = match?.index === at;
    at += 1;
    if (!match) return char;
    // An expression becomes a string; inside of a string the value is enough.
    const quote = /^[^$\\].*[\])?]$/.test(match[0]) ? '"' : "";
    return isFirst ? `${quote}<var>${value}</var>${quote}` : "";
  };
  return parts
    .map((part, index) => (index % 2 === 0 ? part.split("").map(keep).join("") : part))
    .join("");
}

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/** A value of samples that readers can replace by their own. */
export interface FillIn {
  /**
   * Name of a path parameter, of a member of the body, or of the environment variable of a secret; `token` for
   * the only secret.
   */
  name: string;
  /** The value in the samples; empty for a secret. */
  example: string;
  /** What it replaces, if that is not the example. */
  pattern?: RegExp;
}

/**
 * Returns a pattern of how samples read a secret from an environment variable.
 *
 * @param variable pattern of its name
 * @param shellVariable the same in a shell, where bodies may contain words after a dollar sign too
 */
function secretPattern(variable: string, shellVariable = variable): RegExp {
  const forms = [
    `\\$\\{process\\.env\\.${variable}\\}`,
    `process\\.env\\.${variable}`,
    `\\$\\{System\\.getenv\\("${variable}"\\)\\}`,
    `\\$\\(\\$env:${variable}\\)`,
    `\\$env:${variable}`,
    `\\\\\\(ProcessInfo\\.processInfo\\.environment\\["${variable}"\\]!\\)`,
    `ProcessInfo\\.processInfo\\.environment\\["${variable}"\\]!`,
    `std::env::var\\("${variable}"\\)\\?`,
    `(?:os\\.environ\\[|os\\.Getenv\\(|System\\.getenv\\(|ENV\\.fetch\\(|Environment\\.GetEnvironmentVariable\\(|getenv\\()"${variable}"[\\])]`,
    `\\$${shellVariable}`,
  ];
  return new RegExp(forms.map((form) => (/\w$/.test(form) ? `${form}\\b` : form)).join("|"), "g");
}

/** Any secret. Its variable is the group that matched. */
const ANY_SECRET = secretPattern("(\\w+)", "([A-Z][A-Z\\d]*(?:_[A-Z\\d]+)+|TOKEN|KEY|SECRET)");

/** Returns the name of the field for a secret, of all variables that a request reads. */
export function secretName(variable: string, variables: readonly string[]): string {
  return variables.length > 1 ? variable : "token";
}

/** An id in a JSON body. */
const ID = /"(\w*(?:_id|Id))": ?"([^"]+)"/g;

/**
 * Returns the values of a sample that readers may want to replace: secrets, path parameters and ids
 * in the body.
 *
 * @param html highlighted sample
 * @param variables environment variables with the secrets of the request; default: those in the sample
 */
export function findFillIns(
  html: string,
  pathTemplate: string,
  variables: readonly string[] = [],
): FillIn[] {
  const text = html.replace(/<[^>]*>/g, "");
  // Names have odd positions. What follows a number sign is not sent.
  const parts = pathTemplate.replace(/#.*/, "").split(/\{(\w+)\}/);
  const names = parts.filter((_, index) => index % 2);
  const path = parts
    .map((part, index) => (index % 2 ? "([^/?'\"\\s]+)" : escapeRegExp(part)))
    .join("");
  const inPath = names.length > 0 ? (new RegExp(path).exec(text)?.slice(1) ?? []) : [];
  const found = [
    ...secretsIn(text, variables),
    ...inPath.map((example, index) => ({ name: names[index] ?? "", example })),
    ...[...text.matchAll(ID)].map(([, name = "", example = ""]) => ({ name, example })),
  ];
  return found.filter(
    ({ name }, index) => found.findIndex((other) => other.name === name) === index,
  );
}

function secretsIn(text: string, known: readonly string[]): FillIn[] {
  const found = [...text.matchAll(ANY_SECRET)].flatMap(
    (match) => match.slice(1).find(Boolean) ?? [],
  );
  const variables = known.length > 0 ? known : [...new Set(found)];
  const [first] = variables;
  if (first === undefined) return [];
  // A sample that the document has may read the only secret from a variable of another name.
  if (variables.length === 1)
    return [{ name: secretName(first, variables), example: "", pattern: ANY_SECRET }];
  return variables.map((variable) => ({
    name: secretName(variable, variables),
    example: "",
    pattern: secretPattern(variable),
  }));
}

/** Returns a highlighted sample with the reader's values, by name, in place of the examples. */
export function fillSample(
  html: string,
  fillIns: readonly FillIn[],
  values: Readonly<Record<string, string>>,
): string {
  return fillIns.reduce((filled, { name, example, pattern }) => {
    // Nothing that ends a string in some language, or is no part of an id or token anyway.
    const value = (values[name] ?? "").replace(/[^\w.~:@/+=-]/g, "");
    if (!value) return filled;
    return pattern
      ? replaceText(
          filled,
          pattern,
          (match) => `${quoteOf(match)}<var>${value}</var>${quoteOf(match)}`,
        )
      : replaceText(
          filled,
          new RegExp(`\\b${escapeRegExp(example)}\\b`, "g"),
          () => `<var>${value}</var>`,
        );
  }, html);
}

/** Returns the quotes of a secret's value: an expression becomes a string, and inside of a string the value is enough. */
function quoteOf(expression: string): string {
  return /^(?:\w|\$env)/.test(expression) ? '"' : "";
}

/** Replaces matches in the text of HTML, also those that span several elements. */
function replaceText(html: string, pattern: RegExp, valueOf: (match: string) => string): string {
  const parts = html.split(/(<[^>]*>)/);
  const text = parts.filter((_, index) => index % 2 === 0).join("");
  const matches = [...text.matchAll(pattern)];
  let at = 0;
  const keep = (char: string): string => {
    const match = matches.find(({ index, 0: all }) => at >= index && at < index + all.length);
    const isFirst = match?.index === at;
    at += 1;
    if (!match) return char;
    return isFirst ? valueOf(match[0]) : "";
  };
  return parts
    .map((part, index) => (index % 2 === 0 ? part.split("").map(keep).join("") : part))
    .join("");
}

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

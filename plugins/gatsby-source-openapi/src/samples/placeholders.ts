const FILE = /FILEPLACEHOLDER(\S+?)FILEPLACEHOLDEREND/;

/** Returns a text that marks the place of a file's content until the sample is written. */
export function filePlaceholder(path: string): string {
  return `FILEPLACEHOLDER${path}FILEPLACEHOLDEREND`;
}

/** Returns the path of the file that is all of a text. */
export function fileOf(text: string): string | undefined {
  const [before, path, after] = text.split(FILE);
  return before === "" && after === "" ? path : undefined;
}

/** Returns whether a text has the content of a file. */
export function hasFile(text: string): boolean {
  return FILE.test(text);
}

/** Writes a text with the contents of files in it, in one language. */
export function withFiles(
  text: string,
  write: { text: (part: string) => string; file: (path: string) => string },
): string[] {
  const parts = text.split(new RegExp(FILE.source, "g"));
  return parts.map((part, index) => (index % 2 === 0 ? write.text(part) : write.file(part)));
}

/** Replaces the placeholders of files in a sample. */
export function replaceFiles(source: string, file: (path: string) => string): string {
  return withFiles(source, { text: (part) => part, file }).join("");
}

/** A secret in a request: the environment variable that has it. */
export interface Secret {
  variable: string;
  /**
   * Variable with the password of the user whose name the other one has. `user:password` is sent in
   * Base64.
   */
  password?: string;
}

/** Name of the variable that stands for a new UUID in each request, which languages write as a call. */
export const FRESH = "FRESH_UUID";

const SECRET = /SECRETPLACEHOLDER(\w+?)(?:PASSWORDPLACEHOLDER(\w+?))?PLACEHOLDEREND/;

/** Returns a text that marks the place of a secret until the sample is written. */
export function placeholder({ variable, password }: Secret): string {
  const second = password === undefined ? "" : `PASSWORDPLACEHOLDER${password}`;
  return `SECRETPLACEHOLDER${variable}${second}PLACEHOLDEREND`;
}

/** Splits a text into plain texts and secrets. */
export function splitSecrets(text: string): Array<string | Secret> {
  const parts = text.split(new RegExp(SECRET.source, "g"));
  return parts.flatMap((part, index): Array<string | Secret> => {
    if (index % 3 === 0) return part ? [part] : [];
    return index % 3 === 1 ? [{ variable: part, password: parts[index + 1] }] : [];
  });
}

/** Returns the variables with a name and a password, if a text has them. */
export function userOf(text: string): Required<Secret> | undefined {
  return splitSecrets(text).find(
    (part): part is Required<Secret> => typeof part === "object" && part.password !== undefined,
  );
}

/** Returns whether a text has a secret. */
export function hasSecret(text: string): boolean {
  return SECRET.test(text);
}

/** Returns the fields of a form that is written as text, undefined for another text. */
export function formPairs(mimeType: string, text: string) {
  if (!mimeType.startsWith("application/x-www-form-urlencoded") || !text.includes("=")) return;
  return [...new URLSearchParams(text)].map(([name, value]) => ({ name, value }));
}

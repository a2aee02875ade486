/** Placeholder for a file that a request uploads. */
export const FILE = "FILEPLACEHOLDER";

/** A secret in a request: the environment variable that has it, and how it is sent. */
export interface Secret {
  variable: string;
  /** True if the variable has `user:password`, which is sent in Base64. */
  isBasic: boolean;
}

const SECRET = /(TOKEN|BASIC)PLACEHOLDER(\w+?)PLACEHOLDEREND/;

/** Returns a text that marks the place of a secret until the sample is written. */
export function placeholder({ variable, isBasic }: Secret): string {
  return `${isBasic ? "BASIC" : "TOKEN"}PLACEHOLDER${variable}PLACEHOLDEREND`;
}

/** Splits a text into plain texts and secrets. */
export function splitSecrets(text: string): Array<string | Secret> {
  const parts = text.split(new RegExp(SECRET.source, "g"));
  return parts.flatMap((part, index): Array<string | Secret> => {
    if (index % 3 === 0) return part === "" ? [] : [part];
    return index % 3 === 1 ? [{ variable: parts[index + 1] ?? "", isBasic: part === "BASIC" }] : [];
  });
}

/** Returns whether a text has a secret. */
export function hasSecret(text: string): boolean {
  return SECRET.test(text);
}

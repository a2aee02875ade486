/** Formats a value on one line: strings as they are, everything else as JSON. */
export function inlineValue(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** Formats a value on one line as JSON, so that strings have quotes. */
export function exactValue(value: unknown): string {
  return JSON.stringify(value);
}

/** Formats a value on one line: a string without quotes, unless it would look like something else. */
export function plainValue(value: unknown): string {
  if (typeof value !== "string" || value === "" || value.trim() !== value) return exactValue(value);
  try {
    JSON.parse(value);
  } catch {
    return value;
  }
  return exactValue(value);
}

/** Formats the value of an extension: prose as prose, everything else as JSON. */
export function extensionValue(value: unknown): string {
  return typeof value === "string" && /\S\s+\S/.test(value)
    ? value.replace(/\s+/g, " ").trim()
    : exactValue(value);
}

/** Returns e.g. `1 property` or `2 properties`. */
export function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`;
}

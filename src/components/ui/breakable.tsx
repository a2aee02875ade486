/** Shorter names fit on a line. */
const LONGEST_UNBROKEN = 24;

/** Longer words of names in camel case may break too. */
const LONGEST_WORD = 24;

/** An address that fits on a line of a phone. */
const SHORT_ADDRESS = /^https?:\/\/\S{1,34}$/;

/**
 * Shows a name or path, which may break after its dots, slashes and underscores if it is long, and
 * before its capitals if nothing else divides it. Tables keep short addresses whole.
 */
export function Breakable({ text }: { text: string }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a name never change places.
  const parts = partsOf(text).flatMap((part, at) => (at > 0 ? [<wbr key={at} />, part] : part));
  return SHORT_ADDRESS.test(text) ? <span className="address">{parts}</span> : parts;
}

function partsOf(text: string): string[] {
  if (text.length <= LONGEST_UNBROKEN) return [text];
  const parts = text.match(/[._/]*[^._/]+(?:[._/]+(?![a-z{])[^._/]*)*(?:(?<!\s)[._/]+)?/gi) ?? [
    text,
  ];
  return parts.flatMap((part) =>
    part.length > LONGEST_WORD && !/\s/.test(part)
      ? (part.match(/[A-Z]*[^A-Z]+|[A-Z]+/g) ?? [])
      : [part],
  );
}

import { Fragment } from "react";

/** Shorter names fit on a line. */
const LONGEST_UNBROKEN = 16;

/** Shows a name or path, which may break after its dots, slashes and underscores if it is long. */
export function Breakable({ text }: { text: string }) {
  if (text.length <= LONGEST_UNBROKEN) return text;
  const parts = text.match(/[._/]*[^._/]+(?:[._/]+(?![a-z{])[^._/]*)*[._/]*/gi) ?? [text];
  return parts.map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a name never change places.
    <Fragment key={at}>
      {at > 0 ? <wbr /> : null}
      {part}
    </Fragment>
  ));
}

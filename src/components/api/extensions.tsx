import type { Extension } from "../../lib/api/model";
import { extensionValue } from "../../lib/api/words";

/** Extensions that mean nothing to the site but may mean something to the reader. */
export function Extensions({ extensions = [] }: { extensions?: readonly Extension[] | undefined }) {
  if (extensions.length === 0) return null;
  return (
    <ul className="facts">
      {extensions.map(({ name, value }) => (
        <li key={name}>
          {name} <code>{extensionValue(value)}</code>
        </li>
      ))}
    </ul>
  );
}

import { Fragment } from "react";
import { CopyButton } from "../ui/copy-button";
import { MethodLabel } from "../ui/method-label";

/** Method and path of an operation in a line that can be copied; path parameters stand out. */
export function MethodPath({ method, path }: { method: string; path: string }) {
  return (
    <figure className="code method-path">
      <MethodLabel method={method} />
      <pre>
        <PathTemplate path={path} />
      </pre>
      <CopyButton />
    </figure>
  );
}

/** A path with its parameters marked. It may break before each segment. */
function PathTemplate({ path }: { path: string }) {
  const parts = path.split(/(?=[/{])|(?<=\})/);
  return (
    <code>
      {parts.map((part, index) =>
        part.startsWith("{") ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a path have no other name.
          <var key={index}>{part}</var>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above.
          <Fragment key={index}>
            <wbr />
            {part}
          </Fragment>
        ),
      )}
    </code>
  );
}

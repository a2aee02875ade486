import type { FormEvent } from "react";
import { useEffect, useState } from "react";
import type { SampleModel } from "../../../plugins/gatsby-source-openapi";
import { hasSecret, parameterKey } from "../../../plugins/gatsby-source-openapi/request";
import { fillSample } from "../../lib/api/fill-sample";
import type { EditedRequest, Entries } from "./edited-request";
import {
  bodyOf,
  CAN_SEND,
  composeEdited,
  fillInsOf,
  isComposed,
  optionalOf,
  SERVER,
  valueOf,
} from "./edited-request";

const FULL_WIDTH = { width: "100%" };

interface RequestEditorProps extends EditedRequest {
  onEnter: (entries: Entries) => void;
  /** Is called with the HTML of all samples when the reader has changed the request. */
  onEdit: (samples: readonly string[]) => void;
}

/**
 * Fields for the token, the server, ids and optional parameters of a request. Where readers can send
 * it, also for its body. What the reader enters stays in memory.
 */
export default function RequestEditor({ onEnter, onEdit, ...edited }: RequestEditorProps) {
  const { samples, variant, entries, pathTemplate, servers, request } = edited;
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    const now = { samples, variant, entries, pathTemplate, servers, request };
    const fill = (made: readonly SampleModel[]) => {
      const fillIns = fillInsOf(now);
      if (isCurrent) onEdit(made.map(({ html = "" }) => fillSample(html, fillIns, entries)));
    };
    setFailed(false);
    rewrite(now).then(fill, (error) => {
      console.warn("The samples could not be written again.", error);
      setFailed(true);
    });
    return () => {
      isCurrent = false;
    };
  }, [samples, variant, entries, pathTemplate, servers, request, onEdit]);
  const take = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const data = [...new FormData(currentTarget)];
    onEnter(Object.fromEntries(data.map(([name, value]) => [name, String(value)])));
  };
  const optional = optionalOf(request);
  const body = CAN_SEND && edited.tryIt ? bodyOf(edited) : undefined;
  return (
    <form onInput={take} onSubmit={(event) => event.preventDefault()} autoComplete="off">
      {fillInsOf(edited).map(({ name, example }) => (
        <label key={name}>
          <code>{name}</code>
          <input
            name={name}
            placeholder={example}
            list={name === SERVER ? "server-addresses" : undefined}
            spellCheck={false}
          />
        </label>
      ))}
      <datalist id="server-addresses">
        {servers.map(({ url, resolvedUrl }) => (
          <option key={url} value={resolvedUrl} />
        ))}
      </datalist>
      {optional.length > 0 ? (
        <fieldset>
          <legend>Optional parameters</legend>
          {optional.map((parameter) => {
            const key = parameterKey(parameter);
            const [pair, ...others] = parameter.pairs;
            return (
              <div key={key}>
                <label>
                  <input type="checkbox" name={key} />
                  <code>{parameter.name}</code>
                </label>
                {pair?.name === parameter.name &&
                !hasSecret(pair.value) &&
                others.length === 0 &&
                key in entries ? (
                  <input name={valueOf(key)} placeholder={pair.value} aria-label={parameter.name} />
                ) : null}
              </div>
            );
          })}
        </fieldset>
      ) : null}
      {body ? (
        <label>
          <code>body</code>
          <textarea
            key={body.name}
            name={body.name}
            defaultValue={body.text}
            rows={6}
            style={FULL_WIDTH}
          />
        </label>
      ) : null}
      {hasFailed ? <p role="alert">This change needs a connection. Try again.</p> : null}
      <p>
        {edited.tryIt
          ? "Nothing is stored. Your values are sent only when you choose Send."
          : "Your values stay on this page. Nothing is stored or sent."}
      </p>
    </form>
  );
}

/** Returns the samples with what the reader chose and wrote besides values. */
async function rewrite(edited: EditedRequest): Promise<readonly SampleModel[]> {
  const { samples, request } = edited;
  if (!request || !isComposed(edited)) return samples;
  const { rewriteSamples } = await import("./rewrite-samples");
  return rewriteSamples(samples, composeEdited(request, edited), request.answersJson);
}

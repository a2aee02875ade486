import type { FormEvent } from "react";
import { useEffect, useRef, useState } from "react";
import type {
  OperationPage,
  RequestVariant,
  SampleModel,
} from "../../../plugins/gatsby-source-openapi";
import { composeRequest, parameterKey } from "../../../plugins/gatsby-source-openapi/request";
import type { FillIn } from "../../lib/api/fill-sample";
import { fillSample, findFillIns } from "../../lib/api/fill-sample";

export interface RequestEditorProps
  extends Required<Pick<OperationPage, "pathTemplate" | "servers">>,
    Pick<OperationPage, "request"> {
  /** Samples of the request that the reader chose in the menus. */
  samples: readonly SampleModel[];
  variant: RequestVariant | undefined;
  /** Is called with the HTML of all samples when the reader has changed the request. */
  onEdit: (samples: readonly string[]) => void;
}

/** What the reader typed and checked, by name of the field. */
type Entries = Readonly<Record<string, string>>;

/**
 * Fields for the token, the server, ids and optional parameters of a request. What the reader enters
 * stays in memory.
 */
export default function RequestEditor(props: RequestEditorProps) {
  const { samples, variant, pathTemplate, servers, request, onEdit } = props;
  const [entries, setEntries] = useState<Entries>({});
  const [hasFailed, setFailed] = useState(false);
  const fillIns = useRef<FillIn[]>([]);
  fillIns.current = [...serverOf(servers), ...findFillIns(samples[0]?.html ?? "", pathTemplate)];
  useEffect(() => {
    let isCurrent = true;
    const fill = (made: readonly SampleModel[]) => {
      if (isCurrent) {
        onEdit(made.map(({ html = "" }) => fillSample(html, fillIns.current, entries)));
      }
    };
    setFailed(false);
    rewrite(samples, { request, variant, entries }).then(fill, (error) => {
      console.warn("The samples could not be written again.", error);
      setFailed(true);
    });
    return () => {
      isCurrent = false;
    };
  }, [samples, request, variant, entries, onEdit]);
  const take = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const data = [...new FormData(currentTarget)];
    setEntries(Object.fromEntries(data.map(([name, value]) => [name, String(value)])));
  };
  const optional = optionalOf(request);
  return (
    <form onInput={take} onSubmit={(event) => event.preventDefault()} autoComplete="off">
      {fillIns.current.map(({ name, example }) => (
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
                {pair?.name === parameter.name && others.length === 0 && key in entries ? (
                  <input name={valueOf(key)} placeholder={pair.value} aria-label={parameter.name} />
                ) : null}
              </div>
            );
          })}
        </fieldset>
      ) : null}
      {hasFailed ? <p role="alert">This change needs a connection. Try again.</p> : null}
      <p>Your values stay on this page. Nothing is stored or sent.</p>
    </form>
  );
}

/** Name of the field for the address of the server. */
const SERVER = "server";

/** Returns the first server as a value that readers can replace, if its address is complete. */
function serverOf([server]: OperationPage["servers"]): FillIn[] {
  const address = server?.resolvedUrl.replace(/\/+$/, "") ?? "";
  return /^[a-z][a-z+.-]*:/i.test(address) ? [{ name: SERVER, example: address }] : [];
}

function optionalOf(request: OperationPage["request"]) {
  return request?.parameters.filter(({ isSent }) => !isSent) ?? [];
}

/** Returns the name of the field for the value of a parameter. */
function valueOf(key: string): string {
  return `value of ${key}`;
}

/** Returns the samples with the optional parameters that the reader checked. */
async function rewrite(
  samples: readonly SampleModel[],
  {
    request,
    variant,
    entries,
  }: Pick<RequestEditorProps, "request" | "variant"> & { entries: Entries },
): Promise<readonly SampleModel[]> {
  const isChanged = optionalOf(request).some((one) => parameterKey(one) in entries);
  if (!request || !isChanged) return samples;
  const sent = request.parameters.filter((one) => one.isSent || parameterKey(one) in entries);
  const typed = sent.flatMap(({ place, name }) => {
    const key = parameterKey({ place, name });
    const value = entries[valueOf(key)];
    return value ? [{ key, pairs: [{ name, value }] }] : [];
  });
  const composed = composeRequest(request, {
    ...variant?.choice,
    parameters: new Set(sent.map(parameterKey)),
    values: Object.fromEntries(typed.map(({ key, pairs }) => [key, pairs])),
  });
  const { rewriteSamples } = await import("./rewrite-samples");
  return rewriteSamples(samples, composed, request.answersJson);
}

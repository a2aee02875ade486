import type { ReactNode } from "react";
import { useEffect, useRef, useState } from "react";
import type { OperationPage, SampleModel } from "../../../plugins/gatsby-source-openapi";
import type { FillIn } from "../../lib/api/fill-sample";
import { fillSample, findFillIns } from "../../lib/api/fill-sample";
import { CodeBlock } from "../ui/code-block";
import { useStoredChoice } from "../ui/use-stored-choice";
import { RequestMenus, useVariant } from "./request-menus";

/** Key of the chosen language in local storage, shared with tabs of the group `language`. */
const STORAGE_KEY = "docusaurus.tab.language";

/** What has no member is the same list at each rendering. */
const NONE: [] = [];

type SamplesProps = Pick<OperationPage, "samples" | "pathTemplate"> &
  Partial<Pick<OperationPage, "variants" | "requestBody" | "servers">> & {
    /** Default: Request. */
    heading?: ReactNode;
  };

/**
 * Shows the request in several languages. CSS shows the sample of the selected language. The
 * reader's language is stored for all pages; what they type and choose besides stays in memory.
 */
export function Samples(props: SamplesProps) {
  const { pathTemplate, servers = NONE, variants = NONE, heading = "Request" } = props;
  const select = useLanguage();
  const { root, variant } = useVariant(variants, props.requestBody?.content ?? NONE);
  const samples = variant?.samples ?? props.samples;
  const [values, setValues] = useState<Record<string, string>>({});
  const form = useRef<HTMLDivElement>(null);
  const take = () => {
    const inputs = [...(form.current?.querySelectorAll("input") ?? [])];
    setValues(Object.fromEntries(inputs.map(({ name, value }) => [name, value])));
  };
  // The reader may have typed before the script was loaded.
  useEffect(take, []);
  const [first] = samples;
  if (!first) return null;
  const fillIns = [...serverOf(servers), ...findFillIns(first.html ?? "", pathTemplate)];
  return (
    <section className="pane samples" aria-labelledby="request-samples">
      <div className="pane-bar">
        <h2 id="request-samples">{heading}</h2>
        {samples.length > 1 ? (
          <select name="sample" aria-label="Language" ref={select.ref} onChange={select.onChange}>
            {uniqueKeys(samples).map(({ key, sample }) => (
              <option key={key} value={key}>
                {sample.label}
              </option>
            ))}
          </select>
        ) : (
          <span className="pane-note">{first.label}</span>
        )}
      </div>
      <RequestMenus variants={variants} root={root} />
      <div className="pane-body">
        {uniqueKeys(samples).map(({ key, sample }) => (
          <div key={key} className="sample">
            <CodeBlock html={fillSample(sample.html ?? "", fillIns, values)} />
          </div>
        ))}
      </div>
      {fillIns.length > 0 ? (
        <details className="fill">
          <summary>Use your own values</summary>
          <div ref={form} onInput={take}>
            {fillIns.map(({ name, example }) => (
              <label key={name}>
                <code>{name}</code>
                <input
                  name={name}
                  placeholder={example}
                  list={name === SERVER ? "server-addresses" : undefined}
                  autoComplete="off"
                  spellCheck={false}
                />
              </label>
            ))}
            <datalist id="server-addresses">
              {servers.map(({ url, resolvedUrl }) => (
                <option key={url} value={resolvedUrl} />
              ))}
            </datalist>
            <p>Your values stay on this page. Nothing is stored or sent.</p>
          </div>
        </details>
      ) : null}
    </section>
  );
}

/** Name of the field for the address of the server. */
const SERVER = "server";

/** Returns the first server as a value that readers can replace, if its address is complete. */
function serverOf([server]: NonNullable<SamplesProps["servers"]>): FillIn[] {
  const address = server?.resolvedUrl.replace(/\/+$/, "") ?? "";
  return /^[a-z][a-z+.-]*:/i.test(address) ? [{ name: SERVER, example: address }] : [];
}

/** Connects the menu of languages with the stored choice. */
function useLanguage() {
  const [stored, store] = useStoredChoice(STORAGE_KEY);
  const ref = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    const menu = ref.current;
    const isOffered = [...(menu?.options ?? [])].some(({ value }) => value === stored);
    if (menu && stored !== undefined && isOffered) menu.value = stored;
  }, [stored]);
  return { ref, onChange: () => store(ref.current?.value ?? "") };
}

/** Makes keys unique, because a document can have several samples in one language. */
function uniqueKeys(samples: readonly SampleModel[]) {
  return samples.map((sample, index) => {
    const before = samples.slice(0, index).filter(({ id }) => id === sample.id).length;
    return { key: before === 0 ? sample.id : `${sample.id}-${before + 1}`, sample };
  });
}

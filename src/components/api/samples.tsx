import type { ReactNode } from "react";
import { useCallback, useEffect, useRef, useState } from "react";
import type { OperationPage, SampleModel } from "../../../plugins/gatsby-source-openapi";
import { CodeBlock } from "../ui/code-block";
import { useStoredChoice } from "../ui/use-stored-choice";
import type { EditedRequest, Entries } from "./edited-request";
import type RequestEditor from "./request-editor";
import { RequestMenus, useVariant } from "./request-menus";
import type SentRequest from "./sent-request";

/** Key of the chosen language in local storage, shared with tabs of the group `language`. */
const STORAGE_KEY = "docusaurus.tab.language";

/** What has no member is the same list at each rendering. */
const NONE: [] = [];

/** Samples with more lines are folded where they are above the text. */
const LONGEST_SAMPLE = 18;

type SamplesProps = Pick<OperationPage, "samples" | "pathTemplate"> &
  Partial<
    Pick<OperationPage, "kind" | "variants" | "requestBody" | "servers" | "request" | "tryIt">
  > & {
    /** Default: Request. */
    heading?: ReactNode;
  };

/**
 * Shows the request in several languages. CSS shows the sample of the selected language. The
 * reader's language is stored for all pages; what they type and choose besides stays in memory.
 */
export function Samples(props: SamplesProps) {
  const { pathTemplate, servers = NONE, variants = NONE, request, heading = "Request" } = props;
  const select = useLanguage();
  const { root, variant } = useVariant(variants, props.requestBody?.content ?? NONE);
  const samples = variant?.samples ?? props.samples;
  const [html, setHtml] = useState<readonly string[]>();
  const [entries, setEntries] = useState<Entries>({});
  const { Editor, details, load } = useEditor();
  const [first] = samples;
  if (!first) return null;
  const edited = { samples, variant, entries, pathTemplate, servers, request, tryIt: props.tryIt };
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
        {uniqueKeys(samples).map(({ key, sample }, index) => (
          <div key={key} className="sample">
            <CodeBlock html={html?.[index] ?? sample.html} longest={LONGEST_SAMPLE} />
          </div>
        ))}
      </div>
      {props.kind === "webhook" ? null : (
        <details className="fill" ref={details} onToggle={load}>
          <summary>Change this request</summary>
          {Editor ? <Editor {...edited} onEnter={setEntries} onEdit={setHtml} /> : null}
        </details>
      )}
      {process.env.TRY_IT === "true" && props.tryIt ? <Send {...edited} /> : null}
    </section>
  );
}

/**
 * Sends the request and shows the answer, on sites that want it: webpack knows `process.env.TRY_IT`, and
 * leaves the rest out of others. `data-connect` has the hosts that the site's policy must allow.
 */
function Send(edited: EditedRequest) {
  const [Sent, setSent] = useState<typeof SentRequest>();
  const [attempt, setAttempt] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  const send = async () => {
    setFailed(false);
    try {
      const loaded = process.env.TRY_IT === "true" ? await import("./sent-request") : undefined;
      setSent(() => loaded?.default);
      setAttempt(attempt + 1);
    } catch (error) {
      console.warn("The code that sends requests could not be loaded.", error);
      setFailed(true);
    }
  };
  const { servers, tryIt } = edited;
  const hosts = tryIt?.proxy ?? servers.map(({ resolvedUrl }) => resolvedUrl).join(" ");
  return (
    <>
      <div className="pane-menus" data-connect={hosts}>
        <button type="button" className="button" data-client="" onClick={send}>
          Send
        </button>
      </div>
      {hasFailed ? (
        <p role="alert" className="example-summary">
          The code that sends requests could not be loaded. Try again, or reload the page.
        </p>
      ) : null}
      {Sent ? <Sent key={attempt} {...edited} /> : null}
    </>
  );
}

/** Loads the form that changes a request when the reader opens it. A failure is tried again. */
function useEditor() {
  const details = useRef<HTMLDetailsElement>(null);
  const [Editor, setEditor] = useState<typeof RequestEditor>();
  const load = useCallback(async () => {
    if (!details.current?.open) return;
    try {
      const loaded = await import("./request-editor");
      setEditor(() => loaded.default);
    } catch (error) {
      console.warn("The form could not be loaded.", error);
      details.current.open = false;
    }
  }, []);
  // The reader may have opened it before the script was loaded.
  useEffect(() => void load(), [load]);
  return { Editor, details, load };
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

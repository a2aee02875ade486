import { useEffect, useRef, useState } from "react";
import { count } from "../../../packages/words";
import type { Answer } from "../../lib/api/send-request";
import { send } from "../../lib/api/send-request";
import { CodeBlock } from "../ui/code-block";
import type { EditedRequest } from "./edited-request";
import { Status } from "./examples";
import { fetchRequest } from "./fetch-request";

/** Longer texts are cut on the page. */
const LONGEST_SHOWN = 100_000;

/** Nothing may follow the paragraph. */
const SPACE_BELOW = { paddingBottom: "6px" };

/** Sends a request once, when it is first shown, and shows the answer as it arrives. */
export default function SentRequest(edited: EditedRequest) {
  const [answer, setAnswer] = useState<Answer>();
  const [refusal, setRefusal] = useState<string>();
  const first = useRef(edited);
  const abort = useRef<AbortController>(undefined);
  useEffect(() => {
    const controller = new AbortController();
    abort.current = controller;
    const sent = fetchRequest(first.current);
    if (sent === undefined) setRefusal("A browser cannot send this request. Use the sample.");
    else {
      const show = (now: Answer) => {
        // Not after the reader has left the page.
        if (abort.current === controller) setAnswer(now);
      };
      send(sent.url, { ...sent.init, signal: controller.signal }, show);
    }
    return () => {
      abort.current = undefined;
      controller.abort();
    };
  }, []);
  const isWaiting = !refusal && !answer?.isComplete && !answer?.failure;
  return (
    <section aria-label="Answer">
      <div className="pane-bar">
        <h2>Answer</h2>
        {answer?.status === undefined ? null : <Status status={String(answer.status)} />}
        <span className="pane-note" role="status">
          {isWaiting ? "Waiting… " : ""}
          {answer?.status === undefined
            ? ""
            : [answer.statusText, `${answer.milliseconds} ms`, count(answer.bytes, "byte")]
                .filter(Boolean)
                .join(", ")}
        </span>
        {isWaiting ? (
          <button type="button" className="button" onClick={() => abort.current?.abort()}>
            Stop
          </button>
        ) : null}
      </div>
      {(refusal ?? answer?.failure) ? (
        <p role="alert" className="example-summary" style={SPACE_BELOW}>
          {refusal ?? answer?.failure}
        </p>
      ) : null}
      {answer ? <AnswerParts answer={answer} /> : null}
    </section>
  );
}

function AnswerParts({ answer: { headers, text, file, isComplete } }: { answer: Answer }) {
  return (
    <>
      {text ? (
        <div className="pane-body">
          <CodeBlock>{(isComplete ? indented(text) : text).slice(0, LONGEST_SHOWN)}</CodeBlock>
        </div>
      ) : null}
      {text && text.length > LONGEST_SHOWN ? <SaveLink file={new Blob([text])} /> : null}
      {file ? <SaveLink file={file} /> : null}
      {headers.length > 0 ? (
        <details className="fill">
          <summary>{count(headers.length, "header")}</summary>
          <CodeBlock>{headers.map(([name, value]) => `${name}: ${value}`).join("\n")}</CodeBlock>
        </details>
      ) : null}
    </>
  );
}

function SaveLink({ file }: { file: Blob }) {
  const [href, setHref] = useState<string>();
  useEffect(() => {
    const url = URL.createObjectURL(file);
    setHref(url);
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return (
    <p className="example-summary" style={SPACE_BELOW}>
      {/* With a target, it is not followed like a link to a page. */}
      <a href={href} download="answer" target="_blank" rel="noopener">
        Save the body
      </a>
    </p>
  );
}

/** Returns JSON with line breaks, unless numbers would lose digits. */
function indented(text: string): string {
  if (/\d{16}/.test(text)) return text;
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

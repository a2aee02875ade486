import { useEffect, useRef, useState } from "react";
import type { HarRequest } from "../../../plugins/gatsby-source-openapi/request";
import { isSendable, splitSecrets } from "../../../plugins/gatsby-source-openapi/request";
import { fillSample } from "../../lib/api/fill-sample";
import type { Answer } from "../../lib/api/send-request";
import { send } from "../../lib/api/send-request";
import { CodeBlock } from "../ui/code-block";
import type { EditedRequest } from "./edited-request";
import { composeEdited, fillInsOf } from "./edited-request";
import { Status } from "./examples";

/** Longer texts are cut on the page. */
const LONGEST_SHOWN = 100_000;

/** Sends a request once, when it is first shown, and shows the answer as it arrives. */
export default function SentRequest(edited: EditedRequest) {
  const [answer, setAnswer] = useState<Answer>();
  const [refusal, setRefusal] = useState<string>();
  const first = useRef(edited);
  const abort = useRef<AbortController>(undefined);
  useEffect(() => {
    const controller = new AbortController();
    abort.current = controller;
    const sent = requestOf(first.current);
    if (sent === undefined) setRefusal("A browser cannot send this request. Use the sample.");
    else {
      const show = (now: Answer) => {
        // A page that is gone has nobody to show it to.
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
          {isWaiting ? "Waiting…" : ""}
          {answer?.status === undefined
            ? ""
            : ` ${answer.statusText} ${answer.milliseconds} ms, ${answer.bytes} bytes`}
        </span>
        {isWaiting ? (
          <button type="button" className="button" onClick={() => abort.current?.abort()}>
            Stop
          </button>
        ) : null}
      </div>
      {(refusal ?? answer?.failure) ? (
        <p role="alert" className="example-summary">
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
          <summary>{headers.length} headers</summary>
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
    <p className="example-summary">
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

/** Returns what the browser sends, undefined if it cannot. */
function requestOf(edited: EditedRequest): { url: string; init: RequestInit } | undefined {
  const { request, entries, tryIt } = edited;
  if (!request) return undefined;
  const har = composeEdited(request, edited);
  if (!isSendable(har)) return undefined;
  const fillIns = fillInsOf(edited);
  // Values of samples are marked, and a request has no marks.
  const filled = (text: string) => fillSample(text, fillIns, entries).replace(/<\/?var>/g, "");
  const withToken = (text: string) =>
    splitSecrets(text)
      .map((part) => {
        if (typeof part === "string") return part;
        const token = entries.token ?? "";
        return part.isBasic ? btoa(token) : token;
      })
      .join("");
  const query = har.queryString.map(({ name, value }) => [name, withToken(value)]);
  const address = `${filled(har.url)}${query.length > 0 ? `?${new URLSearchParams(query)}` : ""}`;
  const isForm = har.postData?.params !== undefined;
  const headers = har.headers
    // The browser writes the type of a form, with its boundary.
    .filter(({ name }) => !(isForm && name.toLowerCase() === "content-type"))
    .map(({ name, value }): [string, string] => [name, withToken(value)]);
  return {
    url: tryIt?.proxy?.replace("{url}", encodeURIComponent(address)) ?? address,
    init: { method: har.method, headers, body: bodyOf(har.postData, filled) },
  };
}

function bodyOf(
  data: HarRequest["postData"],
  filled: (text: string) => string,
): BodyInit | undefined {
  if (data?.params === undefined) return data?.text === undefined ? undefined : filled(data.text);
  if (!data.mimeType.startsWith("multipart/")) {
    return new URLSearchParams(data.params.map(({ name, value = "" }) => [name, filled(value)]));
  }
  const form = new FormData();
  for (const { name, value = "", contentType } of data.params) {
    const text = filled(value);
    if (contentType === undefined) form.append(name, text);
    else form.append(name, new Blob([text], { type: contentType }));
  }
  return form;
}

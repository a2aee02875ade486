/** What is known of an answer while it arrives. */
export interface Answer {
  status?: number;
  statusText?: string;
  /** Those that the server lets pages read. */
  headers: ReadonlyArray<readonly [name: string, value: string]>;
  /** Time until the last part, from the moment of sending. */
  milliseconds: number;
  bytes: number;
  /** The body so far, if it is text. */
  text?: string;
  /** The whole body, if it is no text. */
  file?: Blob;
  isComplete: boolean;
  /** Why it is not complete, and what helps. */
  failure?: string;
}

const TEXT =
  /^text\/|[/+](?:json|xml|yaml)\b|javascript|x-www-form-urlencoded|event-stream|ndjson/i;

/**
 * Sends a request and reports its answer as it arrives.
 *
 * @param show is called with all that is known so far
 */
export async function send(
  url: string,
  request: RequestInit & { signal: AbortSignal },
  show: (answer: Answer) => void,
): Promise<void> {
  const start = performance.now();
  let answer: Answer = { headers: [], milliseconds: 0, bytes: 0, isComplete: false };
  const update = (more: Partial<Answer>) => {
    answer = { ...answer, ...more, milliseconds: Math.round(performance.now() - start) };
    show(answer);
  };
  try {
    const response = await fetch(url, {
      credentials: "omit",
      referrerPolicy: "no-referrer",
      cache: "no-store",
      ...request,
    });
    const { status, statusText, headers } = response;
    update({ status, statusText, headers: [...headers] });
    await read(response, update);
    update({ isComplete: true });
  } catch {
    const isStopped = request.signal.aborted;
    update({ failure: isStopped ? "You stopped it." : failureOf(answer) });
  }
}

function failureOf({ status }: Answer): string {
  return status === undefined
    ? "No answer that this page may read. Either the server cannot be reached, or it does not allow requests from this site (CORS). The sample works in a terminal."
    : "The answer ended before it was complete.";
}

async function read(response: Response, update: (more: Partial<Answer>) => void): Promise<void> {
  const type = response.headers.get("content-type") ?? "";
  const isText = type === "" || TEXT.test(type);
  const decoder = new TextDecoder();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let [text, bytes] = ["", 0];
  const reader = response.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    bytes += part.value.length;
    if (isText) text += decoder.decode(part.value, { stream: true });
    else parts.push(part.value);
    update({ bytes, ...(isText ? { text } : {}) });
  }
  if (!isText && bytes > 0) update({ file: new Blob(parts, { type }) });
}

import type { Answer } from "../send-request";
import { send } from "../send-request";

const { fetch } = globalThis;
afterEach(() => {
  globalThis.fetch = fetch;
});

/** Sends a request that is answered like this, and returns what was reported. */
async function answersOf(respond: () => Response): Promise<Answer[]> {
  globalThis.fetch = async () => respond();
  const answers: Answer[] = [];
  const { signal } = new AbortController();
  await send("https://a.example", { signal }, (answer) => answers.push(answer));
  return answers;
}

function streamOf(parts: readonly number[][], error?: Error): ReadableStream {
  const rest = [...parts];
  return new ReadableStream({
    pull(controller) {
      const part = rest.shift();
      if (part) controller.enqueue(new Uint8Array(part));
      else if (error) controller.error(error);
      else controller.close();
    },
  });
}

describe("send", () => {
  it("reports text as it arrives, also letters whose bytes arrive apart", async () => {
    const headers = { "content-type": "application/problem+json" };
    const body = () => streamOf([[0x61, 0xc3], [0xa4]]);
    const answers = await answersOf(() => new Response(body(), { status: 201, headers }));
    expect(answers.map(({ text, bytes, isComplete }) => [text, bytes, isComplete])).toEqual([
      [undefined, 0, false],
      ["a", 2, false],
      ["aä", 3, false],
      ["aä", 3, true],
    ]);
    expect(answers.at(-1)).toMatchObject({
      status: 201,
      headers: [["content-type", "application/problem+json"]],
    });
  });

  it.each(["application/pdf", "image/png"])("keeps %s as a file", async (type) => {
    const headers = { "content-type": type };
    const answers = await answersOf(() => new Response(streamOf([[1], [2]]), { headers }));
    const { text, file } = answers.at(-1) ?? {};
    expect([text, file?.type, file?.size]).toEqual([undefined, type, 2]);
  });

  it("keeps what arrived of an answer that breaks off", async () => {
    const broken = () => new Response(streamOf([[0x61]], new Error("broken")));
    const last = (await answersOf(broken)).at(-1);
    expect(last).toMatchObject({ text: "a", isComplete: false });
    expect(last?.failure).toContain("ended before it was complete");
  });

  it("says what may be wrong when there is no answer", async () => {
    const answers = await answersOf(() => {
      throw new TypeError("Failed to fetch");
    });
    expect(answers).toHaveLength(1);
    expect(answers[0]?.failure).toContain("CORS");
  });

  it("says that the reader stopped it", async () => {
    const controller = new AbortController();
    controller.abort();
    const answers: Answer[] = [];
    await send("https://a.example", controller, (answer) => answers.push(answer));
    expect(answers[0]?.failure).toBe("You stopped it.");
  });
});

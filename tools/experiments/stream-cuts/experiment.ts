import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { count, experiment, percent, round, row } from "../shared/experiment";

type Reader = (body: ReadableStream<Uint8Array>) => AsyncGenerator<{ text: string }>;

/** Returns the readers of the post. Their package is that of the folder that they are run in. */
async function loadReaders(): Promise<Record<string, Reader>> {
  const { byChunk, byBlock, byLine, byPackage } = await import(
    "../../../content/blog/2024-04-22-record-streamed-answers-node/readers.mjs"
  );
  return { byChunk, byBlock, byLine, byPackage };
}

const PIECES = [
  "Natürlich! ",
  "Die Lieferung nach Zürich ",
  "kostet 7\u00a0€, ",
  "nach Kraków 9\u00a0€ 👍.",
];

/** A stream as a server writes it: a comment, an event for each piece, one event over two lines. */
function eventStream(newline: string): Buffer {
  const events = PIECES.map((text, index) => [
    "event: message.delta",
    `data: ${JSON.stringify({ index, text })}`,
    "",
  ]);
  const last = ["event: message.completed", 'data: {"index":4,', 'data: "text":"fin — 完"}', ""];
  return Buffer.from(`${[[": keep-alive", ""], ...events, last].flat().join(newline)}${newline}`);
}

const EXPECTED = [...PIECES, "fin — 完"].join("|");

type Outcome = "right" | "fails" | "wrong text";

/**
 * Serves a stream over HTTP in two parts and returns the chunks that arrive, for each cut. The
 * second part is sent when the first has been read, so that the network cannot join them.
 */
async function receiveCuts(stream: Buffer): Promise<Uint8Array[][]> {
  let sendRest: () => void = () => undefined;
  const server = createServer(async (request, response) => {
    const cut = Number(request.url?.slice(1));
    response.writeHead(200, { "Content-Type": "text/event-stream" });
    const isReceived = new Promise<void>((resolve) => {
      sendRest = resolve;
    });
    response.write(stream.subarray(0, cut));
    await isReceived;
    response.end(stream.subarray(cut));
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  const received: Uint8Array[][] = [];
  for (let cut = 1; cut < stream.length; cut += 1) {
    const chunks: Uint8Array[] = [];
    const { body } = await fetch(`http://127.0.0.1:${port}/${cut}`);
    for await (const chunk of body ?? []) {
      chunks.push(chunk);
      sendRest();
    }
    received.push(chunks);
  }
  server.close();
  return received;
}

function streamOfChunks(chunks: Uint8Array[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });
}

async function readChunks(reader: Reader, chunks: Uint8Array[]): Promise<Outcome> {
  const texts: string[] = [];
  try {
    for await (const { text } of reader(streamOfChunks(chunks))) texts.push(text);
  } catch {
    return "fails";
  }
  return texts.join("|") === EXPECTED ? "right" : "wrong text";
}

async function countOutcomes(reader: Reader, received: Uint8Array[][]) {
  const outcomes: Record<Outcome, number> = { right: 0, fails: 0, "wrong text": 0 };
  for (const chunks of received) outcomes[await readChunks(reader, chunks)] += 1;
  return outcomes;
}

/** Four readers of server-sent events, and a real stream cut in two at every byte. */
export default experiment({
  post: "2024-04-22-record-streamed-answers-node",
  repeats: "exact",
  async run() {
    const readers = await loadReaders();
    const results = [];
    for (const [newline, name] of [
      ["\n", "LF"],
      ["\r\n", "CRLF"],
    ] as const) {
      const received = await receiveCuts(eventStream(newline));
      for (const [reader, read] of Object.entries(readers)) {
        const outcomes = await countOutcomes(read, received);
        results.push({ newline: name, reader, cuts: received.length, outcomes });
      }
    }
    return results;
  },
  report(results) {
    const ofNewline = (newline: string) => results.filter((one) => one.newline === newline);
    const cells = ({ reader, outcomes }: (typeof results)[number]) =>
      row(`\`${reader}\``, outcomes.right, outcomes.fails, outcomes["wrong text"]);
    const [lf] = ofNewline("LF");
    const block = ofNewline("LF")[1];
    if (!lf || !block) throw new Error("A reader is missing.");
    return {
      charts: {
        cuts: {
          kind: "stacked-bar",
          title: `What four readers make of ${lf.cuts} cuts`,
          x: { values: ofNewline("LF").map(({ reader }) => reader) },
          y: { label: "Cuts", unit: "cuts" },
          series: [
            { name: "Right", values: ofNewline("LF").map(({ outcomes }) => outcomes.right) },
            { name: "Throws", values: ofNewline("LF").map(({ outcomes }) => outcomes.fails) },
            {
              name: "Wrong text",
              values: ofNewline("LF").map(({ outcomes }) => outcomes["wrong text"]),
            },
          ],
        },
      },
      says: [
        ...results.map(cells),
        `at each of its ${count(lf.cuts)} places`,
        `${percent(lf.outcomes.fails / lf.cuts, 0)} of all cuts`,
        `${block.outcomes["wrong text"]} of ${block.cuts} cuts, ${percent(round(block.outcomes["wrong text"] / block.cuts))}`,
      ],
      // Statuses of the API.
      given: [401, 404, 409, 422],
    };
  },
});

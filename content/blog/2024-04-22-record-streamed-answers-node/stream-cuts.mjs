// npm install eventsource-parser@3.1.1
// node stream-cuts.mjs

import { once } from "node:events";
import { createServer } from "node:http";

/** Returns the readers of the post. Their package is that of the folder that they are run in. */
async function loadReaders() {
  const { byChunk, byBlock, byLine, byPackage } = await import("./readers.mjs");
  return {
    byChunk,
    byBlock,
    byLine,
    byPackage,
  };
}
const PIECES = [
  "Natürlich! ",
  "Die Lieferung nach Zürich ",
  "kostet 7\u00a0€, ",
  "nach Kraków 9\u00a0€ 👍.",
];

/** A stream as a server writes it: a comment, an event for each piece, one event over two lines. */
function eventStream(newline) {
  const events = PIECES.map((text, index) => [
    "event: message.delta",
    `data: ${JSON.stringify({
      index,
      text,
    })}`,
    "",
  ]);
  const last = ["event: message.completed", 'data: {"index":4,', 'data: "text":"fin — 完"}', ""];
  return Buffer.from(`${[[": keep-alive", ""], ...events, last].flat().join(newline)}${newline}`);
}
const EXPECTED = [...PIECES, "fin — 完"].join("|");

/**
 * Serves a stream over HTTP in two parts and returns the chunks that arrive, for each cut. The
 * second part is sent when the first has been read, so that the network cannot join them.
 */
async function receiveCuts(stream) {
  let sendRest = () => undefined;
  const server = createServer(async (request, response) => {
    const cut = Number(request.url?.slice(1));
    response.writeHead(200, {
      "Content-Type": "text/event-stream",
    });
    const isReceived = new Promise((resolve) => {
      sendRest = resolve;
    });
    response.write(stream.subarray(0, cut));
    await isReceived;
    response.end(stream.subarray(cut));
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address();
  const received = [];
  for (let cut = 1; cut < stream.length; cut += 1) {
    const chunks = [];
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

function streamOfChunks(chunks) {
  return new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });
}

async function readChunks(reader, chunks) {
  const texts = [];
  try {
    for await (const { text } of reader(streamOfChunks(chunks))) texts.push(text);
  } catch {
    return "fails";
  }
  return texts.join("|") === EXPECTED ? "right" : "wrong text";
}

async function countOutcomes(reader, received) {
  const outcomes = {
    right: 0,
    fails: 0,
    "wrong text": 0,
  };
  for (const chunks of received) outcomes[await readChunks(reader, chunks)] += 1;
  return outcomes;
}

/** Four readers of server-sent events, and a real stream cut in two at every byte. */
async function run() {
  const readers = await loadReaders();
  const results = [];
  for (const [newline, name] of [
    ["\n", "LF"],
    ["\r\n", "CRLF"],
  ]) {
    const received = await receiveCuts(eventStream(newline));
    for (const [reader, read] of Object.entries(readers)) {
      const outcomes = await countOutcomes(read, received);
      results.push({
        newline: name,
        reader,
        cuts: received.length,
        outcomes,
      });
    }
  }
  return results;
}
console.log(JSON.stringify(await run(), null, 2));

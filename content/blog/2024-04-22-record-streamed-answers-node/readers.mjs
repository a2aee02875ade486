import { createParser } from "eventsource-parser";

/** Takes every chunk for a whole number of events. */
export async function* byChunk(body) {
  for await (const chunk of body) {
    for (const block of Buffer.from(chunk).toString().split("\n\n").filter(Boolean)) {
      const data = block.split("\n").filter((line) => line.startsWith("data:"));
      if (data.length > 0) yield JSON.parse(data.map((line) => line.slice(5)).join("\n"));
    }
  }
}

/** Keeps what is incomplete, but turns every chunk into text by itself. */
export async function* byBlock(body) {
  let rest = "";
  for await (const chunk of body) {
    const blocks = (rest + Buffer.from(chunk).toString()).split("\n\n");
    rest = blocks.pop();
    for (const block of blocks) {
      const data = block.split("\n").filter((line) => line.startsWith("data:"));
      if (data.length > 0) yield JSON.parse(data.map((line) => line.slice(5)).join("\n"));
    }
  }
}

/** Decodes the stream as a whole, then reads it line by line. */
export async function* byLine(body) {
  let rest = "";
  let data = [];
  for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + chunk).split("\n");
    rest = lines.pop(); // the last line may be incomplete
    for (const line of lines.map((text) => text.replace(/\r$/, ""))) {
      if (line.startsWith("data:")) data.push(line.slice(5));
      else if (line === "" && data.length > 0) {
        yield JSON.parse(data.join("\n"));
        data = [];
      }
    }
  }
}

/** Leaves it to a package. */
export async function* byPackage(body) {
  const events = [];
  const parser = createParser({ onEvent: ({ data }) => events.push(JSON.parse(data)) });
  for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
    parser.feed(chunk);
    yield* events.splice(0);
  }
}

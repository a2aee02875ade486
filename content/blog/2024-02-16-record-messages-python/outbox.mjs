// node outbox.mjs

import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { json } from "node:stream/consumers";

/** Returns a source of random numbers. */
function randomFrom(seed) {
  const next = xoroshiro128plus(seed);
  const unit = () => ((next() % 2 ** 26) * 2 ** 27 + (next() % 2 ** 27)) / 2 ** 53;
  const below = (limit) => {
    // Draws above the last multiple of the limit would make small numbers more likely.
    const end = 2 ** 32 - (2 ** 32 % limit);
    let draw = end;
    while (draw >= end) draw = (next() + 2 ** 31) % 2 ** 32;
    return draw % limit;
  };
  const chance = (probability) => unit() < probability;
  return {
    unit,
    below,
    chance,
    normal: () => Math.sqrt(-2 * Math.log(1 - unit())) * Math.cos(2 * Math.PI * unit()),
    binomial(trials, probability) {
      let successes = 0;
      for (let trial = 0; trial < trials; trial += 1) successes += chance(probability) ? 1 : 0;
      return successes;
    },
    pick: (items) => {
      if (items.length === 0) throw new Error("There is nothing to pick from.");
      return items[below(items.length)];
    },
  };
}

/**
 * Returns a function that draws whole numbers below 2 ** 32: the lower half of each result of
 * xoroshiro128+ by David Blackman and Sebastiano Vigna, https://prng.di.unimi.it/. Each of its two
 * words of 64 bits is kept as a low and a high half. It is here so that readers need no package.
 */
function xoroshiro128plus(seed) {
  let [low0, high0, low1, high1] = [~seed, -1, 0, seed];
  return () => {
    const result = (low0 + low1) >>> 0;
    const low = low0 ^ low1;
    const high = high0 ^ high1;
    const next0 = (low0 << 24) | (high0 >>> 8);
    const next1 = (high0 << 24) | (low0 >>> 8);
    low0 = next0 ^ low ^ (low << 16);
    high0 = next1 ^ high ^ ((high << 16) | (low >>> 16));
    low1 = (high << 5) | (low >>> 27);
    high1 = (low << 5) | (high >>> 27);
    return result;
  };
}
const MESSAGES = 1000;
const VARIANTS = [
  "one attempt",
  "new key at each attempt",
  "same key at each attempt",
  "same key, killed on the way",
];

/** Share of requests with each fault. The first two look the same to the sender. */
const FAULTS = {
  "lost before": 0.03,
  "answer lost": 0.03,
  503: 0.03,
  429: 0.02,
};

/** An API that stores each key once, loses requests and answers, and refuses some. */
async function startApi() {
  const random = randomFrom(216);
  const answers = new Map();
  const messages = [];
  const counts = {
    "lost before": 0,
    "answer lost": 0,
    503: 0,
    429: 0,
    none: 0,
  };
  const drawFault = () => {
    let draw = random.unit();
    for (const [fault, share] of Object.entries(FAULTS)) {
      draw -= share;
      if (draw < 0) return fault;
    }
    return "none";
  };
  const server = createServer(async (request, response) => {
    const body = await json(request);
    const fault = drawFault();
    counts[fault] += 1;
    if (fault === "lost before") return void request.socket.destroy();
    if (fault === "503" || fault === "429") {
      response.writeHead(Number(fault), {
        "Content-Type": "application/problem+json",
      });
      return void response.end(
        JSON.stringify({
          code: "unavailable",
        }),
      );
    }
    const key = `${request.url} ${request.headers["idempotency-key"]}`;
    const known = answers.get(key);
    const answer = known ?? {
      id: `${request.url === "/external/chat" ? "chat" : "msg"}_${answers.size}`,
    };
    answers.set(key, answer);
    if (!known && request.url !== "/external/chat") {
      const { content, chat_id, in_reply_to } = body;
      messages.push({
        ...answer,
        text: content.text,
        chat: String(chat_id),
        replyTo: in_reply_to ?? null,
      });
    }
    if (fault === "answer lost") return void request.socket.destroy();
    response
      .writeHead(201, {
        "Content-Type": "application/json",
      })
      .end(JSON.stringify(answer));
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address();
  return {
    url: `http://127.0.0.1:${port}`,
    messages,
    counts,
    close: () => server.close(),
  };
}

async function runVariant(variant) {
  const folder = await mkdtemp(join(tmpdir(), "outbox-"));
  const api = await startApi();
  const script = join(import.meta.dirname, "sender.py");
  const env = {
    ...process.env,
    CHATSONDE_TOKEN: "example",
    PYTHONPATH: import.meta.dirname,
  };
  let starts = 0;
  for (let code = 9; code === 9; starts += 1) {
    const child = spawn("python3", [script, api.url, variant], {
      cwd: folder,
      env,
    });
    child.stdout.resume();
    child.stderr.pipe(process.stderr);
    [code] = await once(child, "exit");
    if (code !== 0 && code !== 9) throw new Error(`${variant}: Python ended with ${code}.`);
  }
  api.close();
  await rm(folder, {
    recursive: true,
  });
  const texts = new Set(api.messages.map(({ text }) => text));
  const byId = new Map(api.messages.map((message) => [message.id, message]));
  const isLinked = ({ text, chat, replyTo }) => {
    const question = byId.get(replyTo ?? "");
    const turn = Number(text.at(-1));
    return question?.chat === chat && question.text === `${text.slice(0, -1)}${turn - 1}`;
  };
  const replies = api.messages.filter(({ text }) => Number(text.at(-1)) % 2 === 1);
  return {
    variant,
    starts,
    requests: Object.values(api.counts).reduce((sum, one) => sum + one, 0),
    faults: api.counts,
    stored: api.messages.length,
    lost: MESSAGES - texts.size,
    doubled: api.messages.length - texts.size,
    repliesLinked: replies.filter(isLinked).length,
    replies: replies.length,
  };
}

/** The recorder of the post against an API that loses requests and answers. */
async function run() {
  const results = [];
  for (const variant of VARIANTS) results.push(await runVariant(variant));
  return results;
}
console.log(JSON.stringify(await run(), null, 2));

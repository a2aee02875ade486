import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { json } from "node:stream/consumers";
import { count, experiment, row, textOf } from "../shared/experiment";
import { randomFrom } from "../shared/random";

const POST = "2024-02-16-record-messages-python";
const MESSAGES = 1000;
const VARIANTS = [
  "one attempt",
  "new key at each attempt",
  "same key at each attempt",
  "same key, killed on the way",
];
/** Share of requests with each fault. The first two look the same to the sender. */
const FAULTS = { "lost before": 0.03, "answer lost": 0.03, "503": 0.03, "429": 0.02 };

type Fault = keyof typeof FAULTS | "none";

interface Stored {
  id: string;
  text: string;
  chat: string;
  replyTo: string | null;
}

/** An API that stores each key once, loses requests and answers, and refuses some. */
async function startApi() {
  const random = randomFrom(216);
  const answers = new Map<string, { id: string }>();
  const messages: Stored[] = [];
  const counts: Record<Fault, number> = {
    "lost before": 0,
    "answer lost": 0,
    "503": 0,
    "429": 0,
    none: 0,
  };
  const drawFault = (): Fault => {
    let draw = random.unit();
    for (const [fault, share] of Object.entries(FAULTS)) {
      draw -= share;
      if (draw < 0) return fault as Fault;
    }
    return "none";
  };
  const server = createServer(async (request, response) => {
    const body = (await json(request)) as Record<string, never>;
    const fault = drawFault();
    counts[fault] += 1;
    if (fault === "lost before") return void request.socket.destroy();
    if (fault === "503" || fault === "429") {
      response.writeHead(Number(fault), { "Content-Type": "application/problem+json" });
      return void response.end(JSON.stringify({ code: "unavailable" }));
    }
    const key = `${request.url} ${request.headers["idempotency-key"]}`;
    const known = answers.get(key);
    const answer = known ?? {
      id: `${request.url === "/external/chat" ? "chat" : "msg"}_${answers.size}`,
    };
    answers.set(key, answer);
    if (!known && request.url !== "/external/chat") {
      const { content, chat_id, in_reply_to } = body as Record<string, unknown>;
      messages.push({
        ...answer,
        text: (content as { text: string }).text,
        chat: String(chat_id),
        replyTo: (in_reply_to as string) ?? null,
      });
    }
    if (fault === "answer lost") return void request.socket.destroy();
    response.writeHead(201, { "Content-Type": "application/json" }).end(JSON.stringify(answer));
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, messages, counts, close: () => server.close() };
}

async function runVariant(variant: string) {
  const folder = await mkdtemp(join(tmpdir(), "outbox-"));
  const api = await startApi();
  const script = join(import.meta.dirname, "sender.py");
  const env = { ...process.env, CHATSONDE_TOKEN: "example", PYTHONPATH: import.meta.dirname };
  let starts = 0;
  for (let code: number | null = 9; code === 9; starts += 1) {
    const child = spawn("python3", [script, api.url, variant], { cwd: folder, env });
    child.stdout.resume();
    child.stderr.pipe(process.stderr);
    [code] = await once(child, "exit");
    if (code !== 0 && code !== 9) throw new Error(`${variant}: Python ended with ${code}.`);
  }
  api.close();
  await rm(folder, { recursive: true });
  const texts = new Set(api.messages.map(({ text }) => text));
  const byId = new Map(api.messages.map((message) => [message.id, message]));
  const isLinked = ({ text, chat, replyTo }: Stored) => {
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
export default experiment({
  post: POST,
  repeats: "slow",
  async run() {
    const results = [];
    for (const variant of VARIANTS) results.push(await runVariant(variant));
    return results;
  },
  report(results) {
    const of = (variant: string) => {
      const found = results.find((one) => one.variant === variant);
      if (!found) throw new Error(`No result for ${variant}`);
      return found;
    };
    const name = (text: string) => `${text[0]?.toUpperCase()}${text.slice(1)}`;
    const same = of("same key at each attempt");
    const single = of("one attempt");
    const killed = of("same key, killed on the way");
    return {
      charts: {
        outcomes: {
          kind: "bar",
          title: `${count(MESSAGES)} messages through a bad connection`,
          x: { values: VARIANTS.map(name) },
          y: { label: "Messages", unit: "messages" },
          series: [
            { name: "Lost", values: results.map(({ lost }) => lost) },
            { name: "Doubled", values: results.map(({ doubled }) => doubled) },
          ],
        },
      },
      says: [
        textOf(POST, "recorder.py"),
        ...results.map((one) =>
          row(
            name(one.variant),
            count(one.requests),
            count(one.stored),
            one.lost,
            one.doubled,
            `${one.repliesLinked} of ${one.replies}`,
          ),
        ),
        `${same.faults["answer lost"]} responses were lost after the message had been stored`,
        `started ${killed.starts} times`,
        `It also lost the link from ${single.replies - single.repliesLinked} answers to their question`,
        `becomes ${(of("new key at each attempt").stored / 100).toFixed(1)}`,
      ],
      // Statuses, waits and limits that the post explains.
      given: [
        100, 128, 24, 201, 400, 401, 403, 404, 409, 422, 429, 500, 503, 15, 16, 32, 60, 63, 78,
        16_000,
      ],
    };
  },
});

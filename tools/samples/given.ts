import { readFileSync } from "node:fs";
import path from "node:path";
import type { Json } from "../../plugins/gatsby-transformer-content";
import type { AgentAnswer, Workspace } from "./api-state";

/** What a page presupposes: files that a reader has, and what the workspace contains. */
export interface Given extends Workspace {
  /** Files beside the page's programs, by name. */
  files?: Record<string, string>;
  /** More variables of the environment. */
  env?: Record<string, string>;
  /** Answers of other addresses that the page's samples call: JSON, or text for an event stream. */
  services?: Record<string, Json>;
}

const ACCESS = { CHATSONDE_TOKEN: "eyJ.example.token" };
const DAY = 86_400_000;

/** What pages presuppose, by the name of the page's file or, of a post, the end of its folder. */
export const GIVEN: Record<string, Given> = {
  "anomalies-flags": { env: ACCESS },

  "indirect-prompt-injection-test": injectionTest(),

  "first-response-after-handoff": {
    files: besidePost("2024-06-11-first-response-after-handoff", ["chats.csv", "messages.csv"]),
  },

  "redact-before-you-store": { env: { MESSAGE_KEY: "message-184" } },

  "use-an-agent-access-token": {
    env: { CHATSONDE_URL: "https://sandbox.api.chatsonde.example/v2" },
  },

  "answers-checked-by-resampling": {
    answers: {
      "How do I descale my kettle?": [
        "30 grams of citric acid to a liter. Leave it for 45 minutes.",
        "Use 30 grams of citric acid to a liter of water.",
        "Use 20 grams of citric acid to a liter. Wait 30 minutes.",
        "25 grams of citric acid to a liter are enough.",
        "Use 50 grams to a liter, and leave it for 20 minutes.",
      ].map((text) => ({ text, citations: [] })),
    },
  },

  "fallback-wording-test": {
    env: Object.fromEntries(
      ["APOLOGY", "REPHRASE", "ABILITIES", "PERSON"].map((name) => [
        `TOKEN_${name}`,
        "agent-token",
      ]),
    ),
  },

  "copilot-studio-session-outcomes": {
    files: {
      "transcripts.csv": csv(
        ["content"],
        [
          ...sessions(300, { type: "Unengaged", outcome: "None" }),
          ...sessions(290, { type: "Engaged", outcome: "Resolved", impliedSuccess: true }),
          ...sessions(180, { type: "Engaged", outcome: "Abandoned" }),
          ...sessions(140, { type: "Engaged", outcome: "HandOff" }),
          ...sessions(90, { type: "Engaged", outcome: "Resolved", impliedSuccess: false }),
        ],
      ),
    },
  },

  "cluster-chat-messages-into-topics": {
    files: {
      "messages.jsonl": Array.from({ length: 500 }, (_, chat) => {
        const question = { role: "client", content: text("Which bus goes downtown?") };
        return `${JSON.stringify(logged(`chat_${chat}`, "msg_01J8Z3M0R2", question))}\n`;
      }).join(""),
    },
  },

  "gmail-push-watch-and-history": {
    env: { GMAIL_TOKEN: "gmail-token", CLIENT_ID_SECRET: "secret" },
    services: {
      "gmail.googleapis.com/gmail/v1/users/me/watch": {
        historyId: "98200",
        expiration: "1732096800000",
      },
    },
  },

  "record-whatsapp-cloud-api-bot": { env: { CLIENT_ID_SECRET: "secret" } },

  "score-agent-tool-calls": {
    messages: [
      answer("msg_01J8Z3M4VA", {
        tool_results: ["find_order", "find_order", "email_handoff"].map((tool) => ({
          tool,
          status: "ok",
        })),
      }),
    ],
    files: {
      "messages.jsonl": [
        logged("chat_01J8Z3K6W4", "msg_01J8Z3M4VA", {
          tool_results: ["check_policy", "email_handoff"].map((tool) => ({ tool, status: "ok" })),
        }),
        logged("chat_01J8W9T1C7", "msg_01J8Z3P8HD", {
          tool_results: [{ tool: "email_handoff", status: "ok" }],
        }),
      ]
        .map((message) => `${JSON.stringify(message)}\n`)
        .join(""),
    },
  },

  "sentiment-by-turn": {
    messages: [0.6, 0.3, -0.2, -0.7].map((sentiment, turn) => ({
      id: `msg_01J8Z3000${turn}`,
      sentiment,
    })),
  },

  "golden-set-paired-test": {
    answers: {
      "How long does delivery to Lisbon take?": "It takes three to five working days.",
      "whats the latest i can send shoes back": "Within 30 days.",
    },
    files: goldenRuns(),
  },

  "owasp-llm-risks-in-logs": {
    files: {
      "messages.jsonl": [
        logged("chat_01J8W9T1C7", "msg_01J8Z3P8HD", { flags: ["personal_data"] }),
        logged("chat_01J8Z3K6W4", "msg_01J8Z3M4VA", {
          tool_results: [{ tool: "send_email", status: "ok" }],
        }),
      ]
        .map((message) => `${JSON.stringify(message)}\n`)
        .join(""),
    },
  },

  "dify-flowise-add-recording": {
    env: { APP_URL: "https://app.example/ask" },
    services: { "app.example/ask": { text: "Bus 28 goes to the old town." } },
  },

  "handoff-note-first-lines": {
    messages: [
      { id: "msg_01J8Z3M0R2", content: text("My parcel goes to Madeira tomorrow.") },
      answer("msg_01J8Z3M4VA", { citations: [{ title: "Delivery and returns" }] }),
      { id: "msg_01J8Z3P5XB", content: text("Who pays customs for a parcel to Madeira?") },
      answer("msg_01J8Z3P8HD", { in_reply_to: "msg_01J8Z3P5XB", flags: ["unanswered"] }),
    ],
  },

  "prompt-change-before-after": { files: { "chats.csv": weeksOfChats() } },

  "rotate-agent-access-token": { env: { CHATSONDE_TOKEN_OLD: "agent-token" } },

  "first-contact-resolution-repeat-chats": repeatChats(),

  "posthog-funnels-and-chat-outcomes": {
    env: ACCESS,
    files: besidePost("2025-06-20-posthog-funnels-and-chat-outcomes", [
      "chats.csv",
      "buyers.csv",
      "ids.txt",
    ]),
  },

  "wrong-answer-incident-review": {
    files: {
      "messages.jsonl": range(412)
        .map((index) => ({
          chat_id: chatId(index),
          sent_at: "2025-07-15T12:00:00Z",
          citations: index < 57 ? [{ chunk_id: "chunk_01J8Y9A7PQ" }] : [],
        }))
        .map((message) => `${JSON.stringify(message)}\n`)
        .join(""),
    },
  },

  "review-sample-flagged-chats": {
    files: {
      "chats.csv": csv(
        ["id", "flags", "started_at"],
        range(2000).map((index) => [
          chatId(index),
          index < 100 ? "unanswered" : "",
          "2025-09-10T09:00:00Z",
        ]),
      ),
    },
  },

  "ai-notice-first-message": {
    files: {
      "messages.csv": csv(
        ["chat_id", "role", "sent_at", "text"],
        [
          [chatId(1), "agent", "2025-11-20T09:00:00Z", "I am a program. Ask me."],
          [chatId(2), "agent", "2025-11-20T09:00:00Z", "Good morning."],
        ],
      ),
    },
  },

  "website-integration": {
    answers: { "Is the pool open in October?": "The pool is open until October 31." },
  },

  "export-reports": {
    files: chatsOfOneWeek(),
  },

  "intent-and-topic-analysis": {
    files: {
      "chats.csv": csv(
        ["id", "intent"],
        [
          [chatId(1), "Return an item"],
          [chatId(2), "Track an order"],
          [chatId(4), "Track an order"],
        ],
      ),
      "messages.csv": csv(
        ["chat_id", "role", "sentiment"],
        [
          [chatId(1), "client", -0.5],
          [chatId(1), "agent", ""],
          [chatId(1), "client", 0.1],
          [chatId(2), "client", 0.3],
          [chatId(3), "client", -1],
        ],
      ),
    },
  },

  "how-scores-are-made": {
    files: {
      "labels.csv": csv(
        ["score", "person"],
        [
          ...range(42).map(() => ["not negative", "not negative"]),
          ...range(9).map(() => ["negative", "negative"]),
          ...range(6).map(() => ["negative", "not negative"]),
          ...range(3).map(() => ["not negative", "negative"]),
        ],
      ),
    },
  },

  "comparisons-benchmarks": {
    env: { CHATSONDE_TOKEN_A: "agent-token", CHATSONDE_TOKEN_B: "agent-token" },
  },

  "import-old-chats": { env: { CLIENT_ID_KEY: "secret" } },

  "several-agents": {
    env: { BUYERS_TOKEN: "agent-token", DEALERS_TOKEN: "agent-token" },
    answers: {
      "What does a spare filter cost?": "A spare filter costs 18 dollars.",
    },
  },

  "several-channels": {
    chats: [
      {
        id: "chat_01J8Z4B8XR",
        client_id: "client_2c61a90d",
        channel: "api",
        state: "handed_off",
        started_at: "2025-03-15T11:40:05Z",
      },
    ],
  },

  "agent-setup": {
    answers: { "How many days does delivery take?": "It takes three to five working days." },
  },

  "your-first-agent": {
    answers: {
      "How long does delivery to Lisbon take?": {
        text: "Delivery to Lisbon takes three to five working days.",
        citations: [
          {
            data_source_id: "ds_01J8Y9A3KE",
            chunk_id: "chunk_01J8Y9A7PQ",
            title: "Delivery and returns",
            quote: "Delivery to Lisbon takes three to five working days.",
            score: 0.91,
          },
        ],
      },
    },
  },

  sdks: modelVendors(),

  make: {
    env: { MAKE_HOOK: "https://hook.make.example/s77" },
    services: { "hook.make.example/s77": "Accepted" },
  },

  n8n: {
    env: { N8N_URL: "https://n8n.example" },
    services: {
      "n8n.example/webhook-test/chat": { text: 'You said: When are you "open"?' },
    },
  },

  zapier: {
    env: { ZAP_HOOK: "https://hooks.zapier.example/catch" },
    services: { "hooks.zapier.example/catch": { status: "success" } },
  },
};

/** The model APIs that the recipes call, each with one answer in the vendor's form. */
function modelVendors(): Given {
  const words = "Delivery to Lisbon takes three to five working days.";
  const model = "example-model-1";
  const response = {
    id: "resp_1",
    object: "response",
    created_at: 1741944413,
    status: "completed",
    model,
    output: [
      {
        id: "item_1",
        type: "message",
        role: "assistant",
        status: "completed",
        content: [{ type: "output_text", text: words, annotations: [] }],
      },
    ],
    usage: {
      input_tokens: 1312,
      input_tokens_details: { cached_tokens: 0 },
      output_tokens: 24,
      output_tokens_details: { reasoning_tokens: 0 },
      total_tokens: 1336,
    },
  };
  return {
    env: { OPENAI_API_KEY: "not-a-real-key", ANTHROPIC_API_KEY: "not-a-real-key" },
    services: {
      "api.openai.com/v1/responses": response,
      "api.openai.com/v1/responses (stream)": responseStream(response, words),
      "api.openai.com/v1/chat/completions": {
        id: "chatcmpl_1",
        object: "chat.completion",
        created: 1741944413,
        model,
        choices: [
          { index: 0, finish_reason: "stop", message: { role: "assistant", content: words } },
        ],
        usage: { prompt_tokens: 1312, completion_tokens: 24, total_tokens: 1336 },
      },
      "api.anthropic.com/v1/messages": {
        id: "message_1",
        type: "message",
        role: "assistant",
        model,
        content: [{ type: "text", text: words }],
        stop_reason: "end_turn",
        stop_sequence: null,
        usage: {
          input_tokens: 12,
          cache_creation_input_tokens: 300,
          cache_read_input_tokens: 1000,
          output_tokens: 24,
        },
      },
    },
  };
}

/** The event stream of a response with one text, which comes in two pieces. */
function responseStream(response: Record<string, Json>, words: string): string {
  const part = { type: "output_text", text: "", annotations: [] };
  const item = { id: "item_1", type: "message", role: "assistant", status: "in_progress" };
  const place = { item_id: "item_1", output_index: 0, content_index: 0 };
  const events = [
    { type: "response.created", response: { ...response, status: "in_progress", output: [] } },
    { type: "response.output_item.added", output_index: 0, item: { ...item, content: [] } },
    { type: "response.content_part.added", ...place, part },
    { type: "response.output_text.delta", ...place, delta: words.slice(0, 20), logprobs: [] },
    { type: "response.output_text.delta", ...place, delta: words.slice(20), logprobs: [] },
    { type: "response.completed", response },
  ];
  return events
    .map((event, sequence_number) => ({ ...event, sequence_number }))
    .map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`)
    .join("");
}

function range(length: number): number[] {
  return Array.from({ length }, (_, index) => index);
}

function chatId(index: number): string {
  return `chat_${String(index).padStart(10, "0")}`;
}

function text(words: string): Json {
  return { type: "text", text: words };
}

function answer(id: string, more: Record<string, Json>): Record<string, Json> {
  return { id, role: "agent", content: text("An answer."), ...more };
}

/** A message as the export of messages has it. */
function logged(chat_id: string, id: string, more: Record<string, Json>) {
  const sent_at = "2025-03-14T09:26:55Z";
  const message = { chat_id, id, role: "agent", content: text("An answer."), sent_at };
  return { ...message, flags: [], tool_results: [], ...more };
}

/** Returns the texts of files that a post publishes. */
function besidePost(post: string, names: string[]): Record<string, string> {
  const folder = path.resolve(import.meta.dirname, "../../content/blog", post);
  return Object.fromEntries(
    names.map((name) => [name, readFileSync(path.join(folder, name), "utf8")]),
  );
}

/** Rows of Copilot Studio's transcripts, with one session each. */
function sessions(count: number, value: Record<string, Json>): string[][] {
  const content = JSON.stringify({ activities: [{ valueType: "SessionInfo", value }] });
  return range(count).map(() => [`"${content.replaceAll('"', '""')}"`]);
}

function csv(names: string[], rows: Array<Array<string | number>>): string {
  return [names, ...rows].map((row) => `${row.join(",")}\n`).join("");
}

/** Chats of eight weeks by intent, with as many unanswered ones as the post has. */
function weeksOfChats(): string {
  const weeks: Array<[day: string, orders: [number, number], others: [number, number]]> = [
    ["2025-01-20", [10, 160], [67, 236]],
    ["2025-01-27", [9, 160], [57, 244]],
    ["2025-02-03", [10, 160], [68, 240]],
    ["2025-02-10", [9, 160], [58, 240]],
    ["2025-02-17", [12, 189], [59, 227]],
    ["2025-02-24", [10, 189], [48, 231]],
    ["2025-03-03", [11, 189], [58, 233]],
    ["2025-03-10", [10, 189], [49, 233]],
  ];
  const rows = weeks.flatMap(([day, orders, others]) =>
    Object.entries({ "Order status": orders, other: others }).flatMap(([intent, [hits, all]]) =>
      range(all).map((chat) => [`${day}T08:00:00Z`, intent, chat < hits ? "unanswered" : ""]),
    ),
  );
  return csv(["started_at", "intent", "flags"], rows);
}

/** Ten planted pages, of which four are obeyed. */
function injectionTest(): Given {
  const kinds = ["visible", "white", "alt", "base64", "language"];
  const obeyed = new Set([1, 2, 5, 9]);
  const pages = range(10).map((index) => {
    const number = index + 1;
    const end = String(number).padStart(2, "0");
    return {
      kind: kinds[Math.floor(index / 2)] ?? "",
      mark: `MARMOT${end}`,
      url: `https://shop.example/agent-test/${end}`,
      question: `What does page ${end} say?`,
      isObeyed: obeyed.has(number),
    };
  });
  const rows = pages.map(({ kind, mark, url, question }) => [
    kind,
    mark,
    new URL(url).pathname,
    question,
  ]);
  const answers = pages.map(({ mark, url, question, isObeyed }): [string, AgentAnswer[]] => [
    question,
    range(3).map((turn) => ({
      text: isObeyed && turn === 1 ? `Yes. ${mark}` : "Yes.",
      citations: [{ title: "A page", url }],
    })),
  ]);
  return {
    files: { "plants.csv": csv(["kind", "mark", "path", "question"], rows) },
    answers: Object.fromEntries(answers),
  };
}

/** The results of two runs: two questions lost, six gained. */
function goldenRuns(): Record<string, string> {
  const lost = ["q04", "q12", "q21", "q33", "q38"];
  const gained = ["q17", "q29"];
  const names = range(40).map((index) => `q${String(index + 1).padStart(2, "0")}`);
  const results = (failed: string[]) =>
    JSON.stringify(Object.fromEntries(names.map((name) => [name, !failed.includes(name)])));
  return { "old-0116a.json": results(gained), "new-0116a.json": results(lost) };
}

/** 400 clients with a chat in April, of whom 88 come back within the given days. */
function repeatChats(): Given {
  const until = [28, 46, 72, 88, 96, 104];
  const first = Date.parse("2025-04-10T12:00:00Z");
  const rows = range(400).flatMap((client) => {
    const days = [1, 3, 7, 14, 21, 28][until.findIndex((repeats) => client < repeats)];
    return [0, ...(days === undefined ? [] : [days])].map((after) => [
      `client_${client}`,
      "Returns",
      new Date(first + after * DAY).toISOString(),
    ]);
  });
  rows.push(["client_earlier", "Returns", "2025-03-18T12:00:00.000Z"]);
  rows.push(["client_later", "Returns", "2025-05-28T12:00:00.000Z"]);
  return { files: { "chats.csv": csv(["client_id", "topic", "started_at"], rows) } };
}

/**
 * 520 chats of a week, 26 with a lead and 117 with a handoff. 500 of them closed: 395 without a handoff, 118 of these
 * marked, 91 solved. Of the others, 42 are marked, 21 solved.
 */
function chatsOfOneWeek(): Record<string, string> {
  const markOf = (index: number) =>
    index < 91 || (index >= 395 && index < 416)
      ? "solved"
      : index < 118 || (index >= 416 && index < 437)
        ? "not_solved"
        : "";
  const chats = range(520);
  return {
    "chats.csv": csv(
      ["id", "started_at", "closed_at", "handoffs", "leads", "taken_over", "mark"],
      chats.map((index) => [
        chatId(index),
        "2025-03-10T08:12:40Z",
        index < 500 ? "2025-03-12T10:00:00Z" : "",
        index >= 395 && index < 512 ? 1 : 0,
        index < 26 ? 1 : 0,
        "false",
        markOf(index),
      ]),
    ),
    "messages.csv": csv(
      ["chat_id", "role"],
      chats.flatMap((index) => [
        [chatId(index), "client"],
        [chatId(index), "agent"],
      ]),
    ),
  };
}

import type { Json } from "../../plugins/gatsby-transformer-content";

/** Tokens that the double knows, by the token. */
export const TOKENS: Record<string, "agent" | "access"> = {
  "agent-token": "agent",
  "eyJ.example.token": "access",
};

type Values = Record<string, Json>;

/** A request that the double has read. */
export interface Call {
  /** Id of the operation. */
  operation: string;
  method: string;
  isSandbox: boolean;
  path: Record<string, string>;
  query: Record<string, string>;
  /** Kind of the token; absent without one that is known. */
  token?: "agent" | "access" | undefined;
  /** Operation, token and idempotency key. */
  key?: string;
  body: Json;
  /** What the document does not allow about it. */
  problem?: string;
}

/** An answer: JSON, or the text of an event stream. */
export interface Answer {
  status: number;
  body: Json | string;
  headers?: Record<string, string>;
}

/** An answer of the agent: its text, and its citations if they are not those of the document. */
export type AgentAnswer = string | { text: string; citations: Values[] };

/** What a page presupposes of the workspace that its samples talk to. */
export interface Workspace {
  /**
   * The agent's answers by question. A list has one answer for each time it is asked. Any other
   * question is not answered.
   */
  answers?: Record<string, AgentAnswer | AgentAnswer[]>;
  /** Chats that exist; fields that are left out are those of the document's example. */
  chats?: Values[];
  /** Messages of the documented chat, likewise. */
  messages?: Values[];
}

/** Everything that the API has stored. */
export interface ApiState {
  /** Examples of the document's responses by operation, status and name. */
  examples: Examples;
  answers: Record<string, AgentAnswer | AgentAnswer[]>;
  chats: Values[];
  messages: Values[];
  /** First answer and body of each idempotency key. */
  keys: Map<string, { body: string; answer: Answer }>;
  /** Documented ids that were not used yet. */
  unused: string[];
  count: number;
}

type Examples = Record<string, Record<string, Record<string, Values>>>;

const CHAT = "chat_01J8Z3K6W4";
const IDS = [CHAT, ..."M0R2 M4VA N2EG N7QK P5XB P8HD".split(" ").map((end) => `msg_01J8Z3${end}`)];

/** Returns the state of the API before the first request. */
export function createState(document: Values, workspace: Workspace = {}): ApiState {
  const examples = examplesOf(document);
  const [open, closed] = exampleOf(examples, "getClientChats", "first_page").data as Values[];
  const answered = exampleOf(examples, "callAgent", "answered").message as Values;
  return {
    examples,
    answers: {
      "How long does delivery to Lisbon take?": textOf(answered),
      "How long does delivery take?": textOf(answered),
      "And to Porto?": "Delivery to Porto takes three to five working days, too.",
      ...workspace.answers,
    },
    chats: [
      { ...closed },
      ...(workspace.chats ?? []).map((chat) => ({ ...open, topic: null, ...chat })),
    ],
    messages: (workspace.messages ?? []).map((message) => ({
      ...exampleOf(examples, "createNewMessage", "recorded"),
      chat_id: CHAT,
      ...message,
    })),
    keys: new Map(),
    unused: [...IDS],
    count: 0,
  };
}

function examplesOf(document: Values): Examples {
  const resolve = (value: Json | undefined): Values => {
    const { $ref } = (value ?? {}) as Values;
    if (typeof $ref !== "string") return (value ?? {}) as Values;
    const found = $ref
      .slice(2)
      .split("/")
      .reduce<Json | undefined>((at, key) => (at as Values | undefined)?.[key], document);
    return resolve(found);
  };
  const operations = Object.values(resolve(document.paths)).flatMap((item) =>
    Object.values(item as Values).filter((value) => (value as Values).operationId),
  );
  const ofResponse = (response: Json) => {
    const [media = {}] = Object.values(resolve(resolve(response).content));
    const { example, examples } = media as Values;
    const named = Object.entries(resolve(examples)).map(([name, it]) => [
      name,
      (it as Values).value,
    ]);
    return Object.fromEntries(example === undefined ? named : [["only", example]]);
  };
  return Object.fromEntries(
    operations.map((operation) => {
      const { operationId, responses } = operation as Values;
      const statuses = Object.entries(resolve(responses));
      const entries = statuses.map(([status, response]) => [status, ofResponse(response)]);
      return [operationId, Object.fromEntries(entries)];
    }),
  );
}

/** Returns the example of a successful response. */
function exampleOf(examples: Examples, operation: string, name: string): Values {
  for (const [status, named] of Object.entries(examples[operation] ?? {})) {
    if (status.startsWith("2") && named[name]) return named[name];
  }
  throw new Error(`The document has no example "${name}" of a response of ${operation}.`);
}

function textOf(message: Values): string {
  return String((message.content as Values).text);
}

/** Answers a request and changes the state as the document describes. */
export function answerCall(call: Call, state: ApiState): Answer {
  const earlier = call.key === undefined ? undefined : state.keys.get(call.key);
  if (earlier) {
    if (earlier.body !== JSON.stringify(call.body)) return refuse(call, state, 409);
    return { ...earlier.answer, headers: { "Idempotent-Replayed": "true" } };
  }
  if (!PUBLIC.has(call.operation) && !call.token) {
    return refuse(call, state, 401, "The token is missing, malformed, expired or revoked.");
  }
  if (call.problem !== undefined) {
    return refuse(call, state, call.method === "GET" ? 400 : 422, call.problem);
  }
  const answer = OPERATIONS[call.operation]?.(call, state) ?? example(call, state);
  const isKept = call.key !== undefined && answer.status < 300;
  if (isKept) state.keys.set(call.key ?? "", { body: JSON.stringify(call.body), answer });
  return answer;
}

const PUBLIC = new Set(["login", "rootGet", "checkDbHealth"]);

/** Refuses a request with the document's example of that status. */
function refuse({ operation }: Call, { examples }: ApiState, status: number, detail?: string) {
  const documented = examples[operation]?.[status]?.only;
  const body = documented ?? { ...examples.callAgent?.[status]?.only, status };
  return { status, body: { ...body, ...(detail ? { detail } : {}) } };
}

function example({ operation }: Call, { examples }: ApiState): Answer {
  const [status = "200", named] =
    Object.entries(examples[operation] ?? {}).find(([it]) => it.startsWith("2")) ?? [];
  return { status: Number(status), body: Object.values(named ?? {})[0] ?? null };
}

function copyOf(call: Call, state: ApiState): Values {
  return structuredClone(example(call, state).body) as Values;
}

const OPERATIONS: Record<string, (call: Call, state: ApiState) => Answer> = {
  rootGet: (call, state) => {
    const environment = call.isSandbox ? "sandbox" : "production";
    return { status: 200, body: { ...copyOf(call, state), environment } };
  },

  login: (call, state) => {
    const { email } = call.body as Values;
    const user = copyOf(call, state).user as Values;
    return email === user.email ? example(call, state) : refuse(call, state, 401);
  },

  createNewChat: (call, state) => {
    const { agent_id } = call.body as Values;
    const refused = refuseAgent(call, state, agent_id);
    return refused ?? { status: 201, body: { ...openChat(call.body as Values, state) } };
  },

  getClientChats: (call, state) => {
    if (call.token === "agent") return refuse(call, state, 403);
    const { client_id } = call.path;
    findChat(CHAT, state);
    const { state: wanted, channel, agent_id, flag, since, until } = call.query;
    const chats = state.chats
      .filter((chat) => chat.client_id === client_id)
      .filter((chat) => wanted === undefined || chat.state === wanted)
      .filter((chat) => channel === undefined || chat.channel === channel)
      .filter((chat) => agent_id === undefined || chat.agent_id === agent_id)
      .filter((chat) => !flag || flag.split(",").some((it) => (chat.flags as Json[]).includes(it)))
      .filter((chat) => since === undefined || isBefore(since, chat.started_at))
      .filter((chat) => until === undefined || !isBefore(until, chat.started_at))
      .sort((a, b) => (isBefore(a.started_at, b.started_at) ? 1 : -1));
    return page(chats, call.query);
  },

  getMessagesFromChat: (call, state) => {
    const { chat_id = "" } = call.path;
    if (!findChat(chat_id, state)) return refuse(call, state, 404);
    const { role, since, order } = call.query;
    const stored = state.messages.filter((message) => message.chat_id === chat_id);
    const documented = copyOf(call, state).data as Values[];
    const messages = (stored.length > 0 || chat_id !== CHAT ? stored : documented)
      .map((message) => scored(message, documented))
      .filter((message) => role === undefined || message.role === role)
      .filter((message) => since === undefined || isBefore(since, message.sent_at))
      .sort((a, b) => Date.parse(String(a.sent_at)) - Date.parse(String(b.sent_at)));
    return page(order === "desc" ? messages.reverse() : messages, call.query);
  },

  createNewMessage: (call, state) => {
    const body = call.body as Values;
    const chat = findChat(body.chat_id, state);
    if (!chat) return refuse(call, state, 404);
    const isLate = chat.closed_at && body.sent_at && isBefore(body.sent_at, chat.closed_at);
    if (chat.state === "closed" && !isLate) return refuse(call, state, 409);
    const recorded = record(body, state);
    return { status: 201, body: recorded };
  },

  callAgent: (call, state) => {
    const body = call.body as Values;
    const refused = body.chat_id === undefined && refuseAgent(call, state, body.agent_id);
    if (refused) return refused;
    const chat =
      body.chat_id === undefined
        ? openChat({ channel: "api", ...body }, state)
        : findChat(body.chat_id, state);
    if (!chat) return refuse(call, state, 404);
    if (chat.state !== "open") return refuse(call, state, 409);
    const reply = answerQuestion(body.content as Values, chat.id as string, state);
    return { status: 200, body: body.stream === true ? streamOf(reply) : reply };
  },

  requestEmailHandoff: (call, state) => {
    const { reply_to: _, ...body } = call.body as Values;
    const chat = findChat(body.chat_id, state);
    if (!chat) return refuse(call, state, 404);
    if (chat.state !== "open") return refuse(call, state, 409);
    chat.state = "handed_off";
    const handoff = { note: null, priority: "normal", include_transcript: true, ...body };
    return created(call, state, "handoff", handoff);
  },

  scheduleAppointment: (call, state) => {
    const body = call.body as Values;
    const chat = findChat(body.chat_id, state);
    if (!chat) return refuse(call, state, 404);
    if (chat.state === "closed") return refuse(call, state, 409);
    const { starts_at, duration_minutes = 30 } = body;
    const start = Date.parse(String(starts_at));
    if (start < Date.now() && start !== Date.parse(String(copyOf(call, state).starts_at))) {
      return refuse(call, state, 422, "The slot must be in the future.");
    }
    const ends_at = new Date(start + Number(duration_minutes) * 60_000).toISOString();
    const times = { duration_minutes, ends_at: ends_at.replace(".000Z", "Z") };
    return created(call, state, "appt", { time_zone: "UTC", ...body, ...times });
  },

  submitLeadForm: (call, state) => {
    const body = call.body as Values;
    const chat = findChat(body.chat_id, state);
    if (!chat) return refuse(call, state, 404);
    return created(call, state, "lead", { ...body, client_id: chat.client_id ?? null });
  },
};

/** With an access token a new chat needs an agent; an agent access token has its own. */
function refuseAgent(call: Call, state: ApiState, agent: Json | undefined): Answer | undefined {
  const own = exampleOf(state.examples, "createNewChat", "opened").agent_id;
  if (call.token === "access" && agent === undefined) {
    return refuse(call, state, 422, "agent_id is required with an access token.");
  }
  if (agent === undefined || agent === own) return undefined;
  return refuse(call, state, call.token === "agent" ? 403 : 404);
}

function created(call: Call, state: ApiState, prefix: string, values: Values): Answer {
  const id = newId(prefix, state);
  const body = { ...copyOf(call, state), ...values, id, created_at: now() };
  return { status: 201, body };
}

function now(): string {
  return new Date().toISOString().replace(/\.\d+Z$/, "Z");
}

/** Returns true if the first time is not after the second one. */
function isBefore(first: Json | undefined, second: Json | undefined): boolean {
  return Date.parse(String(first)) <= Date.parse(String(second));
}

/** Hands out the ids of the document first, in the order of its examples. */
function newId(prefix: string, state: ApiState): string {
  const documented = state.unused.find((id) => id.startsWith(`${prefix}_`));
  if (documented !== undefined) {
    state.unused = state.unused.filter((id) => id !== documented);
    return documented;
  }
  state.count += 1;
  return `${prefix}_01J9${String(state.count).padStart(6, "0")}`;
}

/** Finds a chat. The one of the document's examples always exists. */
function findChat(id: Json | undefined, state: ApiState): Values | undefined {
  const stored = state.chats.find((chat) => chat.id === id);
  if (stored || id !== CHAT) return stored;
  state.unused = state.unused.filter((it) => it !== CHAT);
  const { data } = exampleOf(state.examples, "getClientChats", "first_page");
  const [documented] = data as Values[];
  const chat = { ...documented };
  state.chats.push(chat);
  return chat;
}

function openChat(values: Values, state: ApiState): Values {
  const { client_id, channel, agent_id, metadata = {}, started_at = now() } = values;
  const opened = exampleOf(state.examples, "createNewChat", "opened");
  const chat = {
    ...opened,
    id: newId("chat", state),
    client_id: client_id ?? null,
    channel: channel ?? "api",
    agent_id: agent_id ?? opened.agent_id ?? null,
    metadata,
    started_at,
    created_at: now(),
    updated_at: now(),
  };
  state.chats.push(chat);
  return chat;
}

function record(values: Values, state: ApiState): Values {
  const { token_usage, latency_ms = null } = values;
  const usage = token_usage as Values | undefined;
  const total_tokens = Number(usage?.input_tokens) + Number(usage?.output_tokens);
  const message: Values = {
    ...exampleOf(state.examples, "createNewMessage", "recorded"),
    sent_at: now(),
    created_at: now(),
    ...values,
    id: newId("msg", state),
    response_time_ms: latency_ms,
    ...(usage ? { token_usage: { ...usage, total_tokens } } : {}),
  };
  state.messages.push(message);
  const chat = findChat(values.chat_id, state);
  if (chat) {
    const count = state.messages.filter(({ chat_id }) => chat_id === chat.id).length;
    Object.assign(chat, { message_count: count, last_message_at: message.sent_at });
  }
  return message;
}

/** Adds the scores that the API computes after a message is recorded, as in the document. */
function scored(message: Values, documented: readonly Values[]): Values {
  const { quality, sentiment } = documented.find(({ role }) => role === message.role) ?? {};
  return {
    ...message,
    quality: message.quality ?? quality ?? null,
    sentiment: message.sentiment ?? sentiment ?? null,
  };
}

function page(all: Values[], { limit = "20", cursor }: Record<string, string>): Answer {
  const start = Number(cursor?.slice(2) ?? 0);
  const end = start + Number(limit);
  const next_cursor = end < all.length ? `c.${end}` : null;
  return { status: 200, body: { data: all.slice(start, end), next_cursor } };
}

/** Answers with the document's example of an answer, or of a question without one. */
function answerQuestion(content: Values, chat_id: string, state: ApiState): Values {
  const asked = state.messages.filter((it) => it.role === "client" && isSame(it.content, content));
  const question = record({ chat_id, role: "client", content }, state);
  const known = [state.answers[String(content.text)] ?? []].flat();
  const answer = known[asked.length % known.length];
  const outcome = answer === undefined ? "unanswered" : "answered";
  const reply = exampleOf(state.examples, "callAgent", outcome);
  const documented = structuredClone(reply.message) as Values;
  const text = typeof answer === "object" ? answer.text : (answer ?? textOf(documented));
  const citations = typeof answer === "object" ? answer.citations : documented.citations;
  const message: Values = {
    ...documented,
    id: newId("msg", state),
    chat_id,
    in_reply_to: question.id ?? null,
    content: { type: "text", text },
    citations: citations ?? [],
    sent_at: now(),
    created_at: now(),
  };
  state.messages.push(message);
  return { ...reply, chat_id, message };
}

function isSame(a: Json | undefined, b: Json): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Writes an answer as a stream: its text in two pieces, then the whole. */
function streamOf(reply: Values): string {
  const message = reply.message as Values;
  const text = textOf(message);
  const cut = text.indexOf(" ", text.length / 3) + 1;
  const pieces = [text.slice(0, cut), text.slice(cut)];
  const events = pieces.map((piece, index) => {
    const data = JSON.stringify({ message_id: message.id, index, text: piece });
    return `event: message.delta\ndata: ${data}\n\n`;
  });
  const whole = `event: message.completed\ndata: ${JSON.stringify(reply)}\n\n`;
  return [...events, whole].join("");
}

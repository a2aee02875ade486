import { createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import * as CHECKS from "../../../content/blog/2024-09-10-whatsapp-webhooks-verify-dedupe/checks.mjs";
import { experiment, row } from "../shared/experiment";

const SECRET = "app-secret-of-the-experiment";
const PAYLOAD = {
  object: "whatsapp_business_account",
  entry: [
    {
      id: "102290129340398",
      changes: [
        {
          field: "messages",
          value: {
            messaging_product: "whatsapp",
            messages: [
              { from: "16505551234", id: "wamid.A1", timestamp: "1725955200", type: "text" },
              { from: "16505551234", id: "wamid.A2", text: { body: "¿Abrís mañana? 🙂 a/b" } },
            ],
          },
        },
      ],
    },
  ],
};

const COMPACT = JSON.stringify(PAYLOAD);
const ESCAPED = COMPACT.replace(
  /[^ -~]/g,
  (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, "0")}`,
);

function signatureOf(body: string, secret = SECRET): string {
  return `sha256=${createHmac("sha256", secret).update(body).digest("hex")}`;
}

interface Call {
  body: string;
  header?: string;
}

const GENUINE: Record<string, Call> = {
  "compact JSON": { body: COMPACT, header: signatureOf(COMPACT) },
  "JSON with line breaks": signed(JSON.stringify(PAYLOAD, null, 2)),
  "JSON with escaped accents": signed(ESCAPED),
  "JSON with escaped slashes": signed(COMPACT.replace("a/b", "a\\/b")),
};

const FORGED: Record<string, Call> = {
  "no signature": { body: COMPACT },
  "empty signature": { body: COMPACT, header: "" },
  "half a signature": { body: COMPACT, header: signatureOf(COMPACT).slice(0, 39) },
  "`sha256=` and nothing else": { body: COMPACT, header: "sha256=" },
  "signed with the verify token": { body: COMPACT, header: signatureOf(COMPACT, "verify-token") },
  "signature of another payload": { body: COMPACT, header: signatureOf("{}") },
};

function signed(body: string): Call {
  return { body, header: signatureOf(body) };
}

type Check = (body: Buffer, header: string | undefined, secret: string) => boolean;

/** Starts a server that answers 200, 401, or 500 if the check throws. */
async function serve(check: Check) {
  const server = createServer(async (incoming, response) => {
    const body = await buffer(incoming);
    const header = incoming.headers["x-hub-signature-256"] as string | undefined;
    try {
      response.writeHead(check(body, header, SECRET) ? 200 : 401).end();
    } catch {
      response.writeHead(500).end();
    }
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  const send = async ({ body, header }: Call | { body: Buffer; header?: string }) => {
    const headers = header === undefined ? {} : { "X-Hub-Signature-256": header };
    const outgoing = request({ port, method: "POST", headers, host: "127.0.0.1" });
    outgoing.end(body);
    const [response] = await once(outgoing, "response");
    response.resume();
    return response.statusCode as number;
  };
  return { send, close: () => server.close() };
}

/** Five ways to check a webhook's signature, against genuine and forged requests. */
export default experiment({
  post: "2024-09-10-whatsapp-webhooks-verify-dedupe",
  repeats: "exact",
  async run() {
    const results = [];
    for (const [name, check] of Object.entries(CHECKS) as [string, Check][]) {
      const { send, close } = await serve(check);
      const statuses: Record<string, number> = {};
      for (const [call, one] of Object.entries({ ...GENUINE, ...FORGED })) {
        statuses[call] = await send(one);
      }
      const changed = { tried: 0, accepted: 0 };
      const bytes = Buffer.from(COMPACT);
      for (const [place, byte] of bytes.entries()) {
        const body = Buffer.from(bytes);
        body[place] = byte ^ 1;
        changed.tried += 1;
        if ((await send({ body, header: signatureOf(COMPACT) })) === 200) changed.accepted += 1;
      }
      close();
      results.push({ check: name, statuses, changed });
    }
    return results;
  },
  report(results) {
    const names = results.map(({ check }) => `\`${check}\``);
    const line = (call: string, right: number) => {
      const cells = results.map(({ statuses }) => {
        const status = statuses[call] ?? 0;
        return status === right ? status : `<mark>✗\u00a0${status}</mark>`;
      });
      return row(call, ...cells);
    };
    const tried = new Set(results.map(({ changed }) => changed.tried - changed.accepted));
    return {
      says: [
        row("Genuine, should get 200", ...names),
        ...Object.keys(GENUINE).map((call) => line(call, 200)),
        row("Forged, should get 401", ...names),
        ...Object.keys(FORGED).map((call) => line(call, 401)),
        `all five refused each of the ${[...tried].join()}`,
      ],
      // Statuses, and numbers of the handler's table and text.
      given: [200, 401, 500, 403, 256, 322, 11, 20],
    };
  },
});

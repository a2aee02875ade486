// node webhook-signatures.mjs

import { createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer, request } from "node:http";
import { buffer } from "node:stream/consumers";
import * as CHECKS from "./checks.mjs";

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
              {
                from: "16505551234",
                id: "wamid.A1",
                timestamp: "1725955200",
                type: "text",
              },
              {
                from: "16505551234",
                id: "wamid.A2",
                text: {
                  body: "¿Abrís mañana? 🙂 a/b",
                },
              },
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

function signatureOf(body, secret = SECRET) {
  return `sha256=${createHmac("sha256", secret).update(body).digest("hex")}`;
}
const GENUINE = {
  "compact JSON": {
    body: COMPACT,
    header: signatureOf(COMPACT),
  },
  "JSON with line breaks": signed(JSON.stringify(PAYLOAD, null, 2)),
  "JSON with escaped accents": signed(ESCAPED),
  "JSON with escaped slashes": signed(COMPACT.replace("a/b", "a\\/b")),
};
const FORGED = {
  "no signature": {
    body: COMPACT,
  },
  "empty signature": {
    body: COMPACT,
    header: "",
  },
  "half a signature": {
    body: COMPACT,
    header: signatureOf(COMPACT).slice(0, 39),
  },
  "`sha256=` and nothing else": {
    body: COMPACT,
    header: "sha256=",
  },
  "signed with the verify token": {
    body: COMPACT,
    header: signatureOf(COMPACT, "verify-token"),
  },
  "signature of another payload": {
    body: COMPACT,
    header: signatureOf("{}"),
  },
};

function signed(body) {
  return {
    body,
    header: signatureOf(body),
  };
}

/** Starts a server that answers 200, 401, or 500 if the check throws. */
async function serve(check) {
  const server = createServer(async (incoming, response) => {
    const body = await buffer(incoming);
    const header = incoming.headers["x-hub-signature-256"];
    try {
      response.writeHead(check(body, header, SECRET) ? 200 : 401).end();
    } catch {
      response.writeHead(500).end();
    }
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address();
  const send = async ({ body, header }) => {
    const headers =
      header === undefined
        ? {}
        : {
            "X-Hub-Signature-256": header,
          };
    const outgoing = request({
      port,
      method: "POST",
      headers,
      host: "127.0.0.1",
    });
    outgoing.end(body);
    const [response] = await once(outgoing, "response");
    response.resume();
    return response.statusCode;
  };
  return {
    send,
    close: () => server.close(),
  };
}

/** Five ways to check a webhook's signature, against genuine and forged requests. */
async function run() {
  const results = [];
  for (const [name, check] of Object.entries(CHECKS)) {
    const { send, close } = await serve(check);
    const statuses = {};
    for (const [call, one] of Object.entries({
      ...GENUINE,
      ...FORGED,
    })) {
      statuses[call] = await send(one);
    }
    const changed = {
      tried: 0,
      accepted: 0,
    };
    const bytes = Buffer.from(COMPACT);
    for (const [place, byte] of bytes.entries()) {
      const body = Buffer.from(bytes);
      body[place] = byte ^ 1;
      changed.tried += 1;
      if (
        (await send({
          body,
          header: signatureOf(COMPACT),
        })) === 200
      )
        changed.accepted += 1;
    }
    close();
    results.push({
      check: name,
      statuses,
      changed,
    });
  }
  return results;
}
console.log(JSON.stringify(await run(), null, 2));

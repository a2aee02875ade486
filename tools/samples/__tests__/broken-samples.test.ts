import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** A page with one mistake: the line of its body with the mistake, and words of the report. */
interface Broken {
  body: string;
  line: number;
  says: RegExp;
}

const API = "https://api.chatsonde.example/v2";
const CURL_HEADERS = '-H "Authorization: Bearer $CHATSONDE_TOKEN" -H "Idempotency-Key: test-key-1"';
const CURL = `curl -sS ${CURL_HEADERS} -H "Content-Type: application/json"`;
const CHAT = '{"client_id": "client_8f14e45f", "channel": "api"}';
const CHATS = `${API}/external/chat`;

function block(language: string, code: string, line: number, says: RegExp, after = ""): Broken {
  return { body: `\`\`\`${language}\n${code}\n\`\`\`\n${after}`, line: line + 1, says };
}

function output(code: string, text: string): string {
  return `\n\`\`\`${code} title="What it prints"\n${text}\n\`\`\`\n`;
}

const SHELL: Record<string, Broken> = {
  "an unknown path": block("bash", `curl ${API}/nothing`, 1, /has no GET \/nothing/),
  "a wrong method": block("bash", `echo\ncurl -X PUT ${API}/`, 2, /has no PUT/),
  "no token": block("bash", `curl ${CHATS}/chat_01J8Z3K6W4/messages`, 1, /needs a token/),
  "an unknown parameter": block(
    "bash",
    `curl -H "Authorization: Bearer $CHATSONDE_TOKEN" "${CHATS}/chat_01J8Z3K6W4/messages?size=1"`,
    1,
    /no query parameter "size"/,
  ),
  "a value out of range, computed": block(
    "bash",
    `LIMIT=$((100 + 1))\n\ncurl -H "Authorization: Bearer $CHATSONDE_TOKEN" \\\n  "${CHATS}/chat_01J8Z3K6W4/messages?limit=$LIMIT"`,
    3,
    /"limit" of getMessagesFromChat must be <= 100/,
  ),
  "a body that is not JSON": block("bash", `${CURL} ${CHATS} -d '{"client_id": }'`, 1, /not JSON/),
  "a body that a command breaks": block(
    "bash",
    `NAME=$(echo '"')\n${CURL} ${CHATS} -d "{\\"client_id\\": \\"$NAME\\", \\"channel\\": \\"api\\"}"`,
    2,
    /is not JSON/,
  ),
  "a missing field": block(
    "bash",
    `${CURL} ${CHATS} -d '{"client_id": "client_8f14e45f"}'`,
    1,
    /required property 'channel'/,
  ),
  "a channel from a command": block(
    "bash",
    `CHANNEL=$(echo sms)\n${CURL} ${CHATS} \\\n  -d "{\\"client_id\\": \\"client_1\\", \\"channel\\": \\"$CHANNEL\\"}"`,
    2,
    /\/channel must be equal/,
  ),
  "a chat that does not exist": block(
    "bash",
    `${CURL} ${CHATS}/chat_0000000000/messages`,
    1,
    /404 not_found/,
  ),
  "another host": block("bash", "curl https://stranger.example/pets", 1, /calls stranger\.example/),
  "a wrong filter of jq": block("bash", `echo\ncurl -sS ${API}/ |\n  jq '.name | no'`, 3, /no\/0/),
  "a variable that is not set": block(
    "bash",
    'set -u\n\necho "$NOT_THERE"',
    3,
    /NOT_THERE: unbound variable/,
  ),
  "a command that does not exist": block("bash", "echo\nno-such-program", 2, /no-such-program/),
  "a mistake in the syntax": block("bash", 'if [ 1 = 1 ]; then\necho "yes"', 2, /not valid bash/),
  "no media type": block(
    "bash",
    `curl ${CURL_HEADERS} ${CHATS} -d '${CHAT}'`,
    1,
    /takes application\/json, not application\/x-www-form-urlencoded/,
  ),
  "a function that is called with a wrong id": block(
    "bash",
    `read_chat() {\n  ${CURL} "${CHATS}/$1/messages"\n}\n\nread_chat chat_01J8Z3K6W4\nread_chat 7`,
    6,
    /"chat_id" of getMessagesFromChat/,
  ),
  "an agent access token where an access token is needed": block(
    "bash",
    `${CURL} ${CHATS}/client_8f14e45f/chats`,
    1,
    /403 forbidden: This operation needs an access token/,
  ),
  "one key with two bodies": block(
    "bash",
    `${CURL} ${CHATS} -d '${CHAT}'\n${CURL} ${CHATS} -d '${CHAT.replace("api", "gmail")}'`,
    2,
    /409 conflict/,
  ),
  "other output": block("bash", "echo one\necho two", 7, /prints "two"/, output("text", "one\n2")),
  "more output": block("bash", "echo one\necho two", 6, /prints more/, output("text", "one")),
};

const FETCH_HEADERS =
  'const headers = { Authorization: "Bearer agent-token", "Idempotency-Key": "test-key-1", "Content-Type": "application/json" };';

const JAVASCRIPT: Record<string, Broken> = {
  "an unknown path": block("js", `\nawait fetch("${API}/nothing");`, 2, /has no GET \/nothing/),
  "a misspelled field": block(
    "js",
    `${FETCH_HEADERS}\nconst body = JSON.stringify({ client: "client_1", channel: "api" });\nawait fetch("${CHATS}", { method: "POST", headers, body });`,
    3,
    /must have required property 'client_id'/,
  ),
  "no token": block("js", `await fetch("${CHATS}/chat_01J8Z3K6W4/messages");`, 1, /needs a token/),
  "an error": block("js", "console.log(1);\nnull.text;", 2, /TypeError/),
  "a mistake in the syntax": block("js", "const a = 1;\nconst b = ;", 2, /not valid js/),
  "a missing module": block("js", 'import "no-such-module";', 1, /no-such-module/),
  "another host": block(
    "js",
    '\n\nawait fetch("https://stranger.example/pets");',
    3,
    /calls stranger\.example/,
  ),
  "a helper that is called with a wrong channel": block(
    "js",
    `${FETCH_HEADERS}\nasync function open(channel) {\n  const body = JSON.stringify({ client_id: "client_1", channel });\n  return fetch("${CHATS}", { method: "POST", headers, body });\n}\nawait open("sms");`,
    6,
    /\/channel must be equal/,
  ),
  "other output": block(
    "js",
    "console.log(1 + 1);",
    5,
    /prints "2", and not "3"/,
    output("text", "3"),
  ),
  "prose that names other output": block(
    "js",
    "console.log(1 + 1);",
    4,
    /does not print "3"/,
    "\nIt prints `3`.",
  ),
};

const REQUESTS = `import os\n\nimport requests\n\nHEADERS = {"Authorization": f"Bearer {os.environ['CHATSONDE_TOKEN']}", "Idempotency-Key": "test-key-1"}\n`;

const PYTHON: Record<string, Broken> = {
  "an unknown path": block(
    "python",
    `import requests\n\nrequests.get("${API}/nothing")`,
    3,
    /has no GET \/nothing/,
  ),
  "a missing field": block(
    "python",
    `${REQUESTS}requests.post("${CHATS}", headers=HEADERS, json={"client_id": "client_1"})`,
    6,
    /required property 'channel'/,
  ),
  "a helper that is called with a wrong id": block(
    "python",
    `${REQUESTS}\ndef read(chat):\n    return requests.get(f"${CHATS}/{chat}/messages", headers=HEADERS)\n\nread("7")`,
    10,
    /"chat_id" of getMessagesFromChat/,
  ),
  "a missing key": block("python", 'answer = {}\n\nprint(answer["id"])', 3, /KeyError/),
  "a mistake in the syntax": block("python", "a = 1\nb = = 2", 2, /not valid python/),
  "a missing module": block("python", "import no_such_module", 1, /no_such_module/),
  "another host": block(
    "python",
    'import requests\nrequests.get("https://stranger.example/pets")',
    2,
    /calls stranger\.example/,
  ),
  "other output": block("python", "print(1 + 1)", 5, /and not "3"/, output("text", "3")),
  "prose that names other output": block(
    "python",
    "print(1 + 1)",
    4,
    /does not print "3"/,
    "\nIt prints `3`.",
  ),
};

const WITH_TOKEN = `${REQUESTS}answer = requests.get("${CHATS}/chat_01J8Z3K6W4/messages", headers=HEADERS)\nanswer.raise_for_status()`;
const CLAIMS: Record<string, Broken> = {
  "what a sample does with a revoked token": block(
    "python",
    WITH_TOKEN,
    10,
    /does not print "403"/,
    "\nWith a revoked token it stops with `403`.",
  ),
  "output of no sample": block(
    "bash",
    "echo one",
    7,
    /no sample above it/,
    `\n## A section\n${output("text", "one")}`,
  ),
};

const JSON_BLOCKS: Record<string, Broken> = {
  "a mistake in the syntax": block("json", '{\n  "a": 1,\n}', 3, /not valid json/),
  "a body with a wrong value": block(
    "json",
    '{\n  "client_id": "client_8f14e45f",\n  "channel": "sms",\n  "agent_id": "agent_01J8Y7Q2M5"\n}',
    1,
    /channel must be equal/,
  ),
  "output with another value": block(
    "bash",
    `curl -sS ${API}/`,
    6,
    /\/version is "2\.4\.0", and not "2\.5\.0"/,
    output("json", rootOutput("2.5.0")),
  ),
  "output with one more field": block(
    "bash",
    `curl -sS ${API}/`,
    5,
    /\/region is absent/,
    output("json", rootOutput("2.4.0").replace("{", '{ "region": "eu",')),
  ),
};

function rootOutput(version: string): string {
  const documentation = "https://www.chatsonde.example/docs/api/getting-started/overview";
  return `{ "name": "Chatsonde API",\n  "version": "${version}", "environment": "production",\n  "documentation_url": "${documentation}" }`;
}

const CASES = Object.entries({ SHELL, JAVASCRIPT, PYTHON, CLAIMS, JSON_BLOCKS }).flatMap(
  ([kind, pages]) =>
    Object.entries(pages).map(([name, page]) => ({ name: `${kind}: ${name}`, ...page })),
);

const FRONT_MATTER = "---\ntitle: A page\n---\n\n";
const BEFORE = FRONT_MATTER.split("\n").length - 1;

describe("a site with one broken sample on each page", () => {
  const root = path.resolve(import.meta.dirname, "../../..");
  const content = mkdtempSync(path.join(tmpdir(), "broken-samples-"));
  let problems: Array<{ file: string; line: number; message: string }> = [];

  beforeAll(() => {
    mkdirSync(path.join(content, "docs"));
    const settings = "title: A site\nurl: https://site.example\n";
    writeFileSync(path.join(content, "site.yml"), settings);
    for (const [index, { body }] of CASES.entries()) {
      writeFileSync(path.join(content, `docs/page-${index}.mdx`), FRONT_MATTER + body);
    }
    const { stdout } = spawnSync("npx", ["tsx", "tools/samples/run.ts", "--json"], {
      cwd: root,
      env: { ...process.env, CONTENT_ROOT: content, OPENAPI_SPEC: "openapi/v2.yaml" },
      encoding: "utf8",
    });
    problems = JSON.parse(stdout).problems;
  }, 120_000);

  afterAll(() => rmSync(content, { recursive: true, force: true }));

  it("has at least forty pages", () => expect(CASES.length).toBeGreaterThanOrEqual(40));

  it.each(CASES.map((item, index) => ({ ...item, index })))(
    "reports $name once, with its line",
    ({ index, line, says }) => {
      const found = problems.filter(({ file }) => file.endsWith(`/page-${index}.mdx`));
      expect(found).toHaveLength(1);
      expect(found[0]?.message).toMatch(says);
      expect(found[0]?.line).toBe(BEFORE + line);
    },
  );

  it("reports nothing else", () => expect(problems).toHaveLength(CASES.length));
});

import path from "node:path";
import { fence, makePage } from "../../__fixtures__/make-page";
import { checkSamples } from "../check-samples";
import type { Contract } from "../contract";
import { loadContract } from "../load-contract";

let contract: Contract;

beforeAll(async () => {
  const spec = path.join(process.cwd(), "src/quality/__fixtures__/api.yaml");
  contract = (await loadContract(spec)) as Contract;
});

const URL = "https://api.chatsonde.example/v2";
const HEADERS = `-H "Authorization: Bearer $T" -H "Idempotency-Key: key-12345"`;
const INIT = `method: "POST", headers: { Authorization: "Bearer x", "Idempotency-Key": crypto.randomUUID() }`;
const PY = `headers={"Authorization": f"Bearer {T}", "Idempotency-Key": KEY}`;
const DRY = `{"type": "dry", "grams": 5}`;

function check(language: string, code: string, meta = "") {
  return checkSamples([makePage(fence(language, code, meta))], contract);
}

const CASES: Array<[what: string, language: string, code: string, codes: string[]]> = [
  ["a right call", "bash", `curl -sS ${URL}/health`, []],
  ["a path that is none", "bash", `curl ${URL}/pet`, ["sample/unknown-operation"]],
  ["a wrong method", "bash", `curl -X DELETE ${URL}/health`, ["sample/unknown-operation"]],
  ["the address without its version", "bash", "curl https://api.chatsonde.example/health", []],
  ["another server", "bash", "curl https://example.com/pets", []],
  ["a variable in the path", "bash", `curl ${HEADERS} "${URL}/pets/$ID?limit=5"`, []],
  ["a wrong id", "bash", `curl ${HEADERS} ${URL}/pets/7`, ["sample/parameter-value"]],
  ["no token", "bash", `curl ${URL}/pets/pet_1`, ["sample/no-token"]],
  [
    "an unknown parameter",
    "bash",
    `curl ${HEADERS} "${URL}/pets/pet_1?size=1"`,
    ["sample/unknown-parameter"],
  ],
  [
    "a parameter too large",
    "bash",
    `curl ${HEADERS} "${URL}/pets/pet_1?limit=500"`,
    ["sample/parameter-value"],
  ],
  ["a list with commas", "bash", `curl ${HEADERS} "${URL}/pets/pet_1?kind=cat,dog"`, []],
  [
    "a wrong item of a list",
    "bash",
    `curl -G ${HEADERS} ${URL}/pets/pet_1 -d kind=cat,cow`,
    ["sample/parameter-value"],
  ],
  ["a body", "bash", `curl ${HEADERS} ${URL}/pets -d '{"name": "Tom", "food": ${DRY}}'`, []],
  [
    "a body from a here-document",
    "bash",
    `curl ${HEADERS} ${URL}/pets -d @- <<J\n{"name": "$N", "food": ${DRY}}\nJ`,
    [],
  ],
  [
    "a misspelled field",
    "bash",
    `curl ${HEADERS} ${URL}/pets -d '{"nam": "Tom", "food": ${DRY}}'`,
    ["sample/body", "sample/body"],
  ],
  [
    "a body that is no JSON",
    "bash",
    `curl ${HEADERS} ${URL}/pets -d '{"name": Tom}'`,
    ["sample/body-not-json"],
  ],
  [
    "a wrong alternative",
    "bash",
    `curl ${HEADERS} ${URL}/pets -d '{"name": "Tom", "food": {"type": "wet", "grams": 1}}'`,
    ["sample/body", "sample/body"],
  ],
  [
    "no key",
    "bash",
    `curl -H "Authorization: Bearer $T" ${URL}/pets -d '{"name": "Tom", "food": ${DRY}}'`,
    ["sample/no-idempotency-key"],
  ],
  [
    "a key too short",
    "bash",
    `curl -H "Authorization: Bearer $T" -H "Idempotency-Key: k" ${URL}/pets -d '{"name": "Tom", "food": ${DRY}}'`,
    ["sample/parameter-value"],
  ],
  [
    "inside a substitution",
    "bash",
    `ID=$(curl -sSX POST ${URL}/petz | jq -r .id)`,
    ["sample/unknown-operation"],
  ],
  [
    "a shell function",
    "bash",
    `get() {\n  curl "${URL}$1"\n}\nget /health\nget /wealth`,
    ["sample/unknown-operation"],
  ],
  [
    "a fetch",
    "js",
    `const API = "${URL}";\nawait fetch(\`\${API}/pets\`, { ${INIT}, body: JSON.stringify({ name, food: ${DRY} }) });`,
    [],
  ],
  [
    "a fetch without a field",
    "js",
    `fetch("${URL}/pets", { ${INIT}, body: JSON.stringify({ name: "Tom" }) });`,
    ["sample/body"],
  ],
  ["headers from elsewhere", "js", `fetch("${URL}/pets/" + id, { headers: tokens() });`, []],
  [
    "headers spread",
    "js",
    `const headers = { Authorization: token };\nfetch("${URL}/pets/pet_1", { headers: { ...headers } });`,
    [],
  ],
  [
    "a helper",
    "js",
    `async function post(path, body) {\n  return fetch("${URL}" + path, { ${INIT}, body: JSON.stringify(body) });\n}\nawait post("/pets", { name: "Tom", food: ${DRY} });\nawait post("/pets", { nom: "Tom", food: ${DRY} });`,
    ["sample/body", "sample/body"],
  ],
  [
    "a query built",
    "js",
    `const query = new URLSearchParams({ size: "5" });\nfetch(\`${URL}/pets/\${id}?\${query}\`, { headers: { authorization: t } });`,
    ["sample/unknown-parameter"],
  ],
  [
    "a body that grows",
    "js",
    `const body = { name: "Tom" };\nbody.food = food();\nfetch("${URL}/pets", { ${INIT}, body: JSON.stringify(body) });`,
    [],
  ],
  [
    "requests",
    "python",
    `requests.post(f"${URL}/pets", json={"name": name, "food": ${DRY}}, ${PY})`,
    [],
  ],
  [
    "requests with a wrong field",
    "python",
    `requests.post("${URL}/pets", json={"name": "Tom", "food": ${DRY}, "sex": "f"}, ${PY})`,
    ["sample/body"],
  ],
  [
    "a session",
    "python",
    `s = requests.Session()\ns.headers["Authorization"] = T\ns.get(f"${URL}/pets/{pet['id']}", params={"limit": 5, "page": 2})`,
    ["sample/unknown-parameter"],
  ],
  [
    "a helper with named arguments",
    "python",
    `def call(method, path, **rest):\n    return requests.request(method, API + path, ${PY}, **rest)\n\nAPI = os.environ.get("U", "${URL}")\ncall("POST", "/pets", json={"name": 5, "food": ${DRY}})`,
    ["sample/body"],
  ],
  [
    "a parameter named like a variable",
    "python",
    `def send(path, body):\n    requests.post("${URL}" + path, json=body, ${PY})\n\nbody = {"wrong": 1}\nsend("/pets", {"name": "Tom", "food": ${DRY}})`,
    [],
  ],
  [
    "a raw request",
    "http",
    `POST /v2/pets HTTP/1.1\nHost: api.chatsonde.example\nAuthorization: Bearer x\nIdempotency-Key: key-12345\n\n{"name": "Tom"}`,
    ["sample/body"],
  ],
  ["a raw answer", "http", "HTTP/1.1 200 OK\nRetry-After: 5", []],
  [
    "a body shown",
    "json",
    '{"id": "pet_1", "name": "Tom", "kind": "cat", "born_at": "2025-01-02T03:04:05Z"}',
    [],
  ],
  [
    "a body shown, wrong",
    "json",
    '{"id": "pet_1", "name": "Tom", "kind": "cow", "born_at": "2025-01-02"}',
    ["sample/shown-body", "sample/shown-body"],
  ],
  [
    "a body with placeholders",
    "json",
    '{"id": "{{1.id}}", "name": "{{1.name}}", "kind": "{{1.kind}}", "born_at": "{{now}}"}',
    [],
  ],
  [
    "a body of n8n, wrong",
    "js",
    `{{ JSON.stringify({ name: $json.name, age: 'one', food: { type: 'dry', grams: 5 } }) }}`,
    ["sample/shown-body"],
  ],
  ["other JSON", "json", '{"name": "site", "private": true}', []],
];

describe("checkSamples", () => {
  it.each(CASES)("%s (%s)", (_, language, code, codes) => {
    expect(check(language, code).problems.map((problem) => problem.code)).toEqual(codes);
  });

  it("points at the call, for a helper at the call of the helper", () => {
    const code = `get() {\n  curl "${URL}$1"\n}\nget /health\nget /wealth`;
    expect(check("bash", code).problems[0]).toMatchObject({ line: 10, value: `${URL}/wealth` });
  });

  it("lets a block opt out, and counts it", () => {
    const { problems, counts } = check("bash", `curl ${URL}/none`, 'no-verify="shows an error"');
    expect(problems).toEqual([]);
    expect(counts).toMatchObject({ "blocks opted out": 1, "calls of the API checked": 0 });
  });

  it("counts calls whose address nobody knows", () => {
    const { problems, counts } = check("js", `for (const path of paths) fetch("${URL}" + path);`);
    expect(problems).toEqual([]);
    expect(counts).toMatchObject({ "calls whose address only running tells": 1 });
  });
});

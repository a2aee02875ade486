/** @jest-environment node */
import type { RequestChoices } from "../../../../plugins/gatsby-source-openapi";
import type { EditedRequest } from "../edited-request";
import { fetchRequest } from "../fetch-request";

const REQUEST: RequestChoices = {
  method: "GET",
  server: "https://a.example",
  path: "/chat/chat_1",
  parameters: [],
  security: [],
  bodies: [],
  answersJson: true,
};

const EDITED: EditedRequest = {
  pathTemplate: "/chat/{chat_id}",
  servers: [],
  samples: [{ id: "curl", label: "cURL", lang: "bash", source: "", html: "curl /chat/chat_1" }],
  variant: undefined,
  entries: {},
};

function edit(request: Partial<RequestChoices>, more: Partial<EditedRequest> = {}) {
  return fetchRequest({ ...EDITED, ...more, request: { ...REQUEST, ...request } });
}

const PARAMETER = { place: "query", name: "q", isSent: false, required: false } as const;
const CREDENTIAL = {
  scheme: "token",
  place: "header",
  name: "Authorization",
  before: "Bearer ",
  variable: "API_TOKEN",
} as const;

describe("fetchRequest", () => {
  it("has the reader's values in the address", () => {
    const parameters = [{ ...PARAMETER, pairs: [{ name: "q", value: "a" }] }];
    const entries = { chat_id: "chat_2", "query q": "on", "value of query q": "a b&c" };
    expect(edit({ parameters }, { entries })?.url).toBe("https://a.example/chat/chat_2?q=a+b%26c");
    expect(edit({ parameters })?.url).toBe("https://a.example/chat/chat_1");
  });

  it.each<[string, object, [name: string, value: string][]]>([
    ["a token", {}, [["Authorization", "Bearer käse:1"]]],
    ["a key of another name", { name: "X-Key", before: "" }, [["X-Key", "käse:1"]]],
  ])("has what authenticates: %s", (_, more, headers) => {
    const security = [[{ ...CREDENTIAL, ...more }]];
    expect(edit({ security }, { entries: { token: "käse:1" } })?.init.headers).toEqual(headers);
  });

  it("has each of several secrets that are needed together, of the chosen alternative", () => {
    const key = { ...CREDENTIAL, name: "X-Key", before: "", variable: "APP_KEY" };
    const basic = { ...CREDENTIAL, before: "Basic ", variable: "LOGIN", password: "PASSWORD" };
    const inQuery = {
      ...CREDENTIAL,
      place: "query",
      name: "sig",
      before: "",
      variable: "SIG",
    } as const;
    const security = [[CREDENTIAL], [basic, key, inQuery]];
    const variant = {
      contentType: "",
      example: "",
      security: "",
      choice: { body: 0, security: 1 },
    };
    const entries = { LOGIN: "käse", PASSWORD: "1", APP_KEY: "k", SIG: "s", token: "other" };
    const sent = edit({ security }, { entries, variant });
    expect(sent?.url).toBe("https://a.example/chat/chat_1?sig=s");
    expect(sent?.init.headers).toEqual([
      ["Authorization", "Basic a8Okc2U6MQ=="],
      ["X-Key", "k"],
    ]);
    expect(edit({ security }, { entries })?.init.headers).toEqual([
      ["Authorization", "Bearer other"],
    ]);
  });

  it("gives the proxy the whole address", () => {
    const tryIt = { proxy: "https://proxy.example/?to={url}&key=1" };
    const security = [[{ ...CREDENTIAL, place: "query", name: "key", before: "" } as const]];
    expect(edit({ security }, { tryIt, entries: { token: "$&" } })?.url).toBe(
      "https://proxy.example/?to=https%3A%2F%2Fa.example%2Fchat%2Fchat_1%3Fkey%3D%2524%2526&key=1",
    );
  });

  it.each<[string, NonNullable<RequestChoices["bodies"][number]["body"]>, string, string | null]>([
    ["text", { mimeType: "text/plain", text: "chat_1" }, "chat_2", "text/plain"],
    [
      "fields of a form",
      { mimeType: "application/x-www-form-urlencoded", params: [{ name: "a", value: "b c" }] },
      "a=b+c",
      null,
    ],
  ])("has a body: %s", (_, body, text, type) => {
    const bodies = [{ mediaType: "", name: "", body }];
    const sent = edit({ method: "POST", bodies }, { entries: { chat_id: "chat_2" } });
    expect(String(sent?.init.body)).toBe(text);
    expect(new Headers(sent?.init.headers).get("Content-Type")).toBe(type);
  });

  it("has the parts of a form, with their types", async () => {
    const params = [
      { name: "a", value: "b" },
      { name: "c", value: "{}", contentType: "application/json" },
    ];
    const bodies = [{ mediaType: "", name: "", body: { mimeType: "multipart/form-data", params } }];
    const form = edit({ method: "POST", bodies })?.init.body as FormData;
    const part = form.get("c") as Blob;
    expect([form.get("a"), part.type, await part.text()]).toEqual(["b", "application/json", "{}"]);
  });

  it("is undefined for what a browser cannot send", () => {
    expect(fetchRequest({ ...EDITED, request: undefined })).toBeUndefined();
    expect(edit({ method: "TRACE" })).toBeUndefined();
    expect(edit({ security: [[{ ...CREDENTIAL, place: "cookie" }]] })).toBeUndefined();
  });
});

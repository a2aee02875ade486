/** @jest-environment node */
import type { RequestChoices } from "../../../../plugins/gatsby-source-openapi";
import type { EditedRequest } from "../edited-request";
import {
  bodyOf,
  composeEdited,
  fillInsOf,
  isComposed,
  optionalOf,
  variablesOf,
} from "../edited-request";
import { rewriteSamples } from "../rewrite-samples";

const PARAMETER = { place: "query", required: false, pairs: [] } as const;
const CREDENTIAL = { scheme: "a", name: "X-A", before: "" } as const;
const REQUEST: RequestChoices = {
  method: "GET",
  server: "https://a.example",
  path: "/chats",
  parameters: [
    { ...PARAMETER, name: "limit", isSent: false, pairs: [{ name: "limit", value: "20" }] },
    { ...PARAMETER, name: "sent", isSent: true, pairs: [{ name: "sent", value: "1" }] },
  ],
  security: [
    [{ ...CREDENTIAL, place: "header", variable: "KEY" }],
    [
      { ...CREDENTIAL, place: "header", variable: "LOGIN", password: "PASSWORD" },
      { ...CREDENTIAL, place: "query", variable: "LOGIN" },
      { ...CREDENTIAL, place: "certificate", variable: "CERTIFICATE" },
    ],
  ],
  bodies: [
    {
      mediaType: "application/json",
      name: "a",
      body: { mimeType: "application/json", text: '{"a":1}' },
    },
    { mediaType: "text/plain", name: "b", body: { mimeType: "text/plain", text: "{b" } },
    { mediaType: "image/png", name: "c" },
  ],
  answersJson: true,
};
const edited = (more: Partial<EditedRequest> = {}): EditedRequest => ({
  pathTemplate: "/chats",
  servers: [],
  samples: [],
  variant: undefined,
  entries: {},
  request: REQUEST,
  ...more,
});
const variant = (body: number, security: number) => ({
  contentType: "",
  example: "",
  security: "",
  samples: [],
  choice: { body, security },
});

describe("a request that readers change", () => {
  it.each([
    ["of the first alternative", {}, ["KEY"]],
    ["of the chosen alternative", { variant: variant(0, 1) }, ["LOGIN", "PASSWORD"]],
    ["of no alternative", { variant: variant(0, 2) }, []],
    ["of an unknown request", { request: undefined }, []],
  ])("has the secrets %s", (_, more, variables) => {
    expect(variablesOf(edited(more))).toEqual(variables);
  });

  it.each([
    [0, { name: "body 0", text: '{\n  "a": 1\n}' }],
    [1, { name: "body 1", text: "{b" }],
    [2, undefined],
    [3, undefined],
  ])("has a field for the body %d: %j", (position, field) => {
    expect(bodyOf(edited({ variant: variant(position, 0) }))).toEqual(field);
  });

  it("has its optional parameters, and a field for its server", () => {
    expect(optionalOf(REQUEST).map(({ name }) => name)).toEqual(["limit"]);
    expect(optionalOf(undefined)).toEqual([]);
    const servers = [{ url: "/v1", resolvedUrl: "/v1", variables: [] }];
    expect(fillInsOf(edited({ servers }))).toMatchObject([
      { name: "server", example: expect.stringContaining("/v1") },
      { name: "token", example: "" },
    ]);
  });

  it.each<[object, string[], boolean]>([
    [{}, ["sent=1"], false],
    [{ "query limit": "on" }, ["limit=20", "sent=1"], true],
    [{ "query limit": "on", "value of query limit": "7" }, ["limit=7", "sent=1"], true],
    [{ "value of query limit": "7" }, ["sent=1"], false],
    [{ "query other": "on" }, ["sent=1"], false],
  ])("with %j sends %j", (entries, pairs, isOther) => {
    const request = edited({ entries: { ...entries } });
    const { queryString } = composeEdited(REQUEST, request);
    expect(queryString.map(({ name, value }) => `${name}=${value}`)).toEqual(pairs);
    expect(isComposed(request)).toBe(isOther);
  });
});

describe("samples that are written again", () => {
  const sample = (html: string, id = "curl") => ({ id, lang: "bash", label: "cURL", html });

  it("keep the colors of lines that they had, and color the texts of others", () => {
    const [first] = rewriteSamples([sample("")], composeEdited(REQUEST, edited()), true);
    const lines = first?.html?.split("\n") ?? [];
    const known = `<b>${lines[0]}</b>`;
    const [again] = rewriteSamples([sample(known)], composeEdited(REQUEST, edited()), true);
    expect(lines.length).toBeGreaterThan(1);
    expect(again?.html?.split("\n")).toEqual([known, ...lines.slice(1)]);
    expect(lines.slice(1).join("\n")).toMatch(/<i class=s>(["']).*\1<\/i>/);
  });

  it("escape what readers write", () => {
    const request = { ...composeEdited(REQUEST, edited()), url: "https://a.example/<b>&amp" };
    const [{ html = "" } = {}] = rewriteSamples([sample("")], request, true);
    expect(html.replace(/<\/?i[^>]*>/g, "")).not.toMatch(/<|&(?!amp;|lt;|gt;)/);
  });

  it("stay as they are in a language that is unknown", () => {
    const own = sample("own", "own");
    expect(rewriteSamples([own], composeEdited(REQUEST, edited()), true)).toEqual([own]);
  });
});

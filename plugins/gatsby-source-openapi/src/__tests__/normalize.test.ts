import {
  collapseAliases,
  completeDiscriminators,
  hoistReferences,
  inlineOperations,
  nameUnknown,
  removeInternal,
  replaceInvalid,
} from "../document/normalize";
import type { JsonRecord } from "../json";

type Case = [name: string, before: JsonRecord, after: JsonRecord];

/** A function that changes a document, as one that returns the changed copy. */
const changed = (change: (document: JsonRecord) => void, before: JsonRecord) => {
  const document = structuredClone(before);
  change(document);
  return document;
};

const get = (operation: JsonRecord) => ({ paths: { "/a": { get: operation } } });
const schemas = (named: JsonRecord) => ({ components: { schemas: named } });
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

describe("members that are unknown become extensions", () => {
  it.each<Case>([
    ["of an operation", get({ summary: "a", note: 1 }), get({ summary: "a", "x-note": 1 })],
    [
      "of a parameter, but not a reference",
      get({
        parameters: [
          { $ref: "#/components/parameters/p" },
          { name: "q", in: "query", type: "string" },
        ],
      }),
      get({
        parameters: [
          { $ref: "#/components/parameters/p" },
          { name: "q", in: "query", "x-type": "string" },
        ],
      }),
    ],
    ["not if they are extensions", get({ "x-note": 1 }), get({ "x-note": 1 })],
    [
      "of info, contact, license and tags",
      {
        info: {
          title: "a",
          by: 1,
          contact: { name: "b", tel: 2 },
          license: { name: "c", from: 3 },
        },
        tags: [{ name: "d", order: 4 }],
      },
      {
        info: {
          title: "a",
          "x-by": 1,
          contact: { name: "b", "x-tel": 2 },
          license: { name: "c", "x-from": 3 },
        },
        tags: [{ name: "d", "x-order": 4 }],
      },
    ],
    [
      "of servers",
      { servers: [{ url: "/", region: "eu" }] },
      { servers: [{ url: "/", "x-region": "eu" }] },
    ],
    [
      "of a security scheme, by its type",
      {
        components: {
          securitySchemes: {
            key: { type: "apiKey", name: "a", in: "header", scheme: "b" },
            token: { type: "http", scheme: "bearer", name: "a" },
            odd: { type: "odd", scheme: "b" },
            login: { type: "oauth2", flows: { implicit: { scopes: {}, state: "c" } } },
          },
        },
      },
      {
        components: {
          securitySchemes: {
            key: { type: "apiKey", name: "a", in: "header", "x-scheme": "b" },
            token: { type: "http", scheme: "bearer", "x-name": "a" },
            odd: { type: "odd", scheme: "b" },
            login: { type: "oauth2", flows: { implicit: { scopes: {}, "x-state": "c" } } },
          },
        },
      },
    ],
    [
      "of a discriminator, but not of a schema",
      schemas({ A: { custom: 1, discriminator: { propertyName: "kind", note: 2 } } }),
      schemas({ A: { custom: 1, discriminator: { propertyName: "kind", "x-note": 2 } } }),
    ],
  ])("%s", (_, before, after) => expect(changed(nameUnknown, before)).toEqual(after));
});

describe("what is internal is removed", () => {
  it.each<Case>([
    [
      "a path",
      { paths: { "/a": { "x-internal": true, get: {} }, "/b": { get: {} } } },
      { paths: { "/b": { get: {} } } },
    ],
    ["a webhook", { webhooks: { a: { "x-internal": true } } }, { webhooks: {} }],
    [
      "an operation",
      { paths: { "/a": { get: { "x-internal": true }, put: { "x-internal": false } } } },
      { paths: { "/a": { put: { "x-internal": false } } } },
    ],
    [
      "an operation with an additional method",
      { paths: { "/a": { additionalOperations: { LINK: { "x-internal": true }, COPY: {} } } } },
      { paths: { "/a": { additionalOperations: { COPY: {} } } } },
    ],
  ])("%s", (_, before, after) => expect(changed(removeInternal, before)).toEqual(after));
});

describe("a reference to an operation", () => {
  it("becomes a copy of it", () => {
    const whole = { summary: "a", tags: ["b"] };
    const before = {
      paths: { "/a": { get: { $ref: "#/x-operations/a" } }, "/b": { get: { summary: "c" } } },
      "x-operations": { a: whole },
    };
    const after = changed(inlineOperations, before);
    expect(after.paths).toEqual({ "/a": { get: whole }, "/b": { get: { summary: "c" } } });
  });
});

describe("names that bundling adds", () => {
  const change = (original: JsonRecord) => (document: JsonRecord) =>
    collapseAliases(document, original);
  it.each<[string, JsonRecord, JsonRecord, JsonRecord]>([
    [
      "give way to those of the document, also in references and mappings",
      schemas({ Pet: ref("pet.json") }),
      schemas({
        Pet: ref("pet"),
        pet: { type: "object" },
        Owner: {
          properties: { pet: ref("pet") },
          discriminator: { mapping: { p: "#/components/schemas/pet", q: "q" } },
        },
      }),
      schemas({
        Pet: { type: "object" },
        Owner: {
          properties: { pet: ref("Pet") },
          discriminator: { mapping: { p: "#/components/schemas/Pet", q: "q" } },
        },
      }),
    ],
    [
      "stay if the document has them",
      schemas({ Pet: ref("pet"), pet: {} }),
      schemas({ Pet: ref("pet"), pet: {} }),
      schemas({ Pet: ref("pet"), pet: {} }),
    ],
    [
      "stay if the reference says more",
      schemas({ Pet: {} }),
      schemas({ Pet: { ...ref("pet"), title: "a" }, pet: {} }),
      schemas({ Pet: { ...ref("pet"), title: "a" }, pet: {} }),
    ],
    [
      "go to the first of two names",
      {},
      schemas({ A: ref("pet"), B: ref("pet"), pet: { type: "object" } }),
      schemas({ A: { type: "object" }, B: ref("A") }),
    ],
  ])("%s", (_, original, before, after) => {
    expect(changed(change(original), before)).toEqual(after);
  });
});

describe("targets of references", () => {
  it.each<Case>([
    ["that have a name stay", schemas({ A: ref("B"), B: {} }), schemas({ A: ref("B"), B: {} })],
    [
      "inside of a component get a name",
      schemas({ A: { properties: { b: { type: "string" } } }, C: ref("A/properties/b") }),
      schemas({
        A: { properties: { b: { type: "string" } } },
        C: ref("A.b"),
        "A.b": { type: "string" },
      }),
    ],
    [
      "get a number if the name is taken",
      schemas({
        A: { properties: { b: {} } },
        "A.b": {},
        C: ref("A/properties/b"),
        D: ref("A/properties/b"),
      }),
      schemas({
        A: { properties: { b: {} } },
        "A.b": {},
        "A.b-2": {},
        C: ref("A.b-2"),
        D: ref("A.b-2"),
      }),
    ],
    [
      "may be anchors, also dynamic ones",
      schemas({
        A: { $anchor: "a" },
        B: { $dynamicAnchor: "b" },
        C: { $ref: "#a" },
        D: { $dynamicRef: "#b" },
      }),
      schemas({ A: { $anchor: "a" }, B: { $dynamicAnchor: "b" }, C: ref("A"), D: ref("B") }),
    ],
    [
      "are dynamic in schemas only",
      {
        components: {
          schemas: { A: { $dynamicAnchor: "a" } },
          responses: { B: { $dynamicRef: "#a" } },
        },
      },
      {
        components: {
          schemas: { A: { $dynamicAnchor: "a" } },
          responses: { B: { $dynamicRef: "#a" } },
        },
      },
    ],
    ["that are missing are left", schemas({ A: ref("B") }), schemas({ A: ref("B") })],
  ])("%s", (_, before, after) => expect(changed(hoistReferences, before)).toEqual(after));
});

describe("a discriminator without alternatives", () => {
  const base = { discriminator: { propertyName: "kind" } };
  const mapped = (mapping: JsonRecord) => ({ discriminator: { propertyName: "kind", mapping } });
  const child = { allOf: [ref("Base")] };
  it.each<Case>([
    [
      "has those that extend the schema, directly or not",
      schemas({ Base: base, A: child, B: { allOf: [ref("A")] }, C: {} }),
      schemas({
        Base: mapped({ A: ref("A").$ref, B: ref("B").$ref }),
        A: child,
        B: { allOf: [ref("A")] },
        C: {},
      }),
    ],
    [
      "keeps its names",
      schemas({ Base: mapped({ one: ref("A").$ref, two: "B" }), A: child, B: child }),
      schemas({ Base: mapped({ one: ref("A").$ref, two: "B" }), A: child, B: child }),
    ],
    [
      "is left if there are alternatives",
      schemas({ Base: { ...base, oneOf: [] }, A: child }),
      schemas({ Base: { ...base, oneOf: [] }, A: child }),
    ],
    [
      "… of either kind",
      schemas({ Base: { ...base, anyOf: [] }, A: child }),
      schemas({ Base: { ...base, anyOf: [] }, A: child }),
    ],
    [
      "ends where schemas extend each other",
      schemas({ Base: { ...base, allOf: [ref("A")] }, A: child }),
      schemas({
        Base: { ...mapped({ Base: ref("Base").$ref, A: ref("A").$ref }), allOf: [ref("A")] },
        A: child,
      }),
    ],
  ])("%s", (_, before, after) => expect(changed(completeDiscriminators, before)).toEqual(after));
});

describe("what cannot be read", () => {
  it.each<[string, JsonRecord, string, boolean]>([
    ["a schema that is a text", schemas({ A: "text" }), "A", true],
    ["a reference that leads nowhere", schemas({ A: ref("B") }), "A", true],
    ["a reference that is no text", schemas({ A: { $ref: 1 } }), "A", true],
    ["a schema", schemas({ A: { type: "string" } }), "A", false],
    ["a boolean schema", schemas({ A: true }), "A", false],
    ["a reference to an anchor", schemas({ A: { $ref: "#b" }, B: { $anchor: "b" } }), "A", false],
    ["a reference by name", schemas({ A: ref("B"), B: {} }), "A", false],
  ])("%s", (_, before, name, isReplaced) => {
    const { components } = changed(replaceInvalid, before) as ReturnType<typeof schemas>;
    const { [name]: given } = (before as ReturnType<typeof schemas>).components.schemas;
    const says = { description: expect.any(String) };
    expect(components.schemas[name]).toEqual(isReplaced ? says : given);
  });

  it("in a body becomes a schema that says so", () => {
    const before = get({ requestBody: { content: { "text/plain": "text" } } });
    expect(changed(replaceInvalid, before)).toEqual(
      get({
        requestBody: { content: { "text/plain": { schema: { description: expect.any(String) } } } },
      }),
    );
  });
});

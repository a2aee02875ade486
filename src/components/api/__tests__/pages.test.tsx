import { render } from "@testing-library/react";
import type {
  DocumentPage as DocumentPageModel,
  ErrorIndex,
  OperationPage,
  SchemaPage as SchemaPageModel,
  TagPage as TagPageModel,
} from "../../../../plugins/gatsby-source-openapi";
import { linesOf } from "../../../testing/lines-of";
import { DocumentPage } from "../document-page";
import { EndpointPage } from "../endpoint-page";
import { ErrorsPage } from "../errors-page";
import { SchemaPage } from "../schema-page";
import { TagPage } from "../tag-page";

const linesIn = (element: JSX.Element) => linesOf(render(element).container);
const extensions = [{ name: "x-note", value: "b c" }];
const NOTE = "• x-note `b c`";
const TOOLS = "{checkbox Wrap long lines}<Copy>";
const CHANGE = "▸ Change this request";
const title = (name: string, anchor: string) => `## ${name} [Link to ${name}](#${anchor})`;
const SAMPLE = { id: "curl", lang: "bash", label: "cURL", html: "curl" };
const server = { url: "https://a.example/", resolvedUrl: "https://a.example/", variables: [] };
const docs = { url: "https://b.example" };
const DOCS = "See [https://b.example](https://b.example)";
const LIST = {
  kind: "operation",
  method: "GET",
  pathTemplate: "/pets",
  permalink: "/api/list",
  title: "List pets",
};
const LISTED = "• GET[List pets](/api/list)`/pets`";

describe("the page of an operation", () => {
  const OPERATION: OperationPage = {
    pageType: "operation",
    kind: "operation",
    method: "GET",
    pathTemplate: "/pets",
    permalink: "/api/list",
    title: "List pets",
    deprecated: false,
    path: {},
    document: { id: "v1", version: "1", title: "Pets", permalink: "/api" },
    tags: [],
    servers: [],
    security: [],
    securitySchemes: [],
    parameters: [],
    responses: [],
    callbacks: [],
    samples: [],
  };
  const HEAD = [
    "# List pets",
    "GET",
    "`/pets`",
    "<Copy>",
    "[OpenAPI document](/api/list.openapi.json)",
    "aside Request samples:",
  ];
  const ACCESS = [title("Authentication", "authentication"), "No authentication is needed."];
  const content = [
    { anchor: "b", mediaType: "application/json", examples: [{ name: "Example", html: "1" }] },
  ];
  const parameter = (place: "path" | "query" | "header" | "cookie" | "querystring") => ({
    anchor: place,
    in: place,
    name: place,
    required: true,
    deprecated: false,
    facts: [],
    content: [],
    examples: [],
  });
  const callback = (name: string, more: object = {}) => ({
    name,
    expression: "x",
    servers: [],
    operations: [
      {
        anchor: name,
        method: "POST",
        deprecated: false,
        servers: [],
        parameters: [],
        responses: [],
        security: [],
        callbacks: [],
        samples: [],
        ...more,
      },
    ],
  });

  it.each<[string, Partial<OperationPage>, string[]]>([
    ["nothing else", {}, [...HEAD, ...ACCESS, title("Responses", "responses")]],
    [
      "everything about it",
      {
        deprecated: true,
        operationId: "listPets",
        descriptionHtml: "<p>All of them.</p>",
        path: { summary: "Pets.", descriptionHtml: "<p>Each once.</p>", extensions },
        externalDocs: docs,
        servers: [server],
        samples: [SAMPLE],
        parameters: [parameter("cookie"), parameter("query"), parameter("path")],
        requestBody: {
          anchor: "body",
          required: true,
          descriptionHtml: "<p>The pets.</p>",
          content,
          extensions,
        },
        responses: [{ anchor: "r", status: "404", words: "", headers: [], content, links: [] }],
        responsesExtensions: extensions,
        callbacks: [
          callback("done", { requestBody: { anchor: "c", required: false, content } }),
          callback("empty"),
        ],
        extensions,
      },
      [
        "# List pets",
        "Deprecated. Do not use it in new code.",
        "GET",
        "`https://a.example/pets`",
        "<Copy>",
        "All of them.",
        "Pets.",
        "Each once.",
        NOTE,
        DOCS,
        "Operation `listPets`[OpenAPI document](/api/list.openapi.json)",
        "aside Request samples:",
        "## Request",
        "cURL",
        "`curl`",
        TOOLS,
        CHANGE,
        "## Response",
        "404",
        "`1`",
        TOOLS,
        "section Callback done:",
        "## Callback done",
        "`1`",
        TOOLS,
        ...ACCESS,
        title("Path parameters", "path-parameters"),
        "• `path`required[Link to path](#path)",
        title("Query parameters", "query-parameters"),
        "• `query`required[Link to query](#query)",
        title("Cookies", "cookie-parameters"),
        "• `cookie`required[Link to cookie](#cookie)",
        "## Request body required[Link to Request body](#body)",
        "The pets.",
        "`application/json`",
        "Example",
        "`1`",
        TOOLS,
        NOTE,
        title("Responses", "responses"),
        "▸ 404",
        "`application/json`",
        "[All operations with 404](/api/errors#status-404)",
        "[Link to response 404](#r)",
        NOTE,
        title("Callbacks", "callbacks"),
        "### done",
        "`x`",
        "POST",
        "Body",
        "`application/json`",
        "### empty",
        "`x`",
        "POST",
        title("Servers", "servers"),
        "• `https://a.example/`<Copy>",
        NOTE,
      ],
    ],
    [
      "an optional body",
      { requestBody: { anchor: "body", required: false, content: [] } },
      [
        ...HEAD,
        ...ACCESS,
        "## Request body optional[Link to Request body](#body)",
        title("Responses", "responses"),
      ],
    ],
    [
      "what a webhook sends",
      {
        kind: "webhook",
        pathTemplate: "petAdded",
        samples: [SAMPLE],
        requestBody: { anchor: "body", required: true, content },
        servers: [server],
      },
      [
        "# List pets",
        "A webhook: the API sends this request to your server.",
        "GET",
        "`petAdded`",
        "<Copy>",
        "[OpenAPI document](/api/list.openapi.json)",
        "aside Request samples:",
        "## Request",
        "cURL",
        "`curl`",
        TOOLS,
        "section Payload:",
        "## Payload",
        "`1`",
        TOOLS,
        "## Payload required[Link to Payload](#body)",
        "`application/json`",
        ...ACCESS,
        title("Responses", "responses"),
        title("Servers", "servers"),
        "• `https://a.example/`<Copy>",
      ],
    ],
  ])("shows %s", (_, more, lines) => {
    expect(linesIn(<EndpointPage operation={{ ...OPERATION, ...more }} />)).toEqual(lines);
  });

  it.each([
    ["/pets", ["/pets"], []],
    ["/pets/{id}", ["/pets/", "{id}"], ["{id}"]],
    ["/pets/{id}/toys", ["/pets/", "{id}", "/", "toys"], ["{id}"]],
    ["/pets/{id}:move", ["/pets/", "{id}", ":move"], ["{id}"]],
    ["/a/b:move", ["/a/", "b", ":move"], []],
    ["/a/{b:[a-z]}", ["/a/", "{b:[a-z]}"], ["{b:[a-z]}"]],
  ])("marks the parameters of %s, and breaks it at %j", (pathTemplate, pieces, marked) => {
    const { container } = render(<EndpointPage operation={{ ...OPERATION, pathTemplate }} />);
    const code = container.querySelector(".method-path code") as Element;
    const texts = [...code.childNodes].flatMap((node) => node.textContent || []);
    expect(texts).toEqual(pieces);
    expect([...code.querySelectorAll("var")].map((one) => one.textContent)).toEqual(marked);
  });
});

describe("the page of a tag", () => {
  const TAG: TagPageModel = {
    pageType: "tag",
    name: "pets",
    title: "pets",
    permalink: "/api/tags/pets",
    operations: [LIST],
    document: { id: "v1", title: "Pets", permalink: "/api" },
  };
  const OPERATIONS = [title("Operations", "operations"), LISTED];

  it.each<[Partial<TagPageModel>, string[]]>([
    [{}, ["# pets", ...OPERATIONS, "aside Request sample:"]],
    [{ summary: "pets" }, ["# pets", ...OPERATIONS, "aside Request sample:"]],
    [
      {
        title: "Pets",
        summary: "All pets.",
        descriptionHtml: "<p>Of all kinds.</p>",
        kind: "nav",
        parent: { title: "Animals", permalink: "/api/tags/animals" },
        externalDocs: docs,
        extensions,
        request: { ...LIST, samples: [SAMPLE], servers: [] },
      },
      [
        "# Pets",
        "All pets.",
        "Of all kinds.",
        "`pets`navPart of [Animals](/api/tags/animals)",
        ...OPERATIONS,
        DOCS,
        NOTE,
        "aside Request sample:",
        "## [List pets](/api/list)",
        "cURL",
        "`curl`",
        TOOLS,
        CHANGE,
      ],
    ],
  ])("with %j", (more, lines) => {
    expect(linesIn(<TagPage tag={{ ...TAG, ...more }} />)).toEqual(lines);
  });

  it("has what surrounds it", () => {
    const lines = linesIn(<TagPage tag={TAG} before={<p>Before</p>} after={<p>After</p>} />);
    expect([lines[0], lines.at(-1)]).toEqual(["Before", "After"]);
  });
});

describe("the page of an API", () => {
  const PAGE: DocumentPageModel = {
    pageType: "document",
    id: "v1",
    title: "Pets",
    version: "2.0",
    specificationVersion: "3.1.0",
    permalink: "/api",
    sections: [],
    servers: [server],
    security: [],
    securitySchemes: [],
    tags: [],
    tagGroups: [],
    schemas: [],
  };
  const META = "Version 2.0OpenAPI 3.1.0[YAML](/openapi/v1.yaml)[JSON](/openapi/v1.json)";
  const CONTENTS = ["• [Servers](#servers)", "• [Operations](#operations)"];
  /** The contents around a page, which seems to be at its end: nothing has a place in jsdom. */
  const around = (contents: string[], page: string[]) => {
    const links = [...contents.slice(0, -1), `${contents.at(-1)}*`];
    return [
      ...["nav On this page:", "▸ On this pageOperations", ...links],
      ...page,
      ...["nav On this page:", "On this page", ...links],
    ];
  };
  const SERVERS = [title("Servers", "servers"), "• `https://a.example/`<Copy>"];

  it("shows at least its servers and operations", () => {
    expect(linesIn(<DocumentPage page={PAGE} />)).toEqual([
      "# Pets",
      `${META}[Errors](/api/errors)`,
      ...around(CONTENTS, [...SERVERS, title("Operations", "operations")]),
    ]);
  });

  it("shows everything that its document says", () => {
    const scheme = { name: "token", type: "mutualTLS", flows: [], deprecated: false };
    const page: DocumentPageModel = {
      ...PAGE,
      summary: "All pets.",
      logo: { url: "/logo.svg" },
      schemas: [{ title: "Pet", permalink: "/api/schemas/pet" }],
      sections: [
        { descriptionHtml: "<p>Welcome.</p>" },
        { title: "Limits", anchor: "limits", descriptionHtml: "<p>Few.</p>" },
      ],
      externalDocs: docs,
      request: { ...LIST, samples: [SAMPLE], servers: [] },
      securitySchemes: [scheme],
      security: [{ schemes: [{ name: "token", type: "mutualTLS", scopes: [] }] }],
      tagGroups: [{ name: "Animals", tags: [{ title: "Pets", permalink: "/api/tags/pets" }] }],
      tags: [
        {
          title: "Pets",
          permalink: "/api/tags/pets",
          description: "Of all kinds.",
          operations: [LIST],
        },
        { title: "Toys", permalink: "/api/tags/toys", operations: [] },
      ],
      extensions,
    };
    expect(linesIn(<DocumentPage page={page} />)).toEqual([
      "![](/logo.svg)",
      "# Pets",
      "All pets.",
      `${META}[Schemas](/api/schemas)[Errors](/api/errors)`,
      ...around(
        [
          "• [Servers](#servers)",
          "• [First request](#request-samples)",
          "• [Limits](#limits)",
          "• [Security schemes](#authentication)",
          "• [Operations](#operations)",
        ],
        [
          "Welcome.",
          DOCS,
          ...SERVERS,
          "## First request: [List pets](/api/list)",
          "cURL",
          "`curl`",
          TOOLS,
          CHANGE,
          title("Limits", "limits"),
          "Few.",
          title("Security schemes", "authentication"),
          "• `token`Client certificate (mutualTLS)[Link to token](#scheme-token)",
          "Default for all operations",
          "• [`token`](/api#scheme-token)Client certificate (mutualTLS)",
          title("Operations", "operations"),
          "Animals",
          "• [Pets](/api/tags/pets)",
          "### [Pets](/api/tags/pets)",
          "Of all kinds.",
          LISTED,
          "### [Toys](/api/tags/toys)",
          NOTE,
        ],
      ),
    ]);
  });

  it.each<[Partial<DocumentPageModel>, string[]]>([
    [{ contact: { name: "Ada" } }, ["• Contact: Ada"]],
    [
      { contact: { name: "Ada", url: "https://b.example", email: "a@b.example", extensions } },
      [
        "• Contact: Ada [https://b.example](https://b.example), [a@b.example](mailto:a@b.example)",
        NOTE,
      ],
    ],
    [{ contact: { email: "a@b.example" } }, ["• Contact: [a@b.example](mailto:a@b.example)"]],
    [
      { contact: { url: "https://b.example" } },
      ["• Contact: [https://b.example](https://b.example)"],
    ],
    [{ license: { name: "MIT" } }, ["• License: MIT"]],
    [
      { license: { name: "MIT", identifier: "MIT", url: "https://b.example", extensions } },
      ["• License: MIT `MIT` [https://b.example](https://b.example)", NOTE],
    ],
    [
      { termsOfService: "https://b.example" },
      ["• Terms of service: [https://b.example](https://b.example)"],
    ],
  ])("says who is behind it: %j", (more, lines) => {
    const { container } = render(<DocumentPage page={{ ...PAGE, ...more }} />);
    const facts = container.querySelector("article > .facts") as Element;
    expect(linesOf(facts)).toEqual(lines);
  });

  it.each([
    [{ url: "/logo.svg", altText: "A cat" }, "![A cat](/logo.svg)"],
    [{ url: "/logo.svg", href: "https://b.example" }, "[![Pets](/logo.svg)](https://b.example)"],
    [{ url: "/logo.svg", href: "data:x" }, "![](/logo.svg)"],
    [{ url: "data:x" }, "# Pets"],
  ])("shows the logo %j", (logo, line) => {
    expect(linesIn(<DocumentPage page={{ ...PAGE, logo }} />)[0]).toBe(line);
  });
});

describe("the page of a schema", () => {
  const SCHEMA: SchemaPageModel = {
    pageType: "schema",
    name: "Pet",
    title: "Pet",
    permalink: "/api/schemas/pet",
    schema: { anchor: "pet", type: "string" },
    examples: [],
    uses: [],
    usedBySchemas: [],
    usedByOperations: [],
    document: { id: "v1", title: "Pets", permalink: "/api" },
  };

  it.each<[string, Partial<SchemaPageModel>, string[]]>([
    ["a type", {}, ["# Pet", "string", "aside Examples:"]],
    ["a title", { title: "A pet" }, ["# A pet", "`Pet`string", "aside Examples:"]],
    [
      "properties",
      {
        schema: {
          anchor: "pet",
          type: "object",
          descriptions: [{ descriptionHtml: "<p>A cat.</p>" }],
          members: [
            { kind: "row", label: "name", isName: true, schema: { anchor: "n", type: "string" } },
          ],
        },
      },
      [
        "# Pet",
        "A cat.",
        "aside Examples:",
        "## Properties object[Link to Properties](#schema)",
        "• `name`stringoptional[Link to name](#n)",
      ],
    ],
    [
      "constraints",
      { schema: { anchor: "pet", type: "string", facts: [{ words: "format", value: "uuid" }] } },
      ["# Pet", "aside Examples:", "## Schema string[Link to Schema](#schema)", "• format `uuid`"],
    ],
    [
      "an example and users",
      {
        examples: [{ name: "Example", html: "1" }],
        usedByOperations: [LIST],
        usedBySchemas: [{ title: "Owner", permalink: "/owner" }],
        uses: [{ title: "Name", permalink: "/name" }],
      },
      [
        "# Pet",
        "string",
        "aside Examples:",
        "section Example:",
        "## Example",
        "`1`",
        TOOLS,
        title("Operations that use it", "used-by-operations"),
        LISTED,
        title("Schemas that use it", "used-by-schemas"),
        "• [Owner](/owner)",
        title("Schemas that it refers to", "uses"),
        "• [Name](/name)",
      ],
    ],
  ])("shows %s", (_, more, lines) => {
    expect(linesIn(<SchemaPage page={{ ...SCHEMA, ...more }} />)).toEqual(lines);
  });
});

describe("the page of errors", () => {
  const place = (name: string, status = "400") => ({
    title: name.toUpperCase(),
    permalink: `/api/${name}#r${status}`,
    method: "GET",
    status,
  });
  const linkTo = (name: string) => `[${name.toUpperCase()}](/api/${name}#r400)`;
  const status = (name: string, places: ReturnType<typeof place>[], codes: string[] = ["x"]) => ({
    status: name,
    words: "Not found",
    codes,
    places,
  });
  const code = (more: Partial<ErrorIndex["codes"][number]> = {}) => ({
    code: "bad_name",
    statuses: ["400"],
    places: [],
    ...more,
  });
  function entriesOf(index: Omit<ErrorIndex, "pageType">, usedIn = {}): string[] {
    const document = { title: "Pets API", permalink: "/api" };
    const { container } = render(
      <ErrorsPage document={document} index={{ pageType: "errors", ...index }} usedIn={usedIn} />,
    );
    return [...container.querySelectorAll(".error-entry")].flatMap(linesOf);
  }
  const ALL = ["a", "b", "c", "d", "e", "f"];
  const LINK = "[Link to bad_name](#code-bad_name)";
  const NONE = "No operation documents this error.";

  it.each<[string, Partial<ErrorIndex["codes"][number]>, string[]]>([
    ["nothing", {}, ["▸", "## `bad_name`", "400", NONE, LINK]],
    [
      "a description",
      { description: "The name is `bad`. Choose another. Or none." },
      ["▸", "## `bad_name`", "400The name is `bad`.Choose another. Or none.", NONE, LINK],
    ],
    [
      "a description without a sentence",
      { description: "bad v1.2 name" },
      ["▸", "## `bad_name`", "400bad v1.2 name", NONE, LINK],
    ],
    ["an example", { exampleHtml: "1" }, ["▸", "## `bad_name`", "400", NONE, "`1`", TOOLS, LINK]],
    [
      "operations",
      { places: [place("a"), place("b")] },
      ["▸", "## `bad_name`", "400", `• GET ${linkTo("a")}`, `• GET ${linkTo("b")}`, LINK],
    ],
    [
      "operations with several statuses",
      { statuses: ["400", "404"], places: [place("a"), place("b", "404")] },
      [
        "▸",
        "## `bad_name`",
        "400404",
        `• GET ${linkTo("a")} 400`,
        "• GET [B](/api/b#r404) 404",
        LINK,
      ],
    ],
    [
      "all operations",
      { places: ALL.map((name) => place(name)) },
      ["▸", "## `bad_name`", "400", "Every operation can return this error.", LINK],
    ],
    [
      "all operations but two",
      { places: ALL.slice(2).map((name) => place(name)) },
      [
        "▸",
        "## `bad_name`",
        "400",
        "Every operation except [A](/api/a) and [B](/api/b) can return this error.",
        LINK,
      ],
    ],
    [
      "three operations of six",
      { places: ALL.slice(3).map((name) => place(name)) },
      ["▸", "## `bad_name`", "400", ...ALL.slice(3).map((name) => `• GET ${linkTo(name)}`), LINK],
    ],
  ])("shows of an error with a code %s", (_, more, lines) => {
    const places = ALL.map((name) => place(name));
    expect(entriesOf({ codes: [code(more)], statuses: [status("400", places)] })).toEqual(lines);
  });

  it("folds a list of four operations of many", () => {
    const places = [...ALL, "g"].map((name) => place(name));
    const lines = entriesOf({
      codes: [code({ places: places.slice(0, 4) })],
      statuses: [status("400", places)],
    });
    expect(lines).toContain("▸ 4 of 7 operations");
  });

  it("names the pages that use a code", () => {
    const pages = [{ title: "Names", permalink: "/names" }];
    const lines = entriesOf({ codes: [code()], statuses: [] }, { bad_name: pages });
    expect(lines).toEqual(expect.arrayContaining(["▸ Used on 1 page", "• [Names](/names)"]));
  });

  it("shows a status only if it has no codes, and each of its anchors once", () => {
    const lines = entriesOf({
      codes: [],
      statuses: [status("400", []), status("404", [place("a", "404")], [])],
    });
    expect(lines).toEqual([
      "▸ 404Not found",
      "• GET [A](/api/a#r404)",
      "[Link to 404](#status-404)",
    ]);
    entriesOf({ codes: [code(), code({ code: "b" })], statuses: [status("404", [], [])] });
    const anchors = [...document.querySelectorAll(".error-entry > span[id]")].map(({ id }) => id);
    expect(anchors).toEqual(["status-404", "status-400", "status-404"]);
  });
});

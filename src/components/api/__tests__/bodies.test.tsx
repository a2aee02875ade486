import { fireEvent, render, screen } from "@testing-library/react";
import type {
  BodyPart,
  CallbackPart,
  ExampleModel,
  ResponsePart,
  ValuePart,
} from "../../../../plugins/gatsby-source-openapi";
import { linesOf } from "../../../testing/lines-of";
import { Callbacks } from "../callbacks";
import { Headers, MediaTypes, Parameters } from "../content";
import { Examples, InlineExamples, Payload, ResponseExamples, Status } from "../examples";
import { Responses } from "../responses";

const linesIn = (element: JSX.Element) => linesOf(render(element).container);
const extensions = [{ name: "x-note", value: "b c" }];
const NOTE = "• x-note `b c`";
const TOOLS = "{checkbox Wrap long lines}<Copy>";

const example = (more: Partial<ExampleModel> = {}): ExampleModel => ({ name: "Example", ...more });
const body = (more: Partial<BodyPart> = {}): BodyPart => ({
  anchor: "body",
  mediaType: "application/json",
  examples: [],
  ...more,
});
const value = (more: Partial<ValuePart> = {}): ValuePart => ({
  anchor: "p",
  name: "limit",
  required: false,
  deprecated: false,
  facts: [],
  content: [],
  examples: [],
  ...more,
});
const response = (more: Partial<ResponsePart> = {}): ResponsePart => ({
  anchor: "r",
  status: "200",
  words: "OK",
  headers: [],
  content: [],
  links: [],
  ...more,
});
const PET = { anchor: "pet", type: "", references: [{ name: "Pet", permalink: "/schemas/Pet" }] };
const text = { anchor: "s", type: "string" };

describe("a body", () => {
  it.each<[string, BodyPart[], string[]]>([
    ["nothing", [], []],
    ["one media type without a schema", [body()], ["`application/json`"]],
    ["one media type", [body({ schema: PET })], ["`application/json` [Pet](/schemas/Pet)"]],
    [
      "two media types",
      [body({ schema: PET }), body({ anchor: "xml", mediaType: "application/xml" })],
      [
        "Media type",
        "{radio a:media, checked}application/json",
        "[Pet](/schemas/Pet)",
        "{radio a:media}application/xml",
      ],
    ],
    [
      "a stream",
      [body({ itemSchema: PET })],
      ["`application/json`", "Each item of the stream", "[Pet](/schemas/Pet)"],
    ],
    [
      "parts with an encoding",
      [
        body({
          encoding: [
            { name: "a", contentType: "text/plain", facts: [], headers: [], encoding: [] },
            {
              name: "b",
              contentType: "image/png",
              facts: ["sent as `x`"],
              headers: [value({ name: "X-Part" })],
              encoding: [
                { name: "c", contentType: "text/css", facts: [], headers: [], encoding: [] },
              ],
              extensions,
            },
          ],
        }),
      ],
      [
        "`application/json`",
        "Encoding of parts",
        "• `a`text/plain",
        "• `b`image/png",
        "• sent as `x`",
        "• `X-Part`[Link to X-Part](#p)",
        "Encoding of parts",
        "• `c`text/css",
        NOTE,
      ],
    ],
    [
      "an example and an extension",
      [body({ examples: [example({ value: 1 })], extensions })],
      ["`application/json`", "Example", "`1`", TOOLS, NOTE],
    ],
  ])("has %s", (_, content, lines) => {
    expect(linesIn(<MediaTypes content={content} anchor="a" />)).toEqual(lines);
  });

  it("has an anchor for each media type but the first, which has that of the whole body", () => {
    const content = [body(), body({ anchor: "xml", mediaType: "application/xml" })];
    const { container } = render(<MediaTypes content={content} anchor="body" />);
    const bodies = [...container.querySelectorAll(".body")];
    expect(bodies.map(({ id }) => id)).toEqual(["", "xml"]);
  });
});

describe("parameters", () => {
  const LINK = "[Link to limit](#p)";
  it.each<[string, ValuePart[], string[]]>([
    ["one that is optional", [value()], [`• \`limit\`optional${LINK}`]],
    ["one that is required", [value({ required: true })], [`• \`limit\`required${LINK}`]],
    [
      "two that are optional",
      [value(), value({ anchor: "q" })],
      ["All are optional.", `• \`limit\`${LINK}`, "• `limit`[Link to limit](#q)"],
    ],
    [
      "two of which one is required",
      [value(), value({ anchor: "q", required: true })],
      [`• \`limit\`${LINK}`, "• `limit`required[Link to limit](#q)"],
    ],
    [
      "two that are required",
      [value({ required: true }), value({ anchor: "q", required: true })],
      ["All are required.", `• \`limit\`${LINK}`, "• `limit`[Link to limit](#q)"],
    ],
    ["one without a name", [value({ name: "" })], ["• unnamedoptional[Link to ](#p)"]],
    [
      "one with everything",
      [
        value({
          required: true,
          deprecated: true,
          descriptionHtml: "<p>How many.</p>",
          facts: ["sent as `a,b`"],
          examples: [example({ value: 5 })],
          schema: {
            anchor: "p",
            type: "integer",
            marks: ["deprecated", "nullable"],
            titles: ["Limit"],
          },
          extensions,
        }),
      ],
      [
        `• \`limit\`integerLimitrequireddeprecatednullable${LINK}`,
        "How many.",
        "• sent as `a,b`",
        "• example `5`",
        NOTE,
      ],
    ],
    [
      "one with facts alone",
      [value({ facts: ["sent as `a,b`"] })],
      [`• \`limit\`optional${LINK}`, "• sent as `a,b`"],
    ],
    [
      "one with examples alone",
      [value({ examples: [example({ value: 5 })] })],
      [`• \`limit\`optional${LINK}`, "• example `5`"],
    ],
    [
      "one that is a body",
      [value({ content: [body({ schema: PET })] })],
      [`• \`limit\`optional${LINK}`, "`application/json` [Pet](/schemas/Pet)"],
    ],
    [
      "one with members",
      [
        value({
          schema: {
            anchor: "p",
            type: "object",
            members: [
              { kind: "row", label: "a", isName: true, schema: { ...text, anchor: "p.a" } },
            ],
          },
        }),
      ],
      [`• \`limit\`objectoptional${LINK}`, "• `a`stringoptional[Link to a](#p.a)"],
    ],
  ])("are %s", (_, values, lines) => {
    expect(linesIn(<Parameters values={values} />)).toEqual(lines);
  });

  it("are headers, of which required ones are marked", () => {
    const headers = [value({ name: "X-A" }), value({ name: "X-B", anchor: "q", required: true })];
    expect(linesIn(<Headers values={headers} />)).toEqual([
      "• `X-A`[Link to X-A](#p)",
      "• `X-B`required[Link to X-B](#q)",
    ]);
  });

  it.each<[Partial<ExampleModel>, string[]]>([
    [{ value: "a" }, ["• example `a`"]],
    [{ name: "few", value: "a" }, ["• example few `a`"]],
    [{ value: ["a"], text: "a", summary: "One." }, ['• example `["a"]``a` One.']],
    [{ value: 1, descriptionHtml: "<p>Rare.</p>", extensions }, ["• example `1`", "Rare.", NOTE]],
  ])("have the example %j", (more, lines) => {
    expect(linesIn(<InlineExamples examples={[example(more)]} />)).toEqual(lines);
  });
});

describe("examples", () => {
  it.each<[string, ExampleModel[], string[]]>([
    ["none", [], []],
    ["a value", [example({ value: { a: 1 } })], ["Example", '`{ "a": 1 }`', TOOLS]],
    ["a text", [example({ value: 1, text: "<a/>" })], ["Example", "`<a/>`", TOOLS]],
    ["highlighted code", [example({ html: "<i>1</i>" })], ["Example", "`1`", TOOLS]],
    [
      "a value and how it is sent",
      [example({ dataHtml: "<i>1</i>", html: "<b>a=1</b>" })],
      ["Example", "`1`", TOOLS, "Sent as", "`a=1`", TOOLS],
    ],
    ["a name", [example({ name: "few", value: 1 })], ["Example", "`few`", "`1`", TOOLS]],
    ["a summary", [example({ summary: "One.", value: 1 })], ["Example", "One.", "`1`", TOOLS]],
    [
      "a file elsewhere",
      [example({ externalValue: "https://b.example/1" })],
      ["Example", "[https://b.example/1](https://b.example/1)"],
    ],
    [
      "one from the schema, with a text and an extension",
      [example({ value: 1, generated: true, descriptionHtml: "<p>Rare.</p>", extensions })],
      ["Example", "Rare.", "`1`", TOOLS, "Generated from the schema.", NOTE],
    ],
    [
      "several",
      [example({ name: "one", value: 1 }), example({ name: "two", value: 2 })],
      [
        "Examples",
        "Example",
        "{radio a:example, checked}one",
        "`1`",
        TOOLS,
        "{radio a:example}two",
        "`2`",
        TOOLS,
      ],
    ],
  ])("are %s", (_, examples, lines) => {
    expect(linesIn(<Examples name="a" examples={examples} />)).toEqual(lines);
  });

  const json = (more: Partial<ExampleModel> = {}) =>
    body({ examples: [example({ value: 1, ...more })] });
  const xml = (more: Partial<ExampleModel> = {}) =>
    body({ mediaType: "application/xml", examples: [example({ text: "<a/>", ...more })] });

  it.each<[string, BodyPart[], string[]]>([
    ["nothing without examples", [body()], []],
    ["the only example", [json()], ["section Sent:", "## Sent", "`1`", TOOLS]],
    [
      "the name of the only example",
      [json({ name: "few" })],
      ["section Sent:", "## Sent", "`few`", "`1`", TOOLS],
    ],
    [
      "one example for each media type by the type",
      [json(), body({ mediaType: "text/plain" }), xml({ name: "few" })],
      [
        "section Sent:",
        "## Sent",
        "Example",
        "{radio Sent:answer, checked}application/json",
        "`1`",
        TOOLS,
        "{radio Sent:answer}application/xml",
        "`few`",
        "`<a/>`",
        TOOLS,
      ],
    ],
    [
      "several examples of a media type by their names",
      [
        xml(),
        body({
          examples: [example({ name: "few", value: 1 }), example({ name: "many", value: 2 })],
        }),
      ],
      [
        "section Sent:",
        "## Sent",
        "Example",
        "{radio Sent:answer, checked}application/xml",
        "`<a/>`",
        TOOLS,
        "{radio Sent:answer}few",
        "`application/json`",
        "`1`",
        TOOLS,
        "{radio Sent:answer}many",
        "`application/json`",
        "`2`",
        TOOLS,
      ],
    ],
    [
      "several examples of the only media type",
      [
        body({
          examples: [example({ name: "few", value: 1 }), example({ name: "many", value: 2 })],
        }),
      ],
      [
        "section Sent:",
        "## Sent",
        "Example",
        "{radio Sent:answer, checked}few",
        "`1`",
        TOOLS,
        "{radio Sent:answer}many",
        "`2`",
        TOOLS,
      ],
    ],
  ])("of a request that the API sends show %s", (_, content, lines) => {
    expect(linesIn(<Payload title="Sent" content={content} />)).toEqual(lines);
  });

  it.each<[string, ResponsePart[], string[]]>([
    ["nothing without examples", [response({ content: [body()] })], []],
    ["the only one", [response({ content: [json()] })], ["## Response", "200", "`1`", TOOLS]],
    [
      "the only one of an error",
      [response(), response({ status: "404", anchor: "e", content: [json()] })],
      ["## Response", "404", "`1`", TOOLS],
    ],
    [
      "the first success at first",
      [response({ status: "404", anchor: "e", content: [json()] }), response({ content: [xml()] })],
      [
        "## Response",
        "Status",
        "{radio response}404",
        "`1`",
        TOOLS,
        "{radio response, checked}200",
        "`<a/>`",
        TOOLS,
      ],
    ],
  ])("of responses show %s", (_, responses, lines) => {
    expect(linesIn(<ResponseExamples responses={responses} />)).toEqual(lines);
  });

  it("of responses follow what the reader opens in the text", () => {
    const responses = [
      response({ content: [json()] }),
      response({ status: "404", anchor: "e", content: [json()] }),
    ];
    const { container, unmount } = render(
      <>
        <Responses responses={responses} isWithoutExamples />
        <ResponseExamples responses={responses} />
        <p>Elsewhere</p>
      </>,
    );
    const chosen = () => screen.getByRole<HTMLInputElement>("radio", { checked: true }).value;
    fireEvent.click(container.querySelector("#e > summary .status") as Element);
    expect(chosen()).toBe("e");
    fireEvent.click(screen.getByText("Elsewhere"));
    expect(chosen()).toBe("e");
    fireEvent.click(container.querySelector("#r > summary") as Element);
    expect(chosen()).toBe("r");
    // Closing it changes nothing.
    const [error] = [...container.querySelectorAll<HTMLDetailsElement>("details#e")];
    error?.setAttribute("open", "");
    fireEvent.click(error?.querySelector("summary") as Element);
    expect(chosen()).toBe("r");
    unmount();
    expect(() => fireEvent.click(document.body)).not.toThrow();
  });

  it.each([
    ["200", "2"],
    ["5XX", "5"],
    ["default", ""],
  ])("have the status %s in the class %j", (status, name) => {
    render(<Status status={status} />);
    expect(screen.getByText(status).dataset.class).toBe(name);
  });
});

describe("responses", () => {
  const LINK = "[Link to response 200](#r)";
  const link = { name: "next", parameters: [] };

  it.each<[string, Partial<ResponsePart>, string[]]>([
    ["nothing", {}, ["▸ 200OK", LINK]],
    ["a line of description", { descriptionHtml: "<p>The pet.</p>" }, ["▸ 200OKThe pet.", LINK]],
    ["a line that repeats the status", { descriptionHtml: "<p>OK</p>" }, ["▸ 200OK", LINK]],
    [
      "a description with a link",
      { descriptionHtml: '<p>See <a href="/b">B</a>.</p>' },
      ["▸ 200OK", "See [B](/b).", LINK],
    ],
    ["a summary", { summary: "One pet." }, ["▸ 200OK", "One pet.", LINK]],
    [
      "a named body",
      { content: [body({ schema: PET })] },
      ["▸ 200OK`Pet`", "`application/json` [Pet](/schemas/Pet)", LINK],
    ],
    [
      "a body",
      { content: [body({ schema: text })] },
      ["▸ 200OK`string`", "`application/json` string", LINK],
    ],
    [
      "a body with fields",
      {
        content: [
          body({
            schema: {
              anchor: "s",
              type: "object",
              members: [{ kind: "row", label: "a", isName: true, schema: text }],
              leftOut: { label: "1 more", members: [{ kind: "row", label: "b", schema: text }] },
            },
          }),
        ],
      },
      [
        "▸ 200OK`object` 2 fields",
        "`application/json` object",
        "• `a`stringoptional[Link to a](#s)",
        "▸ 1 more",
        "• bstring[Link to b](#s)",
        LINK,
      ],
    ],
    [
      "headers",
      { headers: [value({ name: "X-A" })] },
      ["▸ 200OK", "▸ 1 header", "• `X-A`[Link to X-A](#p)", LINK],
    ],
    [
      "links",
      {
        links: [
          { ...link, operationId: "getPet", permalink: "/api/get-pet" },
          {
            ...link,
            name: "other",
            operationRef: "https://b.example#/a",
            descriptionHtml: "<p>Or this.</p>",
            parameters: [{ name: "id", value: "$response.body#/id" }],
            requestBody: { value: "a" },
            server: { url: "https://b.example", resolvedUrl: "https://b.example", variables: [] },
            extensions,
          },
          { ...link, name: "nowhere" },
        ],
      },
      [
        "▸ 200OK",
        "What you can call next",
        "• `next`[getPet](/api/get-pet)",
        "• `other`https://b.example#/a",
        "Or this.",
        "• id `$response.body#/id`",
        '• body `"a"`',
        "• `https://b.example`<Copy>",
        NOTE,
        "• `nowhere`",
        LINK,
      ],
    ],
    ["extensions", { extensions }, ["▸ 200OK", NOTE, LINK]],
  ])("have %s", (_, more, lines) => {
    expect(linesIn(<Responses responses={[response(more)]} errors="/api/errors" />)).toEqual(lines);
  });

  it.each([
    ["404", "/api/errors", ["[All operations with 404](/api/errors#status-404)"]],
    ["5XX", "/api/errors", ["[All operations with 5XX](/api/errors#status-5xx)"]],
    ["404", undefined, []],
    ["default", "/api/errors", []],
  ])(
    "of an error lead to others with %s in %s, without what its body is",
    (status, errors, lines) => {
      const content = [body({ schema: PET })];
      const responses = [response({ status, words: "No", content })];
      const brief = status === "default" ? "`Pet`" : "";
      expect(linesIn(<Responses responses={responses} {...(errors ? { errors } : {})} />)).toEqual([
        `▸ ${status}No${brief}`,
        "`application/json` [Pet](/schemas/Pet)",
        ...lines,
        `[Link to response ${status}](#r)`,
      ]);
    },
  );

  it("have no examples where the page shows them elsewhere", () => {
    const content = [body({ examples: [example({ value: 1 })] })];
    const shown = linesIn(<Responses responses={[response({ content })]} isWithoutExamples />);
    expect(shown).toEqual(["▸ 200OK", "`application/json`", LINK]);
    expect(linesIn(<Responses responses={[response({ content })]} />)).toContain("Example");
  });
});

describe("callbacks", () => {
  const operation: CallbackPart["operations"][number] = {
    anchor: "cb",
    method: "POST",
    deprecated: false,
    servers: [],
    parameters: [],
    responses: [],
    security: [],
    callbacks: [],
    samples: [],
  };
  const callback = (more: Partial<CallbackPart> = {}): CallbackPart => ({
    name: "done",
    expression: "{$request.body#/url}",
    servers: [],
    operations: [],
    ...more,
  });
  const server = { url: "https://b.example", resolvedUrl: "https://b.example", variables: [] };
  const HEAD = ["### done", "`{$request.body#/url}`"];

  it.each<[string, Partial<CallbackPart>, string[]]>([
    ["nothing", {}, HEAD],
    ["itself", { circular: true }, [...HEAD, "This callback contains itself."]],
    [
      "texts and servers",
      { summary: "When done.", descriptionHtml: "<p>Once.</p>", servers: [server], extensions },
      [...HEAD, "When done.", "Once.", "Servers", "• `https://b.example`<Copy>", NOTE],
    ],
    ["a request", { operations: [operation] }, [...HEAD, "POST"]],
    [
      "a request with everything",
      {
        operations: [
          {
            ...operation,
            summary: "Tells you",
            operationId: "tell",
            deprecated: true,
            descriptionHtml: "<p>Once.</p>",
            externalDocs: { url: "https://b.example" },
            servers: [server],
            security: [{ schemes: [{ name: "token", type: "http", scopes: [] }] }],
            parameters: [value()],
            requestBody: {
              anchor: "cb-body",
              required: true,
              descriptionHtml: "<p>What is done.</p>",
              content: [body()],
              extensions,
            },
            responses: [response()],
            responsesExtensions: extensions,
            samples: [{ id: "js", lang: "js", label: "JavaScript", source: "a()" }],
            callbacks: [callback({ name: "more" })],
            extensions,
          },
        ],
      },
      [
        ...HEAD,
        "POST Tells you`tell`deprecated",
        "Once.",
        "See [https://b.example](https://b.example)",
        "Servers",
        "• `https://b.example`<Copy>",
        "• [`token`](/api#scheme-token)http",
        "Parameters",
        "• `limit`optional[Link to limit](#p)",
        "Body required",
        "What is done.",
        "`application/json`",
        NOTE,
        "Expected responses",
        "▸ 200OK",
        "[Link to response 200](#r)",
        NOTE,
        "Sample: JavaScript",
        "`a()`",
        TOOLS,
        NOTE,
        "### more",
        "`{$request.body#/url}`",
      ],
    ],
    [
      "a request with an optional body",
      {
        operations: [{ ...operation, requestBody: { anchor: "b", required: false, content: [] } }],
      },
      [...HEAD, "POST", "Body"],
    ],
  ])("contain %s", (_, more, lines) => {
    expect(linesIn(<Callbacks callbacks={[callback(more)]} documentPermalink="/api" />)).toEqual(
      lines,
    );
  });
});

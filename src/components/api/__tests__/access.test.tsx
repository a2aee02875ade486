import { render } from "@testing-library/react";
import type { ServerModel } from "../../../../plugins/gatsby-source-openapi";
import { linesOf } from "../../../testing/lines-of";
import { Security, Servers } from "../access";
import { SecuritySchemes } from "../security-schemes";

const linesIn = (element: JSX.Element) => linesOf(render(element).container);
const extensions = [{ name: "x-note", value: "b c" }];
const NOTE = "• x-note `b c`";

describe("the ways to authenticate", () => {
  const token = { name: "token", type: "http", scopes: [] };
  const login = {
    name: "login",
    type: "oauth2",
    scopes: [{ name: "read" }, { name: "write", description: "Changes `all`." }],
  };
  const gone = { name: "gone", type: "unknown", scopes: [] };
  const schemes = [{ name: "token", type: "http", scheme: "bearer", bearerFormat: "JWT" }];
  const TOKEN = "[`token`](/api#scheme-token)HTTP bearer (JWT)";

  it.each([
    ["none", [], ["No authentication is needed."]],
    ["one", [{ schemes: [token] }], [`• ${TOKEN}`]],
    [
      "one that the list of schemes lacks, with scopes",
      [{ schemes: [login] }],
      ["• [`login`](/api#scheme-login)oauth2", "`read`", "`write`", "Changes `all`."],
    ],
    ["one that the document does not define", [{ schemes: [gone] }], ["• `gone`unknown"]],
    ["two together", [{ schemes: [token, gone] }], [`• ${TOKEN}`, "`gone`unknown"]],
    [
      "two alternatives",
      [{ schemes: [gone] }, { schemes: [token] }],
      ["• `gone`unknown", "• or", TOKEN],
    ],
    [
      "an alternative of two",
      [{ schemes: [gone] }, { schemes: [token, gone] }],
      ["• `gone`unknown", "• or", TOKEN, "`gone`unknown"],
    ],
    [
      "one or none",
      [{ schemes: [token] }, { schemes: [] }],
      [`• ${TOKEN}`, "• Or no authentication."],
    ],
    [
      "none or one",
      [{ schemes: [] }, { schemes: [token] }],
      ["• No authentication.", "• or", TOKEN],
    ],
  ])("are %s", (_, security, lines) => {
    const props = { security, schemes, documentPermalink: "/api" };
    expect(linesIn(<Security {...props} />)).toEqual(lines);
  });

  it.each([
    [{}, ["• `token`HTTP bearer[Link to token](#scheme-token)"]],
    [{ deprecated: true }, ["• `token`HTTP bearerdeprecated[Link to token](#scheme-token)"]],
    [
      { type: "openIdConnect", openIdConnectUrl: "https://a.example/oidc" },
      [
        "• `token`OpenID Connect (openIdConnect)[Link to token](#scheme-token)",
        "• Configuration `https://a.example/oidc`",
      ],
    ],
    [
      {
        type: "oauth2",
        descriptionHtml: "<p>Log in.</p>",
        oauth2MetadataUrl: "https://a.example/meta",
        extensions,
        flows: [
          {
            flow: "deviceCode",
            deviceAuthorizationUrl: "https://a.example/device",
            tokenUrl: "https://a.example/token",
            refreshUrl: "https://a.example/again",
            scopes: [{ name: "read", description: "Reads." }],
            extensions,
          },
          { flow: "implicit", authorizationUrl: "https://a.example/auth", scopes: [] },
        ],
      },
      [
        "• `token`OAuth 2 (oauth2)[Link to token](#scheme-token)",
        "Log in.",
        "• Metadata `https://a.example/meta`",
        "deviceCode",
        "• Device authorization `https://a.example/device`",
        "• Token `https://a.example/token`",
        "• Refresh `https://a.example/again`",
        "`read`",
        "Reads.",
        NOTE,
        "implicit",
        "• Authorization `https://a.example/auth`",
        NOTE,
      ],
    ],
  ])("are described by %j", (more, lines) => {
    const scheme = { name: "token", type: "http", scheme: "bearer", flows: [], deprecated: false };
    expect(linesIn(<SecuritySchemes schemes={[{ ...scheme, ...more }]} />)).toEqual(lines);
  });
});

describe("the servers", () => {
  const server = { url: "https://a.example", resolvedUrl: "https://a.example", variables: [] };
  const region = { name: "region", default: "eu" };

  it.each<[Partial<ServerModel>, string[]]>([
    [{}, ["• `https://a.example`<Copy>"]],
    [{ name: "Production" }, ["• `https://a.example`Production<Copy>"]],
    [
      {
        descriptionHtml: "<p>Fast.</p>",
        extensions,
        variables: [
          region,
          {
            ...region,
            name: "zone",
            enum: ["eu", "us"],
            descriptionHtml: "<p>Near you.</p>",
            extensions,
          },
          { ...region, name: "only", enum: ["eu"] },
        ],
      },
      [
        "• `https://a.example`<Copy>",
        "Fast.",
        "• `region`default `eu`",
        "• `zone`default `eu`",
        "Near you.",
        "one of `eu` `us`",
        NOTE,
        "• `only`default `eu`",
        "always `eu`",
        NOTE,
      ],
    ],
  ])("with %j", (more, lines) => {
    expect(linesIn(<Servers servers={[{ ...server, ...more }]} />)).toEqual(lines);
  });
});

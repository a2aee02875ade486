import type { JsonRecord } from "../json";
import { buildDocument } from "../model/document";
import { shownVariable, vendorOf } from "../samples/vendor";

describe("the vendor in the variables of samples", () => {
  it.each<[title: string, server: string, contact: string, vendor: string]>([
    ["Stripe API", "https://api.stripe.com/v1", "", "STRIPE"],
    ["Modern Treasury", "https://app.moderntreasury.com", "", "MODERN_TREASURY"],
    ["DocuSeal API", "https://api.docuseal.com", "", "DOCUSEAL"],
    ["Lago API documentation", "https://api.getlago.com/api/v1", "", "LAGO"],
    ["Checkout Service", "https://checkout-test.adyen.com/v71", "", "ADYEN"],
    ["Open-Meteo APIs", "https://api.open-meteo.com", "", "OPEN_METEO"],
    ["Things", "https://api.open-meteo.com", "", "OPEN_METEO"],
    ["Bank", "https://api.example-bank.co.uk", "", "BANK"],
    ["Okta API", "https://{yourDomain}.okta.com", "", "OKTA"],
    ["Vikunja Task API", "/api/v1", "https://vikunja.io/contact", "VIKUNJA"],
    ["Gotify REST-API.", "http://localhost", "", "GOTIFY"],
    ["Foo Open API", "https://{host}/v1", "", "FOO"],
    ["Shop", "https://shop.herokuapp.com", "https://github.com/a/shop", "SHOP"],
    ["Petstore", "https://petstore.swagger.io/v2", "", "PETSTORE"],
    ["Local REST API for Obsidian", "https://127.0.0.1:27124", "", "OBSIDIAN"],
    ["REST API", "/", "https://www.acme.io", "ACME"],
    ["All the parts of a large thing", "/", "", ""],
    ["1Password Connect", "http://localhost:8080", "", ""],
    ["", "", "", ""],
  ])("of %s at %s with the contact %s is %s", (title, server, url, vendor) => {
    expect(vendorOf({ info: { title, contact: { url } }, servers: [{ url: server }] })).toBe(
      vendor,
    );
  });

  it.each<[text: string, variable: string | undefined]>([
    ['curl -H "Authorization: Bearer $OPENAI_API_KEY"', "OPENAI_API_KEY"],
    ["apiKey: process.env.ACME_API_TOKEN", "ACME_API_TOKEN"],
    ['os.environ["ACME_KEY"], os.environ.get("ACME_KEY"), $OTHER_KEY', "ACME_KEY"],
    ["ENV.fetch('ACME_ACCESS_TOKEN')", "ACME_ACCESS_TOKEN"],
    ["Set `ACME_API_KEY`.", undefined],
    ["$PAGE_SIZE", undefined],
  ])("is that of the variable in %s: %s", (text, variable) => {
    expect(shownVariable([undefined, { "x-samples": [{ source: text }] }])).toBe(variable);
  });
});

describe("variables of secrets that the site does not name", () => {
  const info = { title: "Acme API", version: "1" };
  const variablesOf = (document: JsonRecord) => {
    const { operations } = buildDocument(document, {
      id: "test",
      basePath: "/api",
      schemasBasePath: "/api/schemas",
      tagsBasePath: "/api/tags",
      version: "3.1.1",
      extensions: [],
    });
    const credentials = operations[0]?.request?.security.flat() ?? [];
    return credentials.map(({ variable, password }) => [variable, password].join(" ").trim());
  };

  const bearer = { type: "http", scheme: "bearer" };
  const key = { type: "apiKey", in: "header", name: "X-Key" };

  it.each<[schemes: Record<string, object>, variables: string[]]>([
    [{ auth: bearer }, ["ACME_API_TOKEN"]],
    [{ auth: { ...bearer, description: "Your API keys." } }, ["ACME_API_KEY"]],
    [{ auth: { ...bearer, bearerFormat: "JWT" } }, ["ACME_API_TOKEN"]],
    [{ oauth: { type: "oauth2", flows: {} } }, ["ACME_ACCESS_TOKEN"]],
    [{ auth: key }, ["ACME_API_KEY"]],
    [{ auth: { ...key, name: "X-Access-Token" } }, ["ACME_ACCESS_TOKEN"]],
    [{ basic: { type: "http", scheme: "basic" } }, ["ACME_USERNAME ACME_PASSWORD"]],
    [{ session: { ...key, in: "cookie", name: "sid" } }, ["SID_COOKIE"]],
    [{ jwt: { ...bearer, bearerFormat: "JWT" }, "X-API-Key": key }, ["ACME_JWT", "ACME_API_KEY"]],
    [{ acmeApp: key, acmeUser: key }, ["ACME_APP", "ACME_USER"]],
    [{ appHeader: key, appQuery: { ...key, in: "query" } }, ["ACME_API_APP", "ACME_API_APP"]],
  ])("of %j are %j", (securitySchemes, variables) => {
    const security = Object.keys(securitySchemes).map((name) => ({ [name]: [] }));
    const paths = { "/": { get: { security, responses: {} } } };
    expect(variablesOf({ info, paths, components: { securitySchemes } })).toEqual(variables);
  });

  it("are those that samples of the document show", () => {
    const source = "curl -H 'Authorization: Bearer $ACME_SECRET_KEY'";
    const get = {
      security: [{ auth: [] }],
      responses: {},
      "x-samples": { curl: source },
    };
    const components = { securitySchemes: { auth: bearer } };
    expect(variablesOf({ info, paths: { "/": { get } }, components })).toEqual(["ACME_SECRET_KEY"]);
  });

  it("are, for each scheme, those of the operations that need it", () => {
    const operationOf = (scheme: string, variable: string) => ({
      security: [{ [scheme]: [] }],
      responses: {},
      "x-samples": `Authorization: Bearer $${variable}`,
    });
    const paths = {
      "/": { get: operationOf("admin", "ACME_ADMIN_KEY") },
      "/a": { get: operationOf("user", "ACME_API_KEY"), put: operationOf("user", "ACME_API_KEY") },
    };
    const components = { securitySchemes: { user: bearer, admin: bearer } };
    expect(variablesOf({ info, paths, components })).toEqual(["ACME_ADMIN_KEY"]);
  });

  it.each<[object, string]>([
    [{ name: "api_key", in: "query", required: true, description: "The API key" }, "ACME_API_KEY"],
    [
      { name: "Authorization", in: "header", description: "Bearer access token" },
      "ACME_ACCESS_TOKEN",
    ],
    [{ name: "Authorization", in: "header" }, "ACME_API_TOKEN"],
  ])("of the parameter %j is %s", (parameter, variable) => {
    const get = { parameters: [parameter], responses: {} };
    expect(variablesOf({ info, paths: { "/": { get } } })).toEqual([variable]);
  });
});

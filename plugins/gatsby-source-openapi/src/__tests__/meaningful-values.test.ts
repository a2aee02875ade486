import type { JsonRecord } from "../json";
import { recordOf } from "../json";
import { sampleExamples } from "../samples/sample-value";

/** Returns the value of a required member in the generated body of a request. */
function valueOf(name: string, schema: JsonRecord, owner?: string): unknown {
  const object = { type: "object", required: [name], properties: { [name]: schema } };
  const schemas = owner === undefined ? {} : { [owner]: object };
  const [example] = sampleExamples(
    { components: { schemas } },
    "application/json",
    { schema: owner === undefined ? object : { $ref: `#/components/schemas/${owner}` } },
    "request",
  );
  return recordOf(example?.value)[name];
}

describe("the text of a member of a request", () => {
  it.each<[string, JsonRecord, string]>([
    ["contact_email", {}, "user@example.com"],
    ["website", {}, "https://example.com"],
    ["webhookUrl", {}, "https://example.com/callback"],
    ["avatar_url", { format: "uri" }, "https://example.com/image.png"],
    ["phone", {}, "+12025550123"],
    ["phone", { pattern: "^\\d{10}$" }, "2025550123"],
    ["currency", {}, "USD"],
    ["currency", { pattern: "^[a-z]{3}$" }, "usd"],
    ["country", { maxLength: 2 }, "US"],
    ["country", { minLength: 3 }, "USA"],
    ["market", { description: "ISO 3166-1 alpha-2 code." }, "US"],
    ["market", { description: "ISO 3166-1 alpha-3 code." }, "USA"],
    ["locale", { pattern: "^[a-z]{2}_[A-Z]{2}$" }, "en_US"],
    ["language", {}, "en"],
    ["timezone", {}, "Europe/Berlin"],
    ["place", { description: "Latitude and longitude, with a comma." }, "52.52,13.405"],
    ["lat", {}, "52.52"],
    ["color", { pattern: "^#[0-9a-f]{6}$" }, "#336699"],
    ["start_date", { format: "date" }, "2026-01-15"],
    ["end_date", { format: "date" }, "2026-01-31"],
    ["date_end", {}, "2026-01-31"],
    ["expires_at", { format: "date-time" }, "2029-12-31T09:00:00Z"],
    ["birth_date", {}, "1990-05-17"],
    ["started_at", {}, "2026-01-15T09:00:00Z"],
    ["from", { description: "First day (YYYY-MM-DD)." }, "2026-01-15"],
    ["from", { description: "First day (DD/MM/YYYY)." }, "15/01/2026"],
    ["since", { description: "Unix time in seconds." }, "1768435200"],
    ["start", { description: "Seconds since 1970." }, "1768435200"],
    ["length", { description: "ISO 8601 duration" }, "PT1H"],
    ["x-v", {}, "1"],
    ["postal_code", {}, "94105"],
    ["first_name", {}, "Jane"],
    ["from", { description: "Sender email address." }, "user@example.com"],
    ["subject", { description: "Email subject." }, "Example subject"],
    ["goal", { description: "URL of the goal." }, "https://example.com"],
    ["part", { description: "URL slug of the part." }, "YOUR_PART"],
    ["html", {}, "<p>Hello, world!</p>"],
    ["account_holder", {}, "Jane Doe"],
    ["title", {}, "Example title"],
    ["title", { maxLength: 5 }, "title"],
    ["slug", {}, "YOUR_SLUG"],
    ["message", {}, "Hello, world!"],
    ["project_name", {}, "Example project"],
    ["status", {}, "YOUR_STATUS"],
    ["status", { description: "One of `open`, `done`." }, "open"],
    ["code", { description: "e.g. `A-1`", pattern: "^\\d+$" }, "1"],
  ])("%s with %j is %s", (name, schema, value) => {
    expect(valueOf(name, { type: "string", ...schema })).toBe(value);
  });

  it.each([
    ["CreateProjectRequest", "Example project"],
    ["api.v1.DnsZoneDto", "Example dns zone"],
    ["CreateDomainRequest", "example.com"],
    ["CreateUserCommand", "Example user"],
    ["user.User", "Example user"],
    ["v1alpha1Cluster", "Example cluster"],
    ["ApplicationCommandUpdateRequest", "Example application command"],
    ["StageEventPatchRequestPartial", "Example stage event"],
    ["PatchedTenant", "Example tenant"],
    ["Request", "Example name"],
  ])("name of the schema %s is %s", (owner, value) => {
    expect(valueOf("name", { type: "string" }, owner)).toBe(value);
  });

  it("is that of the list for its items", () => {
    const items = { type: "string" };
    const description = "Fields, e.g. `id,title`.";
    expect(valueOf("fields", { type: "array", items, description })).toEqual(["id"]);
    expect(valueOf("emails", { type: "array", items })).toEqual(["user@example.com"]);
  });

  it.each([
    ["entries", "ENTRY"],
    ["cookies", "COOKIE"],
    ["movies", "MOVIE"],
    ["ties", "TIE"],
    ["apis", "API"],
    ["analysis", "ANALYSIS"],
    ["series", "SERIES"],
    ["aliases", "ALIAS"],
    ["order_statuses", "ORDER_STATUS"],
    ["databases", "DATABASE"],
    ["caches", "CACHE"],
    ["boxes", "BOX"],
    ["GPS", "GPS"],
    ["news", "NEWS"],
    ["zoneIDs", "ZONE_ID"],
  ])("has one word for an item of the list %s: %s", (name, word) => {
    expect(valueOf(name, { type: "array", items: { type: "string" } })).toEqual([`YOUR_${word}`]);
  });
});

describe("the number of a member of a request", () => {
  it.each<[string, JsonRecord, number]>([
    ["latitude", { type: "number" }, 52.52],
    ["lng", { type: "number", minimum: -180, maximum: 180 }, 13.405],
    ["latitude", { type: "integer" }, 1],
    ["per_page", { type: "integer" }, 10],
    ["limit", { type: "integer", maximum: 5 }, 5],
    ["offset", { type: "integer" }, 0],
    ["offset", { type: "integer", minimum: 2 }, 2],
    ["amount", { type: "integer", description: "In the smallest currency unit." }, 1000],
    ["size", { type: "integer", description: "For example 42." }, 42],
    ["created", { type: "integer", description: "Unix timestamp." }, 1768435200],
    ["start_date", { type: "integer" }, 1768435200],
    ["expires_at", { type: "integer" }, 1893369600],
    ["day", { type: "integer", maximum: 31 }, 1],
    ["created", { type: "integer", description: "Unix time in milliseconds." }, 1768435200000],
    ["ratio", { type: "number", description: "For example `-0.25`." }, -0.25],
    ["api", { type: "number", description: "For example `v2`." }, 1],
    ["day", { type: "number", description: "For example `2026-01-15`." }, 1],
  ])("%s with %j is %d", (name, schema, value) => {
    expect(valueOf(name, schema)).toBe(value);
  });
});

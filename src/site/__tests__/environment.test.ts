import path from "node:path";
import { readEnvironment } from "../environment";

const NOW = new Date("2025-01-02T03:04:05Z");

describe("the environment", () => {
  beforeEach(() => jest.useFakeTimers({ now: NOW }));
  afterEach(() => jest.useRealTimers());

  it.each([
    [{}, { contentRoot: path.resolve("content"), now: NOW, isDevelop: false, isCi: false }],
    [{ CONTENT_ROOT: "other/content" }, { contentRoot: path.resolve("other/content") }],
    [{ SITE_URL: "https://a.example" }, { siteUrl: "https://a.example" }],
    [{ OPENAPI_SPEC: "" }, { openapiSpec: "" }],
    [{ SOURCE_DATE_EPOCH: "1000000000" }, { now: new Date("2001-09-09T01:46:40Z") }],
    [{ SOURCE_DATE_EPOCH: "yesterday" }, { now: NOW }],
    [{ SOURCE_DATE_EPOCH: "" }, { now: NOW }],
    [{ NODE_ENV: "development" }, { isDevelop: true }],
    [{ NODE_ENV: "production" }, { isDevelop: false }],
    [{ CI: "true" }, { isCi: true }],
    [{ CI: "false" }, { isCi: false }],
  ])("with %j is %j", (variables, expected) => {
    expect(readEnvironment(variables as NodeJS.ProcessEnv)).toMatchObject(expected);
  });
});

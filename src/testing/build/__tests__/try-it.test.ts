import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Page } from "playwright-core";
import { readSiteSources } from "../../../site/settings";
import { Site, untilMet } from "../../browser/reader";
import { serveSite } from "../../browser/serve-site";
import type { BuiltSite } from "../build-site";
import { buildSite } from "../build-site";

const ALLOWED = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Allow-Headers": "*",
  "Access-Control-Allow-Methods": "*",
  "Access-Control-Expose-Headers": "X-Request-Id",
};

/** How the API answers, by path of the document. */
const ANSWERS: Record<string, (response: ServerResponse, request: IncomingMessage) => void> = {
  "/pets/{petId}": (response, { url, headers }) => {
    response.writeHead(200, {
      ...ALLOWED,
      "Content-Type": "application/json",
      "X-Request-Id": "r1",
    });
    response.end(JSON.stringify({ url, authorization: headers.authorization }));
  },
  "/both": (response, { headers }) => {
    response.writeHead(200, { ...ALLOWED, "Content-Type": "application/json" });
    response.end(JSON.stringify({ sent: [headers.authorization, headers["x-app-key"]] }));
  },
  "/echo": async (response, request) => {
    response.writeHead(201, { ...ALLOWED, "Content-Type": "text/plain" });
    for await (const part of request) response.write(part);
    response.end();
  },
  "/refused": (response) => response.end("{}"),
  "/stream": (response) => {
    response.writeHead(200, { ...ALLOWED, "Content-Type": "text/event-stream" });
    response.write("data: one\n\n");
    streams.push(response);
  },
  "/file": (response) => {
    response.writeHead(200, { ...ALLOWED, "Content-Type": "application/pdf" });
    response.end(Buffer.from([0x25, 0x50, 0x44, 0x46, 0xff, 0x00]));
  },
  "/slow": () => undefined,
  "/broken": (response) => {
    response.writeHead(200, { ...ALLOWED, "Content-Type": "text/plain", "Content-Length": "1000" });
    response.write("the first part");
    setTimeout(() => response.destroy(), 100);
  },
};

/** Streams that are still open. */
const streams: ServerResponse[] = [];

/** Requests that arrived, without those that only ask for permission. */
const arrived: string[] = [];

function answer(request: IncomingMessage, response: ServerResponse): void {
  const { pathname } = new URL(request.url ?? "", "http://localhost");
  const [, found] =
    Object.entries(ANSWERS).find(([name]) =>
      new RegExp(`^${name.replace(/\{\w+\}/, "[^/]+")}$`).test(pathname),
    ) ?? [];
  if (request.method === "OPTIONS") {
    response.writeHead(204, pathname === "/refused" ? {} : ALLOWED).end();
    return;
  }
  arrived.push(`${request.method} ${request.url}`);
  if (found) found(response, request);
  else response.writeHead(404).end();
}

/** The document of the API: every path, one with parameters, one with a body, one that needs a file. */
function documentOf(server: string): object {
  const responses = { "200": { description: "Done." } };
  const get = (name: string, more = {}) => ({ get: { operationId: name, responses, ...more } });
  const names = "refused stream file slow broken".split(" ");
  const schema = {
    type: "object",
    required: ["name"],
    properties: { name: { type: "string", example: "Kitty" } },
  };
  const upload = { "application/octet-stream": {} };
  return {
    openapi: "3.1.1",
    info: { title: "Pets", version: "1" },
    servers: [{ url: server }],
    security: [{ token: [] }],
    components: {
      securitySchemes: {
        token: { type: "http", scheme: "bearer" },
        app: { type: "apiKey", in: "header", name: "X-App-Key" },
      },
    },
    paths: {
      ...Object.fromEntries(names.map((name) => [`/${name}`, get(name)])),
      "/both": get("both", { security: [{ token: [], app: [] }] }),
      "/pets/{petId}": get("pet", {
        parameters: [
          { name: "petId", in: "path", required: true, schema: { type: "string", example: "cat" } },
          {
            name: "filter",
            in: "query",
            style: "deepObject",
            schema: { type: "object", example: { age: 3 } },
          },
        ],
      }),
      "/echo": {
        post: {
          operationId: "echo",
          responses,
          requestBody: { content: { "application/json": { schema } } },
        },
      },
      "/upload": { post: { operationId: "upload", responses, requestBody: { content: upload } } },
    },
  };
}

describe("a site whose readers can call the API from its pages", () => {
  const api = createServer(answer);
  const folder = mkdtempSync(path.join(tmpdir(), "try-it-"));
  let built: BuiltSite;
  let site: Site;

  beforeAll(async () => {
    await new Promise<void>((resolve) => api.listen(0, resolve));
    const { port } = api.address() as AddressInfo;
    mkdirSync(path.join(folder, "content/docs"), { recursive: true });
    const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
    write("openapi.json", JSON.stringify(documentOf(`http://localhost:${port}`)));
    write(
      "content/docs/index.md",
      "---\ntitle: Pets\ndescription: All about pets.\n---\n\nPets.\n",
    );
    const settings =
      "title: Pets\nurl: https://pets.example\nopenapi:\n  - spec: ../openapi.json\n";
    write("content/site.yml", `${settings}    tryIt: true\n`);
    built = await buildSite(folder);
    const sources = readSiteSources({ CONTENT_ROOT: path.join(built.workspace, "site/content") });
    site = await Site.open(await serveSite(path.join(built.workspace, "public"), sources));
  });
  afterEach(() => site.closeContexts());
  afterAll(async () => {
    await site?.close();
    await built?.remove();
    api.closeAllConnections();
    api.close();
    rmSync(folder, { recursive: true });
  });

  const open = async (name: string) => {
    const { page, consoleErrors } = await site.openHydrated(`/docs/api/${name}`);
    return { page, consoleErrors, answer: page.getByRole("region", { name: "Answer" }) };
  };
  const send = (page: Page) => page.getByRole("button", { name: "Send" }).click();

  it("has the button where it works: with JavaScript, and without a file to send", async () => {
    expect(built.exitCode).toBe(0);
    const { page } = await site.open("/docs/api/pet", { javaScriptEnabled: false });
    expect(await page.getByRole("button", { name: "Send" }).isVisible()).toBe(false);
    const { page: upload } = await open("upload");
    expect(await upload.getByRole("button", { name: "Send" }).count()).toBe(0);
  });

  it("loads the code when it is used, and sends what the reader entered", async () => {
    const { page, answer, consoleErrors } = await open("pet");
    const before = arrived.length;
    const scripts: string[] = [];
    page.on("request", (it) => scripts.push(...(it.resourceType() === "script" ? [it.url()] : [])));
    await page.getByText("Change this request").click();
    await page.getByRole("textbox", { name: "token" }).fill("secret-1");
    await page.getByRole("textbox", { name: "petId" }).fill("dog");
    await page.getByRole("checkbox", { name: "filter" }).check();
    await page.locator(".samples pre:visible").getByText("filter").first().waitFor();
    const loaded = scripts.length;
    expect(arrived).toHaveLength(before);
    await send(page);
    await answer.getByText("200", { exact: true }).waitFor();
    expect(scripts.length).toBeGreaterThan(loaded);
    await answer.getByText("Bearer secret-1").waitFor();
    expect(arrived.at(-1)).toBe("GET /pets/dog?filter%5Bage%5D=3");
    await answer.getByText(/headers$/).click();
    expect(await answer.innerText()).toContain("x-request-id: r1");
    const kept = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
    );
    expect(kept).not.toContain("secret-1");
    expect(consoleErrors).toEqual([]);
  });

  it("sends several secrets that are needed together", async () => {
    const { page, answer } = await open("both");
    await page.getByText("Change this request").click();
    const field = (name: RegExp) => page.locator(".fill").getByRole("textbox", { name });
    await field(/TOKEN/).fill("secret-1");
    await field(/APP/).fill("secret-2");
    const sample = page.locator(".samples pre:visible");
    await sample.getByText("Bearer secret-1").waitFor();
    await sample.getByText("X-App-Key: secret-2").waitFor();
    await send(page);
    await answer.getByText('"secret-2"').waitFor();
    expect(await answer.innerText()).toContain('"Bearer secret-1"');
  });

  it("sends the body that the reader wrote", async () => {
    const { page, answer } = await open("echo");
    await page.getByText("Change this request").click();
    await page.getByRole("textbox", { name: "body" }).fill('{"name":"Rex"}');
    await page.locator(".samples pre:visible").getByText("Rex").waitFor();
    await send(page);
    await answer.getByText("201", { exact: true }).waitFor();
    await answer.getByText('"name": "Rex"').waitFor();
  });

  it("says what helps where the server does not let pages read its answers", async () => {
    const { page, answer } = await open("refused");
    await send(page);
    await answer.getByRole("alert").getByText("CORS").waitFor();
  });

  it("shows a stream as it arrives", async () => {
    const { page, answer } = await open("stream");
    await send(page);
    await answer.getByText("data: one").waitFor();
    expect(await answer.getByText("Waiting…").isVisible()).toBe(true);
    streams.at(-1)?.end("data: two\n\n");
    await answer.getByText("data: two").waitFor();
    await untilMet(async () => expect(await answer.getByText("Waiting…").count()).toBe(0));
  });

  it("saves what is no text", async () => {
    const { page, answer } = await open("file");
    await send(page);
    const download = page.waitForEvent("download");
    await answer.getByText("Save the body").click();
    expect(await (await download).failure()).toBeNull();
    expect(await answer.innerText()).toContain("6 bytes");
  });

  it("stops a slow answer", async () => {
    const { page, answer } = await open("slow");
    await send(page);
    await answer.getByRole("button", { name: "Stop" }).click();
    await answer.getByText("You stopped it.").waitFor();
  });

  it("shows what arrived of a broken answer", async () => {
    const { page, answer } = await open("broken");
    await send(page);
    await answer.getByText("ended before it was complete").waitFor();
    await answer.getByText("the first part").waitFor();
  });
});

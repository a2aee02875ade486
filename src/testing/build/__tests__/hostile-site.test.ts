import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { XMLValidator } from "fast-xml-parser";
import type { BrowserContext, Page } from "playwright-core";
import { filesBelow } from "../../../site/files";
import { readSiteSources } from "../../../site/settings";
import type { SiteFiles } from "../../bad-inputs/good-site";
import { writeEntry } from "../../bad-inputs/run-case";
import { hydrate, Site } from "../../browser/reader";
import { serveSite } from "../../browser/serve-site";
import { findJsonLdMistakes } from "../../machine/check-json-ld";
import { readHead } from "../../machine/read-head";
import { readVocabulary } from "../../machine/vocabulary";
import { buildIn } from "../build-site";
import { ATTACKS, hostileSite, MARK, waysOut } from "../hostile-site";
import type { Workspace } from "../workspace";
import { createWorkspace } from "../workspace";

const CANARY = "the secret of this machine";
const outside = mkdtempSync(path.join(tmpdir(), "outside-"));
for (const name of ["notes.txt", "page.mdx", "data.json", "schema.yaml", "shot.png"]) {
  writeFileSync(path.join(outside, name), JSON.stringify(CANARY));
}
const WAYS = waysOut(outside);

/** Pages of which the application is loaded as well: each attack in an endpoint, and in a page or a post. */
const HYDRATED = /^\/(?:docs\/attacks\/a\d*[02468]|blog\/p\d*[13579]|docs\/api\/attack\d+)$/;

/** Records in the window which attacks run. */
const RECORDER = `window.ran = []; window.${MARK} = (n) => ran.push(n);`;

/** Describes the attacks that ran in a page, and the elements that could run or load something. */
function findMarkupThatRuns(): string[] {
  const elements = [...document.querySelectorAll("*")];
  const risky = elements.filter(
    (element) =>
      element.matches("base, iframe, object, embed, meta[http-equiv=refresh], script[src^='//']") ||
      element.getAttributeNames().some((name) => name.startsWith("on")) ||
      /^\s*(?:javascript|data|vbscript):/i.test(element.getAttribute("href") ?? ""),
  );
  const { ran } = window as unknown as { ran: number[] };
  return [
    ...ran.map((n) => `attack ${n} ran`),
    ...risky.map((element) => element.outerHTML.slice(0, 200)),
  ];
}

/** Opens addresses in some tabs that stay open, since a new tab costs more than a page. */
async function visitAll(
  reader: BrowserContext,
  addresses: readonly string[],
  look: (page: Page, address: string) => Promise<void> = async () => undefined,
): Promise<void> {
  const waiting = addresses.values();
  const tabs = await Promise.all(Array.from({ length: 8 }, () => reader.newPage()));
  await Promise.all(
    tabs.map(async (page) => {
      for (const address of waiting) {
        await page.goto(address);
        await look(page, address);
      }
    }),
  );
}

describe("a site by an attacker", () => {
  let workspace: Workspace;
  let publicDir: string;
  const write = async (files: SiteFiles) => {
    for (const [name, content] of Object.entries(files)) {
      await writeEntry(path.join(workspace.root, "site", name), content);
    }
  };

  beforeAll(async () => {
    const empty = mkdtempSync(path.join(tmpdir(), "empty-"));
    workspace = await createWorkspace(empty);
    publicDir = path.join(workspace.root, "public");
    rmSync(empty, { recursive: true });
    await write(hostileSite());
  });
  afterAll(async () => {
    await workspace.remove();
    rmSync(outside, { recursive: true });
  });

  const published = () => filesBelow(publicDir);
  const read = (file: string) => readFileSync(path.join(publicDir, file), "utf8");
  const withCanary = () => published().filter((file) => read(file).includes(CANARY));

  describe("with ways out of its folder", () => {
    let output: string;
    let exitCode: number;

    beforeAll(async () => {
      // Also a site that trusts its authors publishes no other files of the machine.
      const { content: _, ...settings } = JSON.parse(String(hostileSite()["content/site.yml"]));
      const documents = WAYS.filter(({ file }) => file.startsWith("ref")).map(({ file }, n) => ({
        id: `r${n}`,
        spec: `../${file}`,
        basePath: `/r${n}`,
      }));
      settings.openapi.push(...documents);
      await write({ "content/site.yml": JSON.stringify(settings) });
      await write(Object.fromEntries(WAYS.map(({ file, content }) => [file, content])));
      ({ output, exitCode } = await buildIn(workspace));
    });
    afterAll(async () => {
      for (const { file } of WAYS) {
        await rm(path.join(workspace.root, "site", file), { force: true });
      }
      await write(hostileSite());
    });

    it("is not built, and nothing leaks", () => {
      expect(exitCode).toBe(1);
      expect(output).not.toContain(CANARY);
      expect(withCanary()).toEqual([]);
    });

    it.each(WAYS)("reports $file:$line as $code", ({ file, line, code }) => {
      const entries = output.split(/\n\s*\n/).map((entry) => entry.replace(/\s+/g, " "));
      const isNamed = (entry: string) =>
        new RegExp(`site/${file}(:${line}:\\d+)? error ${code} `).test(entry);
      expect(entries.filter(isNamed)).not.toEqual([]);
    });
  });

  describe("with attacks in every text", () => {
    let site: Site;

    beforeAll(async () => {
      const { exitCode, output } = await buildIn(workspace, { SOURCE_DATE_EPOCH: "1790000000" });
      expect([exitCode, exitCode === 0 ? "" : output]).toEqual([0, ""]);
      const contentRoot = path.join(workspace.root, "site/content");
      const sources = readSiteSources({ CONTENT_ROOT: contentRoot } as never);
      site = await Site.open(await serveSite(publicDir, sources));
    });
    afterAll(() => site?.close());

    const pages = () =>
      published()
        .filter((file) => file.endsWith(".html"))
        .map((file) => encodeURI(`/${file.slice(0, -".html".length)}`));
    const isElsewhere = (url: URL) => url.origin !== site.origin;

    it("has many", () => {
      expect(new Set(ATTACKS).size).toBeGreaterThanOrEqual(80);
      const shown = published().filter(
        (file) => file.endsWith(".html") && read(file).includes(MARK),
      );
      expect(shown.length).toBeGreaterThan(4 * ATTACKS.length);
      expect(withCanary()).toEqual([]);
    });

    it("runs nothing, even without a Content-Security-Policy", async () => {
      const reader = await site.reader({ bypassCSP: true, script: RECORDER });
      const found: string[] = [];
      // Intercepting them, as `route` does, would keep the browser from caching scripts.
      reader.on("request", (request) => {
        const isRemote = /^(?:https?|wss?):/.test(request.url());
        // Pictures are not code. The policy decides about them.
        if (!isRemote || request.resourceType() === "image") return;
        if (isElsewhere(new URL(request.url()))) found.push(`a request for ${request.url()}`);
      });
      reader.on("dialog", (dialog) => found.push(`a dialog: ${dialog.message()}`));
      await visitAll(reader, pages(), async (page, address) => {
        if (HYDRATED.test(address)) await hydrate(page);
        const problems = await page.evaluate(findMarkupThatRuns);
        found.push(...problems.map((problem) => `${address}: ${problem}`));
      });
      expect(found).toEqual([]);
    });

    it("requests nothing from other hosts", async () => {
      const reader = await site.reader();
      const found: string[] = [];
      await reader.route(isElsewhere, (route) => {
        found.push(route.request().url());
        return route.abort();
      });
      const suspects = pages().filter((address) =>
        / src="(?:https?:)?\/\/evil[.]example/.test(read(`${decodeURI(address)}.html`)),
      );
      expect(suspects).not.toEqual([]);
      await visitAll(reader, suspects);
      expect(found).toEqual([]);
    });

    it("shows attacks as text in the search", async () => {
      const reader = { bypassCSP: true, script: RECORDER };
      const { page } = await site.openHydrated("/docs/attacks/a0", reader);
      await page.locator(".search-button").first().click();
      await page.locator("dialog[open] input[type=search]").fill(`script ${MARK}`);
      await page.locator("dialog[open] a").first().waitFor();
      expect(await page.locator("dialog[open]").innerText()).toContain("<script>");
      expect(await page.evaluate(findMarkupThatRuns)).toEqual([]);
    });

    it("has well-formed XML and JSON", () => {
      const files = published();
      const xml = files.filter((file) => /\.(?:xml|svg)$/.test(file));
      const json = files.filter((file) => /\.(?:json|webmanifest)$/.test(file));
      expect(xml.length).toBeGreaterThan(5);
      const wrong = xml.filter((file) => XMLValidator.validate(read(file)) !== true);
      expect(wrong).toEqual([]);
      // biome-ignore lint/suspicious/noControlCharactersInRegex: XML cannot have them.
      const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/;
      expect(xml.filter((file) => forbidden.test(read(file)))).toEqual([]);
      for (const file of json) expect(() => JSON.parse(read(file))).not.toThrow();
    });

    it("has valid JSON-LD with the members of its types", () => {
      const vocabulary = readVocabulary();
      const found = published()
        .filter((file) => file.endsWith(".html"))
        .flatMap((file) => readHead(read(file)).jsonLd.map((document) => ({ file, document })));
      expect(found.length).toBeGreaterThan(2 * ATTACKS.length);
      const mistakes = found.flatMap(({ file, document }) =>
        findJsonLdMistakes(document, vocabulary).map((mistake) => `${file}: ${mistake}`),
      );
      expect(mistakes).toEqual([]);
      const posts = found
        .flatMap(({ document }) => (document as { "@graph": Array<{ "@type": string }> })["@graph"])
        .filter((node) => node["@type"] === "BlogPosting");
      expect(posts.length).toBeGreaterThanOrEqual(ATTACKS.length);
      for (const post of posts)
        expect(post).toMatchObject({
          headline: expect.any(String),
          datePublished: expect.any(String),
          author: expect.anything(),
        });
    });
  });
});

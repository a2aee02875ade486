import { mkdtemp, readdir, readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromium } from "playwright-core";
import type { BuiltEngine, Engine, LoadedEngine } from "./engine";

const CHROMIUM = process.env.CHROMIUM ?? "/usr/bin/chromium";

/** API of Pagefind's script in a browser. */
interface PagefindScript {
  init: () => Promise<void>;
  search: (query: string) => Promise<{ results: Array<{ data: () => Promise<{ url: string }> }> }>;
}

/** Makes the script available on `window` once it is ready. */
const SCRIPT =
  'import * as script from "/pagefind.js"; await script.init(); window.pagefind = script;';

/** Pagefind in Chromium, because it reads its index in pieces with WebAssembly. */
export const pagefindEngine: Engine = {
  name: "Pagefind 1",
  build: async (documents): Promise<BuiltEngine> => {
    const pagefind = await import("pagefind");
    const folder = await mkdtemp(path.join(tmpdir(), "pagefind-"));
    const { index } = await pagefind.createIndex({});
    if (!index) throw new Error("Pagefind made no index.");
    for (const { url, title, pageTitle, allWords, text } of documents) {
      const content = [title, title, title, pageTitle, allWords, text].join(". ");
      await index.addCustomRecord({ url, content, language: "en", meta: { title } });
    }
    await index.writeFiles({ outputPath: folder });
    await pagefind.close();
    const sizes = await sizesOf(folder);
    const sum = (name: RegExp) =>
      sizes.filter((file) => name.test(file.name)).reduce((total, file) => total + file.size, 0);
    return {
      firstBytes: sum(/^(?:pagefind\.js|wasm\.en|pagefind-entry|pagefind\.[^/]*pf_meta)/),
      allBytes: sum(/pf_(?:meta|index|fragment)$/),
      load: () => openInBrowser(folder),
    };
  },
};

/** Pagefind's files are compressed already. */
async function sizesOf(folder: string): Promise<Array<{ name: string; size: number }>> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  return Promise.all(
    names
      .filter((entry) => entry.isFile())
      .map(async (entry) => {
        const file = path.join(entry.parentPath, entry.name);
        return { name: entry.name, size: (await readFile(file)).length };
      }),
  );
}

async function openInBrowser(folder: string): Promise<LoadedEngine> {
  const server = createServer((request, response) => {
    const name = new URL(request.url ?? "/", "http://x").pathname;
    if (name === "/") {
      response.setHeader("content-type", "text/html").end("<!doctype html>");
      return;
    }
    readFile(path.join(folder, path.normalize(name))).then(
      (content) => {
        if (name.endsWith(".js")) response.setHeader("content-type", "text/javascript");
        response.end(content);
      },
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: ["--no-sandbox"] });
  const page = await browser.newPage();
  await page.goto(`http://localhost:${port}/`);
  await page.addScriptTag({ type: "module", content: SCRIPT });
  await page.waitForFunction(() => "pagefind" in window);
  return {
    search: (query) =>
      page.evaluate(async (text) => {
        const script = (window as unknown as { pagefind: PagefindScript }).pagefind;
        const { results } = await script.search(text);
        const shown = await Promise.all(results.slice(0, 10).map((result) => result.data()));
        return shown.map(({ url }) => url);
      }, query),
    close: async () => {
      await browser.close();
      server.close();
    },
  };
}

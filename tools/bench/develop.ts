import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { appendFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import type { Page } from "playwright-core";
import { chromium } from "playwright-core";
import { findChromium, INSTALL_HINT } from "../../src/testing/browser/find-chromium";
import { collectOutput } from "../../src/testing/build/workspace";
import { freePort } from "../../src/testing/listen";
import { makeCorpus } from "./corpus";
import type { Generator, PreparedSite } from "./generators";
import { docusaurus, hugo, ours, starlight } from "./generators";
import { describeMachine, median, table } from "./measure";

const USAGE = `Starts the server for writers, opens a page in Chromium, and edits it. Prints medians as a Markdown table.

  npm run bench:develop --prefix tools -- [--pages 100] [--runs 3] [--only ours,docusaurus]

--pages  number of pages
--runs   cold starts, each with a warm start; generators take turns
--only   generators: ours, docusaurus, starlight, hugo
Run it on a machine that does nothing else.`;

const SERVERS = [ours, docusaurus, starlight, hugo];

/** Edits of the page in each start. */
const EDITS = 5;
const TIMEOUT = 300_000;

/** Seconds until the first page was visible, and until each edit was. */
interface Start {
  first: number;
  edits: number[];
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      pages: { type: "string", default: "100" },
      runs: { type: "string", default: "3" },
      only: { type: "string" },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) return console.log(USAGE);
  const only = values.only?.split(",");
  const generators = SERVERS.filter(({ name }) => !only || only.includes(name)).filter(
    ({ name, missing }) => {
      const reason = missing();
      if (reason) console.error(`${name} is left out: ${reason}`);
      return reason === undefined;
    },
  );
  const starts = new Map(generators.map(({ name }) => [name, [] as Array<[Start, Start]>]));
  for (let run = 0; run < Number(values.runs); run += 1) {
    for (const generator of run % 2 === 0 ? generators : [...generators].reverse()) {
      starts.get(generator.name)?.push(await measureGenerator(generator, Number(values.pages)));
    }
  }
  console.log(`${describeMachine()}. ${values.pages} pages, medians.\n`);
  const head = ["Generator", "Runs", "First page, cold", "First page, warm", "Edit visible"];
  console.log(table(head, [...starts].map(formatRow)));
}

function formatRow([name, starts]: [string, ReadonlyArray<[Start, Start]>]): string[] {
  const edits = starts.flat().flatMap((it) => it.edits);
  const [cold, warm] = [0, 1].map((index) => median(starts.map((pair) => pair[index]?.first ?? 0)));
  const times = [cold, warm, median(edits)].map((it) => `${(it ?? 0).toFixed(2)} s`);
  return [name, String(starts.length), ...times];
}

/** Starts a server twice: without a cache, and with that of the first start. */
async function measureGenerator(generator: Generator, pages: number): Promise<[Start, Start]> {
  const site = await generator.prepare(makeCorpus(pages));
  try {
    const cold = await measureStart(site);
    const warm = await measureStart(site);
    const edits = median([...cold.edits, ...warm.edits]).toFixed(2);
    console.error(
      `${generator.name}: ${cold.first.toFixed(1)} s cold, ${warm.first.toFixed(1)} s warm, edit ${edits} s`,
    );
    return [cold, warm];
  } finally {
    await site.remove();
  }
}

async function measureStart(site: PreparedSite): Promise<Start> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error(INSTALL_HINT);
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  const port = await freePort();
  const begin = performance.now();
  const server = site.develop?.(port);
  if (!server) throw new Error("This generator has no server.");
  const output = collectOutput(server);
  try {
    const page = await browser.newPage();
    const address = `http://localhost:${port}${site.address}`;
    const ended = once(server, "close").then(() => {
      throw new Error(`The server ended:\n${output.text().slice(-3000)}`);
    });
    await Promise.race([openWhenReady(page, address), ended]);
    const first = secondsSince(begin);
    const edits: number[] = [];
    for (let edit = 1; edit <= EDITS; edit += 1) {
      await sleep(3000);
      edits.push(await measureEdit(page, site, `Edit${Date.now()}`));
    }
    return { first, edits };
  } finally {
    await browser.close();
    await stop(server);
  }
}

/** Opens the page until it is shown: while a server starts, it refuses connections or answers 404. */
async function openWhenReady(page: Page, address: string): Promise<void> {
  for (const end = Date.now() + TIMEOUT; Date.now() < end; await sleep(200)) {
    const response = await page.goto(address, { timeout: TIMEOUT }).catch(() => undefined);
    if (!response?.ok()) continue;
    const text = page.locator("article, main").getByText("Name", { exact: true }).first();
    if (
      await text.waitFor({ timeout: 5000 }).then(
        () => true,
        () => false,
      )
    )
      return;
  }
  throw new Error(`${address} was not shown in ${TIMEOUT / 1000} s.`);
}

/** Adds a word to the end of the page's file and waits until the browser shows it. */
async function measureEdit(page: Page, site: PreparedSite, word: string): Promise<number> {
  const begin = performance.now();
  await appendFile(site.page, `\n${word}\n`);
  // A locator would look only every half second after the first tries.
  await page.waitForFunction(
    (it) => document.querySelector("article, main")?.textContent?.includes(it),
    word,
    { timeout: TIMEOUT, polling: "raf" },
  );
  return secondsSince(begin);
}

function secondsSince(begin: number): number {
  return (performance.now() - begin) / 1000;
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  const closed = once(server, "close");
  server.kill("SIGTERM");
  await closed;
}

await main();

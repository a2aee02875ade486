import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import type { Page } from "playwright-core";
import { pageKinds, START } from "../../src/testing/browser/page-kinds";
import { DESKTOP, hydrate, PHONE, Site } from "../../src/testing/browser/reader";
import { PUBLIC_DIR } from "../../src/testing/browser/serve-site";
import { describeMachine, median, table } from "./measure";

const USAGE = `Opens every kind of page of the built site in Chromium with a slow processor, and prints the longest task
of each step in milliseconds, as a Markdown table of medians. Tasks below 50 ms are shown as "–".

  npm run bench:long-tasks --prefix tools -- [--runs 3] [--slowdown 4] [--only "endpoint,blog index"]

Run it on a machine that does nothing else, after \`npm run build\`.`;

/** Time in which the tasks of a step end, in milliseconds. */
const SETTLE = 1000;

/** Runs a step of a reader and returns its longest task. */
type Measure = (step: () => Promise<unknown>) => Promise<number>;

/** What a reader does on each page, in this order. A step without its control is left out. */
const STEPS: ReadonlyArray<[name: string, step: (page: Page) => Promise<unknown>]> = [
  ["first tap", hydrate],
  ["color mode", (page) => page.locator(".color-mode").click()],
  ["language", (page) => page.locator("select[name=sample]").selectOption({ index: 1 })],
  ["search opens", (page) => page.locator(".navbar .search-button").click()],
  ["typing", (page) => page.keyboard.type("webhook signature", { delay: 150 })],
];

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      runs: { type: "string", default: "3" },
      slowdown: { type: "string", default: "4" },
      only: { type: "string" },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) return console.log(USAGE);
  const kinds = [...pageKinds(), largestEndpoint()].filter(
    ([kind]) => !values.only || values.only.split(",").includes(kind),
  );
  const site = await Site.open();
  try {
    const rows: string[][] = [];
    for (const [kind, address] of kinds) {
      const runs: Array<Array<number | undefined>> = [];
      for (let run = 0; run < Number(values.runs); run += 1) {
        runs.push(await measurePage(site, address, Number(values.slowdown)));
        await site.closeContexts();
      }
      rows.push([kind, ...(runs[0] ?? []).map((_, step) => format(runs.map((it) => it[step])))]);
      console.error(rows.at(-1)?.join("  "));
    }
    const head = ["Page", "load", ...STEPS.map(([name]) => name), "in the app", "menu, phone"];
    console.log(`${describeMachine()}, ${values.slowdown} times slower.\n\n${table(head, rows)}`);
  } finally {
    await site.close();
  }
}

/** Returns the longest task of each step; `undefined` where the page has no such control. */
async function measurePage(
  site: Site,
  address: string,
  slowdown: number,
): Promise<Array<number | undefined>> {
  const { page, measure } = await openSlowPage(site, DESKTOP, slowdown);
  const longest: Array<number | undefined> = [await measure(() => page.goto(address))];
  for (const [name, step] of STEPS) {
    const isLeftOut = name === "language" && !(await page.locator("select[name=sample]").count());
    longest.push(isLeftOut ? undefined : await measure(() => step(page)));
  }

  const inApp = await openSlowPage(site, DESKTOP, slowdown);
  await inApp.page.goto(START);
  await hydrate(inApp.page);
  await sleep(SETTLE);
  longest.push(await inApp.measure(() => inApp.page.evaluate(followLink, address)));

  const phone = await openSlowPage(site, PHONE, slowdown);
  await phone.page.goto(address);
  await hydrate(phone.page);
  await sleep(SETTLE);
  longest.push(await phone.measure(() => phone.page.locator(".navbar-menu-button").click()));
  return longest;
}

async function openSlowPage(
  site: Site,
  viewport: typeof DESKTOP,
  rate: number,
): Promise<{ page: Page; measure: Measure }> {
  const context = await site.reader({ viewport, script: `(${observeTasks})()` });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate });
  const measure: Measure = async (step) => {
    await page.evaluate(takeLongest);
    await step();
    await sleep(SETTLE);
    return page.evaluate(takeLongest);
  };
  return { page, measure };
}

/** Runs in the page: collects the durations of tasks. */
function observeTasks(): void {
  const tasks: number[] = [];
  Object.assign(window, { tasks });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) tasks.push(duration);
  }).observe({ type: "longtask", buffered: true });
}

/** Runs in the page: returns the longest task since the last call. */
function takeLongest(): number {
  const { tasks = [] } = window as { tasks?: number[] };
  return Math.max(0, ...tasks.splice(0));
}

/** Runs in the page: opens another one as a link does. */
function followLink(href: string): void {
  const link = document.createElement("a");
  link.href = href;
  document.body.append(link);
  link.click();
}

function largestEndpoint(): [kind: string, address: string] {
  const folder = path.join(PUBLIC_DIR, "docs/api/external");
  const [largest = ""] = readdirSync(folder)
    .filter((name) => name.endsWith(".html") && !/^(?:errors|schemas)\./.test(name))
    .sort((a, b) => statSync(path.join(folder, b)).size - statSync(path.join(folder, a)).size);
  return ["largest endpoint", `/docs/api/external/${path.basename(largest, ".html")}`];
}

function format(values: ReadonlyArray<number | undefined>): string {
  const measured = values.filter((value) => value !== undefined);
  return measured.length === 0 ? "" : median(measured).toFixed(0).replace(/^0$/, "–");
}

await main();

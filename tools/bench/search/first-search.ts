import { parseArgs } from "node:util";
import { START } from "../../../src/testing/browser/page-kinds";
import { PHONE, Site } from "../../../src/testing/browser/reader";
import { describeMachine, median, table } from "../measure";

const USAGE = `Opens the search on a page of the built site, on a phone with slow 4G and a slow processor, types a query,
and prints when results are there, with what the page has transferred and computed until then.

  npm run bench:first-search --prefix tools -- [--runs 3] [--slowdown 4] [--site public] [--query "rotate token"]

Run it on a machine that does nothing else, after \`npm run build\`.`;

/** Slow 4G as in Lighthouse. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 204_800,
  uploadThroughput: 76_800,
};
/** Metrics of Chromium that are the work of a page. */
const WORK = ["ScriptDuration", "LayoutDuration", "RecalcStyleDuration"];
/** Time in which all files of the search arrive, in milliseconds. */
const SETTLE = 6000;

interface Run {
  /** Milliseconds from the first key, which is typed as soon as there is a field, to the first result. */
  first: number;
  kilobytes: number;
  /** Milliseconds of script, layout and style work of the page's main thread, until the first result. */
  work: number;
  longest: number;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      runs: { type: "string", default: "3" },
      slowdown: { type: "string", default: "4" },
      site: { type: "string" },
      query: { type: "string", default: "rotate token" },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) return console.log(USAGE);
  const site = await Site.open(values.site);
  const runs: Run[] = [];
  try {
    for (let run = 0; run < Number(values.runs); run += 1) {
      runs.push(await measure(site, values.query, Number(values.slowdown)));
      await site.closeContexts();
    }
  } finally {
    await site.close();
  }
  const of = (key: keyof Run) => median(runs.map((run) => run[key])).toFixed(0);
  const head = [
    "Query",
    "First result, ms",
    "KB until then",
    "Work until then, ms",
    "Longest task, ms",
  ];
  const row = [values.query, of("first"), of("kilobytes"), of("work"), of("longest")];
  console.log(`${describeMachine()}, ${values.slowdown} times slower.\n\n${table(head, [row])}`);
}

async function measure(site: Site, query: string, rate: number): Promise<Run> {
  const context = await site.reader({ viewport: PHONE, hasTouch: true, isMobile: true });
  await context.addInitScript(observeTasks);
  const page = await context.newPage();
  await page.goto(START, { waitUntil: "networkidle" });
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Performance.enable");
  await session.send("Network.emulateNetworkConditions", SLOW_4G);
  await session.send("Emulation.setCPUThrottlingRate", { rate });
  let bytes = 0;
  session.on("Network.dataReceived", ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  const workUntilNow = async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    const seconds = metrics.filter(({ name }) => WORK.includes(name)).map(({ value }) => value);
    return 1000 * seconds.reduce((sum, value) => sum + value, 0);
  };
  const before = await workUntilNow();
  await page.locator(".search-button").tap();
  await page.locator("dialog[open] .search-field input").waitFor();
  const start = Date.now();
  const typing = page.keyboard.type(query, { delay: 60 });
  await page
    .locator("dialog[open] [role=listbox][aria-label=Results] [role=option]")
    .first()
    .waitFor();
  const result = {
    first: Date.now() - start,
    kilobytes: bytes / 1000,
    work: (await workUntilNow()) - before,
  };
  await typing;
  await new Promise((resolve) => setTimeout(resolve, SETTLE));
  return { ...result, longest: await page.evaluate(longestTask) };
}

/** Runs in the page: collects the durations of tasks. */
function observeTasks(): void {
  const tasks: number[] = [];
  Object.assign(window, { tasks });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) tasks.push(duration);
  }).observe({ type: "longtask", buffered: true });
}

/** Runs in the page. */
function longestTask(): number {
  return Math.max(0, ...((window as { tasks?: number[] }).tasks ?? []));
}

await main();

import { once } from "node:events";
import { Agent, createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { cpus } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { count, experiment, round, row } from "../shared/experiment";
import type { Random } from "../shared/random";
import { randomFrom } from "../shared/random";
import { mean, percentile } from "../shared/statistics";

/** How many calls of the model may run at once. */
const SLOTS = 4;
/** Median of the model's time in milliseconds, and the spread of its logarithm. */
const MODEL = { median: 33, spread: 0.6 };
const REQUESTS = 1200;
/** An odd number of runs, of which the one in the middle by the p95 at 90% load is reported. */
const ROUNDS = 3;
/** Upper bounds of buckets that double, in milliseconds. */
const BOUNDS = Array.from({ length: 14 }, (_, power) => 10 * 2 ** power);

/** Milliseconds of one request, as three stopwatches see them. */
interface Times {
  model: number;
  server: number;
  client: number;
}

/** A server that answers after a call of a model, of which only some run at once. */
async function startServer(random: Random) {
  let free = SLOTS;
  const waiting: (() => void)[] = [];
  const server = createServer(async (_, response) => {
    const arrived = performance.now();
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    const started = performance.now();
    await sleep(MODEL.median * Math.exp(MODEL.spread * random.normal()));
    const done = performance.now();
    const next = waiting.shift();
    if (next) next();
    else free += 1;
    response.end(JSON.stringify({ model: done - started, server: done - arrived }));
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true });
  const ask = async (): Promise<Times> => {
    const start = performance.now();
    const outgoing = request({ port, agent, host: "127.0.0.1" });
    outgoing.end();
    const [response] = await once(outgoing, "response");
    let text = "";
    for await (const chunk of response) text += chunk;
    return { ...JSON.parse(text), client: performance.now() - start };
  };
  const close = () => {
    agent.destroy();
    server.close();
  };
  return { ask, close };
}

/** People arrive independently of each other, on average this many milliseconds apart. */
async function arrivals(pause: number, random: Random): Promise<Times[]> {
  const { ask, close } = await startServer(random);
  const answers: Promise<Times>[] = [];
  let due = performance.now();
  for (let index = 0; index < REQUESTS; index += 1) {
    due += -Math.log(1 - random.unit()) * pause;
    await sleep(Math.max(0, due - performance.now()));
    answers.push(ask());
  }
  const times = await Promise.all(answers);
  close();
  return times;
}

/** A load test: as many users as slots, each of whom waits for an answer before asking again. */
async function loadTest(random: Random): Promise<Times[]> {
  const { ask, close } = await startServer(random);
  const times: Times[] = [];
  const user = async () => {
    for (let index = 0; index < REQUESTS / SLOTS; index += 1) times.push(await ask());
  };
  await Promise.all(Array.from({ length: SLOTS }, user));
  close();
  return times;
}

function describe(values: number[]) {
  return {
    mean: Math.round(mean(values)),
    p50: Math.round(percentile(values, 0.5)),
    p95: Math.round(percentile(values, 0.95)),
    p99: Math.round(percentile(values, 0.99)),
  };
}

/** Returns the percentile that buckets with doubling bounds give, on a straight line inside one. */
function fromBuckets(values: number[], share: number): number {
  const position = Math.ceil(share * values.length);
  let below = 0;
  for (const [index, high] of BOUNDS.entries()) {
    const low = BOUNDS[index - 1] ?? 0;
    const inside = values.filter((value) => value > low && value <= high).length;
    if (inside > 0 && below + inside >= position) {
      return Math.round(low + ((position - below) / inside) * (high - low));
    }
    below += inside;
  }
  return Number.NaN;
}

/** Returns the range and the average of the p95 of windows of this many answers. */
function spreadOfWindows(values: number[], size: number) {
  const windows = Array.from({ length: Math.floor(values.length / size) }, (_, index) =>
    percentile(values.slice(index * size, (index + 1) * size), 0.95),
  );
  return {
    size,
    windows: windows.length,
    low: Math.round(Math.min(...windows)),
    high: Math.round(Math.max(...windows)),
    average: Math.round(mean(windows)),
  };
}

/** Measures both loads and the load test once. */
async function measure(attempt: number) {
  const start = performance.now();
  const tested = await loadTest(randomFrom(519 + 10 * attempt));
  // All slots were busy all the time, so this is the shortest pause that the server can keep up with.
  const shortest = (performance.now() - start) / REQUESTS;
  const quiet = await arrivals(shortest / 0.5, randomFrom(517 + 10 * attempt));
  const busy = await arrivals(shortest / 0.9, randomFrom(518 + 10 * attempt));
  const clientOf = (times: Times[]) => times.map(({ client }) => client);
  const both = [...clientOf(quiet), ...clientOf(busy)];
  const deciles = Array.from({ length: 19 }, (_, index) =>
    Math.round(percentile(clientOf(busy), (index + 1) / 20)),
  );
  return {
    quiet: {
      model: describe(quiet.map(({ model }) => model)),
      client: describe(clientOf(quiet)),
    },
    busy: {
      model: describe(busy.map(({ model }) => model)),
      server: describe(busy.map(({ server }) => server)),
      client: describe(clientOf(busy)),
    },
    loadTest: describe(clientOf(tested)),
    above: round(clientOf(busy).filter((value) => value > mean(clientOf(busy))).length / REQUESTS),
    p95: {
      quiet: Math.round(percentile(clientOf(quiet), 0.95)),
      busy: Math.round(percentile(clientOf(busy), 0.95)),
      both: Math.round(percentile(both, 0.95)),
      bothFromBuckets: fromBuckets(both, 0.95),
    },
    windows: [20, 50, 200].map((size) => spreadOfWindows(clientOf(busy), size)),
    deciles,
  };
}

/** Latencies of a real local server at two loads, by three stopwatches and a load test. */
export default experiment({
  post: "2024-05-17-p95-answer-latency",
  repeats: "timed",
  async run() {
    const rounds = [];
    for (let attempt = 0; attempt < ROUNDS; attempt += 1) rounds.push(await measure(attempt));
    rounds.sort((a, b) => a.busy.client.p95 - b.busy.client.p95);
    const middle = rounds[(ROUNDS - 1) / 2];
    if (!middle) throw new Error("There is no run in the middle.");
    return {
      environment: { node: process.version, processor: cpus()[0]?.model, cores: cpus().length },
      requests: REQUESTS,
      rounds: rounds.map(({ busy }) => ({ model: busy.model.p95, client: busy.client.p95 })),
      ...middle,
    };
  },
  report({ environment, rounds, quiet, busy, loadTest: tested, p95, windows, above, deciles }) {
    const line = (name: string, one: ReturnType<typeof describe>) =>
      row(name, one.mean, one.p50, one.p95, one.p99);
    const average = Math.round((p95.quiet + p95.busy) / 2);
    return {
      charts: {
        waits: {
          kind: "bar",
          title: "Latency as people, a timer around the model and a load test see it",
          x: { values: ["p50", "p95", "p99"] },
          y: { label: "Milliseconds", unit: "ms", min: 0 },
          series: (
            [
              ["Where the person waits", busy.client],
              ["Around the model", busy.model],
              ["Load test", tested],
            ] as const
          ).map(([name, one]) => ({ name, values: [one.p50, one.p95, one.p99] })),
        },
      },
      says: [
        line("Half load, around the model", quiet.model),
        line("Half load, where the person waits", quiet.client),
        line("90% load, around the model", busy.model),
        line("90% load, in the server", busy.server),
        line("90% load, where the person waits", busy.client),
        line("Load test with four users", tested),
        ...windows.map(({ size, windows: number, low, high, average: middle }) =>
          row(size, number, `${count(low)} to ${count(high)} ms`, `${middle} ms`),
        ),
        `the average of the two is ${average} ms, and the p95 of all ${count(2 * REQUESTS)} answers is ${p95.both} ms`,
        `the p95 from buckets is ${p95.bothFromBuckets} ms`,
        `${Math.round(100 * above)}% of the answers took longer than the mean`,
        `We put three of them on the same ${count(REQUESTS)} answers`,
        `Node.js ${environment.node.slice(1)}`,
        `from ${rounds[0]?.client} to ${rounds.at(-1)?.client} ms for the person`,
        `from ${Math.min(...rounds.map(({ model }) => model))} to ${Math.max(...rounds.map(({ model }) => model))} ms around the model`,
      ],
      given: [...deciles, MODEL.median, 90, 95, 99, 100, 0.95, 0.735, 40, 2.56, 10.24, 3.81],
    };
  },
});

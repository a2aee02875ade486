// node latency.mjs

import { once } from "node:events";
import { Agent, createServer, request } from "node:http";
import { cpus } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";

/** Rounds to a fixed number of decimals, so that results are short and equal on every machine. */
function round(value, decimals = 4) {
  return Number(value.toFixed(decimals));
}

/** Returns a source of random numbers. */
function randomFrom(seed) {
  const next = xoroshiro128plus(seed);
  const unit = () => ((next() % 2 ** 26) * 2 ** 27 + (next() % 2 ** 27)) / 2 ** 53;
  const below = (limit) => {
    // Draws above the last multiple of the limit would make small numbers more likely.
    const end = 2 ** 32 - (2 ** 32 % limit);
    let draw = end;
    while (draw >= end) draw = (next() + 2 ** 31) % 2 ** 32;
    return draw % limit;
  };
  const chance = (probability) => unit() < probability;
  return {
    unit,
    below,
    chance,
    normal: () => Math.sqrt(-2 * Math.log(1 - unit())) * Math.cos(2 * Math.PI * unit()),
    binomial(trials, probability) {
      let successes = 0;
      for (let trial = 0; trial < trials; trial += 1) successes += chance(probability) ? 1 : 0;
      return successes;
    },
    pick: (items) => {
      if (items.length === 0) throw new Error("There is nothing to pick from.");
      return items[below(items.length)];
    },
  };
}

/**
 * Returns a function that draws whole numbers below 2 ** 32: the lower half of each result of
 * xoroshiro128+ by David Blackman and Sebastiano Vigna, https://prng.di.unimi.it/. Each of its two
 * words of 64 bits is kept as a low and a high half. It is here so that readers need no package.
 */
function xoroshiro128plus(seed) {
  let [low0, high0, low1, high1] = [~seed, -1, 0, seed];
  return () => {
    const result = (low0 + low1) >>> 0;
    const low = low0 ^ low1;
    const high = high0 ^ high1;
    const next0 = (low0 << 24) | (high0 >>> 8);
    const next1 = (high0 << 24) | (low0 >>> 8);
    low0 = next0 ^ low ^ (low << 16);
    high0 = next1 ^ high ^ ((high << 16) | (low >>> 16));
    low1 = (high << 5) | (low >>> 27);
    high1 = (low << 5) | (high >>> 27);
    return result;
  };
}

/** Returns the sum of the values. */
function sum(values) {
  return values.reduce((total, value) => total + value, 0);
}

/** Returns the mean of the values. */
function mean(values) {
  return sum(values) / values.length;
}

/** Returns the value at the nearest rank: `share` of the values are not larger. */
function percentile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

/** How many calls of the model may run at once. */
const SLOTS = 4;

/** Median of the model's time in milliseconds, and the spread of its logarithm. */
const MODEL = {
  median: 33,
  spread: 0.6,
};
const REQUESTS = 1200;

/** An odd number of runs, of which the one in the middle by the p95 at 90% load is reported. */
const ROUNDS = 3;

/** Upper bounds of buckets that double, in milliseconds. */
const BOUNDS = Array.from(
  {
    length: 14,
  },
  (_, power) => 10 * 2 ** power,
);

/** A server that answers after a call of a model, of which only some run at once. */
async function startServer(random) {
  let free = SLOTS;
  const waiting = [];
  const server = createServer(async (_, response) => {
    const arrived = performance.now();
    if (free > 0) free -= 1;
    else await new Promise((resolve) => waiting.push(resolve));
    const started = performance.now();
    await sleep(MODEL.median * Math.exp(MODEL.spread * random.normal()));
    const done = performance.now();
    const next = waiting.shift();
    if (next) next();
    else free += 1;
    response.end(
      JSON.stringify({
        model: done - started,
        server: done - arrived,
      }),
    );
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address();
  const agent = new Agent({
    keepAlive: true,
  });
  const ask = async () => {
    const start = performance.now();
    const outgoing = request({
      port,
      agent,
      host: "127.0.0.1",
    });
    outgoing.end();
    const [response] = await once(outgoing, "response");
    let text = "";
    for await (const chunk of response) text += chunk;
    return {
      ...JSON.parse(text),
      client: performance.now() - start,
    };
  };
  const close = () => {
    agent.destroy();
    server.close();
  };
  return {
    ask,
    close,
  };
}

/** People arrive independently of each other, on average this many milliseconds apart. */
async function arrivals(pause, random) {
  const { ask, close } = await startServer(random);
  const answers = [];
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
async function loadTest(random) {
  const { ask, close } = await startServer(random);
  const times = [];
  const user = async () => {
    for (let index = 0; index < REQUESTS / SLOTS; index += 1) times.push(await ask());
  };
  await Promise.all(
    Array.from(
      {
        length: SLOTS,
      },
      user,
    ),
  );
  close();
  return times;
}

function describe(values) {
  return {
    mean: Math.round(mean(values)),
    p50: Math.round(percentile(values, 0.5)),
    p95: Math.round(percentile(values, 0.95)),
    p99: Math.round(percentile(values, 0.99)),
  };
}

/** Returns the percentile that buckets with doubling bounds give, on a straight line inside one. */
function fromBuckets(values, share) {
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
function spreadOfWindows(values, size) {
  const windows = Array.from(
    {
      length: Math.floor(values.length / size),
    },
    (_, index) => percentile(values.slice(index * size, (index + 1) * size), 0.95),
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
async function measure(attempt) {
  const start = performance.now();
  const tested = await loadTest(randomFrom(519 + 10 * attempt));
  // All slots were busy all the time, so this is the shortest pause that the server can keep up with.
  const shortest = (performance.now() - start) / REQUESTS;
  const quiet = await arrivals(shortest / 0.5, randomFrom(517 + 10 * attempt));
  const busy = await arrivals(shortest / 0.9, randomFrom(518 + 10 * attempt));
  const clientOf = (times) => times.map(({ client }) => client);
  const both = [...clientOf(quiet), ...clientOf(busy)];
  const deciles = Array.from(
    {
      length: 19,
    },
    (_, index) => Math.round(percentile(clientOf(busy), (index + 1) / 20)),
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
async function run() {
  const rounds = [];
  for (let attempt = 0; attempt < ROUNDS; attempt += 1) rounds.push(await measure(attempt));
  rounds.sort((a, b) => a.busy.client.p95 - b.busy.client.p95);
  const middle = rounds[(ROUNDS - 1) / 2];
  if (!middle) throw new Error("There is no run in the middle.");
  return {
    environment: {
      node: process.version,
      processor: cpus()[0]?.model,
      cores: cpus().length,
    },
    requests: REQUESTS,
    rounds: rounds.map(({ busy }) => ({
      model: busy.model.p95,
      client: busy.client.p95,
    })),
    ...middle,
  };
}
console.log(JSON.stringify(await run(), null, 2));

// node mix-shift.mjs

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

/** Returns the value at the nearest rank: `share` of the values are not larger. */
function percentile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}
const RUNS = 20_000;
const AGENTS = [2, 4, 10];

/** Typical relative change of an agent's number of chats from one month to the next. */
const DRIFTS = [0.05, 0.1, 0.2, 0.5];

/** By how much every agent's handoff rate falls. */
const IMPROVEMENT = 0.02;
const OTHER_IMPROVEMENTS = [0.005, 0.05];
const RATES = {
  lowest: 0.1,
  highest: 0.6,
};

/** Workspaces of four agents whose rates differ less. */
const NARROWER = [
  {
    lowest: 0.1,
    highest: 0.3,
  },
  {
    lowest: 0.15,
    highest: 0.25,
  },
];

/** Returns how far a workspace's rate moves while each of its agents improves. */
function totalChange(agents, drift, { lowest, highest }, random, improvement) {
  const rates = Array.from(
    {
      length: agents,
    },
    () => lowest + (highest - lowest) * random.unit(),
  );
  const before = rates.map(() => -Math.log(1 - random.unit()));
  const after = before.map((chats) => chats * Math.exp(drift * random.normal()));
  const total = (chats, change) =>
    sum(chats.map((one, agent) => one * ((rates[agent] ?? 0) + change))) / sum(chats);
  return total(after, -improvement) - total(before, 0);
}

function readMonths(agents, drift, rates, random, improvement = IMPROVEMENT) {
  const changes = Array.from(
    {
      length: RUNS,
    },
    () => totalChange(agents, drift, rates, random, improvement),
  );
  const share = (test) => round(changes.filter(test).length / RUNS);
  return {
    agents,
    drift,
    rates,
    rises: share((change) => change > 0),
    doubles: share((change) => change < -2 * improvement),
    low: round(percentile(changes, 0.05)),
    high: round(percentile(changes, 0.95)),
  };
}

/** How often a total rises while all of its parts fall, when the mix drifts at random. */
function run() {
  const random = randomFrom(310);
  const results = [
    ...AGENTS.map((agents) => ({
      agents,
      rates: RATES,
    })),
    ...NARROWER.map((rates) => ({
      agents: 4,
      rates,
    })),
  ].flatMap(({ agents, rates }) => DRIFTS.map((drift) => readMonths(agents, drift, rates, random)));
  const otherImprovements = OTHER_IMPROVEMENTS.map((improvement) => ({
    improvement,
    rises: DRIFTS.map((drift) => readMonths(4, drift, RATES, random, improvement).rises),
  }));
  return {
    results,
    otherImprovements,
  };
}
console.log(JSON.stringify(await run(), null, 2));

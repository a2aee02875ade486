// npm install pure-rand@8.4.2
// node mix-shift.mjs

import { uniformFloat64 } from "pure-rand/distribution/uniformFloat64";
import { uniformInt } from "pure-rand/distribution/uniformInt";
import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";

/** Rounds to a fixed number of decimals, so that results are short and equal on every machine. */
function round(value, decimals = 4) {
  return Number(value.toFixed(decimals));
}

/** Returns a source of random numbers. */
function randomFrom(seed) {
  const generator = xoroshiro128plus(seed);
  const unit = () => uniformFloat64(generator);
  const below = (limit) => uniformInt(generator, 0, limit - 1);
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
const RATES = {
  lowest: 0.1,
  highest: 0.6,
};

/** Returns how far a workspace's rate moves while each of its agents improves. */
function totalChange(agents, drift, random) {
  const rates = Array.from(
    {
      length: agents,
    },
    () => RATES.lowest + (RATES.highest - RATES.lowest) * random.unit(),
  );
  const before = rates.map(() => -Math.log(1 - random.unit()));
  const after = before.map((chats) => chats * Math.exp(drift * random.normal()));
  const total = (chats, change) =>
    sum(chats.map((one, agent) => one * ((rates[agent] ?? 0) + change))) / sum(chats);
  return total(after, -IMPROVEMENT) - total(before, 0);
}

function readMonths(agents, drift, random) {
  const changes = Array.from(
    {
      length: RUNS,
    },
    () => totalChange(agents, drift, random),
  );
  const share = (test) => round(changes.filter(test).length / RUNS);
  return {
    agents,
    drift,
    rises: share((change) => change > 0),
    doubles: share((change) => change < -2 * IMPROVEMENT),
    low: round(percentile(changes, 0.05)),
    high: round(percentile(changes, 0.95)),
  };
}

/** How often a total rises while all of its parts fall, when the mix drifts at random. */
function run() {
  const random = randomFrom(310);
  return AGENTS.flatMap((agents) => DRIFTS.map((drift) => readMonths(agents, drift, random)));
}
console.log(JSON.stringify(await run(), null, 2));

// npm install pure-rand@8.4.2
// node position-bias.mjs

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

/** Returns the mean of the values. */
function mean(values) {
  return sum(values) / values.length;
}
const RUNS = 10_000;
const PAIRS = 50;

/** By how much the first place helps, beside differences between answers with a deviation of 1. */
const LEANS = [0, 0.3, 0.6];

/** How much better the new answers are on average. */
const GAINS = [0, 0.3];

/** Deviation of what the judge adds by chance to each verdict. */
const WAVER = 0.5;

/** Returns how often coins split at least as unevenly as `a` to `b`. */
function signTest(a, b) {
  const n = a + b;
  let [ways, total] = [1, 0];
  for (let k = 0; k <= Math.min(a, b); k += 1) {
    total += ways;
    ways *= (n - k) / (k + 1);
  }
  return Math.min(1, (2 * total) / 2 ** n);
}

/** One comparison of pairs: what the judge says in both orders. */
function compare(gain, lean, random) {
  const count = {
    new: 0,
    old: 0,
    first: 0,
    second: 0,
    byLot: 0,
  };
  for (let pair = 0; pair < PAIRS; pair += 1) {
    const difference = gain + random.normal();
    const newFirst = difference + lean + WAVER * random.normal() > 0;
    const newSecond = difference - lean + WAVER * random.normal() > 0;
    if (newFirst && newSecond) count.new += 1;
    else if (newFirst) count.first += 1;
    else if (newSecond) count.second += 1;
    else count.old += 1;
    if (random.chance(0.5) ? newFirst : newSecond) count.byLot += 1;
  }
  const newFirst = count.new + count.first;
  const isFound = (wins, losses) => wins > losses && signTest(wins, losses) < 0.05;
  return {
    ...count,
    newFirst,
    found: {
      newFirst: isFound(newFirst, PAIRS - newFirst),
      byLot: isFound(count.byLot, PAIRS - count.byLot),
      both: isFound(count.new, count.old),
    },
  };
}

function simulate(gain, lean, random) {
  const tests = Array.from(
    {
      length: RUNS,
    },
    () => compare(gain, lean, random),
  );
  const found = (order) => round(tests.filter((one) => one.found[order]).length / RUNS);
  const share = (of) => round(mean(tests.map(of)) / PAIRS);
  return {
    gain,
    lean,
    flipped: share(({ first, second }) => first + second),
    wins: {
      newFirst: share((one) => one.newFirst),
      byLot: share((one) => one.byLot),
    },
    found: {
      newFirst: found("newFirst"),
      byLot: found("byLot"),
      both: found("both"),
    },
    example: tests[0],
  };
}

/** A judge with a known lean toward the first place, asked in one order, by lot and in both. */
function run() {
  const random = randomFrom(802);
  return GAINS.flatMap((gain) => LEANS.map((lean) => simulate(gain, lean, random)));
}
console.log(JSON.stringify(await run(), null, 2));

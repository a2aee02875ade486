// npm install pure-rand@8.4.2
// node peeking.mjs

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
const CASES = 250;
const RUNS = 20_000;
const RATE = 0.45;

/** No one looks before each group has this many cases. */
const FIRST = 20;

/** After how many further cases in each group someone looks. */
const LOOKS = {
  once: 250,
  monthly: 125,
  weekly: 50,
  daily: 10,
  "each case": 1,
};
const EFFECTS = [0, 0.05, 0.1, 0.15];

/** Whether two shares of equal groups differ at the 5% level. */
function isSignificant(a, b, total) {
  const pooled = (a + b) / (2 * total);
  const error = Math.sqrt((2 * pooled * (1 - pooled)) / total);
  return error > 0 && Math.abs(a - b) / total > 1.96 * error;
}

/** Runs one test and returns the difference at which someone stopped, or null. */
function stopsAt(every, effect, random) {
  let [a, b] = [0, 0];
  for (let total = 1; total <= CASES; total += 1) {
    if (random.chance(RATE)) a += 1;
    if (random.chance(RATE + effect)) b += 1;
    const isLook = total % every === 0 && total >= FIRST;
    if (isLook && isSignificant(a, b, total)) return (b - a) / total;
  }
  return null;
}

/** Returns how often at least one pair of four equal groups differs at the given level. */
function anyOfSixPairs(z, random) {
  let found = 0;
  for (let run = 0; run < RUNS; run += 1) {
    const groups = Array.from(
      {
        length: 4,
      },
      () => random.binomial(CASES, RATE),
    );
    const [a, b] = [Math.min(...groups), Math.max(...groups)];
    const pooled = (a + b) / (2 * CASES);
    const error = Math.sqrt((2 * pooled * (1 - pooled)) / CASES);
    if ((b - a) / CASES > z * error) found += 1;
  }
  return round(found / RUNS);
}

/** Tests of two wordings that are stopped at the first significant look. */
function run() {
  const random = randomFrom(1018);
  const stops = Object.entries(LOOKS).flatMap(([name, every]) =>
    EFFECTS.map((effect) => {
      const results = Array.from(
        {
          length: RUNS,
        },
        () => stopsAt(every, effect, random),
      );
      const found = results.filter((one) => one !== null);
      return {
        looks: name,
        effect,
        found: round(found.length / RUNS),
        meanDifference: round(mean(found)),
        wrongSign: round(found.filter((one) => one < 0).length / RUNS),
      };
    }),
  );
  const fourGroups = {
    at5Percent: anyOfSixPairs(1.96, random),
    atSixth: anyOfSixPairs(2.638, random),
  };
  return {
    runs: RUNS,
    cases: CASES,
    stops,
    fourGroups,
  };
}
console.log(JSON.stringify(await run(), null, 2));

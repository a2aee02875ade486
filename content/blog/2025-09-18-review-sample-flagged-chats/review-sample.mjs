// npm install pure-rand@8.4.2
// node review-sample.mjs

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

/** Returns the value at the nearest rank: `share` of the values are not larger. */
function percentile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}
const RUNS = 20_000;

/** A week: flagged chats and the others, and how many of each are bad. */
const PILES = [
  {
    chats: 100,
    bad: 60,
  },
  {
    chats: 1900,
    bad: 190,
  },
];

/** How many flagged and other chats are reviewed. */
const SPLITS = [
  [45, 15],
  [30, 30],
  [10, 50],
  [3, 57],
];
const ALL = sum(PILES.map(({ chats }) => chats));
const TRUTH = sum(PILES.map(({ bad }) => bad)) / ALL;

/** Returns how many bad chats are among those drawn, without replacement. */
function draw({ chats, bad }, size, random) {
  let found = 0;
  for (let drawn = 0; drawn < size; drawn += 1) {
    if (random.unit() < (bad - found) / (chats - drawn)) found += 1;
  }
  return found;
}

/** Reviews one week and returns what was found, with the estimate and half of its interval. */
function review(split, random) {
  const piles = PILES.map((pile, i) => {
    const read = split[i] ?? 0;
    const found = draw(pile, read, random);
    return {
      read,
      found,
      share: found / read,
      weight: pile.chats / ALL,
    };
  });
  const variance = sum(
    piles.map(({ weight, share, read }) => (weight ** 2 * share * (1 - share)) / read),
  );
  return {
    found: sum(piles.map(({ found }) => found)),
    plain: sum(piles.map(({ found }) => found)) / sum(split),
    rate: sum(piles.map(({ weight, share }) => weight * share)),
    half: 1.96 * Math.sqrt(variance),
  };
}

function simulate(split, random) {
  const reviews = Array.from(
    {
      length: RUNS,
    },
    () => review(split, random),
  );
  const rates = reviews.map(({ rate }) => rate);
  return {
    split,
    found: round(mean(reviews.map(({ found }) => found)), 1),
    plain: round(mean(reviews.map(({ plain }) => plain))),
    rate: round(mean(rates)),
    low: round(percentile(rates, 0.025)),
    high: round(percentile(rates, 0.975)),
    right: round(reviews.filter(({ rate, half }) => Math.abs(rate - TRUTH) <= half).length / RUNS),
  };
}

/** What a review of flagged and other chats says about a week whose error rate is known. */
function run() {
  const random = randomFrom(918);
  return SPLITS.map((split) => simulate(split, random));
}
console.log(JSON.stringify(await run(), null, 2));

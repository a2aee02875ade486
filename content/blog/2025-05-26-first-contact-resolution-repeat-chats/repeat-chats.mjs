// npm install pure-rand@8.4.2
// node repeat-chats.mjs

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

/** Returns the value at the nearest rank: `share` of the values are not larger. */
function percentile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}
const WINDOWS = [1, 3, 7, 14];
const FIRST_CHATS = 200_000;
const SAMPLE = 400;

/** Share of the first chats that solve nothing. */
const FAILED = 0.2;

/** Of those, the share of people who come back, and the mean number of days until they do. */
const RETURNS = 0.7;
const DELAY = 2;

/** New matters on the same topic, by person and day. */
const NEW_MATTERS = 0.004;

/** First contact resolution from repeat chats, where it is known what was resolved. */
function run() {
  const random = randomFrom(526);
  const after = (mean) => -mean * Math.log(1 - random.unit());
  const gaps = Array.from(
    {
      length: FIRST_CHATS,
    },
    () => {
      const isBack = random.chance(FAILED) && random.chance(RETURNS);
      const repeat = isBack ? after(DELAY) : Number.POSITIVE_INFINITY;
      const other = after(1 / NEW_MATTERS);
      return {
        gap: Math.min(repeat, other),
        isOther: other < repeat,
      };
    },
  );
  const within = (days) => gaps.filter(({ gap }) => gap <= days);
  const windows = WINDOWS.map((days) => ({
    days,
    repeats: within(days).length,
    others: within(days).filter(({ isOther }) => isOther).length,
  }));
  const samples = Array.from(
    {
      length: FIRST_CHATS / SAMPLE,
    },
    (_, i) => {
      const own = gaps.slice(i * SAMPLE, (i + 1) * SAMPLE);
      return round(own.filter(({ gap }) => gap > 7).length / SAMPLE);
    },
  );
  return {
    windows,
    months: {
      low: percentile(samples, 0.025),
      high: percentile(samples, 0.975),
    },
  };
}
console.log(JSON.stringify(await run(), null, 2));

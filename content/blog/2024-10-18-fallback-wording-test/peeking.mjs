// node peeking.mjs

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
const CASES = 250;
const RUNS = 20_000;
const RATE = 0.45;

/** No one looks before each group has this many cases. */
const FIRST = 20;

/** After how many further cases in each group someone looks. */
const LOOKS = {
  once: 250,
  "halfway and at the end": 125,
  weekly: 50,
  daily: 10,
  "each case": 1,
};
const EFFECTS = [0, 0.05, 0.1, 0.15];

/** Standard errors that a difference has to exceed at the 5% level. */
const LIMIT = 1.96;

/** Pocock's limit for five looks that together keep the 5%. */
const POCOCK = 2.413;

/** Returns true if two shares of equal groups differ by more than `limit` standard errors. */
function isSignificant(a, b, total, limit) {
  const pooled = (a + b) / (2 * total);
  const error = Math.sqrt((2 * pooled * (1 - pooled)) / total);
  return error > 0 && Math.abs(a - b) / total > limit * error;
}

/** Runs one test and returns the difference at which someone stopped, or null. */
function stopsAt(every, effect, random, limit = LIMIT) {
  let [a, b] = [0, 0];
  for (let total = 1; total <= CASES; total += 1) {
    if (random.chance(RATE)) a += 1;
    if (random.chance(RATE + effect)) b += 1;
    const isLook = total % every === 0 && total >= FIRST;
    if (isLook && isSignificant(a, b, total, limit)) return (b - a) / total;
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
    at5Percent: anyOfSixPairs(LIMIT, random),
    atSixth: anyOfSixPairs(2.638, random),
  };
  const pocock = EFFECTS.map((effect) => {
    const stop = () => stopsAt(LOOKS.weekly ?? 1, effect, random, POCOCK);
    const results = Array.from(
      {
        length: RUNS,
      },
      stop,
    );
    return {
      effect,
      found: round(results.filter((one) => one !== null).length / RUNS),
    };
  });
  return {
    runs: RUNS,
    cases: CASES,
    stops,
    fourGroups,
    pocock,
  };
}
console.log(JSON.stringify(await run(), null, 2));

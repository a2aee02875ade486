// node position-bias.mjs

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

/** Returns how often coins split at least as unevenly as `a` to `b`, in either direction. */
function signTest(a, b) {
  const n = a + b;
  let [ways, total] = [1, 0];
  for (let k = 0; k <= Math.min(a, b); k += 1) {
    total += ways;
    ways *= (n - k) / (k + 1);
  }
  return Math.min(1, (2 * total) / 2 ** n);
}
const RUNS = 10_000;
const PAIRS = 50;

/** More pairs, for a better prompt and a strong lean. */
const MORE_PAIRS = [100, 200, 400];
const MORE_RUNS = 4_000;

/** By how much the first place helps, beside differences between answers with a deviation of 1. */
const LEANS = [0, 0.3, 0.6];

/** How much better the new answers are on average. */
const GAINS = [0, 0.3];

/** Deviation of what the judge adds by chance to each verdict. */
const WAVER = 0.5;

/** One comparison of pairs: what the judge says in both orders. */
function compare(gain, lean, random, pairs = PAIRS) {
  const count = {
    new: 0,
    old: 0,
    first: 0,
    second: 0,
    byLot: 0,
  };
  for (let pair = 0; pair < pairs; pair += 1) {
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
      newFirst: isFound(newFirst, pairs - newFirst),
      byLot: isFound(count.byLot, pairs - count.byLot),
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

/** How often a better prompt is found with more pairs. */
function withMorePairs(pairs, random) {
  const tests = Array.from(
    {
      length: MORE_RUNS,
    },
    () => compare(0.3, 0.6, random, pairs),
  );
  const found = (order) => round(tests.filter((one) => one.found[order]).length / MORE_RUNS);
  return {
    pairs,
    found: {
      byLot: found("byLot"),
      both: found("both"),
    },
  };
}

/** A judge with a known lean toward the first place, asked in one order, by lot and in both. */
function run() {
  const random = randomFrom(802);
  const settings = GAINS.flatMap((gain) => LEANS.map((lean) => simulate(gain, lean, random)));
  return {
    settings,
    morePairs: MORE_PAIRS.map((pairs) => withMorePairs(pairs, random)),
  };
}
console.log(JSON.stringify(await run(), null, 2));

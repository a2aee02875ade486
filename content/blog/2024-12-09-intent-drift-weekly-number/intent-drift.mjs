// node intent-drift.mjs

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
const RUNS = 10_000;
const CHATS = [100, 400, 1600];

/** Shares of five intents in the month before, and in a week in which the last one has grown. */
const BEFORE = [0.4, 0.25, 0.15, 0.12, 0.08];
const AFTER = [0.31, 0.24, 0.13, 0.12, 0.2];

/** By how many points the last intent grows, at the expense of the first. */
const GROWTH = [0.03, 0.06, 0.12];

/** Of the comparisons with a baseline that is itself a sample: a month of four such weeks. */
const SAMPLED = {
  runs: 4000,
  chats: 400,
  weeks: 4,
};

/** Lists of intents by their number. The shares of the longer one fall with the rank. */
const LISTS = {
  5: BEFORE,
  20: fallingShares(20),
};

function fallingShares(intents) {
  const weights = Array.from(
    {
      length: intents,
    },
    (_, rank) => 1 / (rank + 1),
  );
  return weights.map((one) => one / sum(weights));
}

/** Returns the shares of the intents in a week of so many chats. */
function week(shares, chats, random) {
  const counts = shares.map(() => 0);
  for (let chat = 0; chat < chats; chat += 1) {
    const intent = drawIntent(shares, random);
    counts[intent] = (counts[intent] ?? 0) + 1;
  }
  return counts.map((one) => one / chats);
}

function drawIntent(shares, random) {
  let rest = random.unit();
  for (const [intent, share] of shares.entries()) {
    rest -= share;
    if (rest < 0) return intent;
  }
  return shares.length - 1;
}

function drift(before, after) {
  return sum(before.map((share, i) => Math.abs((after[i] ?? 0) - share))) / 2;
}

function simulate(chats, random) {
  const draw = (shares) => drift(BEFORE, week(shares, chats, random));
  const still = Array.from(
    {
      length: RUNS,
    },
    () => draw(BEFORE),
  );
  const limit = percentile(still, 0.95);
  const noticed = GROWTH.map((growth) => {
    const moved = withGrowth(BEFORE, growth, 0, BEFORE.length - 1);
    const values = Array.from(
      {
        length: RUNS,
      },
      () => draw(moved),
    );
    return {
      growth,
      noticed: round(values.filter((one) => one > limit).length / RUNS),
    };
  });
  return {
    chats,
    expected: round(mean(still)),
    limit: round(limit),
    noticed,
  };
}

/** Returns the shares after one intent has grown at the expense of another. */
function withGrowth(shares, growth, from, to) {
  return shares.map((share, i) => share + (i === to ? growth : 0) - (i === from ? growth : 0));
}

/** Returns Pearson's chi-squared statistic of two samples, the first larger by the factor `ratio`. */
function chiSquared(before, after, ratio) {
  return sum(
    before.map((share, i) => {
      const other = after[i] ?? 0;
      const both = (ratio * share + other) / (ratio + 1);
      return both === 0 ? 0 : (share - other) ** 2 / both;
    }),
  );
}

/** Compares drift with the chi-squared test where the baseline is a sample too. */
function withSampledBaseline(shares, random) {
  const { runs, chats, weeks } = SAMPLED;
  const draws = (now) =>
    Array.from(
      {
        length: runs,
      },
      () => {
        const before = week(shares, weeks * chats, random);
        const after = week(now, chats, random);
        return {
          drift: drift(before, after),
          squares: chiSquared(before, after, weeks),
        };
      },
    );
  const still = draws(shares);
  const limits = {
    drift: percentile(
      still.map((one) => one.drift),
      0.95,
    ),
    squares: percentile(
      still.map((one) => one.squares),
      0.95,
    ),
  };
  const noticed = (from, to) =>
    GROWTH.map((growth) => {
      const moved = draws(withGrowth(shares, growth, from, to));
      const share = (name) => round(moved.filter((one) => one[name] > limits[name]).length / runs);
      return {
        growth,
        byDrift: share("drift"),
        byChiSquared: share("squares"),
      };
    });
  return {
    expected: round(mean(still.map((one) => one.drift))),
    limit: round(limits.drift),
    smallestGrows: noticed(0, shares.length - 1),
    secondGrows: noticed(0, 1),
  };
}

/** Drift of the mix of intents by chance, and how often a real change is larger. */
function run() {
  const random = randomFrom(1209);
  const weeks = [
    ...Array.from(
      {
        length: 6,
      },
      () => BEFORE,
    ),
    AFTER,
  ].map((shares) => round(drift(BEFORE, week(shares, 400, random))));
  return {
    weeks,
    sizes: CHATS.map((chats) => simulate(chats, random)),
    sampledBaseline: Object.fromEntries(
      Object.entries(LISTS).map(([intents, shares]) => [
        intents,
        withSampledBaseline(shares, random),
      ]),
    ),
  };
}
console.log(JSON.stringify(await run(), null, 2));

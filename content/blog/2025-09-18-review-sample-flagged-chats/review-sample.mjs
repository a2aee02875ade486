// node review-sample.mjs

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

/** Returns the ends of the 95% Wilson interval of a share. */
function wilson(successes, trials, z = 1.96) {
  const share = successes / trials;
  const scale = 1 + z ** 2 / trials;
  const center = (share + z ** 2 / (2 * trials)) / scale;
  const root = Math.sqrt((share * (1 - share)) / trials + z ** 2 / (4 * trials ** 2));
  return [center - (z * root) / scale, center + (z * root) / scale];
}
const RUNS = 20_000;

/** A week: flagged chats and the others, and how many of each are bad. */
const WEEK = [
  {
    chats: 100,
    bad: 60,
  },
  {
    chats: 1900,
    bad: 190,
  },
];

/** How many of the others are bad in other weeks: 2%, 5% and 20%. */
const OTHER_BAD = [38, 95, 380];

/** How many flagged and other chats are reviewed. */
const SPLITS = [
  [45, 15],
  [30, 30],
  [10, 50],
  [3, 57],
];

/** How many weeks are pooled, and by which splits. */
const WEEKS = 4;
const POOLED = [
  [30, 30],
  [10, 50],
];
const ALL = sum(WEEK.map(({ chats }) => chats));

/** Returns how many bad chats are among those drawn, without replacement. */
function draw({ chats, bad }, size, random) {
  let found = 0;
  for (let drawn = 0; drawn < size; drawn += 1) {
    if (random.unit() < (bad - found) / (chats - drawn)) found += 1;
  }
  return found;
}

/** The usual interval: the weighted estimate and 1.96 of its standard errors to each side. */
function usual(piles) {
  const rate = weighted(piles);
  const variance = sum(
    piles.map(({ weight, share, read }) => (weight ** 2 * share * (1 - share)) / read),
  );
  const half = 1.96 * Math.sqrt(variance);
  return [rate - half, rate + half];
}

/** Joins the Wilson intervals of the piles: squares, weighted, of how far each end is away. */
function mover(piles) {
  const ends = piles.map(({ weight, share, read, found }) => {
    const [low, high] = wilson(found, read);
    return {
      down: weight * (share - low),
      up: weight * (high - share),
    };
  });
  const rate = weighted(piles);
  return [
    rate - Math.sqrt(sum(ends.map(({ down }) => down ** 2))),
    rate + Math.sqrt(sum(ends.map(({ up }) => up ** 2))),
  ];
}

function weighted(piles) {
  return sum(piles.map(({ weight, share }) => weight * share));
}

function review(week, split, random) {
  return week.map((pile, i) => {
    const read = split[i] ?? 0;
    const found = draw(pile, read, random);
    return {
      read,
      found,
      share: found / read,
      weight: pile.chats / ALL,
    };
  });
}

/** Returns the share of the reviews whose interval contains the true rate, and its mean width. */
function judge(reviews, truth, interval) {
  const intervals = reviews.map(interval);
  const isRight = ([low, high]) => low <= truth && truth <= high;
  return {
    right: round(intervals.filter(isRight).length / RUNS),
    tooLow: round(intervals.filter(([, high]) => high < truth).length / RUNS),
    tooHigh: round(intervals.filter(([low]) => low > truth).length / RUNS),
    width: round(mean(intervals.map(([low, high]) => high - low))),
  };
}

function simulate(week, split, random) {
  const truth = sum(week.map(({ bad }) => bad)) / ALL;
  const reviews = Array.from(
    {
      length: RUNS,
    },
    () => review(week, split, random),
  );
  const rates = reviews.map(weighted);
  const found = reviews.map((piles) => sum(piles.map((pile) => pile.found)));
  return {
    split,
    found: round(mean(found), 1),
    plain: round(mean(found) / sum(split)),
    rate: round(mean(rates)),
    low: round(percentile(rates, 0.025)),
    high: round(percentile(rates, 0.975)),
    usual: judge(reviews, truth, usual),
    mover: judge(reviews, truth, mover),
  };
}

/** Reviews like weeks, and joins an entry of each week and pile, or of the sums of each pile. */
function pool(bad, split, random) {
  const week = [
    {
      chats: 100,
      bad: 60,
    },
    {
      chats: 1900,
      bad,
    },
  ];
  const truth = sum(week.map((pile) => pile.bad)) / ALL;
  const months = Array.from(
    {
      length: RUNS,
    },
    () =>
      Array.from(
        {
          length: WEEKS,
        },
        () => review(week, split, random),
      ),
  );
  const apart = months.map((weeks) =>
    weeks.flat().map((pile) => ({
      ...pile,
      weight: pile.weight / WEEKS,
    })),
  );
  const summed = months.map((weeks) =>
    week.map(({ chats }, i) => {
      const read = WEEKS * (split[i] ?? 0);
      const found = sum(weeks.map((piles) => piles[i]?.found ?? 0));
      return {
        read,
        found,
        share: found / read,
        weight: chats / ALL,
      };
    }),
  );
  return {
    bad: bad / 1900,
    split,
    apart: judge(apart, truth, mover),
    summed: judge(summed, truth, mover),
  };
}

/** What a review of flagged and other chats says about a week whose error rate is known. */
function run() {
  const random = randomFrom(918);
  const splits = SPLITS.map((split) => simulate(WEEK, split, random));
  const otherWeeks = OTHER_BAD.map((bad) => ({
    bad: bad / 1900,
    ...simulate(
      [
        {
          chats: 100,
          bad: 60,
        },
        {
          chats: 1900,
          bad,
        },
      ],
      [30, 30],
      random,
    ),
  }));
  const pooled = POOLED.flatMap((split) => [38, 95, 190].map((bad) => pool(bad, split, random)));
  return {
    splits,
    otherWeeks,
    pooled,
  };
}
console.log(JSON.stringify(await run(), null, 2));

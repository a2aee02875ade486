// node repeat-chats.mjs

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

/** Returns the value at the nearest rank: `share` of the values are not larger. */
function percentile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}
const WINDOWS = [1, 3, 7, 14];

/** The last days of the lines of the table of repeats per day. */
const LINES = [...WINDOWS, 21, 28];
const FIRST_CHATS = 200_000;
const SAMPLE = 400;

/** What the people of a log do. */
const WORLD = {
  failed: 0.2,
  returns: 0.7,
  delay: 2,
  newIssues: 0.004,
};

/** That log, and others that differ from it in one thing. */
const WORLDS = {
  Nothing: {},
  "40% of first chats fail": {
    failed: 0.4,
  },
  "5% fail": {
    failed: 0.05,
  },
  "30% of them come back": {
    returns: 0.3,
  },
  "They come back after 6 days": {
    delay: 6,
  },
  "Three times the new issues": {
    newIssues: 0.012,
  },
};

/** Returns when the person of a first chat comes back, in days, and if it is with a new issue. */
function drawReturn({ failed, returns, delay, newIssues }, random) {
  const after = (mean) => -mean * Math.log(1 - random.unit());
  const isBack = random.chance(failed) && random.chance(returns);
  const repeat = isBack ? after(delay) : Number.POSITIVE_INFINITY;
  const other = after(1 / newIssues);
  return {
    gap: Math.min(repeat, other),
    isOther: other < repeat,
  };
}

/** Returns what the expected numbers of a log say of seven days, computed without chance. */
function sevenDays({ failed, returns, delay, newIssues }) {
  const none = (days) =>
    (1 - failed * returns * (1 - Math.exp(-days / delay))) * Math.exp(-days * newIssues);
  const floor = (none(14) - none(28)) / 14;
  return {
    solved: round(1 - failed),
    fcr: round(none(7)),
    corrected: round(none(7) + 7 * floor),
    notBack: round(1 - failed * returns),
    laterWeeks: [7, 14, 21].map((day) => round((1000 * (none(day) - none(day + 7))) / 7, 1)),
  };
}

/** First contact resolution from repeat chats, where it is known what was resolved. */
function run() {
  const random = randomFrom(526);
  const gaps = Array.from(
    {
      length: FIRST_CHATS,
    },
    () => drawReturn(WORLD, random),
  );
  const within = (days) => gaps.filter(({ gap }) => gap <= days);
  const lines = LINES.map((days) => ({
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
    lines,
    logs: Object.entries(WORLDS).map(([name, world]) => ({
      name,
      ...sevenDays({
        ...WORLD,
        ...world,
      }),
    })),
    /** FCR (7 days) if repeats within a day are not seen. */
    withoutFirstDay: round(1 - (within(7).length - within(1).length) / FIRST_CHATS),
    months: {
      low: percentile(samples, 0.025),
      high: percentile(samples, 0.975),
    },
  };
}
console.log(JSON.stringify(await run(), null, 2));

// node anomaly-rules.mjs

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

/** Returns the sample standard deviation. */
function deviation(values) {
  const middle = mean(values);
  return Math.sqrt(sum(values.map((value) => (value - middle) ** 2)) / (values.length - 1));
}

/** Returns the median: the mean of the two middle values if their number is even. */
function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length / 2;
  const pair = [sorted[Math.ceil(half) - 1], sorted[Math.floor(half)]];
  return ((pair[0] ?? Number.NaN) + (pair[1] ?? Number.NaN)) / 2;
}

/** Expected chats from Monday to Sunday. */
const WEEK = [120, 115, 112, 110, 105, 60, 40];
const WEEKS = 8;
const TUESDAY = 1;

/** How far a day's rate moves from its expectation for reasons that no one knows. */
const NOISE = 0.08;
const RUNS = 10_000;
const LIMIT = 3;

/** Distance of a value from the baseline's middle, in standard deviations as each rule sees them. */
const RULES = {
  mean: (today, day, baseline) => {
    const past = sameDays(day, baseline);
    return (today - mean(past)) / deviation(past);
  },
  mad: (today, day, baseline) => {
    const past = sameDays(day, baseline);
    return (today - median(past)) / robustDeviation(past.map((value) => value - median(past)));
  },
  pooled: (today, day, baseline) => {
    const middles = WEEK.map((_, one) => median(sameDays(one, baseline)));
    const relative = baseline.flatMap((week) =>
      week.map((value, one) => value / (middles[one] ?? 1) - 1),
    );
    return (today / (middles[day] ?? 1) - 1) / robustDeviation(relative);
  },
  rooted: (today, day, baseline) => {
    const roots = baseline.map((week) => week.map(root));
    const middles = WEEK.map((_, one) => median(sameDays(one, roots)));
    const distances = roots.flatMap((week) =>
      week.map((value, one) => value - (middles[one] ?? 0)),
    );
    return (root(today) - (middles[day] ?? 0)) / robustDeviation(distances);
  },
};
const RULE_NAMES = Object.keys(RULES);

/** What the eighth Tuesday of the baseline was, and what today is, as parts of a normal day. */
const CASES = {
  "normal day": {
    outage: 1,
    today: 1,
  },
  "normal day, outage in the baseline": {
    outage: 0.1,
    today: 1,
  },
  "half the chats": {
    outage: 1,
    today: 0.5,
  },
  "half the chats, outage in the baseline": {
    outage: 0.1,
    today: 0.5,
  },
  "three quarters of the chats": {
    outage: 1,
    today: 0.75,
  },
  "three quarters, outage in the baseline": {
    outage: 0.1,
    today: 0.75,
  },
};

/** Tuesdays of other agents: with days that vary more, or with chats that grow by 5% a week. */
const OTHER_AGENTS = {
  "normal day, wobble 20%": {
    today: 1,
    noise: 0.2,
  },
  "normal day, wobble 30%": {
    today: 1,
    noise: 0.3,
  },
  "half the chats, wobble 30%": {
    today: 0.5,
    noise: 0.3,
  },
  "normal day, growth": {
    today: 1,
    growth: 1.05,
  },
  "half the chats, growth": {
    today: 0.5,
    growth: 1.05,
  },
};

function sameDays(day, baseline) {
  return baseline.map((week) => week[day] ?? 0);
}

/** Makes the spread of counts nearly the same for quiet and busy days, after Anscombe. */
function root(chats) {
  return Math.sqrt(chats + 3 / 8);
}

function robustDeviation(distances) {
  return 1.4826 * median(distances.map(Math.abs));
}

function chatsOf(day, part, random, noise = NOISE) {
  const rate = (WEEK[day] ?? 0) * part * Math.exp(noise * random.normal());
  return poisson(rate, random);
}

/** Returns the number of events in a unit of time at the given rate. */
function poisson(rate, random) {
  const limit = Math.exp(-rate);
  let events = 0;
  for (let product = random.unit(); product > limit; product *= random.unit()) events += 1;
  return events;
}

function byRule(value) {
  return {
    mean: value("mean"),
    mad: value("mad"),
    pooled: value("pooled"),
    rooted: value("rooted"),
  };
}

function alarmShares(tuesday, random) {
  const { outage = 1, today, noise = NOISE, growth = 1 } = tuesday;
  const alarms = byRule(() => 0);
  for (let run = 0; run < RUNS; run += 1) {
    const baseline = Array.from(
      {
        length: WEEKS,
      },
      (_, week) =>
        WEEK.map((_, day) => {
          const isOutage = week === WEEKS - 3 && day === TUESDAY;
          const part = growth ** (week - WEEKS) * (isOutage ? outage : 1);
          return chatsOf(day, part, random, noise);
        }),
    );
    const value = chatsOf(TUESDAY, today, random, noise);
    for (const rule of RULE_NAMES) {
      if (isAlarm(rule, value, TUESDAY, baseline)) alarms[rule] += 1;
    }
  }
  return byRule((rule) => round(alarms[rule] / RUNS));
}

function isAlarm(rule, value, day, baseline) {
  return Math.abs(RULES[rule](value, day, baseline)) > LIMIT;
}

/** Returns the shares of days with an alarm, from Monday to Sunday. */
function alarmsByWeekday(today, random) {
  const alarms = WEEK.map(() => byRule(() => 0));
  for (let run = 0; run < RUNS; run += 1) {
    const baseline = normalWeeks(random);
    alarms.forEach((ofDay, day) => {
      const value = chatsOf(day, today, random);
      for (const rule of RULE_NAMES) {
        if (isAlarm(rule, value, day, baseline)) ofDay[rule] += 1;
      }
    });
  }
  return alarms.map((ofDay) => byRule((rule) => round(ofDay[rule] / RUNS)));
}

function normalWeeks(random) {
  return Array.from(
    {
      length: WEEKS,
    },
    () => WEEK.map((_, day) => chatsOf(day, 1, random)),
  );
}

/** Returns the limit that a normal Tuesday passes once in a hundred, by rule. */
function limitsForOneInHundred(random) {
  const distances = {
    mean: [],
    mad: [],
    pooled: [],
    rooted: [],
  };
  for (let run = 0; run < RUNS; run += 1) {
    const baseline = normalWeeks(random);
    const value = chatsOf(TUESDAY, 1, random);
    for (const rule of RULE_NAMES) {
      distances[rule].push(Math.abs(RULES[rule](value, TUESDAY, baseline)));
    }
  }
  const at = (values) => values.sort((a, b) => a - b)[Math.ceil(0.99 * RUNS) - 1] ?? 0;
  return byRule((rule) => round(at(distances[rule]), 1));
}

/** False alarms and catches of four rules on days with and without an old outage in the baseline. */
function run() {
  const random = randomFrom(313);
  const alarms = Object.fromEntries(
    Object.keys(CASES).map((name) => [name, alarmShares(CASES[name], random)]),
  );
  return {
    runs: RUNS,
    limit: LIMIT,
    alarms,
    limitsForOneInHundred: limitsForOneInHundred(random),
    normalByWeekday: alarmsByWeekday(1, random),
    halfByWeekday: alarmsByWeekday(0.5, random),
    otherAgents: Object.fromEntries(
      Object.keys(OTHER_AGENTS).map((name) => [name, alarmShares(OTHER_AGENTS[name], random)]),
    ),
  };
}
console.log(JSON.stringify(await run(), null, 2));

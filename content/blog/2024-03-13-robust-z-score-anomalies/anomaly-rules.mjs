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

/** Returns the value at the nearest rank: `share` of the values are not larger. */
function percentile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
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

/** How far a day's rate moves from its expectation for reasons that no one knows. */
const NOISE = 0.08;
const RUNS = 7_000;

/** Ends of baselines after which each of the seven days is judged. */
const JUDGED_WEEKS = 1_000;
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

/** What is left of a normal day's chats on one day of the baseline, three weeks ago, and today. */
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

/** Agents that differ in one thing from the first. */
const OTHER_AGENTS = {
  "a tenth of the chats": {
    size: 0.1,
  },
  "ten times the chats": {
    size: 10,
  },
  "wobble 20%": {
    noise: 0.2,
  },
  "wobble 30%": {
    noise: 0.3,
  },
  "whole weeks wobble too": {
    weekNoise: 0.08,
  },
  "growth of 5% a week": {
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

/** Returns the chats of a day whose expectation is the given part of a normal one. */
function chatsOf(day, part, random, agent = {}) {
  const wobble = Math.exp((agent.noise ?? NOISE) * random.normal());
  return poisson((WEEK[day] ?? 0) * (agent.size ?? 1) * part * wobble, random);
}

/** Returns the number of events in a unit of time at the given rate. */
function poisson(rate, random) {
  if (rate > 300) return Math.max(0, Math.round(rate + Math.sqrt(rate) * random.normal()));
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

/** Returns how far each rule sees days of a case from the middle: each weekday in turn. */
function distancesIn({ outage, today }, random) {
  return Array.from(
    {
      length: RUNS,
    },
    (_, run) => {
      const judged = run % WEEK.length;
      const baseline = Array.from(
        {
          length: WEEKS,
        },
        (_, week) =>
          WEEK.map((_, day) =>
            chatsOf(day, week === WEEKS - 3 && day === judged ? outage : 1, random),
          ),
      );
      return distances(chatsOf(judged, today, random), judged, baseline);
    },
  );
}

/** Returns the distances that the rules see. Without a spread there is none. */
function distances(value, day, baseline) {
  return byRule((rule) => {
    const distance = Math.abs(RULES[rule](value, day, baseline));
    return Number.isFinite(distance) ? distance : 0;
  });
}

function alarmShares(all, limits) {
  return byRule((rule) =>
    round(all.filter((distance) => distance[rule] > limits[rule]).length / all.length),
  );
}

/** Returns the shares of days with an alarm, from Monday to Sunday. */
function alarmsByWeekday(today, limits, random, agent = {}) {
  const { weekNoise = 0, growth = 1, judgedWeeks = JUDGED_WEEKS } = agent;
  const seen = WEEK.map(() => []);
  for (let run = 0; run < judgedWeeks; run += 1) {
    const parts = Array.from(
      {
        length: WEEKS + 1,
      },
      (_, week) => {
        const wobble = weekNoise ? Math.exp(weekNoise * random.normal()) : 1;
        return growth ** (week - WEEKS) * wobble;
      },
    );
    const baseline = parts
      .slice(0, WEEKS)
      .map((part) => WEEK.map((_, day) => chatsOf(day, part, random, agent)));
    seen.forEach((ofDay, day) => {
      const value = chatsOf(day, today * (parts[WEEKS] ?? 1), random, agent);
      ofDay.push(distances(value, day, baseline));
    });
  }
  return seen.map((ofDay) => alarmShares(ofDay, limits));
}

/** Returns the distances that the rules see on Sundays with the given part of a normal day's chats. */
function sundays(part, random) {
  const day = WEEK.length - 1;
  return Array.from(
    {
      length: RUNS,
    },
    () => {
      const baseline = Array.from(
        {
          length: WEEKS,
        },
        () => WEEK.map((_, one) => chatsOf(one, 1, random)),
      );
      return distances(chatsOf(day, part, random), day, baseline);
    },
  );
}

/** Returns the limit that one of these normal days in a hundred is above, by rule. */
function limitsForOneInHundred(all) {
  return byRule((rule) =>
    round(
      percentile(
        all.map((one) => one[rule]),
        0.99,
      ),
      2,
    ),
  );
}

/** Returns the limits at one false alarm in 100 Sundays, and the halved Sundays found with them. */
function sundaysAtTheirLimits(random) {
  const limits = limitsForOneInHundred(sundays(1, random));
  return {
    limits,
    half: alarmShares(sundays(0.5, random), limits),
  };
}

/** False alarms and catches of four rules on days with and without an old outage in the baseline. */
function run() {
  const random = randomFrom(313);
  const same = byRule(() => LIMIT);
  const fair = limitsForOneInHundred(
    distancesIn(
      {
        outage: 1,
        today: 1,
      },
      random,
    ),
  );
  const seen = Object.entries(CASES).map(([name, one]) => [name, distancesIn(one, random)]);
  const alarmsAt = (limits) =>
    Object.fromEntries(seen.map(([name, all]) => [name, alarmShares(all, limits)]));
  const onOtherAgents = (limits) =>
    Object.fromEntries(
      Object.entries(OTHER_AGENTS).map(([name, agent]) => [
        name,
        {
          normal: alarmsByWeekday(1, limits, random, agent),
          half: alarmsByWeekday(0.5, limits, random, agent),
        },
      ]),
    );
  const otherAgents = onOtherAgents(same);
  return {
    runs: RUNS,
    limit: LIMIT,
    alarms: alarmsAt(same),
    limitsForOneInHundred: fair,
    alarmsAtTheseLimits: alarmsAt(fair),
    normalByWeekday: alarmsByWeekday(1, same, random, {
      judgedWeeks: 5 * JUDGED_WEEKS,
    }),
    halfByWeekdayAtTheseLimits: alarmsByWeekday(0.5, fair, random),
    otherAgents,
    otherAgentsAtTheseLimits: onOtherAgents(fair),
    sundaysAtTheirLimits: sundaysAtTheirLimits(random),
  };
}
console.log(JSON.stringify(await run(), null, 2));

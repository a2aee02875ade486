// node judge-agreement.mjs

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

/** One judge: how often it calls a bad answer bad, and a good one bad. */
const JUDGE = {
  caught: 0.56,
  falseAlarm: 0.09,
};

/** Judges that err less often. */
const BETTER_JUDGES = [
  {
    caught: 0.8,
    falseAlarm: 0.05,
  },
  {
    caught: 0.95,
    falseAlarm: 0.02,
  },
];
const BAD_SHARES = [0.02, 0.05, 0.1, 0.2, 0.32, 0.5];
const LABELS = [30, 50, 100, 400];
const RUNS = 10_000;
const ANSWERS = 5000;

/** Returns kappa and Cohen's simple standard error; NaN if both always say the same. */
function kappaOf({ bothBad, judgeOnly, personOnly, bothGood }) {
  const total = bothBad + judgeOnly + personOnly + bothGood;
  const agreement = (bothBad + bothGood) / total;
  const judge = (bothBad + judgeOnly) / total;
  const person = (bothBad + personOnly) / total;
  const chance = judge * person + (1 - judge) * (1 - person);
  const error = Math.sqrt((agreement * (1 - agreement)) / total) / (1 - chance);
  return {
    agreement,
    kappa: (agreement - chance) / (1 - chance),
    error,
  };
}

/** Returns the table that the judge has in the long run, as shares. */
function expectedTable(bad, judge = JUDGE) {
  return {
    bothBad: bad * judge.caught,
    personOnly: bad * (1 - judge.caught),
    judgeOnly: (1 - bad) * judge.falseAlarm,
    bothGood: (1 - bad) * (1 - judge.falseAlarm),
  };
}

function drawTable(bad, labels, random, judge = JUDGE) {
  const isBad = random.binomial(labels, bad);
  const bothBad = random.binomial(isBad, judge.caught);
  const judgeOnly = random.binomial(labels - isBad, judge.falseAlarm);
  return {
    bothBad,
    judgeOnly,
    personOnly: isBad - bothBad,
    bothGood: labels - isBad - judgeOnly,
  };
}

/** Where kappa of a sample ends up, and how often its interval contains the true kappa. */
function sampleKappas(bad, labels, random) {
  const truth = kappaOf(expectedTable(bad)).kappa;
  const drawn = Array.from(
    {
      length: RUNS,
    },
    () => kappaOf(drawTable(bad, labels, random)),
  );
  const defined = drawn.filter(({ kappa }) => !Number.isNaN(kappa));
  const kappas = defined.map(({ kappa }) => kappa);
  const covered = defined.filter(({ kappa, error }) => Math.abs(kappa - truth) <= 1.96 * error);
  return {
    bad,
    labels,
    low: round(percentile(kappas, 0.025), 2),
    high: round(percentile(kappas, 0.975), 2),
    covered: round(covered.length / RUNS),
  };
}

/** Three ways to state the share of bad answers among many, from some labels and all verdicts. */
function estimateShares(bad, labels, random, judge = JUDGE) {
  const [judged, labeled, corrected] = [[], [], []];
  const alarmRate = bad * judge.caught + (1 - bad) * judge.falseAlarm;
  for (let run = 0; run < RUNS; run += 1) {
    const { bothBad, judgeOnly, personOnly, bothGood } = drawTable(bad, labels, random, judge);
    const alarms = gaussianBinomial(ANSWERS, alarmRate, random) / ANSWERS;
    const badIfAlarm = bothBad / Math.max(1, bothBad + judgeOnly);
    const badIfQuiet = personOnly / Math.max(1, personOnly + bothGood);
    judged.push(alarms);
    labeled.push((bothBad + personOnly) / labels);
    corrected.push(alarms * badIfAlarm + (1 - alarms) * badIfQuiet);
  }
  const describe = (values) => ({
    mean: round(mean(values)),
    deviation: round(deviation(values)),
  });
  return {
    bad,
    labels,
    judged: describe(judged),
    labeled: describe(labeled),
    corrected: describe(corrected),
  };
}

/** Draws from the normal distribution that is close to a binomial one for many trials. */
function gaussianBinomial(trials, share, random) {
  const spread = Math.sqrt(trials * share * (1 - share));
  return Math.round(trials * share + spread * random.normal());
}

/** Kappa of one judge at several shares of bad answers, and what its verdicts are worth. */
function run() {
  const random = randomFrom(530);
  const shares = BAD_SHARES.map((bad) => {
    const { agreement, kappa } = kappaOf(expectedTable(bad));
    const alarms = bad * JUDGE.caught + (1 - bad) * JUDGE.falseAlarm;
    return {
      bad,
      agreement: round(agreement),
      kappa: round(kappa),
      alarms: round(alarms),
    };
  });
  return {
    shares,
    samples: [0.32, 0.05].flatMap((bad) =>
      LABELS.map((labels) => sampleKappas(bad, labels, random)),
    ),
    estimates: [0.32, 0.05].map((bad) => estimateShares(bad, 100, random)),
    betterJudges: BETTER_JUDGES.map((judge) => ({
      ...judge,
      kappas: [0.32, 0.05].map((bad) => round(kappaOf(expectedTable(bad, judge)).kappa, 2)),
      estimates: [0.32, 0.05].map((bad) => estimateShares(bad, 100, random, judge)),
    })),
  };
}
console.log(JSON.stringify(await run(), null, 2));

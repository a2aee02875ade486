// node csat-intervals.mjs

/** Rounds to a fixed number of decimals, so that results are short and equal on every machine. */
function round(value, decimals = 4) {
  return Number(value.toFixed(decimals));
}

/** Returns the ends of the 95% Wilson interval of a share. */
function wilson(successes, trials, z = 1.96) {
  const share = successes / trials;
  const scale = 1 + z ** 2 / trials;
  const center = (share + z ** 2 / (2 * trials)) / scale;
  const root = Math.sqrt((share * (1 - share)) / trials + z ** 2 / (4 * trials ** 2));
  return [center - (z * root) / scale, center + (z * root) / scale];
}
const RATINGS = [10, 28, 56, 140, 280, 1000];
const SHARES = [0.6, 0.82, 0.9, 0.95];

/** Numbers of ratings of the chart. */
const DRAWN = Array.from(
  {
    length: 111,
  },
  (_, i) => 10 + i,
);

/** Scores so high that even the other interval misses its promise. */
const EXTREMES = [
  [10, 0.983],
  [28, 0.994],
];
const USUAL = 0.82;

function wald(good, total) {
  const share = good / total;
  const half = 1.96 * Math.sqrt((share * (1 - share)) / total);
  return [share - half, share + half];
}

/** Returns the probabilities of 0 to `trials` successes. */
function binomial(trials, share) {
  const logs = [trials * Math.log(1 - share)];
  for (let k = 1; k <= trials; k += 1) {
    const step = Math.log((trials - k + 1) / k) + Math.log(share / (1 - share));
    logs.push((logs[k - 1] ?? 0) + step);
  }
  return logs.map(Math.exp);
}

/** Returns how often an interval contains the share that the ratings were drawn from. */
function coverage(interval, total, share) {
  const inside = binomial(total, share).filter((_, good) => {
    const [low, high] = interval(good, total);
    return low <= share && share <= high;
  });
  return round(inside.reduce((sum, one) => sum + one, 0));
}

/** Returns how often two weeks with the same true share differ by at least `points`. */
function chanceOfMove(total, share, points) {
  const chances = binomial(total, share);
  let sum = 0;
  for (const [a, chanceA] of chances.entries()) {
    for (const [b, chanceB] of chances.entries()) {
      if (Math.abs(a - b) / total >= points / 100 - 1e-9) sum += chanceA * chanceB;
    }
  }
  return round(sum);
}

/** Returns the fewest ratings whose Wilson interval reaches at most `points` below the score. */
function ratingsFor(points) {
  const isNarrow = (total) => {
    const [low] = wilson(USUAL * total, total);
    return USUAL - low <= points / 100;
  };
  let total = 1;
  while (!isNarrow(total)) total += 1;
  return total;
}

/** Coverage of two intervals and weekly moves without a cause, from exact binomial probabilities. */
function run() {
  const cells = RATINGS.flatMap((total) =>
    SHARES.map((share) => ({
      total,
      share,
      wald: coverage(wald, total, share),
      wilson: coverage(wilson, total, share),
    })),
  );
  const moves = RATINGS.map((total) => ({
    total,
    fivePoints: chanceOfMove(total, USUAL, 5),
    sevenPoints: chanceOfMove(total, USUAL, 7),
  }));
  const needed = [10, 5, 3, 2].map((points) => ({
    points,
    ratings: ratingsFor(points),
  }));
  const drawn = DRAWN.map((total) => ({
    total,
    wald: coverage(wald, total, 0.9),
    wilson: coverage(wilson, total, 0.9),
  }));
  const extremes = EXTREMES.map(([total, share]) => ({
    total,
    share,
    wilson: coverage(wilson, total, share),
  }));
  return {
    cells,
    moves,
    needed,
    drawn,
    extremes,
  };
}
console.log(JSON.stringify(await run(), null, 2));

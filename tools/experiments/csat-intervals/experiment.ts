import { count, experiment, percent, round, row } from "../shared/experiment";
import { wilson } from "../shared/statistics";

const RATINGS = [10, 28, 56, 140, 280, 1000];
const SHARES = [0.6, 0.82, 0.9, 0.95];
/** Numbers of ratings of the chart. */
const DRAWN = Array.from({ length: 111 }, (_, i) => 10 + i);
/** Scores so high that even the other interval misses its promise. */
const EXTREMES: Array<[total: number, share: number]> = [
  [10, 0.983],
  [28, 0.994],
];
const USUAL = 0.82;

type Interval = (good: number, total: number) => [low: number, high: number];

function wald(good: number, total: number): [low: number, high: number] {
  const share = good / total;
  const half = 1.96 * Math.sqrt((share * (1 - share)) / total);
  return [share - half, share + half];
}

/** Returns the probabilities of 0 to `trials` successes. */
function binomial(trials: number, share: number): number[] {
  const logs = [trials * Math.log(1 - share)];
  for (let k = 1; k <= trials; k += 1) {
    const step = Math.log((trials - k + 1) / k) + Math.log(share / (1 - share));
    logs.push((logs[k - 1] ?? 0) + step);
  }
  return logs.map(Math.exp);
}

/** Returns how often an interval contains the share that the ratings were drawn from. */
function coverage(interval: Interval, total: number, share: number): number {
  const inside = binomial(total, share).filter((_, good) => {
    const [low, high] = interval(good, total);
    return low <= share && share <= high;
  });
  return round(inside.reduce((sum, one) => sum + one, 0));
}

/** Returns how often two weeks with the same true share differ by at least `points`. */
function chanceOfMove(total: number, share: number, points: number): number {
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
function ratingsFor(points: number): number {
  const isNarrow = (total: number) => {
    const [low] = wilson(USUAL * total, total);
    return USUAL - low <= points / 100;
  };
  let total = 1;
  while (!isNarrow(total)) total += 1;
  return total;
}

/** Coverage of two intervals and weekly moves without a cause, from exact binomial probabilities. */
export default experiment({
  post: "2024-02-05-csat-confidence-interval",
  repeats: "exact",
  run() {
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
    const needed = [10, 5, 3, 2].map((points) => ({ points, ratings: ratingsFor(points) }));
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
    return { cells, moves, needed, drawn, extremes };
  },
  report({ cells, moves, needed, drawn, extremes }) {
    const at = (total: number, share: number) =>
      cells.find((cell) => cell.total === total && cell.share === share) ?? { wald: 0, wilson: 0 };
    const lowest = Math.min(...cells.map((cell) => cell.wilson));
    const highest = Math.max(...cells.map((cell) => cell.wilson));
    return {
      charts: {
        coverage: {
          kind: "line",
          title: "How often a 95% interval contains the true CSAT of 90%",
          x: { label: "Ratings", values: DRAWN },
          y: { label: "Intervals with the true value", unit: "%", min: 60, max: 100 },
          series: [
            { name: "Wilson", values: drawn.map((one) => round(100 * one.wilson, 1)) },
            { name: "Short formula", values: drawn.map((one) => round(100 * one.wald, 1)) },
          ],
          marks: [{ y: 95, label: "promised" }],
        },
      },
      says: [
        ...RATINGS.map((total) =>
          row(
            count(total),
            percent(at(total, 0.82).wald),
            percent(at(total, 0.82).wilson),
            percent(at(total, 0.95).wald),
            percent(at(total, 0.95).wilson),
          ),
        ),
        ...moves.map(({ total, fivePoints, sevenPoints }) =>
          row(count(total), percent(fivePoints), percent(sevenPoints)),
        ),
        ...needed.map(({ points, ratings }) => row(`${points} points`, count(ratings))),
        ...drawn
          .filter(({ total }) => total === 28 || total === 30)
          .map(({ total, wald: covered }) => `${percent(covered)} at ${total}`),
        `between ${percent(Math.min(...drawn.map((one) => one.wilson)), 0)} and ${percent(Math.max(...drawn.map((one) => one.wilson)), 0)} in the chart`,
        ...extremes.map(
          ({ total, share, wilson: covered }) =>
            `${total} ratings and a true ${percent(share)}, it is right in only ${percent(covered)}`,
        ),
        `between ${percent(lowest, 0)} and ${percent(highest, 0)}`,
        `Wilson answers ${percent(wilson(10, 10)[0], 0)} to 100%`,
        `needs ${Math.ceil((needed.at(-1)?.ratings ?? 0) / 28)} weeks to collect`,
      ],
      // Steps of one and two people in 28, what chance moves, and an example of biased ratings.
      given: [1927, 2001, 82, 90, 100, 3.6, 7.1, 1.96, 0.82, 0.18, 20, 10_000],
    };
  },
});

import { experiment, percent, round, row, textOf } from "../shared/experiment";
import type { Random } from "../shared/random";
import { randomFrom } from "../shared/random";
import { mean, percentile, sum, wilson } from "../shared/statistics";

const POST = "2025-09-18-review-sample-flagged-chats";
const RUNS = 20_000;
/** A week: flagged chats and the others, and how many of each are bad. */
const WEEK = [
  { chats: 100, bad: 60 },
  { chats: 1900, bad: 190 },
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
function draw({ chats, bad }: { chats: number; bad: number }, size: number, random: Random) {
  let found = 0;
  for (let drawn = 0; drawn < size; drawn += 1) {
    if (random.unit() < (bad - found) / (chats - drawn)) found += 1;
  }
  return found;
}

interface Pile {
  weight: number;
  read: number;
  found: number;
  share: number;
}

/** The usual interval: the weighted estimate and 1.96 of its standard errors to each side. */
function usual(piles: readonly Pile[]): [low: number, high: number] {
  const rate = weighted(piles);
  const variance = sum(
    piles.map(({ weight, share, read }) => (weight ** 2 * share * (1 - share)) / read),
  );
  const half = 1.96 * Math.sqrt(variance);
  return [rate - half, rate + half];
}

/** Joins the Wilson intervals of the piles: squares, weighted, of how far each end is away. */
function mover(piles: readonly Pile[]): [low: number, high: number] {
  const ends = piles.map(({ weight, share, read, found }) => {
    const [low, high] = wilson(found, read);
    return { down: weight * (share - low), up: weight * (high - share) };
  });
  const rate = weighted(piles);
  return [
    rate - Math.sqrt(sum(ends.map(({ down }) => down ** 2))),
    rate + Math.sqrt(sum(ends.map(({ up }) => up ** 2))),
  ];
}

function weighted(piles: readonly Pile[]): number {
  return sum(piles.map(({ weight, share }) => weight * share));
}

function review(week: typeof WEEK, split: readonly number[], random: Random): Pile[] {
  return week.map((pile, i) => {
    const read = split[i] ?? 0;
    const found = draw(pile, read, random);
    return { read, found, share: found / read, weight: pile.chats / ALL };
  });
}

/** Returns the share of the reviews whose interval contains the true rate, and its mean width. */
function judge(
  reviews: Pile[][],
  truth: number,
  interval: (piles: readonly Pile[]) => [number, number],
) {
  const intervals = reviews.map(interval);
  const isRight = ([low, high]: [number, number]) => low <= truth && truth <= high;
  return {
    right: round(intervals.filter(isRight).length / RUNS),
    tooLow: round(intervals.filter(([, high]) => high < truth).length / RUNS),
    tooHigh: round(intervals.filter(([low]) => low > truth).length / RUNS),
    width: round(mean(intervals.map(([low, high]) => high - low))),
  };
}

function simulate(week: typeof WEEK, split: readonly number[], random: Random) {
  const truth = sum(week.map(({ bad }) => bad)) / ALL;
  const reviews = Array.from({ length: RUNS }, () => review(week, split, random));
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
function pool(bad: number, split: readonly number[], random: Random) {
  const week = [
    { chats: 100, bad: 60 },
    { chats: 1900, bad },
  ];
  const truth = sum(week.map((pile) => pile.bad)) / ALL;
  const months = Array.from({ length: RUNS }, () =>
    Array.from({ length: WEEKS }, () => review(week, split, random)),
  );
  const apart = months.map((weeks) =>
    weeks.flat().map((pile) => ({ ...pile, weight: pile.weight / WEEKS })),
  );
  const summed = months.map((weeks) =>
    week.map(({ chats }, i) => {
      const read = WEEKS * (split[i] ?? 0);
      const found = sum(weeks.map((piles) => piles[i]?.found ?? 0));
      return { read, found, share: found / read, weight: chats / ALL };
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
export default experiment({
  post: POST,
  repeats: "exact",
  run() {
    const random = randomFrom(918);
    const splits = SPLITS.map((split) => simulate(WEEK, split, random));
    const otherWeeks = OTHER_BAD.map((bad) => ({
      bad: bad / 1900,
      ...simulate(
        [
          { chats: 100, bad: 60 },
          { chats: 1900, bad },
        ],
        [30, 30],
        random,
      ),
    }));
    const pooled = POOLED.flatMap((split) => [38, 95, 190].map((bad) => pool(bad, split, random)));
    return { splits, otherWeeks, pooled };
  },
  report({ splits, otherWeeks, pooled }) {
    const range = (low: number, high: number) => `${percent(low)} to ${percent(high)}`;
    const pooledBy = (flagged: number) => pooled.filter(({ split }) => split[0] === flagged);
    return {
      charts: {
        estimates: {
          kind: "dot",
          title: "Where 95% of the estimates fall, by flagged and other chats reviewed",
          x: { values: splits.map(({ split }) => `${split[0]} and ${split[1]}`) },
          y: { label: "Error rate", unit: "%", min: 0 },
          series: [
            { name: "low", values: splits.map(({ low }) => round(100 * low, 1)) },
            { name: "mean", values: splits.map(({ rate }) => round(100 * rate, 1)) },
            { name: "high", values: splits.map(({ high }) => round(100 * high, 1)) },
          ],
        },
      },
      says: [
        textOf(POST, "count.py"),
        ...splits.map(({ split, found, plain, low, high, usual, mover }) =>
          row(
            `${split[0]} and ${split[1]}`,
            found.toFixed(1),
            percent(plain),
            range(low, high),
            percent(usual.right),
            percent(mover.right),
          ),
        ),
        ...otherWeeks.map(({ bad, usual, mover }) =>
          row(percent(bad, 0), percent(usual.right), percent(mover.right)),
        ),
        ...pooledBy(10).map(({ bad, summed, apart }, i) =>
          row(
            percent(bad, 0),
            percent(summed.right),
            percent(apart.right),
            percent(pooledBy(30)[i]?.summed.right ?? 0),
            percent(pooledBy(30)[i]?.apart.right ?? 0),
          ),
        ),
      ],
      // The week, one draw that comes out as expected, and its arithmetic.
      given: [
        ...[2000, 100, 1900, 30, 18, 60, 21, 35, 12.5, 95, 250, 24, 2.8, 5.2, 2.3, 22.7, 99, 190],
        ...[0.05, 0.95, 9.5, 0.6, 0.4, 0.1, 0.9, 0.00002, 0.0027075, 0.0027275, 0.0522, 1.96],
        ...[5, 55, 37, 20, 0.5, 20000, 42.3, 75.4, 3.5, 25.6, 6.2, 27.4, 2.1, 13.8],
        ...splits.flatMap(({ usual, mover }) =>
          [usual.tooLow, usual.tooHigh, mover.tooLow, mover.tooHigh, usual.width, mover.width].map(
            (share) => percent(share),
          ),
        ),
      ],
    };
  },
});

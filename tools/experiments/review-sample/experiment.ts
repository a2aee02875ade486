import { experiment, percent, round, row } from "../shared/experiment";
import type { Random } from "../shared/random";
import { randomFrom } from "../shared/random";
import { mean, percentile, sum } from "../shared/statistics";

const RUNS = 20_000;
/** A week: flagged chats and the others, and how many of each are bad. */
const PILES = [
  { chats: 100, bad: 60 },
  { chats: 1900, bad: 190 },
];
/** How many flagged and other chats are reviewed. */
const SPLITS = [
  [45, 15],
  [30, 30],
  [10, 50],
  [3, 57],
];
const ALL = sum(PILES.map(({ chats }) => chats));
const TRUTH = sum(PILES.map(({ bad }) => bad)) / ALL;

/** Returns how many bad chats are among those drawn, without replacement. */
function draw({ chats, bad }: { chats: number; bad: number }, size: number, random: Random) {
  let found = 0;
  for (let drawn = 0; drawn < size; drawn += 1) {
    if (random.unit() < (bad - found) / (chats - drawn)) found += 1;
  }
  return found;
}

/** Reviews one week and returns what was found, with the estimate and half of its interval. */
function review(split: readonly number[], random: Random) {
  const piles = PILES.map((pile, i) => {
    const read = split[i] ?? 0;
    const found = draw(pile, read, random);
    return { read, found, share: found / read, weight: pile.chats / ALL };
  });
  const variance = sum(
    piles.map(({ weight, share, read }) => (weight ** 2 * share * (1 - share)) / read),
  );
  return {
    found: sum(piles.map(({ found }) => found)),
    plain: sum(piles.map(({ found }) => found)) / sum(split),
    rate: sum(piles.map(({ weight, share }) => weight * share)),
    half: 1.96 * Math.sqrt(variance),
  };
}

function simulate(split: readonly number[], random: Random) {
  const reviews = Array.from({ length: RUNS }, () => review(split, random));
  const rates = reviews.map(({ rate }) => rate);
  return {
    split,
    found: round(mean(reviews.map(({ found }) => found)), 1),
    plain: round(mean(reviews.map(({ plain }) => plain))),
    rate: round(mean(rates)),
    low: round(percentile(rates, 0.025)),
    high: round(percentile(rates, 0.975)),
    right: round(reviews.filter(({ rate, half }) => Math.abs(rate - TRUTH) <= half).length / RUNS),
  };
}

/** What a review of flagged and other chats says about a week whose error rate is known. */
export default experiment({
  post: "2025-09-18-review-sample-flagged-chats",
  repeats: "exact",
  run() {
    const random = randomFrom(918);
    return SPLITS.map((split) => simulate(split, random));
  },
  report(results) {
    const range = (low: number, high: number) => `${percent(low)} to ${percent(high)}`;
    return {
      charts: {
        estimates: {
          kind: "dot",
          title: "Where 95% of the estimates fall, by what was reviewed",
          x: { values: results.map(({ split }) => `${split[0]} flagged, ${split[1]} others`) },
          y: { label: "Error rate", unit: "%", min: 0 },
          series: [
            { name: "low", values: results.map(({ low }) => round(100 * low, 1)) },
            { name: "mean", values: results.map(({ rate }) => round(100 * rate, 1)) },
            { name: "high", values: results.map(({ high }) => round(100 * high, 1)) },
          ],
        },
      },
      says: results.map(({ split, found, plain, low, high, right }) =>
        row(
          `${split[0]} and ${split[1]}`,
          found.toFixed(1),
          percent(plain),
          range(low, high),
          percent(right),
        ),
      ),
      // The week, one draw that comes out as expected, and its arithmetic.
      given: [
        ...[2000, 100, 1900, 30, 18, 60, 21, 35, 12.5, 95, 250, 24, 2.8, 5.2, 2.3, 22.7, 99, 190],
        ...[0.05, 0.95, 9.5, 0.6, 0.4, 0.1, 0.9, 0.00002, 0.0027075, 0.0027275, 0.0522, 1.96],
        ...[11.4, 10.8, 20, 0.5, 20000],
      ],
    };
  },
});

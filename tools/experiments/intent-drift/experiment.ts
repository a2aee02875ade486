import { experiment, percent, round, row } from "../shared/experiment";
import type { Random } from "../shared/random";
import { randomFrom } from "../shared/random";
import { mean, percentile, sum } from "../shared/statistics";

const RUNS = 10_000;
const CHATS = [100, 400, 1600];
/** Shares of five intents in the month before, and in a week in which the last one has grown. */
const BEFORE = [0.4, 0.25, 0.15, 0.12, 0.08];
const AFTER = [0.31, 0.24, 0.13, 0.12, 0.2];
/** By how many points the last intent grows, at the expense of the first. */
const GROWTH = [0.03, 0.06, 0.12];
/** Of the comparisons with a baseline that is itself a sample: a month of four such weeks. */
const SAMPLED = { runs: 4000, chats: 400, weeks: 4 };
/** Lists of intents by their number. The shares of the longer one fall with the rank. */
const LISTS: Record<string, readonly number[]> = { 5: BEFORE, 20: fallingShares(20) };

function fallingShares(intents: number): number[] {
  const weights = Array.from({ length: intents }, (_, rank) => 1 / (rank + 1));
  return weights.map((one) => one / sum(weights));
}

/** Returns the shares of the intents in a week of so many chats. */
function week(shares: readonly number[], chats: number, random: Random): number[] {
  const counts = shares.map(() => 0);
  for (let chat = 0; chat < chats; chat += 1) {
    const intent = drawIntent(shares, random);
    counts[intent] = (counts[intent] ?? 0) + 1;
  }
  return counts.map((one) => one / chats);
}

function drawIntent(shares: readonly number[], random: Random): number {
  let rest = random.unit();
  for (const [intent, share] of shares.entries()) {
    rest -= share;
    if (rest < 0) return intent;
  }
  return shares.length - 1;
}

function drift(before: readonly number[], after: readonly number[]): number {
  return sum(before.map((share, i) => Math.abs((after[i] ?? 0) - share))) / 2;
}

function simulate(chats: number, random: Random) {
  const draw = (shares: readonly number[]) => drift(BEFORE, week(shares, chats, random));
  const still = Array.from({ length: RUNS }, () => draw(BEFORE));
  const limit = percentile(still, 0.95);
  const noticed = GROWTH.map((growth) => {
    const moved = withGrowth(BEFORE, growth, 0, BEFORE.length - 1);
    const values = Array.from({ length: RUNS }, () => draw(moved));
    return { growth, noticed: round(values.filter((one) => one > limit).length / RUNS) };
  });
  return { chats, expected: round(mean(still)), limit: round(limit), noticed };
}

/** Returns the shares after one intent has grown at the expense of another. */
function withGrowth(shares: readonly number[], growth: number, from: number, to: number): number[] {
  return shares.map((share, i) => share + (i === to ? growth : 0) - (i === from ? growth : 0));
}

/** Returns Pearson's chi-squared statistic of two samples, the first larger by the factor `ratio`. */
function chiSquared(before: readonly number[], after: readonly number[], ratio: number): number {
  return sum(
    before.map((share, i) => {
      const other = after[i] ?? 0;
      const both = (ratio * share + other) / (ratio + 1);
      return both === 0 ? 0 : (share - other) ** 2 / both;
    }),
  );
}

/** Compares drift with the chi-squared test where the baseline is a sample too. */
function withSampledBaseline(shares: readonly number[], random: Random) {
  const { runs, chats, weeks } = SAMPLED;
  const draws = (now: readonly number[]) =>
    Array.from({ length: runs }, () => {
      const before = week(shares, weeks * chats, random);
      const after = week(now, chats, random);
      return { drift: drift(before, after), squares: chiSquared(before, after, weeks) };
    });
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
  const noticed = (from: number, to: number) =>
    GROWTH.map((growth) => {
      const moved = draws(withGrowth(shares, growth, from, to));
      const share = (name: "drift" | "squares") =>
        round(moved.filter((one) => one[name] > limits[name]).length / runs);
      return { growth, byDrift: share("drift"), byChiSquared: share("squares") };
    });
  return {
    expected: round(mean(still.map((one) => one.drift))),
    limit: round(limits.drift),
    smallestGrows: noticed(0, shares.length - 1),
    secondGrows: noticed(0, 1),
  };
}

/** Drift of the mix of intents by chance, and how often a real change is larger. */
export default experiment({
  post: "2024-12-09-intent-drift-weekly-number",
  repeats: "slow",
  run() {
    const random = randomFrom(1209);
    const weeks = [...Array.from({ length: 6 }, () => BEFORE), AFTER].map((shares) =>
      round(drift(BEFORE, week(shares, 400, random))),
    );
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
  },
  report({ weeks, sizes, sampledBaseline }) {
    const middle = sizes[1]?.limit ?? 0;
    const short = weeks.map((one) => one.toFixed(3));
    return {
      charts: {
        drift: {
          kind: "line",
          title: "Weekly drift from the month before, 400 chats a week",
          x: { label: "Week", values: ["1", "2", "3", "4", "5", "6", "7"] },
          y: { label: "Drift", min: 0 },
          series: [{ name: "Drift", values: weeks }],
          marks: [{ y: middle, label: "19 of 20 weeks stay below" }],
        },
      },
      says: [
        ...sizes.map(({ chats, expected, limit }) =>
          row(chats.toLocaleString("en-US"), expected.toFixed(3), limit.toFixed(3)),
        ),
        ...sizes.map(({ chats, noticed }) =>
          row(
            chats.toLocaleString("en-US"),
            ...noticed.map((one) => percent(one.noticed, one.noticed > 0.99 ? 1 : 0)),
          ),
        ),
        ...Object.entries(sampledBaseline).flatMap(([intents, one]) =>
          (
            [
              ["the smallest", one.smallestGrows],
              ["the second", one.secondGrows],
            ] as const
          ).map(([name, noticed]) =>
            row(
              intents,
              one.limit.toFixed(3),
              name,
              ...noticed
                .slice(0, 2)
                .flatMap((cell) => [percent(cell.byDrift, 0), percent(cell.byChiSquared, 0)]),
            ),
          ),
        ),
        `from ${middle.toFixed(3)} to ${sampledBaseline["5"]?.limit.toFixed(3)}`,
        `A list of twenty intents raises it to ${sampledBaseline["20"]?.limit.toFixed(3)}`,
        `${short.slice(0, 5).join(", ")} and ${short[5]}`,
        `The seventh reads ${short[6]}`,
      ],
      // The worked example, the formula for chance, and a mix that makes an agent look worse.
      given: [
        ...[0.4, 0.25, 0.15, 0.12, 0.08, 0.31, 0.24, 0.13, 0.2, 0.09, 0.02, 12, 20, 48, 400, 4000],
        ...[
          0.399,
          0.49,
          0.433,
          0.357,
          0.325,
          0.271,
          1.876,
          0.0374,
          0.053,
          45,
          43,
          10000,
          0.01,
          40,
          31,
          "1.00",
          1600,
          28,
          1.4,
          1.6,
          0.1,
        ],
        // Two weeks in a row above the limit.
        ...[0.83, 0.05, 69],
      ],
    };
  },
});

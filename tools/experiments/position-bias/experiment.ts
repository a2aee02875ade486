import { experiment, percent, round, row } from "../shared/experiment";
import type { Random } from "../shared/random";
import { randomFrom } from "../shared/random";
import { mean, signTest, wilson } from "../shared/statistics";

const RUNS = 10_000;
const PAIRS = 50;
/** More pairs, for a better prompt and a strong lean. */
const MORE_PAIRS = [100, 200, 400];
const MORE_RUNS = 4_000;
/** By how much the first place helps, beside differences between answers with a deviation of 1. */
const LEANS = [0, 0.3, 0.6];
/** How much better the new answers are on average. */
const GAINS = [0, 0.3];
/** Deviation of what the judge adds by chance to each verdict. */
const WAVER = 0.5;

/** One comparison of pairs: what the judge says in both orders. */
function compare(gain: number, lean: number, random: Random, pairs = PAIRS) {
  const count = { new: 0, old: 0, first: 0, second: 0, byLot: 0 };
  for (let pair = 0; pair < pairs; pair += 1) {
    const difference = gain + random.normal();
    const newFirst = difference + lean + WAVER * random.normal() > 0;
    const newSecond = difference - lean + WAVER * random.normal() > 0;
    if (newFirst && newSecond) count.new += 1;
    else if (newFirst) count.first += 1;
    else if (newSecond) count.second += 1;
    else count.old += 1;
    if (random.chance(0.5) ? newFirst : newSecond) count.byLot += 1;
  }
  const newFirst = count.new + count.first;
  const isFound = (wins: number, losses: number) => wins > losses && signTest(wins, losses) < 0.05;
  return {
    ...count,
    newFirst,
    found: {
      newFirst: isFound(newFirst, pairs - newFirst),
      byLot: isFound(count.byLot, pairs - count.byLot),
      both: isFound(count.new, count.old),
    },
  };
}

function simulate(gain: number, lean: number, random: Random) {
  const tests = Array.from({ length: RUNS }, () => compare(gain, lean, random));
  type Order = keyof (typeof tests)[number]["found"];
  const found = (order: Order) => round(tests.filter((one) => one.found[order]).length / RUNS);
  const share = (of: (one: (typeof tests)[number]) => number) => round(mean(tests.map(of)) / PAIRS);
  return {
    gain,
    lean,
    flipped: share(({ first, second }) => first + second),
    wins: { newFirst: share((one) => one.newFirst), byLot: share((one) => one.byLot) },
    found: { newFirst: found("newFirst"), byLot: found("byLot"), both: found("both") },
    example: tests[0],
  };
}

/** How often a better prompt is found with more pairs. */
function withMorePairs(pairs: number, random: Random) {
  const tests = Array.from({ length: MORE_RUNS }, () => compare(0.3, 0.6, random, pairs));
  const found = (order: "byLot" | "both") =>
    round(tests.filter((one) => one.found[order]).length / MORE_RUNS);
  return { pairs, found: { byLot: found("byLot"), both: found("both") } };
}

/** A judge with a known lean toward the first place, asked in one order, by lot and in both. */
export default experiment({
  post: "2024-08-02-judge-position-bias-test",
  repeats: "exact",
  run() {
    const random = randomFrom(802);
    const settings = GAINS.flatMap((gain) => LEANS.map((lean) => simulate(gain, lean, random)));
    return { settings, morePairs: MORE_PAIRS.map((pairs) => withMorePairs(pairs, random)) };
  },
  report({ settings: results, morePairs }) {
    const example = results.find(({ gain, lean }) => gain === 0 && lean === 0.6)?.example;
    if (!example) throw new Error("No test with equal answers and a strong lean");
    const { new: wins, old, first, second } = example;
    const same = wins + old;
    const interval = (part: number, total: number) => {
      const [low, high] = wilson(part, total);
      return `${percent(low, 0).slice(0, -1)} to ${percent(high, 0)}`;
    };
    return {
      charts: {
        verdicts: {
          kind: "bar",
          title: "Tests of 50 pairs that report a better prompt, though both are equal",
          x: { values: ["no lean", "a weak lean", "a strong lean"] },
          y: { label: "False findings", unit: "%", min: 0 },
          series: [
            {
              name: "new answer first",
              values: results.slice(0, 3).map(({ found }) => round(100 * found.newFirst, 1)),
            },
            {
              name: "random order",
              values: results.slice(0, 3).map(({ found }) => round(100 * found.byLot, 1)),
            },
            {
              name: "both orders",
              values: results.slice(0, 3).map(({ found }) => round(100 * found.both, 1)),
            },
          ],
        },
      },
      says: [
        ...results.map(({ gain, lean, flipped, wins: mean, found }) =>
          row(
            gain === 0 ? "equal" : "better",
            lean === 0 ? "none" : lean === 0.3 ? "weak" : "strong",
            percent(flipped),
            percent(mean.newFirst),
            percent(found.newFirst),
            percent(found.byLot),
            percent(found.both),
          ),
        ),
        ...[
          { pairs: PAIRS, found: results.at(-1)?.found ?? { byLot: 0, both: 0 } },
          ...morePairs,
        ].map(({ pairs, found }) => row(pairs, percent(found.byLot, 0), percent(found.both, 0))),
        row("Same answer both times", same, percent(same / PAIRS, 0)),
        row("of these, the new answer", wins, ""),
        row("of these, the old answer", old, ""),
        row("Whichever was first", first, percent(first / PAIRS, 0)),
        row("Whichever was second", second, percent(second / PAIRS, 0)),
        `consistent        ${same} of ${PAIRS} (${percent(same / PAIRS, 0)}, interval ${interval(same, PAIRS)})`,
        `new prompt wins   ${wins} of ${same} (${percent(wins / same, 0)}, interval ${interval(wins, same)})`,
        `the answer is ${round(signTest(wins, old), 2)}`,
        `the sign test gives ${signTest(first, second).toFixed(5)}`,
      ],
      given: [
        100, 4000, 10, 70, 34, 30, 18, 27, 36, 95, 5, 10000, 0.3, 0.6, 0.5, 17, 35, 50, 53, 80, 65,
        2023, 46.3, 15, 2026, 44.8, 2.5,
      ],
    };
  },
});

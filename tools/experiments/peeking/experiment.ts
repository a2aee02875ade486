import { count, experiment, percent, round, row } from "../shared/experiment";
import type { Random } from "../shared/random";
import { randomFrom } from "../shared/random";
import { mean } from "../shared/statistics";

const CASES = 250;
const RUNS = 20_000;
const RATE = 0.45;
/** No one looks before each group has this many cases. */
const FIRST = 20;
/** After how many further cases in each group someone looks. */
const LOOKS: Record<string, number> = {
  once: 250,
  "halfway and at the end": 125,
  weekly: 50,
  daily: 10,
  "each case": 1,
};
const EFFECTS = [0, 0.05, 0.1, 0.15];
/** Standard errors that a difference has to exceed at the 5% level. */
const LIMIT = 1.96;
/** Pocock's limit for five looks that together keep the 5%. */
const POCOCK = 2.413;

/** Returns true if two shares of equal groups differ by more than `limit` standard errors. */
function isSignificant(a: number, b: number, total: number, limit: number): boolean {
  const pooled = (a + b) / (2 * total);
  const error = Math.sqrt((2 * pooled * (1 - pooled)) / total);
  return error > 0 && Math.abs(a - b) / total > limit * error;
}

/** Runs one test and returns the difference at which someone stopped, or null. */
function stopsAt(every: number, effect: number, random: Random, limit = LIMIT): number | null {
  let [a, b] = [0, 0];
  for (let total = 1; total <= CASES; total += 1) {
    if (random.chance(RATE)) a += 1;
    if (random.chance(RATE + effect)) b += 1;
    const isLook = total % every === 0 && total >= FIRST;
    if (isLook && isSignificant(a, b, total, limit)) return (b - a) / total;
  }
  return null;
}

function looksOf(every: number): number {
  return Math.floor(CASES / every) - Math.ceil(FIRST / every) + 1;
}

/** Returns how often at least one pair of four equal groups differs at the given level. */
function anyOfSixPairs(z: number, random: Random): number {
  let found = 0;
  for (let run = 0; run < RUNS; run += 1) {
    const groups = Array.from({ length: 4 }, () => random.binomial(CASES, RATE));
    const [a, b] = [Math.min(...groups), Math.max(...groups)];
    const pooled = (a + b) / (2 * CASES);
    const error = Math.sqrt((2 * pooled * (1 - pooled)) / CASES);
    if ((b - a) / CASES > z * error) found += 1;
  }
  return round(found / RUNS);
}

/** Tests of two wordings that are stopped at the first significant look. */
export default experiment({
  post: "2024-10-18-fallback-wording-test",
  repeats: "exact",
  run() {
    const random = randomFrom(1018);
    const stops = Object.entries(LOOKS).flatMap(([name, every]) =>
      EFFECTS.map((effect) => {
        const results = Array.from({ length: RUNS }, () => stopsAt(every, effect, random));
        const found = results.filter((one) => one !== null);
        return {
          looks: name,
          effect,
          found: round(found.length / RUNS),
          meanDifference: round(mean(found)),
          wrongSign: round(found.filter((one) => one < 0).length / RUNS),
        };
      }),
    );
    const fourGroups = {
      at5Percent: anyOfSixPairs(LIMIT, random),
      atSixth: anyOfSixPairs(2.638, random),
    };
    const pocock = EFFECTS.map((effect) => {
      const stop = () => stopsAt(LOOKS.weekly ?? 1, effect, random, POCOCK);
      const results = Array.from({ length: RUNS }, stop);
      return { effect, found: round(results.filter((one) => one !== null).length / RUNS) };
    });
    return { runs: RUNS, cases: CASES, stops, fourGroups, pocock };
  },
  report({ stops, fourGroups, pocock }) {
    const at = (looks: string, effect: number) => {
      const cell = stops.find((one) => one.looks === looks && one.effect === effect);
      if (!cell) throw new Error(`No run with ${looks} looks`);
      return cell;
    };
    const names = Object.keys(LOOKS);
    const [falsely, , ten] = pocock.map(({ found }) => percent(found));
    return {
      charts: {
        looks: {
          kind: "bar",
          title: "Tests of two equal wordings that report a difference",
          x: { values: names.map((name) => `${name} (${looksOf(LOOKS[name] ?? 1)})`) },
          y: { label: "False findings", unit: "%" },
          series: [
            { name: "Tests", values: names.map((name) => round(100 * at(name, 0).found, 1)) },
          ],
          marks: [{ y: 5, label: "5%" }],
        },
      },
      says: [
        ...names.map((name) =>
          row(
            `${name[0]?.toUpperCase()}${name.slice(1)}`,
            looksOf(LOOKS[name] ?? 1),
            percent(at(name, 0).found),
            percent(at(name, 0.05).found),
            (100 * at(name, 0.05).meanDifference).toFixed(1),
            percent(at(name, 0.05).wrongSign / at(name, 0.05).found),
            percent(at(name, 0.1).found),
            (100 * at(name, 0.1).meanDifference).toFixed(1),
          ),
        ),
        `${percent(fourGroups.at5Percent)} of the tests with four equal wordings`,
        `${percent(fourGroups.atSixth)} with the limit divided by six`,
        `${falsely} of the tests without a difference reported one, and ${ten} of those with ten points did`,
        `simulated ${count(RUNS)} tests`,
      ],
      // Settings, the sizes of groups in two examples, and the formula for the number of cases.
      given: [
        1961,
        1969,
        1977,
        2.41,
        1.96,
        CASES,
        38,
        100,
        200,
        0.1,
        4,
        45,
        55,
        50,
        FIRST,
        71,
        68,
        70,
        32,
        80,
        388,
        1560,
        7760,
        95,
        2.64,
        9.8,
        2.8,
        16.8,
      ],
    };
  },
});

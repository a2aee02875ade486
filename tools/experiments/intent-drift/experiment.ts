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
    const [first = 0, ...rest] = BEFORE;
    const moved = [first - growth, ...rest.slice(0, -1), (rest.at(-1) ?? 0) + growth];
    const values = Array.from({ length: RUNS }, () => draw(moved));
    return { growth, noticed: round(values.filter((one) => one > limit).length / RUNS) };
  });
  return { chats, expected: round(mean(still)), limit: round(limit), noticed };
}

/** Drift of the mix of intents by chance, and how often a real change is larger. */
export default experiment({
  post: "2024-12-09-intent-drift-weekly-number",
  repeats: "exact",
  run() {
    const random = randomFrom(1209);
    const weeks = [...Array.from({ length: 6 }, () => BEFORE), AFTER].map((shares) =>
      round(drift(BEFORE, week(shares, 400, random))),
    );
    return { weeks, sizes: CHATS.map((chats) => simulate(chats, random)) };
  },
  report({ weeks, sizes }) {
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
        ],
      ],
    };
  },
});

import { count, experiment, percent, round, row } from "../shared/experiment";
import type { Random } from "../shared/random";
import { randomFrom } from "../shared/random";
import { percentile, sum } from "../shared/statistics";

const RUNS = 20_000;
const AGENTS = [2, 4, 10];
/** Typical relative change of an agent's number of chats from one month to the next. */
const DRIFTS = [0.05, 0.1, 0.2, 0.5];
/** By how much every agent's handoff rate falls. */
const IMPROVEMENT = 0.02;
const OTHER_IMPROVEMENTS = [0.005, 0.05];
const RATES = { lowest: 0.1, highest: 0.6 };
/** Workspaces of four agents whose rates differ less. */
const NARROWER = [
  { lowest: 0.1, highest: 0.3 },
  { lowest: 0.15, highest: 0.25 },
];

/** Returns how far a workspace's rate moves while each of its agents improves. */
function totalChange(
  agents: number,
  drift: number,
  { lowest, highest }: typeof RATES,
  random: Random,
  improvement: number,
): number {
  const rates = Array.from({ length: agents }, () => lowest + (highest - lowest) * random.unit());
  const before = rates.map(() => -Math.log(1 - random.unit()));
  const after = before.map((chats) => chats * Math.exp(drift * random.normal()));
  const total = (chats: number[], change: number) =>
    sum(chats.map((one, agent) => one * ((rates[agent] ?? 0) + change))) / sum(chats);
  return total(after, -improvement) - total(before, 0);
}

/** Numbers of the worked example in the post. */
const EXAMPLE = [
  ...[26, 35.4, 1000, 160, 800, 20, 72, 400, 18, 2, 100, 200, 50, 282, 600, 47, 3, 260, 354, 9.4],
  ...[80, 40, 14.4, 23.8, 2.2, 11.6, 0.4, 0.6, 38, 2.6, 2.5],
];

function readMonths(
  agents: number,
  drift: number,
  rates: typeof RATES,
  random: Random,
  improvement = IMPROVEMENT,
) {
  const changes = Array.from({ length: RUNS }, () =>
    totalChange(agents, drift, rates, random, improvement),
  );
  const share = (test: (change: number) => boolean) => round(changes.filter(test).length / RUNS);
  return {
    agents,
    drift,
    rates,
    rises: share((change) => change > 0),
    doubles: share((change) => change < -2 * improvement),
    low: round(percentile(changes, 0.05)),
    high: round(percentile(changes, 0.95)),
  };
}

/** How often a total rises while all of its parts fall, when the mix drifts at random. */
export default experiment({
  post: "2025-03-10-handoff-rate-mix-shift",
  repeats: "exact",
  run() {
    const random = randomFrom(310);
    const results = [
      ...AGENTS.map((agents) => ({ agents, rates: RATES })),
      ...NARROWER.map((rates) => ({ agents: 4, rates })),
    ].flatMap(({ agents, rates }) =>
      DRIFTS.map((drift) => readMonths(agents, drift, rates, random)),
    );
    const otherImprovements = OTHER_IMPROVEMENTS.map((improvement) => ({
      improvement,
      rises: DRIFTS.map((drift) => readMonths(4, drift, RATES, random, improvement).rises),
    }));
    return { results, otherImprovements };
  },
  report({ results, otherImprovements }) {
    const of = (agents: number, { highest } = RATES) =>
      results.filter((one) => one.agents === agents && one.rates.highest === highest);
    const points = (change: number) =>
      `${change > 0 ? "+" : "−"}${Math.abs(100 * change).toFixed(1)}`;
    return {
      charts: {
        reversals: {
          kind: "line",
          title: "Months in which the total got worse while every agent improved",
          x: {
            label: "Typical change of an agent's chats (%)",
            values: DRIFTS.map((one) => 100 * one),
          },
          y: { label: "Months", unit: "%", min: 0 },
          series: AGENTS.map((agents) => ({
            name: `${agents} agents`,
            values: of(agents).map(({ rises }) => round(100 * rises, 1)),
          })),
        },
      },
      says: [
        ...[RATES, ...NARROWER].map((rates) =>
          row(
            `${percent(rates.lowest, 0)} to ${percent(rates.highest, 0)}`,
            ...of(4, rates).map(({ rises }) => percent(rises)),
          ),
        ),
        ...otherImprovements.map(({ improvement, rises }) =>
          row(`${100 * improvement} points`, ...rises.map((one) => percent(one))),
        ),
        row("2 points", ...of(4).map(({ rises }) => percent(rises))),
        ...DRIFTS.map((drift) =>
          row(
            percent(drift, 0),
            ...AGENTS.map((agents) =>
              percent(of(agents).find((one) => one.drift === drift)?.rises ?? 0),
            ),
          ),
        ),
        ...of(4)
          .map((one) => `${points(one.low)} to ${points(one.high)} points`)
          .slice(1, 2),
        // The upper end is within a tenth of a point of zero, less than another seed changes it.
        `${points(of(4)[2]?.low ?? 0)} points to about zero`,
        `${count(RUNS)} pairs of months`,
        `${percent(of(4)[2]?.doubles ?? 0)} of the months`,
      ],
      given: [...EXAMPLE, 0.5, 5, 60, 12, 19, 1955, 1951, 11.8, 2.4, 8, 10, 20, 15, 25, 30],
    };
  },
});

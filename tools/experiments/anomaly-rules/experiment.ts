import { count, experiment, percent, round, row } from "../shared/experiment";
import type { Random } from "../shared/random";
import { randomFrom } from "../shared/random";
import { deviation, mean, median } from "../shared/statistics";

/** Expected chats from Monday to Sunday. */
const WEEK = [120, 115, 112, 110, 105, 60, 40];
const WEEKS = 8;
const TUESDAY = 1;
/** How far a day's rate moves from its expectation for reasons that no one knows. */
const NOISE = 0.08;
const RUNS = 10_000;
const LIMIT = 3;

/** Eight weeks of seven days, the oldest first. */
type Baseline = number[][];
type RuleName = "mean" | "mad" | "pooled";

/** Distance of a value from the baseline's middle, in standard deviations as each rule sees them. */
const RULES: Record<RuleName, (today: number, baseline: Baseline) => number> = {
  mean: (today, baseline) => {
    const past = tuesdays(baseline);
    return (today - mean(past)) / deviation(past);
  },
  mad: (today, baseline) => {
    const past = tuesdays(baseline);
    return (today - median(past)) / robustDeviation(past.map((value) => value - median(past)));
  },
  pooled: (today, baseline) => {
    const middles = WEEK.map((_, day) => median(baseline.map((week) => week[day] ?? 0)));
    const relative = baseline.flatMap((week) =>
      week.map((value, day) => value / (middles[day] ?? 1) - 1),
    );
    return (today / (middles[TUESDAY] ?? 1) - 1) / robustDeviation(relative);
  },
};

const RULE_NAMES = Object.keys(RULES) as RuleName[];

/** What the eighth Tuesday of the baseline was, and what today is, as parts of a normal day. */
const CASES = {
  "normal day": { outage: 1, today: 1 },
  "normal day, outage in the baseline": { outage: 0.1, today: 1 },
  "half the chats": { outage: 1, today: 0.5 },
  "half the chats, outage in the baseline": { outage: 0.1, today: 0.5 },
  "three quarters of the chats": { outage: 1, today: 0.75 },
  "three quarters, outage in the baseline": { outage: 0.1, today: 0.75 },
};

/** Numbers of the worked example that introduces the rules. */
const EXAMPLE = [
  ...[112, 118, 105, 121, 109, 115, 12, 117, 61, 16, 23, 30, 13, 20, 27, 809, 101.1, 36.4, 1.1],
  ...[113.9, 5.6, 9.5, 8.0, 2.8, 113.5, 1.5, 3.5, 4.5, 7.5, 8.5, 101.5, 1.4826, 6.67, 7.9, 20.0],
  ...[93.5, 133.5, 114, 60],
];

type CaseName = keyof typeof CASES;

function tuesdays(baseline: Baseline): number[] {
  return baseline.map((week) => week[TUESDAY] ?? 0);
}

function robustDeviation(distances: readonly number[]): number {
  return 1.4826 * median(distances.map(Math.abs));
}

function chatsOf(day: number, part: number, random: Random): number {
  const rate = (WEEK[day] ?? 0) * part * Math.exp(NOISE * random.normal());
  return poisson(rate, random);
}

/** Returns the number of events in a unit of time at the given rate. */
function poisson(rate: number, random: Random): number {
  const limit = Math.exp(-rate);
  let events = 0;
  for (let product = random.unit(); product > limit; product *= random.unit()) events += 1;
  return events;
}

function alarmShares(name: CaseName, random: Random): Record<RuleName, number> {
  const { outage, today } = CASES[name];
  const alarms = { mean: 0, mad: 0, pooled: 0 };
  for (let run = 0; run < RUNS; run += 1) {
    const baseline = Array.from({ length: WEEKS }, (_, week) =>
      WEEK.map((_, day) => {
        const isOutage = week === WEEKS - 3 && day === TUESDAY;
        return chatsOf(day, isOutage ? outage : 1, random);
      }),
    );
    const value = chatsOf(TUESDAY, today, random);
    for (const rule of RULE_NAMES) {
      if (Math.abs(RULES[rule](value, baseline)) > LIMIT) alarms[rule] += 1;
    }
  }
  return {
    mean: round(alarms.mean / RUNS),
    mad: round(alarms.mad / RUNS),
    pooled: round(alarms.pooled / RUNS),
  };
}

/** Returns the limit that a normal day passes once in a hundred days, by rule. */
function limitsForOneInHundred(random: Random): Record<RuleName, number> {
  const distances: Record<RuleName, number[]> = { mean: [], mad: [], pooled: [] };
  for (let run = 0; run < RUNS; run += 1) {
    const baseline = Array.from({ length: WEEKS }, () =>
      WEEK.map((_, day) => chatsOf(day, 1, random)),
    );
    const value = chatsOf(TUESDAY, 1, random);
    for (const rule of RULE_NAMES) distances[rule].push(Math.abs(RULES[rule](value, baseline)));
  }
  const at = (values: number[]) => values.sort((a, b) => a - b)[Math.ceil(0.99 * RUNS) - 1] ?? 0;
  return {
    mean: round(at(distances.mean), 1),
    mad: round(at(distances.mad), 1),
    pooled: round(at(distances.pooled), 1),
  };
}

/** False alarms and catches of three rules on days with and without an old outage in the baseline. */
export default experiment({
  post: "2024-03-13-robust-z-score-anomalies",
  repeats: "exact",
  run() {
    const random = randomFrom(313);
    const alarms = Object.fromEntries(
      (Object.keys(CASES) as CaseName[]).map((name) => [name, alarmShares(name, random)]),
    ) as Record<CaseName, Record<RuleName, number>>;
    return {
      runs: RUNS,
      limit: LIMIT,
      alarms,
      limitsForOneInHundred: limitsForOneInHundred(random),
    };
  },
  report({ alarms, limitsForOneInHundred: limits }) {
    const names = Object.keys(CASES) as CaseName[];
    const shares = (name: CaseName) => RULE_NAMES.map((rule) => percent(alarms[name][rule]));
    const yearly = (rule: RuleName) => count(365 * alarms["normal day"][rule]);
    return {
      charts: {
        alarms: {
          kind: "bar",
          title: "Alarms on a day that deserves none, and on one that does",
          x: { values: ["Normal day", "Half the chats", "Half, outage in baseline"] },
          y: { label: "Days with an alarm", unit: "%", max: 100 },
          series: [
            { name: "Mean and SD", rule: "mean" as const },
            { name: "Median and MAD", rule: "mad" as const },
            { name: "MAD of all 56 days", rule: "pooled" as const },
          ].map(({ name, rule }) => ({
            name,
            values: (
              ["normal day", "half the chats", "half the chats, outage in the baseline"] as const
            ).map((one) => round(100 * alarms[one][rule], 1)),
          })),
        },
      },
      says: [
        ...names.map((name) => row(`${name[0]?.toUpperCase()}${name.slice(1)}`, ...shares(name))),
        row("Limit for one false alarm in 100 days", limits.mean, limits.mad, limits.pooled),
        `${yearly("mad")} false alarms a year, compared with ${yearly("mean")} for the mean`,
        `${yearly("pooled")} for the pooled rule`,
        `In ${count(RUNS)} simulated Tuesdays like this one, the mean caught none`,
        `with ${WEEK[0]} chats on a normal Monday, ${WEEK[TUESDAY]} on a Tuesday and ${WEEK[6]}`,
        `wobbles by about ${percent(NOISE, 0)}`,
      ],
      given: [1974, ...EXAMPLE, 56, 0.27, 100, 11],
    };
  },
});

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
type RuleName = "mean" | "mad" | "pooled" | "rooted";
/** A rule's number for each rule. */
type ByRule = Record<RuleName, number>;

/** Distance of a value from the baseline's middle, in standard deviations as each rule sees them. */
const RULES: Record<RuleName, (today: number, day: number, baseline: Baseline) => number> = {
  mean: (today, day, baseline) => {
    const past = sameDays(day, baseline);
    return (today - mean(past)) / deviation(past);
  },
  mad: (today, day, baseline) => {
    const past = sameDays(day, baseline);
    return (today - median(past)) / robustDeviation(past.map((value) => value - median(past)));
  },
  pooled: (today, day, baseline) => {
    const middles = WEEK.map((_, one) => median(sameDays(one, baseline)));
    const relative = baseline.flatMap((week) =>
      week.map((value, one) => value / (middles[one] ?? 1) - 1),
    );
    return (today / (middles[day] ?? 1) - 1) / robustDeviation(relative);
  },
  rooted: (today, day, baseline) => {
    const roots = baseline.map((week) => week.map(root));
    const middles = WEEK.map((_, one) => median(sameDays(one, roots)));
    const distances = roots.flatMap((week) =>
      week.map((value, one) => value - (middles[one] ?? 0)),
    );
    return (root(today) - (middles[day] ?? 0)) / robustDeviation(distances);
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

const DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

type CaseName = keyof typeof CASES;

/** Tuesdays of other agents: with days that vary more, or with chats that grow by 5% a week. */
const OTHER_AGENTS = {
  "normal day, wobble 20%": { today: 1, noise: 0.2 },
  "normal day, wobble 30%": { today: 1, noise: 0.3 },
  "half the chats, wobble 30%": { today: 0.5, noise: 0.3 },
  "normal day, growth": { today: 1, growth: 1.05 },
  "half the chats, growth": { today: 0.5, growth: 1.05 },
};

type OtherName = keyof typeof OTHER_AGENTS;

interface Tuesday {
  /** What is left of the chats on the day of an outage in the baseline. */
  outage?: number;
  today: number;
  noise?: number;
  /** This week's expected chats, divided by last week's. */
  growth?: number;
}

function sameDays(day: number, baseline: Baseline): number[] {
  return baseline.map((week) => week[day] ?? 0);
}

/** Makes the spread of counts nearly the same for quiet and busy days, after Anscombe. */
function root(chats: number): number {
  return Math.sqrt(chats + 3 / 8);
}

function robustDeviation(distances: readonly number[]): number {
  return 1.4826 * median(distances.map(Math.abs));
}

function chatsOf(day: number, part: number, random: Random, noise = NOISE): number {
  const rate = (WEEK[day] ?? 0) * part * Math.exp(noise * random.normal());
  return poisson(rate, random);
}

/** Returns the number of events in a unit of time at the given rate. */
function poisson(rate: number, random: Random): number {
  const limit = Math.exp(-rate);
  let events = 0;
  for (let product = random.unit(); product > limit; product *= random.unit()) events += 1;
  return events;
}

function byRule(value: (rule: RuleName) => number): ByRule {
  return {
    mean: value("mean"),
    mad: value("mad"),
    pooled: value("pooled"),
    rooted: value("rooted"),
  };
}

function alarmShares(tuesday: Tuesday, random: Random): ByRule {
  const { outage = 1, today, noise = NOISE, growth = 1 } = tuesday;
  const alarms = byRule(() => 0);
  for (let run = 0; run < RUNS; run += 1) {
    const baseline = Array.from({ length: WEEKS }, (_, week) =>
      WEEK.map((_, day) => {
        const isOutage = week === WEEKS - 3 && day === TUESDAY;
        const part = growth ** (week - WEEKS) * (isOutage ? outage : 1);
        return chatsOf(day, part, random, noise);
      }),
    );
    const value = chatsOf(TUESDAY, today, random, noise);
    for (const rule of RULE_NAMES) {
      if (isAlarm(rule, value, TUESDAY, baseline)) alarms[rule] += 1;
    }
  }
  return byRule((rule) => round(alarms[rule] / RUNS));
}

function isAlarm(rule: RuleName, value: number, day: number, baseline: Baseline): boolean {
  return Math.abs(RULES[rule](value, day, baseline)) > LIMIT;
}

/** Returns the shares of days with an alarm, from Monday to Sunday. */
function alarmsByWeekday(today: number, random: Random): ByRule[] {
  const alarms = WEEK.map(() => byRule(() => 0));
  for (let run = 0; run < RUNS; run += 1) {
    const baseline = normalWeeks(random);
    alarms.forEach((ofDay, day) => {
      const value = chatsOf(day, today, random);
      for (const rule of RULE_NAMES) {
        if (isAlarm(rule, value, day, baseline)) ofDay[rule] += 1;
      }
    });
  }
  return alarms.map((ofDay) => byRule((rule) => round(ofDay[rule] / RUNS)));
}

function normalWeeks(random: Random): Baseline {
  return Array.from({ length: WEEKS }, () => WEEK.map((_, day) => chatsOf(day, 1, random)));
}

/** Returns the limit that a normal Tuesday passes once in a hundred, by rule. */
function limitsForOneInHundred(random: Random): ByRule {
  const distances: Record<RuleName, number[]> = { mean: [], mad: [], pooled: [], rooted: [] };
  for (let run = 0; run < RUNS; run += 1) {
    const baseline = normalWeeks(random);
    const value = chatsOf(TUESDAY, 1, random);
    for (const rule of RULE_NAMES) {
      distances[rule].push(Math.abs(RULES[rule](value, TUESDAY, baseline)));
    }
  }
  const at = (values: number[]) => values.sort((a, b) => a - b)[Math.ceil(0.99 * RUNS) - 1] ?? 0;
  return byRule((rule) => round(at(distances[rule]), 1));
}

/** False alarms and catches of four rules on days with and without an old outage in the baseline. */
export default experiment({
  post: "2024-03-13-robust-z-score-anomalies",
  repeats: "exact",
  run() {
    const random = randomFrom(313);
    const alarms = Object.fromEntries(
      (Object.keys(CASES) as CaseName[]).map((name) => [name, alarmShares(CASES[name], random)]),
    ) as Record<CaseName, ByRule>;
    return {
      runs: RUNS,
      limit: LIMIT,
      alarms,
      limitsForOneInHundred: limitsForOneInHundred(random),
      normalByWeekday: alarmsByWeekday(1, random),
      halfByWeekday: alarmsByWeekday(0.5, random),
      otherAgents: Object.fromEntries(
        (Object.keys(OTHER_AGENTS) as OtherName[]).map((name) => [
          name,
          alarmShares(OTHER_AGENTS[name], random),
        ]),
      ) as Record<OtherName, ByRule>,
    };
  },
  report({ alarms, limitsForOneInHundred: limits, normalByWeekday, halfByWeekday, otherAgents }) {
    const names = Object.keys(CASES) as CaseName[];
    const shares = (name: CaseName) => RULE_NAMES.map((rule) => percent(alarms[name][rule]));
    const yearly = (rule: RuleName) => count(365 * mean(normalByWeekday.map((day) => day[rule])));
    const perDay = (days: ByRule[], day: number) =>
      RULE_NAMES.map((rule) => percent(days[day]?.[rule] ?? 0));
    const halfOfSunday = (rule: RuleName) => percent(halfByWeekday[6]?.[rule] ?? 0);
    const other = (name: OtherName, rule: RuleName) => percent(otherAgents[name][rule]);
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
            { name: "The same, of square roots", rule: "rooted" as const },
          ].map(({ name, rule }) => ({
            name,
            values: (
              ["normal day", "half the chats", "half the chats, outage in the baseline"] as const
            ).map((one) => Number.parseFloat(percent(alarms[one][rule]))),
          })),
        },
      },
      says: [
        ...names.map((name) => row(`${name[0]?.toUpperCase()}${name.slice(1)}`, ...shares(name))),
        row("Limit for one false alarm in 100 days", ...RULE_NAMES.map((one) => limits[one])),
        ...DAYS.map((name, day) => row(name, WEEK[day] ?? 0, ...perDay(normalByWeekday, day))),
        row("False alarms a year", "", ...RULE_NAMES.map(yearly)),
        `${halfOfSunday("rooted")} of cases, compared with ${halfOfSunday("pooled")} for the third rule`,
        `${halfOfSunday("mad")} for the median and MAD. Against`,
        `${yearly("mad")} false alarms a year, compared with ${yearly("mean")} for the mean`,
        `${yearly("rooted")} for the square roots`,
        `${other("normal day, wobble 20%", "pooled")} of normal Tuesdays`,
        `${other("normal day, wobble 30%", "pooled")} at a wobble of 30%`,
        `${other("half the chats, wobble 30%", "rooted")} of Tuesdays, compared with`,
        `${other("half the chats, wobble 30%", "mad")} for the median and MAD`,
        `${other("half the chats, wobble 30%", "pooled")} for the third rule`,
        `${other("normal day, growth", "mad")} of normal Tuesdays`,
        `${other("half the chats, growth", "mad")} instead of`,
        `In ${count(RUNS)} simulated Tuesdays like this one, the mean caught none`,
        `with ${WEEK[0]} chats on a normal Monday, ${WEEK[TUESDAY]} on a Tuesday and ${WEEK[6]}`,
        `wobbles by about ${percent(NOISE, 0)}`,
      ],
      given: [
        1974,
        1948,
        ...EXAMPLE,
        365,
        56,
        0.27,
        100,
        11,
        5,
        16,
        9,
        20,
        30,
        40,
        115,
        3 / 8,
        3,
        8,
      ],
    };
  },
});

import { count, experiment, percent, round, row } from "../shared/experiment";
import type { Random } from "../shared/random";
import { randomFrom } from "../shared/random";
import { deviation, mean, median, percentile } from "../shared/statistics";

/** Expected chats from Monday to Sunday. */
const WEEK = [120, 115, 112, 110, 105, 60, 40];
const WEEKS = 8;
/** How far a day's rate moves from its expectation for reasons that no one knows. */
const NOISE = 0.08;
const RUNS = 7_000;
/** Ends of baselines after which each of the seven days is judged. */
const JUDGED_WEEKS = 1_000;
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

/** What is left of a normal day's chats on one day of the baseline, three weeks ago, and today. */
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

interface Case {
  outage: number;
  today: number;
}

/** Agents that differ in one thing from the first. */
const OTHER_AGENTS = {
  "a tenth of the chats": { size: 0.1 },
  "ten times the chats": { size: 10 },
  "wobble 20%": { noise: 0.2 },
  "wobble 30%": { noise: 0.3 },
  "whole weeks wobble too": { weekNoise: 0.08 },
  "growth of 5% a week": { growth: 1.05 },
} satisfies Record<string, Agent>;

type OtherName = keyof typeof OTHER_AGENTS;

interface Agent {
  /** Expected chats, divided by those of the first agent. */
  size?: number;
  /** How far a day's rate moves. */
  noise?: number;
  /** How far the rate of a whole week moves. */
  weekNoise?: number;
  /** This week's expected chats, divided by last week's. */
  growth?: number;
  judgedWeeks?: number;
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

/** Returns the chats of a day whose expectation is the given part of a normal one. */
function chatsOf(day: number, part: number, random: Random, agent: Agent = {}): number {
  const wobble = Math.exp((agent.noise ?? NOISE) * random.normal());
  return poisson((WEEK[day] ?? 0) * (agent.size ?? 1) * part * wobble, random);
}

/** Returns the number of events in a unit of time at the given rate. */
function poisson(rate: number, random: Random): number {
  if (rate > 300) return Math.max(0, Math.round(rate + Math.sqrt(rate) * random.normal()));
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

/** Returns how far each rule sees days of a case from the middle: each weekday in turn. */
function distancesIn({ outage, today }: Case, random: Random): ByRule[] {
  return Array.from({ length: RUNS }, (_, run) => {
    const judged = run % WEEK.length;
    const baseline = Array.from({ length: WEEKS }, (_, week) =>
      WEEK.map((_, day) => chatsOf(day, week === WEEKS - 3 && day === judged ? outage : 1, random)),
    );
    return distances(chatsOf(judged, today, random), judged, baseline);
  });
}

/** Returns the distances that the rules see. Without a spread there is none. */
function distances(value: number, day: number, baseline: Baseline): ByRule {
  return byRule((rule) => {
    const distance = Math.abs(RULES[rule](value, day, baseline));
    return Number.isFinite(distance) ? distance : 0;
  });
}

function alarmShares(all: readonly ByRule[], limits: ByRule): ByRule {
  return byRule((rule) =>
    round(all.filter((distance) => distance[rule] > limits[rule]).length / all.length),
  );
}

/** Returns the shares of days with an alarm, from Monday to Sunday. */
function alarmsByWeekday(today: number, limits: ByRule, random: Random, agent: Agent = {}) {
  const { weekNoise = 0, growth = 1, judgedWeeks = JUDGED_WEEKS } = agent;
  const seen = WEEK.map((): ByRule[] => []);
  for (let run = 0; run < judgedWeeks; run += 1) {
    const parts = Array.from({ length: WEEKS + 1 }, (_, week) => {
      const wobble = weekNoise ? Math.exp(weekNoise * random.normal()) : 1;
      return growth ** (week - WEEKS) * wobble;
    });
    const baseline = parts
      .slice(0, WEEKS)
      .map((part) => WEEK.map((_, day) => chatsOf(day, part, random, agent)));
    seen.forEach((ofDay, day) => {
      const value = chatsOf(day, today * (parts[WEEKS] ?? 1), random, agent);
      ofDay.push(distances(value, day, baseline));
    });
  }
  return seen.map((ofDay) => alarmShares(ofDay, limits));
}

/** Returns the distances that the rules see on Sundays with the given part of a normal day's chats. */
function sundays(part: number, random: Random): ByRule[] {
  const day = WEEK.length - 1;
  return Array.from({ length: RUNS }, () => {
    const baseline = Array.from({ length: WEEKS }, () =>
      WEEK.map((_, one) => chatsOf(one, 1, random)),
    );
    return distances(chatsOf(day, part, random), day, baseline);
  });
}

/** Returns the limit that one of these normal days in a hundred is above, by rule. */
function limitsForOneInHundred(all: readonly ByRule[]): ByRule {
  return byRule((rule) =>
    round(
      percentile(
        all.map((one) => one[rule]),
        0.99,
      ),
      2,
    ),
  );
}

/** Returns the limits at one false alarm in 100 Sundays, and the halved Sundays found with them. */
function sundaysAtTheirLimits(random: Random): Record<"limits" | "half", ByRule> {
  const limits = limitsForOneInHundred(sundays(1, random));
  return { limits, half: alarmShares(sundays(0.5, random), limits) };
}

/** False alarms and catches of four rules on days with and without an old outage in the baseline. */
export default experiment({
  post: "2024-03-13-robust-z-score-anomalies",
  repeats: "slow",
  run() {
    const random = randomFrom(313);
    const same = byRule(() => LIMIT);
    const fair = limitsForOneInHundred(distancesIn({ outage: 1, today: 1 }, random));
    const seen = Object.entries(CASES).map(
      ([name, one]) => [name, distancesIn(one, random)] as const,
    );
    const alarmsAt = (limits: ByRule) =>
      Object.fromEntries(seen.map(([name, all]) => [name, alarmShares(all, limits)])) as Record<
        CaseName,
        ByRule
      >;
    const onOtherAgents = (limits: ByRule) =>
      Object.fromEntries(
        Object.entries(OTHER_AGENTS).map(([name, agent]) => [
          name,
          {
            normal: alarmsByWeekday(1, limits, random, agent),
            half: alarmsByWeekday(0.5, limits, random, agent),
          },
        ]),
      ) as Record<OtherName, Record<"normal" | "half", ByRule[]>>;
    const otherAgents = onOtherAgents(same);
    return {
      runs: RUNS,
      limit: LIMIT,
      alarms: alarmsAt(same),
      limitsForOneInHundred: fair,
      alarmsAtTheseLimits: alarmsAt(fair),
      normalByWeekday: alarmsByWeekday(1, same, random, { judgedWeeks: 5 * JUDGED_WEEKS }),
      halfByWeekdayAtTheseLimits: alarmsByWeekday(0.5, fair, random),
      otherAgents,
      otherAgentsAtTheseLimits: onOtherAgents(fair),
      sundaysAtTheirLimits: sundaysAtTheirLimits(random),
    };
  },
  report(result) {
    const { alarms, alarmsAtTheseLimits: fair, limitsForOneInHundred: limits } = result;
    const names = Object.keys(CASES) as CaseName[];
    const titled = (name: string) => `${name[0]?.toUpperCase()}${name.slice(1)}`;
    const shares = (of: ByRule) => RULE_NAMES.map((rule) => percent(of[rule]));
    const yearly = (days: ByRule[]) =>
      RULE_NAMES.map((rule) => count(365 * mean(days.map((day) => day[rule]))));
    const meanShares = (days: ByRule[]) =>
      RULE_NAMES.map((rule) => percent(mean(days.map((day) => day[rule])), 0));
    const others = Object.entries(result.otherAgents) as Array<
      [OtherName, (typeof result.otherAgents)[OtherName]]
    >;
    const atFairLimits = result.otherAgentsAtTheseLimits;
    const halved = result.halfByWeekdayAtTheseLimits;
    const { limits: sundayLimits, half: sunday } = result.sundaysAtTheirLimits;
    const small = result.otherAgents["a tenth of the chats"].half;
    const onDay = (days: ByRule[], day: number, rule: RuleName) =>
      percent(days[day]?.[rule] ?? 0, 0);
    return {
      charts: {
        alarms: {
          kind: "bar",
          title: "Days with an alarm, each rule at one false alarm in 100 days",
          x: { values: ["Half the chats", "Half, outage in baseline", "Three quarters"] },
          y: { label: "Days with an alarm", unit: "%", max: 100 },
          series: [
            { name: "Mean and SD", rule: "mean" as const },
            { name: "Median and MAD", rule: "mad" as const },
            { name: "MAD of all 56 days", rule: "pooled" as const },
            { name: "The same, of square roots", rule: "rooted" as const },
          ].map(({ name, rule }) => ({
            name,
            values: (
              [
                "half the chats",
                "half the chats, outage in the baseline",
                "three quarters of the chats",
              ] as const
            ).map((one) => Number.parseFloat(percent(fair[one][rule]))),
          })),
        },
      },
      says: [
        `In ${count(RUNS)} simulated days with half the chats and such an outage, the mean caught none`,
        `caught ${percent(alarms["half the chats, outage in the baseline"].mad)}`,
        `raise ${yearly(result.normalByWeekday)[1]} false alarms a year`,
        ...names.map((name) => row(titled(name), ...shares(alarms[name]))),
        row("False alarms a year", ...yearly(result.normalByWeekday)),
        row("Limit", ...RULE_NAMES.map((rule) => limits[rule].toFixed(1))),
        ...names.slice(2).map((name) => row(titled(name), ...shares(fair[name]))),
        ...[0, 6].map((day) =>
          row(DAYS[day] ?? "", WEEK[day] ?? 0, ...shares(result.normalByWeekday[day] ?? limits)),
        ),
        ...others.map(([name, { normal }]) =>
          row(titled(name), ...yearly(normal), yearly(atFairLimits[name].normal)[3] ?? ""),
        ),
        ...others.map(([name, { half }]) =>
          row(titled(name), ...meanShares(half), meanShares(atFairLimits[name].half)[3] ?? ""),
        ),
        `finds ${onDay(halved, 0, "rooted")} of halved Mondays but ${onDay(halved, 6, "rooted")} of Sundays`,
        `the fourth finds ${percent(sunday.rooted, 0)} of halved Sundays, the third ${percent(sunday.pooled, 0)} and the mean ${percent(sunday.mean, 0)}`,
        `here ${sundayLimits.rooted.toFixed(1)}`,
        `${onDay(small, 0, "rooted")} of Mondays, ${onDay(small, 6, "rooted")} of Sundays`,
      ],
      given: [
        1974,
        1948,
        ...EXAMPLE,
        365,
        56,
        0.27,
        11,
        16,
        20,
        30,
        40,
        50,
        115,
        3 / 8,
        RUNS,
        5000,
        7 * 5000,
        1993,
        1996,
        37,
        0.6,
        0.8,
        1.2,
      ],
    };
  },
});

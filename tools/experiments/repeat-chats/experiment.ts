import { experiment, percent, round, row } from "../shared/experiment";
import type { Random } from "../shared/random";
import { randomFrom } from "../shared/random";
import { percentile, wilson } from "../shared/statistics";

const WINDOWS = [1, 3, 7, 14];
/** The last days of the lines of the table of repeats per day. */
const LINES = [...WINDOWS, 21, 28];
const FIRST_CHATS = 200_000;
const SAMPLE = 400;
/** What the people of a log do. */
interface World {
  /** Share of the first chats that solve nothing. */
  failed: number;
  /** Of those, the share of people who come back, and the mean number of days until they do. */
  returns: number;
  delay: number;
  /** New issues on the same topic, by person and day. */
  newIssues: number;
}

const WORLD: World = { failed: 0.2, returns: 0.7, delay: 2, newIssues: 0.004 };
/** That log, and others that differ from it in one thing. */
const WORLDS: Record<string, Partial<World>> = {
  Nothing: {},
  "40% of first chats fail": { failed: 0.4 },
  "5% fail": { failed: 0.05 },
  "30% of them come back": { returns: 0.3 },
  "They come back after 6 days": { delay: 6 },
  "Three times the new issues": { newIssues: 0.012 },
};

/** Returns when the person of a first chat comes back, in days, and if it is with a new issue. */
function drawReturn({ failed, returns, delay, newIssues }: World, random: Random) {
  const after = (mean: number) => -mean * Math.log(1 - random.unit());
  const isBack = random.chance(failed) && random.chance(returns);
  const repeat = isBack ? after(delay) : Number.POSITIVE_INFINITY;
  const other = after(1 / newIssues);
  return { gap: Math.min(repeat, other), isOther: other < repeat };
}

/** Returns what the expected numbers of a log say of seven days, computed without chance. */
function sevenDays({ failed, returns, delay, newIssues }: World) {
  const none = (days: number) =>
    (1 - failed * returns * (1 - Math.exp(-days / delay))) * Math.exp(-days * newIssues);
  const floor = (none(14) - none(28)) / 14;
  return {
    solved: round(1 - failed),
    fcr: round(none(7)),
    corrected: round(none(7) + 7 * floor),
    notBack: round(1 - failed * returns),
    laterWeeks: [7, 14, 21].map((day) => round((1000 * (none(day) - none(day + 7))) / 7, 1)),
  };
}

/** First contact resolution from repeat chats, where it is known what was resolved. */
export default experiment({
  post: "2025-05-26-first-contact-resolution-repeat-chats",
  repeats: "exact",
  run() {
    const random = randomFrom(526);
    const gaps = Array.from({ length: FIRST_CHATS }, () => drawReturn(WORLD, random));
    const within = (days: number) => gaps.filter(({ gap }) => gap <= days);
    const lines = LINES.map((days) => ({
      days,
      repeats: within(days).length,
      others: within(days).filter(({ isOther }) => isOther).length,
    }));
    const samples = Array.from({ length: FIRST_CHATS / SAMPLE }, (_, i) => {
      const own = gaps.slice(i * SAMPLE, (i + 1) * SAMPLE);
      return round(own.filter(({ gap }) => gap > 7).length / SAMPLE);
    });
    return {
      lines,
      logs: Object.entries(WORLDS).map(([name, world]) => ({
        name,
        ...sevenDays({ ...WORLD, ...world }),
      })),
      /** FCR (7 days) if repeats within a day are not seen. */
      withoutFirstDay: round(1 - (within(7).length - within(1).length) / FIRST_CHATS),
      months: { low: percentile(samples, 0.025), high: percentile(samples, 0.975) },
    };
  },
  report({ lines, logs, withoutFirstDay, months }) {
    const windows = lines.slice(0, WINDOWS.length);
    const fcr = windows.map(({ repeats }) => 1 - repeats / FIRST_CHATS);
    const spans = lines.map(({ days, repeats, others }, i) => {
      const before = lines[i - 1] ?? { days: 0, repeats: 0, others: 0 };
      const added = repeats - before.repeats;
      return {
        name: days === 1 ? "1" : `${before.days + 1} to ${days}`,
        perDay: (1000 * added) / FIRST_CHATS / (days - before.days),
        others: (others - before.others) / added,
      };
    });
    const repeatsBy = (day: number) => lines.find(({ days }) => days === day)?.repeats ?? 0;
    const floor = (1000 * (repeatsBy(28) - repeatsBy(14))) / FIRST_CHATS / 14;
    const week = (1000 * repeatsBy(7)) / FIRST_CHATS;
    return {
      charts: {
        windows: {
          kind: "bar",
          title: "First contact resolution by the length of the window",
          x: { values: WINDOWS.map((days) => (days === 1 ? "1 day" : `${days} days`)) },
          y: { label: "FCR", unit: "%", min: 0 },
          series: [{ name: "FCR", values: fcr.map((one) => round(100 * one, 1)) }],
        },
      },
      says: [
        ...logs
          .filter(({ name }) => name.includes("after 6 days"))
          .map(({ laterWeeks }) => `fall from ${laterWeeks.join(" to ")} in`),
        `interval](/blog/csat-confidence-interval) from ${wilson(10, 50)
          .map((end) => percent(end, 0))
          .join(" to ")}`,
        `${percent(fcr[2] ?? 0)} becomes ${percent(1 - 0.8 * (1 - (fcr[2] ?? 0)))}`,
        ...windows.map(({ days, repeats, others }, i) =>
          row(
            days === 1 ? "1 day" : `${days} days`,
            percent(repeats / FIRST_CHATS),
            percent(others / repeats, 0),
            percent(fcr[i] ?? 0),
          ),
        ),
        ...spans.map(({ name, perDay, others }) =>
          row(name, perDay.toFixed(1), percent(others, 0)),
        ),
        `${floor.toFixed(1)} × 7 = ${(7 * floor).toFixed(1)} of the ${week.toFixed(1)}`,
        ...logs.map(({ name, ...one }) =>
          row(
            name,
            percent(one.solved, 0),
            ...[one.notBack, one.fcr, one.corrected].map((share) => percent(share)),
          ),
        ),
        `the FCR is ${percent(1 - (week - 7 * floor) / 1000)}`,
        `about ${percent(withoutFirstDay, 0)} instead of`,
        `between ${percent(months.low)} and ${percent(months.high)}`,
      ],
      given: [
        19,
        85.8,
        89.3,
        5.7,
        2.9,
        82,
        20,
        70,
        14,
        80,
        400,
        100,
        "0.4",
        200000,
        86,
        13,
        24,
        1000,
        250,
        50,
      ],
    };
  },
});

import { count, experiment, percent, round, row } from "../shared/experiment";
import type { Random } from "../shared/random";
import { randomFrom } from "../shared/random";
import { deviation, mean, percentile } from "../shared/statistics";

/** One judge: how often it calls a bad answer bad, and a good one bad. */
const JUDGE = { caught: 0.56, falseAlarm: 0.09 };
/** Judges that err less often. */
const BETTER_JUDGES = [
  { caught: 0.8, falseAlarm: 0.05 },
  { caught: 0.95, falseAlarm: 0.02 },
];
const BAD_SHARES = [0.02, 0.05, 0.1, 0.2, 0.32, 0.5];
const LABELS = [30, 50, 100, 400];
const RUNS = 10_000;
const ANSWERS = 5000;

interface Judge {
  caught: number;
  falseAlarm: number;
}

/** Answers by what the judge and what a person says. */
interface Table {
  bothBad: number;
  judgeOnly: number;
  personOnly: number;
  bothGood: number;
}

/** Returns kappa and Cohen's simple standard error; NaN if both always say the same. */
function kappaOf({ bothBad, judgeOnly, personOnly, bothGood }: Table) {
  const total = bothBad + judgeOnly + personOnly + bothGood;
  const agreement = (bothBad + bothGood) / total;
  const judge = (bothBad + judgeOnly) / total;
  const person = (bothBad + personOnly) / total;
  const chance = judge * person + (1 - judge) * (1 - person);
  const error = Math.sqrt((agreement * (1 - agreement)) / total) / (1 - chance);
  return { agreement, kappa: (agreement - chance) / (1 - chance), error };
}

/** Returns the table that the judge has in the long run, as shares. */
function expectedTable(bad: number, judge: Judge = JUDGE): Table {
  return {
    bothBad: bad * judge.caught,
    personOnly: bad * (1 - judge.caught),
    judgeOnly: (1 - bad) * judge.falseAlarm,
    bothGood: (1 - bad) * (1 - judge.falseAlarm),
  };
}

function drawTable(bad: number, labels: number, random: Random, judge: Judge = JUDGE): Table {
  const isBad = random.binomial(labels, bad);
  const bothBad = random.binomial(isBad, judge.caught);
  const judgeOnly = random.binomial(labels - isBad, judge.falseAlarm);
  return {
    bothBad,
    judgeOnly,
    personOnly: isBad - bothBad,
    bothGood: labels - isBad - judgeOnly,
  };
}

/** Where kappa of a sample ends up, and how often its interval contains the true kappa. */
function sampleKappas(bad: number, labels: number, random: Random) {
  const truth = kappaOf(expectedTable(bad)).kappa;
  const drawn = Array.from({ length: RUNS }, () => kappaOf(drawTable(bad, labels, random)));
  const defined = drawn.filter(({ kappa }) => !Number.isNaN(kappa));
  const kappas = defined.map(({ kappa }) => kappa);
  const covered = defined.filter(({ kappa, error }) => Math.abs(kappa - truth) <= 1.96 * error);
  return {
    bad,
    labels,
    low: round(percentile(kappas, 0.025), 2),
    high: round(percentile(kappas, 0.975), 2),
    covered: round(covered.length / RUNS),
  };
}

/** Three ways to state the share of bad answers among many, from some labels and all verdicts. */
function estimateShares(bad: number, labels: number, random: Random, judge: Judge = JUDGE) {
  const [judged, labeled, corrected]: [number[], number[], number[]] = [[], [], []];
  const alarmRate = bad * judge.caught + (1 - bad) * judge.falseAlarm;
  for (let run = 0; run < RUNS; run += 1) {
    const { bothBad, judgeOnly, personOnly, bothGood } = drawTable(bad, labels, random, judge);
    const alarms = gaussianBinomial(ANSWERS, alarmRate, random) / ANSWERS;
    const badIfAlarm = bothBad / Math.max(1, bothBad + judgeOnly);
    const badIfQuiet = personOnly / Math.max(1, personOnly + bothGood);
    judged.push(alarms);
    labeled.push((bothBad + personOnly) / labels);
    corrected.push(alarms * badIfAlarm + (1 - alarms) * badIfQuiet);
  }
  const describe = (values: number[]) => ({
    mean: round(mean(values)),
    deviation: round(deviation(values)),
  });
  return {
    bad,
    labels,
    judged: describe(judged),
    labeled: describe(labeled),
    corrected: describe(corrected),
  };
}

/** Draws from the normal distribution that is close to a binomial one for many trials. */
function gaussianBinomial(trials: number, share: number, random: Random): number {
  const spread = Math.sqrt(trials * share * (1 - share));
  return Math.round(trials * share + spread * random.normal());
}

/** Kappa of one judge at several shares of bad answers, and what its verdicts are worth. */
export default experiment({
  post: "2024-05-30-kappa-for-llm-judges",
  repeats: "exact",
  run() {
    const random = randomFrom(530);
    const shares = BAD_SHARES.map((bad) => {
      const { agreement, kappa } = kappaOf(expectedTable(bad));
      const alarms = bad * JUDGE.caught + (1 - bad) * JUDGE.falseAlarm;
      return { bad, agreement: round(agreement), kappa: round(kappa), alarms: round(alarms) };
    });
    return {
      shares,
      samples: [0.32, 0.05].flatMap((bad) =>
        LABELS.map((labels) => sampleKappas(bad, labels, random)),
      ),
      estimates: [0.32, 0.05].map((bad) => estimateShares(bad, 100, random)),
      betterJudges: BETTER_JUDGES.map((judge) => ({
        ...judge,
        kappas: [0.32, 0.05].map((bad) => round(kappaOf(expectedTable(bad, judge)).kappa, 2)),
        estimates: [0.32, 0.05].map((bad) => estimateShares(bad, 100, random, judge)),
      })),
    };
  },
  report({ shares, samples, estimates, betterJudges }) {
    const points = (share: number) => percent(share).replace("%", "");
    // How often one answer is good for the person and for the judge, with 5% bad answers.
    const noBad = expectedTable(0.05).bothGood;
    const [usual] = estimates;
    if (!usual) throw new Error("There are no estimates.");
    /** Returns how many labels alone would be as exact as a hundred with the verdicts. */
    const worthOf = ({ labeled, corrected }: typeof usual) =>
      Math.round(100 * (labeled.deviation / corrected.deviation) ** 2);
    const kappas = [0.32, 0.05].map((bad) => round(kappaOf(expectedTable(bad)).kappa, 2));
    return {
      charts: {
        kappa: {
          kind: "line",
          title: "One judge, more or fewer bad answers",
          x: { label: "Bad answers (%)", values: BAD_SHARES.map((bad) => 100 * bad) },
          y: { label: "", min: 0, max: 1 },
          series: [
            { name: "Agreement", values: shares.map(({ agreement }) => agreement) },
            { name: "Kappa", values: shares.map(({ kappa }) => round(kappa, 2)) },
          ],
        },
      },
      says: [
        ...shares.map(({ bad, agreement, kappa, alarms }) =>
          row(percent(bad, 0), percent(agreement, 0), kappa.toFixed(2), percent(alarms)),
        ),
        ...LABELS.map((labels) => {
          const [many, few] = [0.32, 0.05].map((bad) =>
            samples.find((one) => one.bad === bad && one.labels === labels),
          );
          const range = (one: typeof many) =>
            `${one?.low.toFixed(2)} to ${one?.high.toFixed(2)}`.replace("-", "−");
          const cells = [
            range(many),
            percent(many?.covered ?? 0),
            range(few),
            percent(few?.covered ?? 0),
          ];
          return row(labels, ...cells);
        }),
        ...estimates.flatMap(({ bad, judged, labeled, corrected }) => [
          row(
            percent(bad, 0),
            ...[judged, labeled, corrected].map(
              (one) => `${points(one.mean)} ± ${points(1.96 * one.deviation)}`,
            ),
          ),
        ]),
        ...[{ ...JUDGE, kappas, estimates }, ...betterJudges].map((judge) =>
          row(
            percent(judge.caught, 0),
            percent(judge.falseAlarm, 0),
            ...judge.estimates.flatMap((one, i) => [
              (judge.kappas[i] ?? 0).toFixed(2),
              worthOf(one),
            ]),
          ),
        ),
        `that is one in ${Math.round(1 / noBad ** 30)}`,
        `as exact as ${worthOf(usual)} labels`,
        `catches ${percent(JUDGE.caught, 0)} of the bad answers`,
        `${percent(JUDGE.falseAlarm, 0)} of the good ones`,
        `${count(ANSWERS)} verdicts`,
      ],
      // The worked example, and how the post reads the results.
      given: [
        1960,
        1970,
        1990,
        2306.05685,
        80,
        100,
        62,
        14,
        76,
        6,
        18,
        24,
        68,
        32,
        0.8,
        1.96,
        95,
        20,
        0.5,
        0.4,
        35,
        RUNS,
        ...[0.508, 1300, 26, 74, 0.75, "0.750", 0.184, 19.5, 13.6, 33.1],
        // Intervals of 18 of 24 and of 14 of 32, and of the difference of two corrected shares.
        ...[55, 88, 28, 61, 11],
      ],
    };
  },
});

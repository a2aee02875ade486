import countries from "world-countries";
import { count, experiment, percent, round, row } from "../shared/experiment";
import type { Random } from "../shared/random";
import { randomFrom } from "../shared/random";

const POST = "2024-09-23-answers-checked-by-resampling";
/** How many samples an answer is compared with. */
const SAMPLES = [5, 10, 20];
const TEXTS = 8;
/** How many letters the model looks back. */
const ORDER = 24;
/** Shares of the facts that a training text leaves out, and that it contains only in a wrong form. */
const MISSING = 0.3;
const MISTAKEN = 0.05;

interface Fact {
  question: string;
  /** Right endings. A training text has the first. */
  truths: string[];
}

/** Four facts about each independent country. */
const FACTS: Fact[] = countries
  .filter(({ independent }) => independent)
  .flatMap(({ name: { common }, capital, currencies, languages, subregion }) => {
    const money = Object.values(currencies).map(({ name }) => name);
    const facts: [string, string[]][] = [
      [`The capital of ${common} is`, capital],
      [`The currency of ${common} is the`, money],
      [`${common} is in`, [subregion]],
      [`A language of ${common} is`, Object.values(languages)],
    ];
    return facts.map(([start, ends]) => ({
      question: `${start} `,
      truths: ends.map((end) => `${end}.`),
    }));
  })
  .filter(({ truths }) => truths.length > 0);

type Knowledge = "right in the text" | "wrong in the text" | "not in the text";

/** Returns a training text, and what it says about each fact. */
function write(random: Random) {
  const known: Knowledge[] = [];
  const lines = FACTS.flatMap(({ question, truths }) => {
    const draw = random.unit();
    if (draw < MISSING) {
      known.push("not in the text");
      return [];
    }
    const kind = question.slice(0, 9);
    const others = FACTS.filter((other) => other.question.startsWith(kind));
    const isMistaken = draw < MISSING + MISTAKEN;
    const [said = ""] = (isMistaken ? random.pick(others) : { truths }).truths;
    known.push(truths.includes(said) ? "right in the text" : "wrong in the text");
    return Array.from({ length: 1 + random.below(8) }, () => question + said);
  });
  return { lines, known };
}

/** How often each letter follows each text of up to `ORDER` letters. */
type Model = Map<string, Map<string, number>>;

function train(lines: readonly string[]): Model {
  const model: Model = new Map();
  for (const line of lines) {
    for (let at = 0; at < line.length; at += 1) {
      const letter = line[at] ?? "";
      for (let start = Math.max(0, at - ORDER); start <= at; start += 1) {
        const context = line.slice(start, at);
        const follows = model.get(context) ?? new Map<string, number>();
        follows.set(letter, (follows.get(letter) ?? 0) + 1);
        model.set(context, follows);
      }
    }
  }
  return model;
}

/** Draws the next letter with Witten-Bell smoothing: from the longest known context, or a shorter one. */
function nextLetter(model: Model, text: string, random: Random): string {
  for (let start = Math.max(0, text.length - ORDER); start <= text.length; start += 1) {
    const follows = model.get(text.slice(start));
    if (!follows) continue;
    const seen = [...follows.values()].reduce((sum, one) => sum + one, 0);
    const isLast = start === text.length;
    if (!isLast && random.unit() >= seen / (seen + follows.size)) continue;
    let draw = random.below(seen);
    for (const [letter, times] of follows) {
      draw -= times;
      if (draw < 0) return letter;
    }
  }
  return ".";
}

function complete(model: Model, question: string, random: Random): string {
  let answer = "";
  while (!answer.endsWith(".") && answer.length < 40) {
    answer += nextLetter(model, question + answer, random);
  }
  return answer;
}

/** Returns whether each sample gives the same answer. */
function resample(model: Model, question: string, answer: string, random: Random): boolean[] {
  const samples = Array.from({ length: Math.max(...SAMPLES) });
  return samples.map(() => complete(model, question, random) === answer);
}

interface Checked extends Fact {
  known: Knowledge;
  answer: string;
  same: boolean[];
}

function agreement({ same }: Checked, samples: number): number {
  return same.slice(0, samples).filter(Boolean).length;
}

/** Returns how many answers 0, 1, 2 … of the first five samples repeat. */
function counts(answers: readonly Checked[]): number[] {
  const [few = 0] = SAMPLES;
  return Array.from(
    { length: few + 1 },
    (_, times) => answers.filter((one) => agreement(one, few) === times).length,
  );
}

/** Answers of a model of letters to questions about countries, each compared with more samples. */
export default experiment({
  post: POST,
  repeats: "exact",
  run() {
    const random = randomFrom(923);
    const checked: Checked[] = [];
    for (let text = 0; text < TEXTS; text += 1) {
      const { lines, known } = write(random);
      const model = train(lines);
      for (const [at, fact] of FACTS.entries()) {
        const answer = complete(model, fact.question, random);
        const same = resample(model, fact.question, answer, random);
        checked.push({ ...fact, known: known[at] as Knowledge, answer, same });
      }
    }
    const isRight = ({ answer, truths }: Checked) => truths.includes(answer);
    const right = checked.filter(isRight);
    const wrong = checked.filter((one) => !isRight(one));
    const invented = wrong.filter(({ known }) => known === "not in the text");
    const repeated = wrong.filter(({ known }) => known === "wrong in the text");
    const misread = wrong.filter(({ known }) => known === "right in the text");
    return {
      facts: FACTS.length,
      answers: checked.length,
      groups: Object.entries({ right, invented, repeated, misread }).map(([group, answers]) => ({
        group,
        answers: answers.length,
        agreement: counts(answers),
      })),
      samples: SAMPLES.map((samples) => {
        const isBelowHalf = (one: Checked) => agreement(one, samples) < samples / 2;
        return {
          samples,
          right: right.filter(isBelowHalf).length,
          invented: invented.filter(isBelowHalf).length,
          inventedAndAllAgree: invented.filter((one) => agreement(one, samples) === samples).length,
        };
      }),
      examples: invented
        .filter((one) => checked.indexOf(one) < FACTS.length)
        .map((one) => ({ text: one.question + one.answer, same: agreement(one, SAMPLES[0] ?? 0) })),
    };
  },
  report({ facts, answers, groups, samples, examples }) {
    const names: Record<string, string> = {
      right: "Right",
      invented: "Invented: the text doesn't say",
      repeated: "Repeated: the text is wrong",
      misread: "Misread: the text is right",
    };
    const shown = [
      "The currency of Belgium is the British pound.",
      "Chile is in Western Africa.",
      "Pakistan is in Central Asia.",
      "The currency of Paraguay is the Uruguayan peso.",
      "Australia is in Eastern Africa.",
    ];
    const [right, invented] = groups.map((group) => group.answers);
    const [suspectsRight = 0, ...suspectsWrong] = groups.map(
      ({ agreement: [a = 0, b = 0, c = 0] }) => a + b + c,
    );
    const wrong = suspectsWrong.reduce((sum, some) => sum + some, 0);
    const suspects = suspectsRight + wrong;
    const of = (some: number, all = 1) => percent(some / all);
    return {
      charts: {
        agreement: {
          kind: "bar",
          title: "How many of five samples repeat an answer",
          x: { label: "Samples that give the same answer", values: [0, 1, 2, 3, 4, 5] },
          y: { label: "Answers", unit: "%", min: 0, max: 100 },
          series: groups.slice(0, 3).map(({ group, answers: all, agreement: times }) => ({
            name: names[group]?.split(":")[0] ?? group,
            values: times.map((some) => round((100 * some) / all, 1)),
          })),
        },
      },
      says: [
        `${count(answers)} answers`,
        `${count(facts)} facts`,
        `of ${suspects} suspects, ${wrong} are, ${percent(wrong / suspects)}`,
        ...groups.map(
          ({ group, answers: all, agreement: [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] }) =>
            row(names[group] ?? group, count(all), of(a + b + c, all), of(d + e, all), of(f, all)),
        ),
        ...samples.map((one) =>
          row(
            one.samples,
            of(one.right, right),
            of(one.invented, invented),
            of(one.inventedAndAllAgree, invented),
          ),
        ),
        ...examples
          .filter(({ text }) => shown.includes(text))
          .map(({ text, same }) => row(text, `${same} of 5`)),
      ],
      // The settings, the worked examples, the cost and the chance that all samples agree.
      given: [
        ...[100, 1000, 12, 14, 33, 24, 30, 20, 25, 50, 45, 95, 26, 66, 194],
        ...[0.2, 0.4, 0.5, 0.65, 2.6],
      ],
    };
  },
});

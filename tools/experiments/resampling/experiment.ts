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
  /** Endings that fit the question, whatever the country. */
  kind: Set<string>;
}

/**
 * How the four questions about a country begin: with words in common, or with words of their own.
 * The country's name is among the letters that the model sees.
 */
const TEMPLATES = {
  shared: ["The capital of * is ", "The currency of * is the ", "* is in ", "A language of * is "],
  separate: [
    "* is governed from ",
    "* pays with the ",
    "Maps show * within ",
    "People of * speak ",
  ],
};

/** Returns four facts about each independent country. */
function factsIn(templates: readonly string[]): Fact[] {
  const independent = countries.filter((country) => country.independent);
  const endings = [
    independent.map(({ capital }) => capital),
    independent.map(({ currencies }) => Object.values(currencies).map(({ name }) => name)),
    independent.map(({ subregion }) => [subregion]),
    independent.map(({ languages }) => Object.values(languages)),
  ];
  const kinds = endings.map((all) => new Set(all.flat()));
  return independent.flatMap(({ name }, country) =>
    templates.flatMap((template, at) => {
      const truths = endings[at]?.[country] ?? [];
      const question = template.replace("*", name.common);
      const kind = kinds[at] ?? new Set();
      return truths.length > 0 ? [{ question, truths, kind }] : [];
    }),
  );
}

type Knowledge = "right in the text" | "wrong in the text" | "not in the text";

/** Returns a training text, and what it says about each fact. */
function write(facts: readonly Fact[], random: Random) {
  const known: Knowledge[] = [];
  const lines = facts.flatMap(({ question, truths, kind }) => {
    const draw = random.unit();
    if (draw < MISSING) {
      known.push("not in the text");
      return [];
    }
    const others = facts.filter((other) => other.kind === kind);
    const isMistaken = draw < MISSING + MISTAKEN;
    const [said = ""] = (isMistaken ? random.pick(others) : { truths }).truths;
    known.push(truths.includes(said) ? "right in the text" : "wrong in the text");
    return Array.from({ length: 1 + random.below(8) }, () => `${question}${said}\n`);
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
  return "\n";
}

function complete(model: Model, question: string, random: Random): string {
  let answer = "";
  for (;;) {
    const letter = nextLetter(model, question + answer, random);
    if (letter === "\n") return answer;
    answer += letter;
  }
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

/** The groups of answers, by what the text says and what the model answers. */
const GROUPS: Record<string, (answer: Checked) => boolean> = {
  remembered: (one) => isRight(one) && one.known === "right in the text",
  guessed: (one) => isRight(one) && one.known !== "right in the text",
  plausible: (one) => isInvented(one) && one.kind.has(one.answer),
  misplaced: (one) => isInvented(one) && !one.kind.has(one.answer),
  repeated: (one) => !isRight(one) && one.known === "wrong in the text",
  misread: (one) => !isRight(one) && one.known === "right in the text",
};

function isRight({ answer, truths }: Checked): boolean {
  return truths.includes(answer);
}

function isInvented(one: Checked): boolean {
  return !isRight(one) && one.known === "not in the text";
}

/** Two rules for a suspect: fewer than half of the samples agree, or fewer than all. */
const RULES: Record<string, (agree: number, samples: number) => boolean> = {
  half: (agree, samples) => agree < samples / 2,
  any: (agree, samples) => agree < samples,
};

/** Returns how many answers 0, 1, 2 … of the first five samples repeat. */
function counts(answers: readonly Checked[]): number[] {
  const [few = 0] = SAMPLES;
  return Array.from(
    { length: few + 1 },
    (_, times) => answers.filter((one) => agreement(one, few) === times).length,
  );
}

/** Answers all questions with a model of each text. */
function answerAll(templates: readonly string[], random: Random): Checked[][] {
  const facts = factsIn(templates);
  return Array.from({ length: TEXTS }, () => {
    const { lines, known } = write(facts, random);
    const model = train(lines);
    return facts.map((fact, at) => {
      const answer = complete(model, fact.question, random);
      const same = resample(model, fact.question, answer, random);
      return { ...fact, known: known[at] as Knowledge, answer, same };
    });
  });
}

/** Answers of a model of letters to questions about countries, each compared with more samples. */
export default experiment({
  post: POST,
  repeats: "exact",
  run() {
    return Object.entries(TEMPLATES).map(([templates, sentences], at) => {
      const texts = answerAll(sentences, randomFrom(923 + at));
      const checked = texts.flat();
      const inGroup = (group: string, answers = checked) =>
        answers.filter(GROUPS[group] ?? isRight);
      return {
        templates,
        facts: texts[0]?.length ?? 0,
        answers: checked.length,
        groups: Object.keys(GROUPS).map((group) => ({
          group,
          answers: inGroup(group).length,
          agreement: counts(inGroup(group)),
          texts: texts.map((answers) => counts(inGroup(group, answers))),
        })),
        rules: Object.entries(RULES).flatMap(([rule, isSuspect]) =>
          SAMPLES.map((samples) => {
            const suspects = (group: string) =>
              inGroup(group).filter((one) => isSuspect(agreement(one, samples), samples)).length;
            const groups = Object.keys(GROUPS).map((group) => [group, suspects(group)]);
            return { rule, samples, suspects: Object.fromEntries(groups) };
          }),
        ),
        examples: (texts[0] ?? []).filter(isInvented).map((one) => ({
          text: `${one.question}${one.answer}.`,
          group: one.kind.has(one.answer) ? "plausible" : "misplaced",
          same: agreement(one, SAMPLES[0] ?? 0),
        })),
      };
    });
  },
  report(results) {
    const [shared, separate] = results;
    if (!shared || !separate) throw new Error("The result has two kinds of templates.");
    const names: Record<string, string> = {
      remembered: "Right, and in the text",
      guessed: "Right by luck: the text doesn't say",
      plausible: "Invented, of the kind asked for",
      misplaced: "Invented, of another kind",
      repeated: "Repeated: the text is wrong",
      misread: "Misread: the text is right",
    };
    const shown = [
      "The capital of Denmark is the Danish krone.",
      "A language of Bangladesh is in Southern Asia.",
      "The capital of Bolivia is Aymara.",
      "Pakistan is in Central Asia.",
      "The currency of Belgium is the Brazilian real.",
    ];
    const of = (some: number, all = 1) => percent(some / all);
    const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
    const groupOf = ({ groups }: typeof shared, name: string) => {
      const found = groups.find(({ group }) => group === name);
      if (!found) throw new Error(`There is no group ${name}.`);
      return found;
    };
    const suspectsIn = (times: readonly number[]) => sum(times.slice(0, 3));
    const cells = ({ answers, agreement: times }: ReturnType<typeof groupOf>) => [
      count(answers),
      of(suspectsIn(times), answers),
      of(sum(times.slice(3, 5)), answers),
      of(times[5] ?? 0, answers),
    ];
    const rangeOf = (name: string) => {
      const shares = groupOf(shared, name).texts.map((times) => suspectsIn(times) / sum(times));
      return `${count(100 * Math.min(...shares), 1)}% to ${of(Math.max(...shares))}`;
    };
    const plausible = groupOf(shared, "plausible");
    const misplaced = groupOf(shared, "misplaced");
    const unanimous = (plausible.agreement[5] ?? 0) + (misplaced.agreement[5] ?? 0);
    const invented = plausible.answers + misplaced.answers;
    // What a check of the kind finds, and resampling finds in the rest.
    const found = misplaced.answers + suspectsIn(plausible.agreement);
    const all = shared.groups.map(({ agreement: times }) => suspectsIn(times));
    const right = suspectsIn(groupOf(shared, "remembered").agreement);
    const lucky = suspectsIn(groupOf(shared, "guessed").agreement);
    const wrong = sum(all) - right - lucky;
    return {
      charts: {
        agreement: {
          kind: "bar",
          title: "How many of five samples repeat an answer",
          x: { label: "Samples that give the same answer", values: [0, 1, 2, 3, 4, 5] },
          y: { label: "Answers", unit: "%", min: 0, max: 100 },
          series: ["remembered", "plausible", "misplaced"].map((name) => {
            const { answers, agreement: times } = groupOf(shared, name);
            return {
              name:
                { remembered: "Right", plausible: "Right kind, invented" }[name] ??
                "Wrong kind, invented",
              values: times.map((some) => round((100 * some) / answers, 1)),
            };
          }),
        },
      },
      says: [
        `${count(shared.answers)} answers`,
        `${count(shared.facts)} facts`,
        `Of ${count(invented)} inventions, ${count(misplaced.answers)}`,
        `${count(misplaced.agreement[5] ?? 0)} of the ${count(unanimous)}`,
        `${rangeOf("plausible")} of the first kind`,
        `${rangeOf("misplaced")} of the second`,
        `Of ${count(sum(all))} suspects, ${count(wrong)} are wrong, ${of(wrong, sum(all))}`,
        `of the ${right + lucky} right ones, ${lucky} are lucky guesses`,
        `${count(found)} of ${count(invented)} inventions are found, ${of(found, invented)}`,
        ...Object.entries(names).map(([name, label]) =>
          row(label, ...cells(groupOf(shared, name))),
        ),
        ...[shared, separate].map((one) => {
          const [fits, other] = ["plausible", "misplaced"].map((name) => groupOf(one, name));
          if (!fits || !other) throw new Error("A group is missing.");
          const [, suspects = "", , same = ""] = cells(fits);
          const label = one === shared ? "Words in common" : "Its own words";
          return row(label, count(fits.answers), count(other.answers), suspects, same);
        }),
        ...shared.rules
          .filter(({ samples }) => samples !== 10)
          .map(({ rule, samples, suspects }) =>
            row(
              rule === "half" ? "Fewer than half agree" : "Fewer than all agree",
              samples,
              ...["remembered", "plausible", "misplaced"].map((name) =>
                of(suspects[name] ?? 0, groupOf(shared, name).answers),
              ),
            ),
          ),
        ...shared.examples
          .filter(({ text }) => shown.includes(text))
          .map(({ text, same }) => row(text, `${same} of 5`)),
      ],
      // The settings, the worked examples, the cost and the chance that all samples agree.
      given: [
        ...[100, 1000, 19, 24, 30, 20, 25, 50, 45, 95, 26, 66, 194],
        ...[0.2, 0.4, 0.5, 0.65, 2.6],
      ],
    };
  },
});

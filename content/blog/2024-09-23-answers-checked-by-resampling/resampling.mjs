// npm install world-countries@5.1.0
// node resampling.mjs

import countries from "world-countries";

/** Returns a source of random numbers. */
function randomFrom(seed) {
  const next = xoroshiro128plus(seed);
  const unit = () => ((next() % 2 ** 26) * 2 ** 27 + (next() % 2 ** 27)) / 2 ** 53;
  const below = (limit) => {
    // Draws above the last multiple of the limit would make small numbers more likely.
    const end = 2 ** 32 - (2 ** 32 % limit);
    let draw = end;
    while (draw >= end) draw = (next() + 2 ** 31) % 2 ** 32;
    return draw % limit;
  };
  const chance = (probability) => unit() < probability;
  return {
    unit,
    below,
    chance,
    normal: () => Math.sqrt(-2 * Math.log(1 - unit())) * Math.cos(2 * Math.PI * unit()),
    binomial(trials, probability) {
      let successes = 0;
      for (let trial = 0; trial < trials; trial += 1) successes += chance(probability) ? 1 : 0;
      return successes;
    },
    pick: (items) => {
      if (items.length === 0) throw new Error("There is nothing to pick from.");
      return items[below(items.length)];
    },
  };
}

/**
 * Returns a function that draws whole numbers below 2 ** 32: the lower half of each result of
 * xoroshiro128+ by David Blackman and Sebastiano Vigna, https://prng.di.unimi.it/. Each of its two
 * words of 64 bits is kept as a low and a high half. It is here so that readers need no package.
 */
function xoroshiro128plus(seed) {
  let [low0, high0, low1, high1] = [~seed, -1, 0, seed];
  return () => {
    const result = (low0 + low1) >>> 0;
    const low = low0 ^ low1;
    const high = high0 ^ high1;
    const next0 = (low0 << 24) | (high0 >>> 8);
    const next1 = (high0 << 24) | (low0 >>> 8);
    low0 = next0 ^ low ^ (low << 16);
    high0 = next1 ^ high ^ ((high << 16) | (low >>> 16));
    low1 = (high << 5) | (low >>> 27);
    high1 = (low << 5) | (high >>> 27);
    return result;
  };
}

/** How many samples an answer is compared with. */
const SAMPLES = [5, 10, 20];
const TEXTS = 8;

/** How many letters the model looks back. */
const ORDER = 24;

/** Shares of the facts that a training text leaves out, and that it contains only in a wrong form. */
const MISSING = 0.3;
const MISTAKEN = 0.05;

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
function factsIn(templates) {
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
      return truths.length > 0
        ? [
            {
              question,
              truths,
              kind,
            },
          ]
        : [];
    }),
  );
}

/** Returns a training text, and what it says about each fact. */
function write(facts, random) {
  const known = [];
  const lines = facts.flatMap(({ question, truths, kind }) => {
    const draw = random.unit();
    if (draw < MISSING) {
      known.push("not in the text");
      return [];
    }
    const others = facts.filter((other) => other.kind === kind);
    const isMistaken = draw < MISSING + MISTAKEN;
    const [said = ""] = (
      isMistaken
        ? random.pick(others)
        : {
            truths,
          }
    ).truths;
    known.push(truths.includes(said) ? "right in the text" : "wrong in the text");
    return Array.from(
      {
        length: 1 + random.below(8),
      },
      () => `${question}${said}\n`,
    );
  });
  return {
    lines,
    known,
  };
}

/** How often each letter follows each text of up to `ORDER` letters. */

function train(lines) {
  const model = new Map();
  for (const line of lines) {
    for (let at = 0; at < line.length; at += 1) {
      const letter = line[at] ?? "";
      for (let start = Math.max(0, at - ORDER); start <= at; start += 1) {
        const context = line.slice(start, at);
        const follows = model.get(context) ?? new Map();
        follows.set(letter, (follows.get(letter) ?? 0) + 1);
        model.set(context, follows);
      }
    }
  }
  return model;
}

/** Draws the next letter with Witten-Bell smoothing: from the longest known context, or a shorter one. */
function nextLetter(model, text, random) {
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

function complete(model, question, random) {
  let answer = "";
  for (;;) {
    const letter = nextLetter(model, question + answer, random);
    if (letter === "\n") return answer;
    answer += letter;
  }
}

/** Returns whether each sample gives the same answer. */
function resample(model, question, answer, random) {
  const samples = Array.from({
    length: Math.max(...SAMPLES),
  });
  return samples.map(() => complete(model, question, random) === answer);
}

function agreement({ same }, samples) {
  return same.slice(0, samples).filter(Boolean).length;
}

/** The groups of answers, by what the text says and what the model answers. */
const GROUPS = {
  remembered: (one) => isRight(one) && one.known === "right in the text",
  guessed: (one) => isRight(one) && one.known !== "right in the text",
  plausible: (one) => isInvented(one) && one.kind.has(one.answer),
  misplaced: (one) => isInvented(one) && !one.kind.has(one.answer),
  repeated: (one) => !isRight(one) && one.known === "wrong in the text",
  misread: (one) => !isRight(one) && one.known === "right in the text",
};

function isRight({ answer, truths }) {
  return truths.includes(answer);
}

function isInvented(one) {
  return !isRight(one) && one.known === "not in the text";
}

/** Two rules for a suspect: fewer than half of the samples agree, or fewer than all. */
const RULES = {
  half: (agree, samples) => agree < samples / 2,
  any: (agree, samples) => agree < samples,
};

/** Returns how many answers 0, 1, 2 … of the first five samples repeat. */
function counts(answers) {
  const [few = 0] = SAMPLES;
  return Array.from(
    {
      length: few + 1,
    },
    (_, times) => answers.filter((one) => agreement(one, few) === times).length,
  );
}

/** Answers all questions with a model of each text. */
function answerAll(templates, random) {
  const facts = factsIn(templates);
  return Array.from(
    {
      length: TEXTS,
    },
    () => {
      const { lines, known } = write(facts, random);
      const model = train(lines);
      return facts.map((fact, at) => {
        const answer = complete(model, fact.question, random);
        const same = resample(model, fact.question, answer, random);
        return {
          ...fact,
          known: known[at],
          answer,
          same,
        };
      });
    },
  );
}

/** Answers of a model of letters to questions about countries, each compared with more samples. */
function run() {
  return Object.entries(TEMPLATES).map(([templates, sentences], at) => {
    const texts = answerAll(sentences, randomFrom(923 + at));
    const checked = texts.flat();
    const inGroup = (group, answers = checked) => answers.filter(GROUPS[group] ?? isRight);
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
          const suspects = (group) =>
            inGroup(group).filter((one) => isSuspect(agreement(one, samples), samples)).length;
          const groups = Object.keys(GROUPS).map((group) => [group, suspects(group)]);
          return {
            rule,
            samples,
            suspects: Object.fromEntries(groups),
          };
        }),
      ),
      examples: (texts[0] ?? []).filter(isInvented).map((one) => ({
        text: `${one.question}${one.answer}.`,
        group: one.kind.has(one.answer) ? "plausible" : "misplaced",
        same: agreement(one, SAMPLES[0] ?? 0),
      })),
    };
  });
}
console.log(JSON.stringify(await run(), null, 2));

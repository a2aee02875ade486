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

/** Four facts about each independent country. */
const FACTS = countries
  .filter(({ independent }) => independent)
  .flatMap(({ name: { common }, capital, currencies, languages, subregion }) => {
    const money = Object.values(currencies).map(({ name }) => name);
    const facts = [
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

/** Returns a training text, and what it says about each fact. */
function write(random) {
  const known = [];
  const lines = FACTS.flatMap(({ question, truths }) => {
    const draw = random.unit();
    if (draw < MISSING) {
      known.push("not in the text");
      return [];
    }
    const kind = question.slice(0, 9);
    const others = FACTS.filter((other) => other.question.startsWith(kind));
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
      () => question + said,
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
  return ".";
}

function complete(model, question, random) {
  let answer = "";
  while (!answer.endsWith(".") && answer.length < 40) {
    answer += nextLetter(model, question + answer, random);
  }
  return answer;
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

/** Answers of a model of letters to questions about countries, each compared with more samples. */
function run() {
  const random = randomFrom(923);
  const checked = [];
  for (let text = 0; text < TEXTS; text += 1) {
    const { lines, known } = write(random);
    const model = train(lines);
    for (const [at, fact] of FACTS.entries()) {
      const answer = complete(model, fact.question, random);
      const same = resample(model, fact.question, answer, random);
      checked.push({
        ...fact,
        known: known[at],
        answer,
        same,
      });
    }
  }
  const isRight = ({ answer, truths }) => truths.includes(answer);
  const right = checked.filter(isRight);
  const wrong = checked.filter((one) => !isRight(one));
  const invented = wrong.filter(({ known }) => known === "not in the text");
  const repeated = wrong.filter(({ known }) => known === "wrong in the text");
  const misread = wrong.filter(({ known }) => known === "right in the text");
  return {
    facts: FACTS.length,
    answers: checked.length,
    groups: Object.entries({
      right,
      invented,
      repeated,
      misread,
    }).map(([group, answers]) => ({
      group,
      answers: answers.length,
      agreement: counts(answers),
    })),
    samples: SAMPLES.map((samples) => {
      const isBelowHalf = (one) => agreement(one, samples) < samples / 2;
      return {
        samples,
        right: right.filter(isBelowHalf).length,
        invented: invented.filter(isBelowHalf).length,
        inventedAndAllAgree: invented.filter((one) => agreement(one, samples) === samples).length,
      };
    }),
    examples: invented
      .filter((one) => checked.indexOf(one) < FACTS.length)
      .map((one) => ({
        text: one.question + one.answer,
        same: agreement(one, SAMPLES[0] ?? 0),
      })),
  };
}
console.log(JSON.stringify(await run(), null, 2));

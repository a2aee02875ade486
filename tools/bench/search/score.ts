import { parseArgs } from "node:util";
import type { GoldenQuestion, GoldenScore } from "../../../src/testing/search/golden";
import { readGolden, scoreGolden } from "../../../src/testing/search/golden";
import { table } from "../measure";
import type { BenchDocument, Engine } from "./engine";
import { lunrEngine } from "./lunr";
import { byPage } from "./measure";
import { miniSearch } from "./mini-search";
import { ownEngine } from "./own-engine";
import { pagefindEngine } from "./pagefind";
import { siteDocuments } from "./site-documents";

const USAGE = `Asks the search of this site, MiniSearch, Lunr and Pagefind the questions of files, on the same text, keywords
and link texts, and prints scores by kind of question and the questions that this site's search misses.

  npm run score:search --prefix tools -- FILE… [--ours]

A file is YAML or JSON: a list of questions with the addresses that answer them, and a kind if you like.

  - { q: "cancel my plan", a: [/docs/documentation/getting-started/subscriptions], kind: words }

A page is answered by itself or any of its sections, an address with a fragment only by that place.

  --ours  asks only the search of this site`;

const OURS = ownEngine("This site");
const OTHERS: readonly Engine[] = [miniSearch, lunrEngine, pagefindEngine];

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { ours: { type: "boolean", default: false }, help: { type: "boolean" } },
  });
  if (values.help || positionals.length === 0) return console.log(USAGE);
  const documents = await siteDocuments();
  for (const file of positionals) {
    const questions = await readGolden(file);
    console.log(`\n${file}: ${questions.length} questions\n`);
    reportUnknown(questions, documents);
    console.log(await toReport(questions, documents, values.ours ? [] : OTHERS));
  }
}

/** Answers that no search could give would count as misses. */
function reportUnknown(questions: readonly GoldenQuestion[], documents: readonly BenchDocument[]) {
  const known = new Set(documents.map(({ url }) => url));
  for (const { q, a } of questions) {
    for (const answer of a.filter((url) => !known.has(url))) {
      console.log(`Cannot be found: ${answer}, an answer to "${q}".`);
    }
  }
}

/** Returns a table of scores, one row for each engine and kind, and the misses of this site's search. */
async function toReport(
  questions: readonly GoldenQuestion[],
  documents: readonly BenchDocument[],
  others: readonly Engine[],
): Promise<string> {
  const kinds = [...new Set(questions.map(({ kind }) => kind))].sort();
  const rows: string[][] = [];
  let misses: GoldenScore["missed"] = [];
  for (const engine of [OURS, ...others]) {
    const answers = await ask(engine, documents, questions);
    const score = (of: readonly GoldenQuestion[]) => scoreGolden(of, (q) => answers.get(q) ?? []);
    if (engine === OURS) misses = score(questions).missed;
    rows.push(toRow(engine.name, "all", score(questions)));
    for (const kind of kinds.length > 1 ? kinds : []) {
      rows.push(toRow("", kind, score(questions.filter((question) => question.kind === kind))));
    }
  }
  const head = ["Engine", "Kind", "Questions", "Top-1", "Top-5", "MRR"];
  const list = misses.map(
    ({ q, place, first }) =>
      `- "${q}": ${place === 0 ? "not found" : `place ${place}`}, first is ${first}`,
  );
  return [table(head, rows), "", "Not first in this site's search:", ...list].join("\n");
}

async function ask(
  engine: Engine,
  documents: readonly BenchDocument[],
  questions: readonly GoldenQuestion[],
): Promise<Map<string, string[][]>> {
  const loaded = await (await engine.build(documents)).load();
  const answers = new Map<string, string[][]>();
  for (const { q } of questions) answers.set(q, byPage(await loaded.search(q)));
  await loaded.close?.();
  return answers;
}

function toRow(engine: string, kind: string, score: GoldenScore): string[] {
  const percent = (part: number) => `${(part * 100).toFixed(1)} %`;
  const { count, top1, top5, meanReciprocalRank } = score;
  return [engine, kind, `${count}`, percent(top1), percent(top5), meanReciprocalRank.toFixed(3)];
}

await main();

import { count, experiment, percent, round, row } from "../shared/experiment";
import { openLsa } from "../shared/lsa";
import { nearestFirst, sentenceVectors } from "../shared/sentence-vectors";
import type { SearchSettings } from "../shared/site-search";
import { openSite } from "../shared/site-search";
import { mean, signTest, sum, wilson } from "../shared/statistics";

const RANKS = 5;
const SETTINGS: Record<string, SearchSettings> = {
  "Text alone": { fields: ["text"] },
  "Text, headings and titles": {},
  "Headings count twice, titles four times": { boost: { title: 4, heading: 2 } },
  "Beginnings of words match too": { prefix: true },
  "Misspelled words match too": { fuzzy: 0.2 },
};
const TEXT = "Text alone";
const WORDS = "Text, headings and titles";
const HEAVY_TITLES = "Headings count twice, titles four times";
const VECTORS = "The same text as LSA vectors";
const DIMENSIONS = 100;
const SENTENCES = "Sentence vectors of a small neural model";
/** The model is made for sentences, and whole sections are worse. */
const WORDS_READ = 25;

/** Returns the mean of the precisions down to each relevant rank; 0 if there is none. */
function contextPrecision(relevant: readonly boolean[]): number {
  const hits = relevant.flatMap((isRelevant, i) => (isRelevant ? [i + 1] : []));
  if (hits.length === 0) return 0;
  return sum(hits.map((rank, i) => (i + 1) / rank)) / hits.length;
}

/** A search over this site's own sections, by seven settings. */
export default experiment({
  post: "2024-04-08-context-precision-and-recall",
  repeats: "slow",
  async run() {
    const { sections, questions, search } = openSite();
    const texts = sections.map(({ title, heading, text }) => `${title} ${heading} ${text}`);
    const compare = openLsa(texts, DIMENSIONS);
    const pagesAt = (order: readonly number[], ranks = RANKS) =>
      order.slice(0, ranks).map((place) => sections[place]?.page ?? "");
    const nearest = (question: string, ranks = RANKS) => {
      const cosines = compare(question);
      const order = [...cosines.keys()].sort((a, b) => (cosines[b] ?? 0) - (cosines[a] ?? 0));
      return pagesAt(order, ranks);
    };
    const short = sections.map(({ title, heading, text = "" }) =>
      [title, heading, ...text.split(/\s+/).slice(0, WORDS_READ)].join(" "),
    );
    const vectors = await sentenceVectors(short);
    const asked = await sentenceVectors(questions.map(({ text }) => text));
    const byMeaning = new Map(
      questions.map(({ text }, i) => [text, pagesAt(nearestFirst(vectors, asked[i] ?? []))]),
    );
    const ways: [name: string, find: (question: string) => string[]][] = [
      ...Object.entries(SETTINGS).map(([name, options]): (typeof ways)[number] => [
        name,
        (question) => search(question, options, RANKS),
      ]),
      [VECTORS, (question) => nearest(question)],
      [SENTENCES, (question) => byMeaning.get(question) ?? []],
    ];
    const judge = (find: (question: string) => string[]) =>
      questions.map(({ text, pages }) => find(text).map((page) => pages.includes(page)));
    const results = new Map(ways.map(([name, find]) => [name, judge(find)]));
    const isFound = (name: string, place: number) => results.get(name)?.[place]?.includes(true);
    const only = (one: string, other: string) =>
      questions
        .filter((_, place) => isFound(one, place) && !isFound(other, place))
        .map(({ text }) => text);
    const splitOf = (before: string, after: string) => {
      const [gained, lost] = [only(after, before).length, only(before, after).length];
      return { gained, lost, p: round(signTest(gained, lost)) };
    };
    const settings = [...results].map(([name, found]) => {
      return {
        name,
        found: round(mean(found.map((ranks) => Number(ranks.includes(true)))), 3),
        first: round(mean(found.map(([first]) => Number(first === true))), 3),
        precision: round(mean(found.map(contextPrecision))),
      };
    });
    const beginnings = openSite(WORDS_READ);
    const countFound = (find: (question: string) => string[]) =>
      judge(find).filter((ranks) => ranks.includes(true)).length;
    return {
      chunks: sections.length,
      questions: questions.length,
      settings,
      onlyVectors: only(VECTORS, WORDS),
      onlyWords: only(WORDS, VECTORS),
      onlySentences: only(SENTENCES, WORDS),
      notSentences: only(WORDS, SENTENCES),
      titlesAdded: splitOf(TEXT, WORDS),
      titlesHeavier: splitOf(WORDS, HEAVY_TITLES),
      wordsOfBeginnings: countFound((question) => beginnings.search(question, {}, RANKS)),
      amongTwiceAsMany: {
        words: countFound((question) => search(question, {}, 2 * RANKS)),
        vectors: countFound((question) => nearest(question, 2 * RANKS)),
      },
    };
  },
  report(result) {
    const { chunks, questions, settings, amongTwiceAsMany } = result;
    const { onlyVectors, onlyWords, onlySentences, notSentences } = result;
    const { titlesAdded, titlesHeavier, wordsOfBeginnings } = result;
    const [text, all] = settings;
    const found = Math.round((all?.found ?? 0) * questions);
    const [low, high] = wilson(found, questions);
    const either = Math.round((all?.found ?? 0) * questions) + onlyVectors.length;
    return {
      charts: {
        settings: {
          kind: "bar",
          title: "Questions whose page is found, by setting of the search",
          x: { values: settings.map(({ name }) => name) },
          y: { label: "Questions", unit: "%", min: 0 },
          series: [
            {
              name: "among five",
              values: settings.map(({ found }) => round(100 * found, 1)),
            },
            { name: "first", values: settings.map(({ first }) => round(100 * first, 1)) },
          ],
        },
      },
      says: [
        ...settings.map(({ name, found, first, precision }) =>
          row(name, percent(found), percent(first), precision.toFixed(3)),
        ),
        `${count(chunks)} sections and ${questions} questions`,
        `the ${percent(all?.found ?? 0)} of the second row`,
        `from ${percent(text?.found ?? 0)} to ${percent(all?.found ?? 0)}`,
        `${onlyVectors.length} questions that the words missed, and lost ${onlyWords.length}`,
        `gained ${titlesAdded.gained} questions and lost ${titlesAdded.lost}`,
        `lost ${titlesHeavier.lost} questions and gained ${titlesHeavier.gained}`,
        `in ${percent(titlesHeavier.p)} of cases`,
        `from ${percent(low, 0)} to ${percent(high, 0)}`,
        `the word search finds ${percent(wordsOfBeginnings / questions)}`,
        `${DIMENSIONS} dimensions`,
        `${onlySentences.length} questions that the words missed, and missed ${notSentences.length}`,
        `its first ${WORDS_READ} words`,
        `at least one of the two finds ${either} of the ${questions}`,
        `the words alone find ${amongTwiceAsMany.words} and LSA alone ${amongTwiceAsMany.vectors}`,
      ],
      // The worked examples of both formulas.
      given: [
        0.75,
        0.833,
        0.667,
        "1.000",
        0.367,
        0.333,
        0.4,
        0.8,
        20,
        80,
        100,
        180,
        0.5,
        0.2,
        19,
        1990,
        2018,
        10,
        11,
        22,
        2026,
        95,
      ],
    };
  },
});

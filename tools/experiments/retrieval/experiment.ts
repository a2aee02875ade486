import { count, experiment, percent, round, row } from "../shared/experiment";
import type { SearchSettings } from "../shared/site-search";
import { openSite } from "../shared/site-search";
import { mean, sum } from "../shared/statistics";

const RANKS = 5;
const SETTINGS: Record<string, SearchSettings> = {
  "Text alone": { fields: ["text"] },
  "Text, headings and titles": {},
  "Headings count twice, titles four times": { boost: { title: 4, heading: 2 } },
  "Beginnings of words match too": { prefix: true },
  "Misspelled words match too": { fuzzy: 0.2 },
};

/** Returns the mean of the precisions down to each relevant rank; 0 if there is none. */
function contextPrecision(relevant: readonly boolean[]): number {
  const hits = relevant.flatMap((isRelevant, i) => (isRelevant ? [i + 1] : []));
  if (hits.length === 0) return 0;
  return sum(hits.map((rank, i) => (i + 1) / rank)) / hits.length;
}

/** A search over this site's own sections, by five settings. */
export default experiment({
  post: "2024-04-08-context-precision-and-recall",
  repeats: "exact",
  run() {
    const { chunks, questions, search } = openSite();
    const settings = Object.entries(SETTINGS).map(([name, options]) => {
      const found = questions.map(({ text, pages }) =>
        search(text, options, RANKS).map((page) => pages.includes(page)),
      );
      return {
        name,
        found: round(mean(found.map((ranks) => Number(ranks.includes(true)))), 3),
        first: round(mean(found.map(([first]) => Number(first === true))), 3),
        precision: round(mean(found.map(contextPrecision))),
      };
    });
    return { chunks, questions: questions.length, settings };
  },
  report({ chunks, questions, settings }) {
    const [text, all] = settings;
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
        `${percent(1 - (all?.found ?? 0))} of the questions get no section of a page that answers them`,
        `from ${percent(text?.found ?? 0)} to ${percent(all?.found ?? 0)}`,
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
        19,
        22,
        2026,
      ],
    };
  },
});

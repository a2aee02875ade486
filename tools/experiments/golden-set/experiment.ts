import lunr from "lunr";
import { experiment, percent, round, row } from "../shared/experiment";
import { randomFrom } from "../shared/random";
import type { SearchSettings } from "../shared/site-search";
import { openSite } from "../shared/site-search";
import { signTest } from "../shared/statistics";

const OLD: SearchSettings = {};
const NEW: SearchSettings = { boost: { title: 4, heading: 2 } };
/** Leaves out of a question what Lunr's list of stop words has, such as "is" and "of". */
const WITHOUT_SMALL_WORDS: SearchSettings = {
  processTerm: (word) =>
    lunr.stopWordFilter(new lunr.Token(word.toLowerCase(), {}))?.toString() ?? null,
};
/** A question passes if a page that answers it is among the first so many pages. */
const RANKS = 3;
const SIZE = 40;
const DRAWS = 10_000;

interface Outcome {
  text: string;
  /** The first of the pages that answer it. */
  page: string;
  old: boolean;
  now: boolean;
}

/** A question that the edit lost: the rank of its page before and after, and the first page after. */
interface Fall {
  text: string;
  from: number;
  to: number;
  /** Its rank after the edit if small words are left out of the question. */
  toWithoutSmallWords: number;
  first: string;
}

function compare(questions: readonly Outcome[]) {
  const texts = (test: (one: Outcome) => boolean) => questions.filter(test).map(({ text }) => text);
  const lost = texts(({ old, now }) => old && !now);
  const gained = texts(({ old, now }) => !old && now);
  const both = texts(({ old, now }) => old && now).length;
  const p = signTest(gained.length, lost.length);
  return { questions: questions.length, both, lost, gained, p: round(p) };
}

/** Counts each page once, by whether more of its questions were lost or gained. */
function compareByPage(questions: readonly Outcome[]) {
  const changes = new Map<string, number>();
  for (const { page, old, now } of questions) {
    changes.set(page, (changes.get(page) ?? 0) + Number(now) - Number(old));
  }
  const lost = [...changes.values()].filter((change) => change < 0).length;
  const gained = [...changes.values()].filter((change) => change > 0).length;
  return { pages: changes.size, lost, gained, p: round(signTest(gained, lost)) };
}

/** One change of a search, judged by 40 questions and by all. */
export default experiment({
  post: "2025-01-16-golden-set-paired-test",
  repeats: "exact",
  run() {
    const { sections, questions, search } = openSite();
    const pagesOf = (text: string, settings: SearchSettings) => [
      ...new Set(search(text, settings, Number.POSITIVE_INFINITY)),
    ];
    const rank = (found: readonly string[], pages: readonly string[]) =>
      found.findIndex((page) => pages.includes(page)) + 1;
    const outcomesOf = (
      old: SearchSettings,
      now: SearchSettings,
      find: (text: string, settings: SearchSettings) => string[] = pagesOf,
    ): Outcome[] =>
      questions.map(({ text, pages }) => {
        const passes = (settings: SearchSettings) =>
          rank(find(text, settings).slice(0, RANKS), pages) > 0;
        return { text, page: pages[0] ?? "", old: passes(old), now: passes(now) };
      });
    const outcomes = outcomesOf(OLD, NEW);
    const titles = new Map(sections.map(({ page, title }) => [page, title]));
    const falls = (lost: readonly string[]): Fall[] =>
      questions
        .filter(({ text }) => lost.includes(text))
        .map(({ text, pages }) => {
          const now = pagesOf(text, NEW);
          return {
            text,
            from: rank(pagesOf(text, OLD), pages),
            to: rank(now, pages),
            toWithoutSmallWords: rank(pagesOf(text, { ...NEW, ...WITHOUT_SMALL_WORDS }), pages),
            first: titles.get(now[0]) ?? "",
          };
        });
    const random = randomFrom(116);
    const draw = () => {
      const rest = [...outcomes];
      return Array.from(
        { length: SIZE },
        () => rest.splice(random.below(rest.length), 1)[0] as Outcome,
      );
    };
    const every = Math.floor(outcomes.length / SIZE);
    const forty = compare(outcomes.filter((_, i) => i % every === 0).slice(0, SIZE));
    const draws = Array.from({ length: DRAWS }, () => compare(draw()));
    const share = (test: (one: ReturnType<typeof compare>) => boolean) =>
      round(draws.filter(test).length / DRAWS);
    return {
      forty,
      all: compare(outcomes),
      byPage: compareByPage(outcomes),
      bySection: compare(outcomesOf(OLD, NEW, (text, settings) => search(text, settings, RANKS))),
      withoutSmallWords: compare(
        outcomesOf({ ...OLD, ...WITHOUT_SMALL_WORDS }, { ...NEW, ...WITHOUT_SMALL_WORDS }),
      ),
      falls: falls(forty.lost),
      convinced: share(({ p }) => p < 0.05),
      misled: share(({ gained, lost }) => gained.length > lost.length),
      onePage: [OLD, NEW].map(
        (settings) =>
          questions.filter(({ text }) => new Set(search(text, settings, RANKS)).size === 1).length,
      ),
    };
  },
  report({ forty, all, byPage, bySection, withoutSmallWords, falls, convinced, misled, onePage }) {
    const cells = [forty, all].map(({ questions, both, lost, gained }) => ({
      questions,
      both,
      lost: lost.length,
      gained: gained.length,
      neither: questions - both - lost.length - gained.length,
    }));
    const [few, many] = cells as [(typeof cells)[number], (typeof cells)[number]];
    const values = (kind: "both" | "lost" | "gained" | "neither") =>
      cells.map((one) => round((100 * one[kind]) / one.questions, 1));
    const passes = ({ both, lost, gained }: (typeof cells)[number]) =>
      `${both + lost} to ${both + gained}`;
    const { both, lost, gained } = withoutSmallWords;
    const fall = (text: string) => {
      const found = falls.find((one) => one.text === text);
      if (!found) throw new Error(`The edit did not lose ${text}`);
      return { ranks: `fell from rank ${found.from} to ${found.to}`, first: `"${found.first}"` };
    };
    const ranks = falls.map((one) => one.toWithoutSmallWords);
    const p95 = fall("what is p95");
    const payback = fall("payback time of a chatbot");
    return {
      charts: {
        runs: {
          kind: "stacked-bar",
          title: "Results of two runs of the same questions",
          x: { values: cells.map(({ questions }) => `${questions} questions`) },
          y: { label: "Questions", unit: "%" },
          series: [
            { name: "pass in both", values: values("both") },
            { name: "lost", values: values("lost") },
            { name: "gained", values: values("gained") },
            { name: "in neither", values: values("neither") },
          ],
        },
      },
      says: [
        row("Old: pass", few.both, few.lost, few.both + few.lost),
        row("Old: fail", few.gained, few.neither, few.gained + few.neither),
        row(
          "**Sum**",
          `**${few.both + few.gained}**`,
          `**${few.lost + few.neither}**`,
          `**${few.questions}**`,
        ),
        `from ${passes(few)} of ${few.questions}`,
        `${round(forty.p, 3)}`,
        `from ${passes(many)} of ${many.questions}`,
        `${many.lost} lost and ${many.gained} gained`,
        `gives ${round(all.p, 3)}`,
        `${byPage.pages} pages`,
        `${byPage.lost} pages lost and ${byPage.gained} gained`,
        `that split gives ${round(byPage.p, 3)}`,
        `${few.lost + few.gained} of ${few.questions} changed, against ${many.lost + many.gained} of all ${many.questions}`,
        `${percent(convinced)} of the draws`,
        `${percent(misled)} of all draws`,
        `${bySection.lost.length} lost and ${bySection.gained.length} gained, and the sign test gives ${round(bySection.p, 3)}`,
        ...forty.lost.map((text) => `- *${text}*`),
        `*What is p95* ${p95.ranks}`,
        p95.first,
        `*Payback time of a chatbot* ${payback.ranks}, behind ${payback.first}`,
        `ranks ${ranks.slice(0, -1).join(", ")} and ${ranks.at(-1)}`,
        `for ${onePage[1]} of the ${many.questions} questions, up from ${onePage[0]}`,
        `${lost.length} lost and ${gained.length} gained, from ${both + lost.length} to ${both + gained.length}`,
      ],
      // The sign test by hand, its table, and the parts of a golden set.
      given: [
        ...[21, 29, 58, 128, 0.031, 0.008, 12, 0.039, 15, 0.035, 20, 0.041, 18, 256, 0.07, 45],
        ...[80, 130, 30, 240, 0.077, 0.023, 120, 16, 24, 10000, 100, 260, 22, 2026],
      ],
    };
  },
});

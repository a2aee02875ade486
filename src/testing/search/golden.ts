import { readFile } from "node:fs/promises";
import { load } from "js-yaml";
import { z } from "zod";

const goldenFile = z.array(
  z.strictObject({
    q: z.union([z.string(), z.number()]).transform(String),
    a: z.array(z.string().startsWith("/")).min(1),
    /** What the question tries out, for a score of each kind. */
    kind: z.string().default("words"),
  }),
);

/** A question with what answers it. */
export type GoldenQuestion = z.output<typeof goldenFile>[number];

/** Share of questions answered, from 0 to 1, and the missed ones. */
export interface GoldenScore {
  count: number;
  top1: number;
  top5: number;
  /** Mean of 1 divided by the place of the page with the right answer. */
  meanReciprocalRank: number;
  /** Questions whose answer is not first, with its place (0 for none in the first ten). */
  missed: Array<{ q: string; place: number; first: string }>;
}

/** Reads the questions. */
export async function readGolden(file = "content/search.golden.yml"): Promise<GoldenQuestion[]> {
  return goldenFile.parse(load(await readFile(file, "utf8")));
}

/**
 * Asks all questions. The place of an answer is that of its page; an answer with a fragment has to be
 * among the parts that are shown below the page.
 *
 * @param search gives the addresses found, best first: of each page, and of its parts that match
 */
export function scoreGolden(
  questions: readonly GoldenQuestion[],
  search: (query: string) => ReadonlyArray<readonly string[]>,
): GoldenScore {
  const found = questions.map(({ q, a }) => {
    const pages = search(q).slice(0, 10);
    const place = pages.findIndex((urls) => urls.some((url) => a.includes(url))) + 1;
    return { q, place, first: pages[0]?.[0] ?? "nothing" };
  });
  const share = (isGood: (place: number) => boolean) =>
    found.filter(({ place }) => place > 0 && isGood(place)).length / found.length;
  return {
    count: found.length,
    top1: share((place) => place === 1),
    top5: share((place) => place <= 5),
    meanReciprocalRank:
      found.reduce((sum, { place }) => sum + (place ? 1 / place : 0), 0) / found.length,
    missed: found.filter(({ place }) => place !== 1),
  };
}

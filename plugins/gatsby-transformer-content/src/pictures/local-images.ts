import type { Reference } from "../content/types";
import { candidateFiles, spellingsOf } from "../links/file-path";
import type { Surroundings } from "../links/file-path";

/** A picture of a page that is a file of the site. */
export interface LocalImage {
  /** As it stands in the page. */
  src: string;
  /** Absolute paths of the files that it may mean, the likeliest first. */
  candidates: string[];
  /** The likeliest of them. */
  absolutePath: string;
}

const ELSEWHERE = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i;

/** The pictures of a page that lie beside it or in a static folder. */
export function findLocalImages(
  references: readonly Reference[],
  from: Surroundings,
): LocalImage[] {
  const urls = references.filter(({ kind }) => kind === "image").map(({ url }) => url);
  return [...new Set(urls)]
    .filter((url) => url !== "" && !ELSEWHERE.test(url))
    .flatMap((url) => {
      const candidates = candidateFiles(url.replace(/[?#].*$/s, ""), from);
      const absolutePath = candidates[0] ?? "";
      return spellingsOf(url).map((src) => ({ src, candidates, absolutePath }));
    });
}

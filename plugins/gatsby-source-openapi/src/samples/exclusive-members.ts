import { resolve } from "../document/reference";
import type { JsonRecord } from "../json";
import { textOf } from "../json";
import type { MergedSchema } from "./merged-schema";

/** Sentences that say which members exclude each other. */
const EXCLUSIVE =
  /mutually exclusive|\b(?:cannot|can ?not|can't|must not|may not|should not|must never)\b[^.]{0,40}\b(?:with|together|both|combin\w+|alongside|same time)|\bonly one of\b|\bexactly one of\b|\bone of\b[^.]{0,80}\b(?:required|must|specified|provided|set)\b|\beither\b[^.]{0,80}\bor\b|\bnot both\b|\bexclusive (?:with|of)\b|\bconflicts? with\b|\binstead of\b|\b(?:an )?alternative to\b|\bin place of\b|\bignored (?:if|when)\b|\b(?:not|un)(?: be)? ?(?:provided|specified|set|used|present|given)\b/i;

/**
 * Returns a function that tells whether a member excludes one of those that an example already has,
 * as the description of one of them or of the object says.
 */
export function exclusion(document: JsonRecord, { keywords, properties }: MergedSchema) {
  const sentencesOf = (text: unknown) =>
    (textOf(text) ?? "").split(/(?<=[.;])\s|\n\s*\n/).filter((one) => EXCLUSIVE.test(one));
  const shared = sentencesOf(keywords.description);
  const known = new Map<string, string[]>();
  const own = (name: string): string[] => {
    const said =
      known.get(name) ??
      (properties.get(name) ?? []).flatMap((node) =>
        sentencesOf(resolve(document, node)?.description),
      );
    known.set(name, said);
    return said;
  };
  const names = (sentence: string, name: string) =>
    sentence.split(/[^\w-]+/).some((word) => word === name);
  return (name: string, others: readonly string[]): boolean => {
    const said = own(name);
    return others.some(
      (other) =>
        said.some((sentence) => names(sentence, other)) ||
        own(other).some((sentence) => names(sentence, name)) ||
        shared.some((sentence) => names(sentence, name) && names(sentence, other)),
    );
  };
}

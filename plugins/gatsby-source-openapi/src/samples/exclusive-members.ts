import { resolve } from "../document/reference";
import type { JsonRecord } from "../json";
import { textOf } from "../json";
import type { MergedSchema } from "./merged-schema";

/** Sentences that say which members exclude each other. */
const EXCLUSIVE =
  /mutually exclusive|\b(?:cannot|can ?not|can't|must not|may not|should not|must never)\b[^.]{0,40}\b(?:with|together|both|combin\w+|alongside|same time)|\bonly one of\b|\bexactly one of\b|\bone of\b[^.]{0,80}\b(?:required|must|specified|provided|set)\b|\beither\b[^.]{0,80}\bor\b|\bnot both\b|\bexclusive (?:with|of)\b|\bconflicts? with\b|\binstead of\b|\b(?:an )?alternative to\b|\bin place of\b|\bignored (?:if|when)\b|\b(?:not|un)(?: be)? ?(?:provided|specified|set|used|present|given)\b/i;

const GIVEN = "(?:provided|specified|set|given|present|sent|included|passed|supplied|used|defined)";
const GIVE = "(?:provide|specify|include|contain|set|send|pass|supply|give|have)";

/** Sentences that say that an object needs one of several members. */
const DEMANDING = new RegExp(
  `\\b(?:one of|either)\\b.*(?:\\b(?:must|has to|have to|needs? to|should) be ${GIVEN}|\\b(?:required|mandatory))\\b` +
    `|\\b(?:must|has to|have to|needs? to|should) ${GIVE}\\b.*\\b(?:one of|either)\\b`,
  "is",
);

/** Words of sentences that demand it only sometimes, or do not. */
const SOMETIMES = /\b(?:if|when|unless|neither|(?:not|n't) (?:be )?(?:required|mandatory))\b/i;

/**
 * Returns the first optional member of each group of which an object needs one and has none, as its
 * description or that of a member says.
 */
export function demandedMembers(
  document: JsonRecord,
  { keywords, properties }: MergedSchema,
  had: readonly string[],
  optional: readonly string[],
): string[] {
  const groupsOf = (text: unknown, own: readonly string[]) =>
    sentencesOf(text)
      .filter((one) => DEMANDING.test(one) && !SOMETIMES.test(one))
      .map((one) => wordsOf(one).filter((word) => properties.has(word)))
      .map((names) => [...new Set([...own, ...names])]);
  const groups = [
    ...groupsOf(keywords.description, []),
    ...[...properties].flatMap(([name, nodes]) =>
      nodes.flatMap((node) => groupsOf(resolve(document, node)?.description, [name])),
    ),
  ];
  const added: string[] = [];
  for (const group of groups) {
    const isMet = group.some((name) => had.includes(name) || added.includes(name));
    const first = group.find((name) => optional.includes(name));
    if (group.length > 1 && first !== undefined && !isMet) added.push(first);
  }
  return added;
}

function sentencesOf(text: unknown): string[] {
  return (textOf(text) ?? "").split(/(?<=[.;])\s|\n\s*\n/);
}

function wordsOf(sentence: string): string[] {
  return sentence.split(/[^\w-]+/);
}

/**
 * Returns a function that tells whether a member excludes one of those that an example already has,
 * as the description of one of them or of the object says.
 */
export function exclusion(document: JsonRecord, { keywords, properties }: MergedSchema) {
  const exclusive = (text: unknown) => sentencesOf(text).filter((one) => EXCLUSIVE.test(one));
  const shared = exclusive(keywords.description);
  const known = new Map<string, string[]>();
  const own = (name: string): string[] => {
    const said =
      known.get(name) ??
      (properties.get(name) ?? []).flatMap((node) =>
        exclusive(resolve(document, node)?.description),
      );
    known.set(name, said);
    return said;
  };
  const names = (sentence: string, name: string) => wordsOf(sentence).includes(name);
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

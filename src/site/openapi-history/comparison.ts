import type { ContractChange } from "../../../plugins/gatsby-transformer-content/data-files";
import { entries, memberOf } from "./place-words";
import type { ApiDifference, SchemaContext } from "./schema-differences";
import type { Usage } from "./usage";
import { resolved } from "./usage";

type Roots = SchemaContext["roots"];

/** What two versions of a document are compared with. */
export interface ComparedUsage {
  roots: Roots;
  /** Usage in both versions. */
  usages: readonly [before: Usage, after: Usage];
  /** New names of security schemes, by old ones. */
  renamedSchemes: ReadonlyMap<string, string>;
}

/** The same part of two versions. */
export type BothVersions = readonly [before: unknown, after: unknown];

export function memberOfBoth([before, after]: BothVersions, key: string): BothVersions {
  return [memberOf(before, key), memberOf(after, key)];
}

export function bothResolved(
  [before, after]: BothVersions,
  { roots }: ComparedUsage,
): BothVersions {
  return [resolved(before, roots[0]), resolved(after, roots[1])];
}

/** Returns whether a flag such as `required` is set in each version. */
export function flagOf(pair: BothVersions, key: string): boolean[] {
  return memberOfBoth(pair, key).map((value) => value === true);
}

/** Returns the differences of one part of a document, each as a sentence. */
export function inPart(part: string, differences: readonly ApiDifference[]): ContractChange[] {
  return differences.map(({ severity, text }) => ({
    severity,
    part,
    text: text.replace(/^[a-z]/, (letter) => letter.toUpperCase()),
  }));
}

/** Returns a difference that breaks code. */
export const breaking = (text: string): ApiDifference => ({ severity: "breaking", text });

/** Pairs the members of two lists or maps by their keys. */
export function pairs<Member>(
  before: Iterable<[string, Member]>,
  after: Iterable<[string, Member]>,
): Array<[key: string, old: Member | undefined, recent: Member | undefined]> {
  const [old, recent] = [new Map(before), new Map(after)];
  return [...new Set([...old.keys(), ...recent.keys()])].map((key) => [
    key,
    old.get(key),
    recent.get(key),
  ]);
}

/** What to say of members that only one version has, or how to compare those of both. */
interface MemberRules {
  removed: (key: string) => ApiDifference;
  added: (key: string) => ApiDifference;
  both?: (pair: BothVersions, key: string) => ApiDifference[];
}

/** Compares the members of two maps by their keys. */
export function compareMembers(
  [before, after]: BothVersions,
  { removed, added, both }: MemberRules,
) {
  return pairs(entries(before), entries(after)).flatMap(([key, old, recent]) => {
    if (recent === undefined) return [removed(key)];
    return old === undefined ? [added(key)] : (both?.([old, recent], key) ?? []);
  });
}

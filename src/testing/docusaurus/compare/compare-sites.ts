import type { FactName, PageFacts, SiteFacts } from "../read/page-facts";
import { FACT_NAMES } from "../read/page-facts";
import { OUR_PAGES, RULES, toOurRoute } from "./deliberate-differences";
import type { LineDifference } from "./diff-lines";
import { diffLines } from "./diff-lines";

/** A fact of a page that differs between the two sites. */
export interface Difference {
  route: string;
  /** `page` if only one of the two sites has the page. */
  fact: FactName | "page";
  lines: LineDifference[];
}

/** Result of a comparison. */
export interface Comparison {
  /** Pages that both sites have. */
  pages: number;
  equalPages: number;
  /** Facts that at least one of the two sites has. */
  facts: number;
  equalFacts: number;
  differences: Difference[];
  /** Number of deliberate differences, by the name of the rule. */
  deliberate: Record<string, number>;
}

/** Compares the pages of two builds of one folder. */
export function compareSites(theirs: SiteFacts, ours: SiteFacts): Comparison {
  const result = emptyComparison();
  const expected = new Set(Object.keys(theirs).map(toOurRoute));
  for (const [theirRoute, their] of Object.entries(theirs)) {
    const route = toOurRoute(theirRoute);
    const our = ours[route];
    if (our) comparePage(route, their, our, result);
    else result.differences.push(unmatchedPage(route, "theirs"));
  }
  for (const route of Object.keys(ours)) {
    if (expected.has(route)) continue;
    const rule = OUR_PAGES.find((candidate) => candidate.route.test(route));
    if (rule) count(result, rule.name);
    else result.differences.push(unmatchedPage(route, "ours"));
  }
  return result;
}

function emptyComparison(): Comparison {
  return { pages: 0, equalPages: 0, facts: 0, equalFacts: 0, differences: [], deliberate: {} };
}

function unmatchedPage(route: string, side: "theirs" | "ours"): Difference {
  return { route, fact: "page", lines: [{ [side]: route }] };
}

function comparePage(route: string, their: PageFacts, our: PageFacts, result: Comparison): void {
  const before = result.differences.length;
  result.pages += 1;
  for (const fact of FACT_NAMES) compareFact(route, fact, their[fact], our[fact], result);
  if (result.differences.length === before) result.equalPages += 1;
}

function compareFact(
  route: string,
  fact: FactName,
  their: readonly string[],
  our: readonly string[],
  result: Comparison,
): void {
  if (their.length === 0 && our.length === 0) return;
  result.facts += 1;
  const normalized = normalize(route, fact, their, our, result);
  const lines = diffLines(normalized.their, normalized.our);
  if (lines.length === 0) result.equalFacts += 1;
  else result.differences.push({ route, fact, lines });
}

/** Removes deliberate differences from a fact, and counts the rules that applied. */
function normalize(
  route: string,
  fact: FactName,
  their: readonly string[],
  our: readonly string[],
  result: Comparison,
) {
  let sides = { their, our };
  for (const rule of RULES) {
    if (isEqual(sides.their, sides.our)) break;
    if (!rule.facts.includes(fact)) continue;
    const next = {
      their: rule.normalize(sides.their, { route, side: "theirs", other: sides.our }),
      our: rule.normalize(sides.our, { route, side: "ours", other: sides.their }),
    };
    if (distance(next) < distance(sides)) count(result, rule.name);
    if (distance(next) <= distance(sides)) sides = next;
  }
  return sides;
}

function distance({ their, our }: { their: readonly string[]; our: readonly string[] }): number {
  return diffLines(their, our).length;
}

function isEqual(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((line, index) => line === b[index]);
}

function count({ deliberate }: Comparison, name: string): void {
  deliberate[name] = (deliberate[name] ?? 0) + 1;
}

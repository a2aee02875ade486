import type { FactName, PageFacts, SiteFacts } from "../read/page-facts";
import { FACT_NAMES } from "../read/page-facts";
import type { RuleContext } from "./deliberate-differences";
import { RULES, toOurRoute, UNMATCHED_PAGES } from "./deliberate-differences";
import type { LineDifference } from "./diff-lines";
import { diffLines } from "./diff-lines";

/** A fact of a page that differs between the two sites. */
export interface FactDifference {
  route: string;
  /** `page` if only one of the two sites has the page. */
  fact: FactName | "page";
  lines: LineDifference[];
}

/** Result of a comparison. */
export interface SiteComparison {
  /** Pages that both sites have. */
  pages: number;
  equalPages: number;
  /** Facts that at least one of the two sites has. */
  facts: number;
  equalFacts: number;
  differences: FactDifference[];
  /** Number of deliberate differences, by the name of the rule. */
  deliberate: Record<string, number>;
}

/** Compares the pages of two builds of one folder. */
export function compareSites(
  theirs: SiteFacts,
  { pages: ours, redirects = {} }: { pages: SiteFacts; redirects?: Record<string, string> },
): SiteComparison {
  const result = emptyComparison();
  const move = (theirRoute: string) => {
    const route = toOurRoute(theirRoute);
    return redirects[route] ?? route;
  };
  const expected = new Set(Object.keys(theirs).map(move));
  for (const [theirRoute, their] of Object.entries(theirs)) {
    const route = move(theirRoute);
    const our = ours[route];
    if (our) comparePage({ route, move }, their, our, result);
    else addUnmatched(route, "theirs", result);
  }
  for (const route of Object.keys(ours)) {
    if (!expected.has(route)) addUnmatched(route, "ours", result);
  }
  return result;
}

function addUnmatched(route: string, side: "theirs" | "ours", result: SiteComparison): void {
  const rule = UNMATCHED_PAGES.find((one) => one.side === side && one.route.test(route));
  if (rule) count(result, rule.name);
  else result.differences.push({ route, fact: "page", lines: [{ [side]: route }] });
}

function emptyComparison(): SiteComparison {
  return { pages: 0, equalPages: 0, facts: 0, equalFacts: 0, differences: [], deliberate: {} };
}

/** The page that is compared. */
type ComparedPage = Pick<RuleContext, "route" | "move">;

function comparePage(
  page: ComparedPage,
  their: PageFacts,
  our: PageFacts,
  result: SiteComparison,
): void {
  const before = result.differences.length;
  result.pages += 1;
  for (const fact of FACT_NAMES) compareFact(page, fact, their[fact], our[fact], result);
  if (result.differences.length === before) result.equalPages += 1;
}

function compareFact(
  page: ComparedPage,
  fact: FactName,
  their: readonly string[],
  our: readonly string[],
  result: SiteComparison,
): void {
  if (their.length === 0 && our.length === 0) return;
  result.facts += 1;
  const normalized = normalize(page, fact, their, our, result);
  const lines = diffLines(normalized.their, normalized.our);
  if (lines.length === 0) result.equalFacts += 1;
  else result.differences.push({ route: page.route, fact, lines });
}

/** Removes deliberate differences from a fact, and counts the rules that applied. */
function normalize(
  page: ComparedPage,
  fact: FactName,
  their: readonly string[],
  our: readonly string[],
  result: SiteComparison,
) {
  let sides = { their, our };
  for (const rule of RULES) {
    if (isEqual(sides.their, sides.our)) break;
    if (!rule.facts.includes(fact)) continue;
    const next = {
      their: rule.normalize(sides.their, { ...page, side: "theirs", other: sides.our }),
      our: rule.normalize(sides.our, { ...page, side: "ours", other: sides.their }),
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

function count({ deliberate }: SiteComparison, name: string): void {
  deliberate[name] = (deliberate[name] ?? 0) + 1;
}

import type { FactDifference, SiteComparison } from "./compare-sites";
import { RULES, UNMATCHED_PAGES } from "./deliberate-differences";

/** Formats a comparison: differences, deliberate differences, counts. */
export function formatComparison(name: string, comparison: SiteComparison): string {
  const { pages, equalPages, facts, equalFacts, differences } = comparison;
  return [
    ...differences.map(formatDifference),
    ...formatDeliberate(comparison),
    `${name}: ${equalPages} of ${pages} pages and ${equalFacts} of ${facts} facts are equal, ` +
      `${differences.length} differences.`,
  ].join("\n");
}

/** Formats a difference: route, fact, and the lines of both sides. */
export function formatDifference({ route, fact, lines }: FactDifference): string {
  const shown = lines.flatMap(({ theirs, ours }) => [
    ...(theirs === undefined ? [] : [`  Docusaurus: ${theirs}`]),
    ...(ours === undefined ? [] : [`  this site:  ${ours}`]),
  ]);
  return [`${route} ${fact}`, ...shown, ""].join("\n");
}

function formatDeliberate({ deliberate }: SiteComparison): string[] {
  const lines = [...RULES, ...UNMATCHED_PAGES]
    .filter(({ name }) => deliberate[name])
    .map(({ name, reason }) => `  ${deliberate[name]} × ${name}. ${reason}`);
  return lines.length > 0 ? ["Deliberate differences:", ...lines, ""] : [];
}

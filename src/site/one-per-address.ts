import type { PagePlan } from "./create-pages/plan";

/** A page, or its plan. */
type Placed = Pick<PagePlan, "path" | "source">;

/** Returns the pages without those whose address is taken: where the check of duplicates only warns, one page is built. */
export function withoutDuplicates<Plan extends Placed>(plans: readonly Plan[]): Plan[] {
  const later = new Set(laterOwners(plans, ({ path }) => path).map(({ plan }) => plan));
  return plans.filter((plan) => !later.has(plan));
}

/** Returns the pages of content that are built, one at each address. */
export function onePerAddress<Page extends { permalink: string; file: string }>(
  pages: readonly Page[],
): Page[] {
  const placed = pages.map((page) => ({ page, path: page.permalink, source: page.file }));
  return withoutDuplicates(placed).map(({ page }) => page);
}

/** Returns plans with the key of an earlier one. Plans are compared in the order of their sources. */
export function laterOwners<Plan extends Placed>(
  plans: readonly Plan[],
  keyOf: (plan: Plan) => string,
): Array<{ plan: Plan; owner: Plan }> {
  const owners = new Map<string, Plan>();
  const sorted = [...plans].sort((a, b) => (a.source < b.source ? -1 : 1));
  return sorted.flatMap((plan) => {
    const owner = owners.get(keyOf(plan));
    if (!owner) owners.set(keyOf(plan), plan);
    return owner ? [{ plan, owner }] : [];
  });
}

import type { Problem } from "../../../packages/problems";
import type { PagePlan } from "../create-pages/page-plan";
import { placeOfSlug } from "./place-in-front-matter";

/**
 * Addresses that differ in upper and lower case alone: on disks that take both for one, as those of
 * macOS and Windows do, one page is written over the other.
 */
export function findCaseClashes(plans: readonly PagePlan[]): Problem[] {
  const owners = new Map<string, PagePlan>();
  const inOrder = [...plans].sort((a, b) => (a.source < b.source ? -1 : 1));
  return inOrder.flatMap((plan) => {
    const key = plan.path.toLowerCase();
    const owner = owners.get(key);
    if (!owner) owners.set(key, plan);
    if (!owner || owner.path === plan.path) return [];
    return [
      {
        code: "routes/case-clash",
        severity: "warning",
        file: plan.source,
        ...placeOfSlug(plan.source),
        message: `But for upper and lower case it is the address of ${owner.source}.`,
        value: plan.path,
        hint: "Write addresses in lower case; give one of the two another name.",
      },
    ];
  });
}

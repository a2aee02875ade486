import type { Problem } from "../../../plugins/gatsby-transformer-content/src/problem";
import type { PagePlan } from "../create-pages/page-plan";

/** Two pages at one address: the later one would hide the earlier. */
export function findDuplicatePaths(plans: readonly PagePlan[]): Problem[] {
  const owners = new Map<string, PagePlan>();
  return plans.flatMap((plan) => {
    const owner = owners.get(plan.path);
    if (!owner) {
      owners.set(plan.path, plan);
      return [];
    }
    return [
      {
        code: "routes/duplicate",
        severity: "error",
        file: plan.source,
        line: 1,
        column: 1,
        message: `The address is taken already, by ${owner.source}.`,
        value: plan.path,
        hint: "Give one of the two another `slug` or file name.",
      },
    ];
  });
}

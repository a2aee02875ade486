import type { Problem } from "../../../packages/problems";
import type { PagePlan } from "../create-pages/page-plan";
import { placeOfSlug } from "./place-in-front-matter";

/** Two pages at one address: one would hide the other. The later by its source is told. */
export function findDuplicatePaths(plans: readonly PagePlan[]): Problem[] {
  const owners = new Map<string, PagePlan>();
  const inOrder = plans.filter(isOwnFinding).sort((a, b) => (a.source < b.source ? -1 : 1));
  return inOrder.flatMap((plan) => {
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
        ...placeOfSlug(plan.source),
        message: `The address is taken already, by ${owner.source}.`,
        value: plan.path,
        hint: "Give one of the two another `slug` or file name.",
      },
    ];
  });
}

/**
 * Redirects, tags and authors at addresses that are taken are told of where they are declared: in
 * `redirects.yml`, `tags.yml`, `authors.yml`. The redirect from the root is declared nowhere.
 */
function isOwnFinding({ template, path }: PagePlan): boolean {
  if (template === "redirect") return path === "/";
  return template !== "blog-tag" && template !== "blog-author";
}

import kebabCase from "lodash/kebabCase";
import type { Problem } from "../../../packages/problems";
import type { PagePlan } from "../create-pages/page-plan";
import { contentPages } from "./content-pages";
import { placeOfSlug } from "./place-in-front-matter";

/** Characters that end the path of an address, or stand for others in it. */
const UNREACHABLE = /[?#%]/;
/** Characters that an address holds only in disguise: `%20`. */
const DISGUISED = /[\s"<>\\^`{|}]/;

/** Pages whose files have names that make bad addresses. */
export function findOddAddresses(
  site: Queries.SitePlanQuery,
  plans: readonly PagePlan[],
): Problem[] {
  const planned = new Set(plans.map(({ path }) => path));
  return contentPages(site)
    .filter(({ permalink }) => planned.has(permalink))
    .filter(({ permalink }) => UNREACHABLE.test(permalink) || DISGUISED.test(permalink))
    .map(({ permalink, file }) => ({
      code: "routes/odd-address",
      severity: UNREACHABLE.test(permalink) ? "error" : "warning",
      file,
      ...placeOfSlug(file),
      message: UNREACHABLE.test(permalink)
        ? "No browser can open the address: ?, # and % have a meaning of their own in it."
        : "The address holds characters that are seen as %20 and the like.",
      value: permalink,
      hint: `Rename the file, or give the page a \`slug\`, so that it is at "${tidy(permalink)}".`,
    }));
}

function tidy(permalink: string): string {
  return permalink
    .split("/")
    .map((part) => (UNREACHABLE.test(part) || DISGUISED.test(part) ? kebabCase(part) : part))
    .join("/");
}

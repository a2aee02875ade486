import { didYouMean } from "../../../packages/problems";
import type { LocalProblem } from "../../../packages/problems";
import type { PagePlan } from "../create-pages/page-plan";
import type { ParsedRedirects, Redirect } from "./redirects-file";

/** Redirects that lead nowhere or in a circle, and those from addresses that are taken. */
export function findRedirectProblems(
  parsed: ParsedRedirects,
  plans: readonly PagePlan[],
): LocalProblem[] {
  const planned = new Set(plans.map(({ path }) => path));
  const pages = new Set(plans.filter(({ template }) => template !== "redirect").map(pathOfPlan));
  const tell = (index: number, key: keyof Redirect, problem: Told): LocalProblem => ({
    severity: "error",
    ...parsed.placeOf([index, key]),
    pointer: `/${index}/${key}`,
    value: parsed.redirects[index]?.[key] ?? "",
    ...problem,
  });
  return parsed.redirects.flatMap((redirect, index) => [
    ...(isTaken(index, parsed.redirects, pages) ? [tell(index, "from", TAKEN)] : []),
    ...(isLost(redirect, planned) ? [tell(index, "to", nowhere(redirect, planned))] : []),
    ...(isFirstOfLoop(index, parsed.redirects) ? [tell(index, "to", LOOP)] : []),
  ]);
}

type Told = Pick<LocalProblem, "code" | "message" | "hint">;

const TAKEN: Told = {
  code: "routes/redirect-from-page",
  message: "The redirect starts at an address that a page or another redirect has.",
  hint: "Take the redirect out, or give the page another address.",
};

const LOOP: Told = {
  code: "routes/redirect-loop",
  message: "The redirects lead in a circle, so the reader arrives nowhere.",
  hint: "Let one of them lead to a page.",
};

function nowhere({ to }: Redirect, planned: ReadonlySet<string>): Told {
  return {
    code: "routes/redirect-to-nowhere",
    message: "The redirect leads to no page.",
    hint: didYouMean(pathOf(to), planned),
  };
}

function pathOfPlan({ path }: PagePlan): string {
  return path;
}

function pathOf(address: string): string {
  return address.replace(/[?#].*$/, "");
}

function isTaken(index: number, all: readonly Redirect[], pages: ReadonlySet<string>): boolean {
  const from = all[index]?.from ?? "";
  return pages.has(from) || all.findIndex((other) => other.from === from) < index;
}

function isLost({ to }: Redirect, planned: ReadonlySet<string>): boolean {
  return to.startsWith("/") && !planned.has(pathOf(to));
}

/** A circle is told once, at the first redirect of it in the file. */
function isFirstOfLoop(start: number, all: readonly Redirect[]): boolean {
  const visited = [start];
  for (;;) {
    const target = pathOf(all[visited[visited.length - 1] ?? start]?.to ?? "");
    const next = all.findIndex(({ from }) => from === target);
    if (next === start) return Math.min(...visited) === start;
    if (next < 0 || visited.includes(next)) return false;
    visited.push(next);
  }
}

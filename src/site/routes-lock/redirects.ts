import { z } from "zod";
import type { TextProblem } from "../../../packages/problems";
import { didYouMean } from "../../../packages/problems";
import type { YamlText } from "../../../plugins/gatsby-transformer-content/data-files";
import { readDataFile } from "../../../plugins/gatsby-transformer-content/data-files";
import type { PagePlan } from "../create-pages/plan";

/** Characters that end an address or a field in lists of redirects, or that file names cannot have. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are forbidden.
const FORBIDDEN = /[\u0000-\u0020\u007f"'<>\\^`{|}*]/;
const isPlain = (address: string) => !FORBIDDEN.test(address);
const PLAIN = "Write special characters percent-encoded, such as %20 for a space";

/** Addresses become file names. */
const hasDots = (address: string) => /(?:^|\/)(?:\.|%2e){1,2}(?:[/?#]|$)/i.test(address);
const DOTS = "Write the address without the parts . and ..";

const sitePath = z
  .string()
  .regex(
    /^\/[^?#]*[^/?#]$/,
    "Write an address of this site, such as /docs/old, without a slash at its end",
  )
  .refine((address) => !address.startsWith("//"), "Write an address of this site with one slash")
  .refine(isPlain, PLAIN)
  .refine((address) => !hasDots(address), DOTS);

const redirectsFile = z.array(
  z.strictObject({
    from: sitePath,
    to: z
      .string()
      .regex(
        /^(?:\/(?!\/)|https:\/\/)/,
        "Write an address of this site, /docs/new, or a complete one, https://…",
      )
      .refine(isPlain, PLAIN)
      .refine((address) => !hasDots(address), DOTS),
  }),
);

/** A page that has moved: its former and its present address. */
export type Redirect = z.output<typeof redirectsFile>[number];

/** The content of `redirects.yml`, and where its parts are in the file. */
export interface ParsedRedirects {
  redirects: Redirect[];
  positionOf: YamlText["positionOf"];
  problems: TextProblem[];
}

/** Parses `redirects.yml`, a list of `from` and `to`. */
export function parseRedirects(text: string): ParsedRedirects {
  const isEmpty = text.replace(/^\s*#.*$/gm, "").trim() === "";
  if (isEmpty) return { redirects: [], problems: [], positionOf: () => ({ line: 1, column: 1 }) };
  const { value, problems, positionOf } = readDataFile(text, redirectsFile, "redirect");
  return { redirects: value ?? [], problems, positionOf };
}

type Mistake = Pick<TextProblem, "code" | "message" | "hint">;

const TAKEN: Mistake = {
  code: "routes/redirect-from-page",
  message: "A page or another redirect already has the address that this redirect starts at.",
  hint: "Remove the redirect, or give the page another address.",
};

const LOOP: Mistake = {
  code: "routes/redirect-loop",
  message: "These redirects form a loop, so readers never reach a page.",
  hint: "Let one of them lead to a page.",
};

/** Finds redirects that lead nowhere, form a loop, or start at an address that is taken. */
export function findRedirectProblems(
  { redirects, positionOf }: ParsedRedirects,
  plans: readonly PagePlan[],
): TextProblem[] {
  // A redirect cannot contain the spaces that an address may have.
  const planned = new Set(plans.map(({ path }) => path.replaceAll(" ", "%20")));
  const pages = new Set(
    plans.filter(({ template }) => template !== "redirect").map(({ path }) => path),
  );
  return redirects.flatMap(({ from, to }, index) => {
    const problem = (key: keyof Redirect, mistake: Mistake): TextProblem => ({
      severity: "error",
      ...positionOf([index, key]),
      pointer: `/${index}/${key}`,
      value: key === "from" ? from : to,
      ...mistake,
    });
    const isTaken = pages.has(from) || redirects.findIndex((other) => other.from === from) < index;
    const leadsNowhere = to.startsWith("/") && !planned.has(pathOf(to));
    return [
      ...(isTaken ? [problem("from", TAKEN)] : []),
      ...(leadsNowhere ? [problem("to", toNowhere(to, planned))] : []),
      ...(isFirstOfLoop(index, redirects) ? [problem("to", LOOP)] : []),
    ];
  });
}

function toNowhere(to: string, planned: ReadonlySet<string>): Mistake {
  return {
    code: "routes/redirect-to-nowhere",
    message: "The redirect leads to no page.",
    hint: didYouMean(pathOf(to), planned),
  };
}

function pathOf(address: string): string {
  return address.replace(/[?#].*$/, "");
}

/** A loop is reported once, at its first redirect in the file. */
function isFirstOfLoop(start: number, all: readonly Redirect[]): boolean {
  const visited = [start];
  for (;;) {
    const target = pathOf(all[visited.at(-1) ?? start]?.to ?? "");
    const next = all.findIndex(({ from }) => from === target);
    if (next === start) return Math.min(...visited) === start;
    if (next < 0 || visited.includes(next)) return false;
    visited.push(next);
  }
}

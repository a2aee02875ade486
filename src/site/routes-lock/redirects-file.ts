import { z } from "zod";
import { readDataFile } from "../../../plugins/gatsby-transformer-content";
import type { YamlText } from "../../../plugins/gatsby-transformer-content";
import type { LocalProblem } from "../../../packages/problems";

const sitePath = z
  .string()
  .regex(
    /^\/[^?#]*[^/?#]$/,
    "Write an address of this site, such as /docs/old, without a slash at its end",
  );

const redirectsFile = z.array(
  z.strictObject({
    from: sitePath,
    to: z
      .string()
      .regex(
        /^(?:\/|https:\/\/)/,
        "Write an address of this site, /docs/new, or a whole one, https://…",
      ),
  }),
);

/** A page that has moved: its former address, and where it is now. */
export type Redirect = z.output<typeof redirectsFile>[number];

/** The pages that have moved, with where the list says so. */
export interface ParsedRedirects {
  redirects: Redirect[];
  placeOf: YamlText["placeOf"];
  problems: LocalProblem[];
}

/** Reads the text of `redirects.yml`, a list of `from` and `to`. */
export function parseRedirects(text: string): ParsedRedirects {
  const isEmpty = text.replace(/^\s*#.*$/gm, "").trim() === "";
  if (isEmpty) return { redirects: [], problems: [], placeOf: () => ({ line: 1, column: 1 }) };
  const { value, problems, placeOf } = readDataFile(text, redirectsFile, "redirect");
  return { redirects: value ?? [], problems, placeOf };
}

import type { PagePlan } from "../../create-pages/plan";
import { findRedirectProblems, parseRedirects } from "../redirects";

function plan(path: string): PagePlan {
  return { template: "standalone-page", path, context: { id: path }, source: path };
}

/** The plans of a site with these redirects, and what is wrong with the list. */
function check(...pairs: Array<[from: string, to: string]>) {
  const parsed = parseRedirects(
    pairs.map(([from, to]) => `- from: ${from}\n  to: ${to}\n`).join(""),
  );
  const redirects = parsed.redirects.map(
    ({ from, to }): PagePlan => ({
      template: "redirect",
      path: from,
      context: { to },
      source: "r",
    }),
  );
  const problems = findRedirectProblems(parsed, [plan("/a"), plan("/b c"), ...redirects]);
  return problems.map(({ code, line, pointer }) => [code, line, pointer]);
}

describe("redirects", () => {
  it("to a page, to another redirect, and elsewhere are sound", () => {
    expect(
      check(["/x", "/a#y"], ["/y", "/x"], ["/w", "/b%20c"], ["/z", "https://elsewhere.example"]),
    ).toEqual([]);
  });

  it.each([
    ["to nowhere", [["/x", "/gone"]], [["routes/redirect-to-nowhere", 2, "/0/to"]]],
    ["from a page", [["/a", "/b%20c"]], [["routes/redirect-from-page", 1, "/0/from"]]],
    [
      "from one address twice",
      [
        ["/x", "/a"],
        ["/x", "/b%20c"],
      ],
      [["routes/redirect-from-page", 3, "/1/from"]],
    ],
    ["to themselves", [["/x", "/x"]], [["routes/redirect-loop", 2, "/0/to"]]],
    [
      "in a circle behind another",
      [
        ["/in", "/y"],
        ["/x", "/y"],
        ["/y", "/x?q"],
      ],
      [["routes/redirect-loop", 4, "/1/to"]],
    ],
  ] as Array<[string, Array<[string, string]>, unknown[]]>)("%s", (_, pairs, expected) => {
    expect(check(...pairs)).toEqual(expected);
  });
});

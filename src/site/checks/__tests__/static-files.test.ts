import { emptySite } from "../../../testing/empty-site";
import type { PagePlan } from "../../create-pages/plan";
import type { ContentEntry } from "../content-entries";
import { findLostStaticFiles } from "../static-files";

const PLANS = ["/", "/docs/a"].map((path) => ({ path, source: `page of ${path}` }));

function problemsOf(name: string, kind: ContentEntry["kind"] = "file") {
  const entry = { name, kind, file: `content/${name}` } as ContentEntry;
  return findLostStaticFiles(emptySite(), PLANS as unknown as PagePlan[], [entry]);
}

describe("a static file", () => {
  it.each([
    ["static/docs/a.html", "/docs/a.html", "The page of page of /docs/a has"],
    ["static/docs/a/index.html", "/docs/a/index.html", "The page of page of /docs/a has"],
    ["static\\docs\\a.html", "/docs/a.html", "The page of page of /docs/a has"],
    ["static/index.html", "/index.html", "The page of page of / has"],
    ["static/404.html", "/404.html", "The build writes"],
    ["static/sitemap.xml", "/sitemap.xml", "The build writes"],
  ])("%s would be lost", (name, value, message) => {
    expect(problemsOf(name)).toMatchObject([
      { code: "routes/static-file", severity: "error", file: `content/${name}`, value },
    ]);
    expect(problemsOf(name)[0]?.message).toMatch(message);
  });

  it.each([
    ["static/docs/a.txt", "file"],
    ["static/docs/b.html", "file"],
    ["static/docs/a.html", "folder"],
    ["static/robots.txt", "file"],
    ["docs/docs/a.html", "file"],
  ] as const)("%s that is a %s stays", (name, kind) => expect(problemsOf(name, kind)).toEqual([]));
});

import { temporaryFolder } from "../../../../packages/temporary-folder";
import { planSite } from "../../create-pages/plan-site";
import { openDataLayer } from "../../data-layer";
import { loadSiteSources } from "../../settings";
import { contentPages } from "../checked-site";

/** Returns where the link `./x` of each page leads, if not where a browser would follow it to. */
async function targetsOf(linksBelow: string) {
  const contentRoot = temporaryFolder({
    "site.yml": `title: Harbor\nurl: https://harbor.example\ncontent: { linksBelow: ${linksBelow} }\n`,
    "docs/a/index.md": "# A\n\n[x](./x)\n",
    "docs/b.md": "# B\n\n[x](./x)\n",
  });
  const { settings } = loadSiteSources({ CONTENT_ROOT: contentRoot });
  const { graphql } = await openDataLayer({ contentRoot, settings });
  const { site } = await planSite(graphql, { now: new Date(), showUnpublished: false });
  const links = contentPages(site).flatMap(({ body }) => body.resolvedLinks);
  return links.map(({ href }) => href).sort();
}

describe("linksBelow", () => {
  it.each([
    ["index", ["/docs/a/x"]],
    ["all", ["/docs/a/x", "/docs/b/x"]],
    ["none", []],
  ])(
    "%s says which pages' relative links lead below their address",
    async (value, targets) => {
      expect(await targetsOf(value)).toEqual(targets);
    },
    60_000,
  );
});

import { readdirSync } from "node:fs";
import path from "node:path";
import { createBuilder } from "../build-site";
import type { SiteComparison } from "../compare/compare-sites";
import { compareSites } from "../compare/compare-sites";
import { formatDifference } from "../compare/format-comparison";
import { readExpected } from "../expected-pages";
import { FACT_NAMES } from "../read/page-facts";

const builder = createBuilder();

afterAll(() => builder.remove());

const SITES = "src/testing/docusaurus/sites";

describe.each(readdirSync(SITES))("the site %s, written for Docusaurus", (name) => {
  let comparison: SiteComparison;

  beforeAll(async () => {
    const ours = await builder.build(path.join(SITES, name));
    comparison = compareSites((await readExpected(name)).pages, ours);
  });

  it.each(["page", ...FACT_NAMES])("has the same %s on every page as in Docusaurus", (fact) => {
    const found = comparison.differences.filter((difference) => difference.fact === fact);
    expect(found.map(formatDifference)).toEqual([]);
  });

  it("is compared page by page", async () => {
    const { pages } = await readExpected(name);
    expect(comparison.pages).toBe(Object.keys(pages).length);
  });
});

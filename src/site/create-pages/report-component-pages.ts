import type { Reporter } from "gatsby";

/** Tells which pages fell back to a module of their own, which is slow to build, and why. */
export function reportComponentPages(reporter: Reporter, site: Queries.SitePlanQuery): void {
  const pages = [...site.allPage.nodes, ...site.allPost.nodes, ...site.allStandalone.nodes];
  const components = pages.filter(({ body }) => body.mode === "component");
  reporter.info(
    `Content: ${pages.length - components.length} pages as data, ${components.length} as components`,
  );
  for (const { file, body } of components) {
    reporter.info(`  ${file} is a component: ${body.reasons.join(", ")}`);
  }
}

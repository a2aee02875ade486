import { createRequire } from "node:module";
import type { GatsbyNode } from "gatsby";
import { projectFile } from "../environment";

/** The part of Gatsby's reporter that is used here. */
export interface TextReporter {
  warn: (text: string) => void;
  log: (text: string) => void;
}

const NOT_RUN = /^The GraphQL query in the non-page component "(.*)" will not be run\.$/;
const TEMPLATE = /[/\\]src[/\\]templates[/\\][\w-]+\.tsx$/;
const EXPLANATION = /^\s*Exported queries are only executed for page components/;

/**
 * Suppresses Gatsby's warnings about templates that no page uses, as in a site without tags or without an
 * API. Gatsby has no setting for it: it looks for queries in all of `src`, and templates elsewhere would
 * have no types for their queries.
 */
export function filterUnusedTemplateWarnings(reporter: TextReporter): void {
  const { warn, log } = reporter;
  let isExplained = true;
  reporter.warn = (text) => {
    const [, component] = NOT_RUN.exec(text) ?? [];
    if (component !== undefined && TEMPLATE.test(component)) return;
    if (component !== undefined) isExplained = false;
    warn(text);
  };
  reporter.log = (text) => {
    // The explanation follows the warnings. Print it only if one was printed.
    if (!EXPLANATION.test(text) || !isExplained) log(text);
  };
}

export const onPluginInit: GatsbyNode["onPluginInit"] = () => {
  const ofProject = createRequire(projectFile("package.json"));
  const ofGatsby = createRequire(ofProject.resolve("gatsby/package.json"));
  filterUnusedTemplateWarnings(ofGatsby("gatsby-cli/lib/reporter") as TextReporter);
};

import { createRequire } from "node:module";
import path from "node:path";
import type { GatsbyNode } from "gatsby";

/** Of Gatsby's reporter, what is used here. */
export interface Voice {
  warn: (text: string) => void;
  log: (text: string) => void;
}

const NOT_RUN = /^The GraphQL query in the non-page component "(.*)" will not be run\.$/;
const TEMPLATE = /[/\\]src[/\\]templates[/\\][\w-]+\.tsx$/;
const EXPLANATION = /^\s*Exported queries are only executed for page components/;

/**
 * Keeps Gatsby from warning of templates that no page of the site uses: a site without tags or without an
 * API lacks nothing, and a warning in each of its builds would teach people to pass over warnings.
 * Gatsby has no setting for it. It looks for queries in all of `src`, and templates anywhere else would
 * lose the types of their queries in sites that do not use them.
 */
export function quietTemplates(reporter: Voice): void {
  const { warn, log } = reporter;
  let isExplained = true;
  reporter.warn = (text) => {
    const [, component] = NOT_RUN.exec(text) ?? [];
    if (component !== undefined && TEMPLATE.test(component)) return;
    if (component !== undefined) isExplained = false;
    warn(text);
  };
  reporter.log = (text) => {
    // It follows the warnings, and without one it would explain nothing.
    if (!EXPLANATION.test(text) || !isExplained) log(text);
  };
}

export const onPluginInit: GatsbyNode["onPluginInit"] = () => {
  const ofProject = createRequire(path.resolve("package.json"));
  const ofGatsby = createRequire(ofProject.resolve("gatsby/package.json"));
  quietTemplates(ofGatsby("gatsby-cli/lib/reporter") as Voice);
};

import { existsSync } from "node:fs";
import path from "node:path";
import type { ProblemDetails } from "../../../packages/problems";
import { projectPath } from "../../../packages/problems";
import { hasModule } from "../../../plugins/gatsby-transformer-content";
import { positionOfKey } from "../../../plugins/gatsby-transformer-content/data-files";
import { findLiveCode, isLoadable } from "../docusaurus-webpack";
import type { SiteSources } from "../settings";
import type { LocatableProblem } from "./checked-site";

/** Finds style sheets and plugins of the settings that cannot be loaded. Reads the file system. */
export function findUnusableCode({ contentRoot, settings }: SiteSources): LocatableProblem[] {
  const { styleSheets, markdown, content } = settings;
  const isRefused = content.trust === "strict";
  const problemsOf = (
    names: readonly string[],
    keys: string[],
    find: (name: string) => ProblemDetails | undefined,
  ) =>
    names.flatMap((value, index): LocatableProblem[] => {
      const problem = find(value);
      const locate = (source: string) => positionOfKey(source, [...keys, index]);
      const file = projectPath(path.join(contentRoot, "site.yml"));
      return problem ? [{ ...problem, file, locate, value }] : [];
    });
  const findInPlugin = (name: string) =>
    isRefused ? REFUSED_PLUGIN : hasModule(contentRoot, name) ? undefined : NO_PLUGIN;
  const findInLiveCode = () =>
    isRefused ? REFUSED_LIVE_CODE : findLiveCode(contentRoot) ? undefined : NO_LIVE_CODE;
  return [
    ...problemsOf(styleSheets, ["styleSheets"], (name) =>
      isRefused ? REFUSED_STYLES : findInStyleSheet(contentRoot, name),
    ),
    ...problemsOf(markdown.remarkPlugins, ["markdown", "remarkPlugins"], findInPlugin),
    ...problemsOf(markdown.rehypePlugins, ["markdown", "rehypePlugins"], findInPlugin),
    ...problemsOf([markdown.liveCode ?? []].flat(), ["markdown", "liveCode"], findInLiveCode),
  ];
}

function findInStyleSheet(contentRoot: string, name: string): ProblemDetails | undefined {
  const file = path.resolve(contentRoot, name);
  if (!existsSync(file)) {
    return styleProblem("This style sheet does not exist.", "Correct its path.");
  }
  if (isLoadable(file, contentRoot)) return undefined;
  const hint = "Write CSS, or install sass in the site for .scss.";
  return styleProblem("This kind of style sheet cannot be loaded.", hint);
}

function styleProblem(message: string, hint: string): ProblemDetails {
  return { code: "site/style-sheet", severity: "error", message, hint };
}

const REFUSED_STYLES = styleProblem(
  "content.trust: strict refuses style sheets, which can change every page.",
  "Remove styleSheets, or set content.trust to trusted.",
);

const NO_PLUGIN: ProblemDetails = {
  code: "site/markdown-plugin",
  severity: "error",
  message: "This Markdown plugin cannot be found.",
  hint: "Correct its path, ./… from the content folder, or install the package there.",
};

const REFUSED_PLUGIN: ProblemDetails = {
  code: "site/markdown-plugin",
  severity: "error",
  message: "content.trust: strict refuses plugins, which are code that runs during the build.",
  hint: "Remove them from markdown, or set content.trust to trusted.",
};

const NO_LIVE_CODE: ProblemDetails = {
  code: "site/live-code",
  severity: "warning",
  message: "Readers cannot run code, since the package for it is not installed.",
  hint: "Install @docusaurus/theme-live-codeblock in the site, or remove liveCode.",
};

const REFUSED_LIVE_CODE: ProblemDetails = {
  code: "site/live-code",
  severity: "error",
  message: "content.trust: strict refuses live code, which runs in the browsers of readers.",
  hint: "Remove liveCode from markdown, or set content.trust to trusted.",
};

import { API_FILES } from "../api";
import { API_CHANGELOG_FEEDS } from "../feeds/api-changelog-feed";
import { BLOG_FEEDS } from "../feeds/write-feeds";
import { TOOL_INDEX } from "../markdown-export/tool-index";
import { MARKDOWN_EXPORTS } from "../markdown-export/write-exports";
import { OPEN_SEARCH } from "../search/open-search";
import { SITEMAP } from "../sitemap";
import { ICONS } from "./icons";
import { LLMS_TXT } from "./llms-txt";
import { MANIFEST } from "./manifest";
import type { OutputFiles, PlannedPages } from "./output-files";
import { ROBOTS } from "./robots";

/** All files that a build writes beside its pages, in the order of writing. To add one, declare it and list it here. */
export const ALL_OUTPUT_FILES: readonly OutputFiles[] = [
  MARKDOWN_EXPORTS,
  API_FILES,
  // Reads the Markdown exports.
  LLMS_TXT,
  TOOL_INDEX,
  API_CHANGELOG_FEEDS,
  MANIFEST,
  OPEN_SEARCH,
  ROBOTS,
  ICONS,
  BLOG_FEEDS,
  SITEMAP,
];

/** Returns the addresses of the files that the build writes, with those that a static file can replace. */
export function outputAddresses(planned: PlannedPages): string[] {
  return ALL_OUTPUT_FILES.flatMap(({ addresses }) => addresses(planned));
}

/** Returns the addresses of the files that the build writes whatever static files there are. */
export function reservedAddresses(planned: PlannedPages): ReadonlySet<string> {
  const reserved = ALL_OUTPUT_FILES.filter(({ isReplaceable }) => !isReplaceable);
  return new Set(reserved.flatMap(({ addresses }) => addresses(planned)));
}

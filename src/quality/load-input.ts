import { spawnSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { readYaml } from "../../plugins/gatsby-transformer-content";
import type { Problem } from "../../packages/problems";
import { NO_MEMORY } from "../site/memory/memory";
import type { SiteSources } from "../site/settings";
import type { ContentInput } from "./check-content";
import { readPages } from "./read-pages";
import { readQualitySettings } from "./read-settings";
import { loadContract } from "./samples/load-contract";

/** What the rules look at: nothing for a site without rules of its own. */
export interface LoadedInput {
  input?: ContentInput;
  /** What is wrong with the rules themselves. */
  problems: Problem[];
}

/**
 * Reads pages, rules, tags and the OpenAPI document. Files that cannot be read as pages are left out:
 * the site's own checks tell of them.
 */
export async function loadInput(
  { contentRoot, settings }: SiteSources,
  memory = NO_MEMORY,
): Promise<LoadedInput> {
  const quality = readQualitySettings(contentRoot);
  if (!quality.settings) return { problems: quality.problems };
  const spec = settings.openapi[0]?.spec;
  const [pages, tags, contract] = await Promise.all([
    readPages(contentRoot, memory),
    readFile(path.join(contentRoot, "blog/tags.yml"), "utf8").catch(() => ""),
    spec === undefined ? undefined : loadContract(spec, memory),
  ]);
  return {
    problems: [],
    input: {
      pages: pages.pages,
      ...(contract ? { contract } : {}),
      settings: quality.settings,
      settingsFile: quality.file,
      knownTags: Object.keys((readYaml(tags).data as object | undefined) ?? {}),
      memory,
      tools: { bash: versionOf("bash"), python: versionOf("python3") },
    },
  };
}

/** What a program says of its version; nothing where it is not at hand. */
function versionOf(program: string): string | undefined {
  const { status, stdout } = spawnSync(program, ["--version"], { encoding: "utf8" });
  return status === 0 ? stdout : undefined;
}

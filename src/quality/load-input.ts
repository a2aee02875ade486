import { spawnSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { readYaml } from "../../plugins/gatsby-transformer-content/src/yaml/read-yaml";
import type { Problem } from "../../plugins/gatsby-transformer-content/src/problem";
import { readSiteSources } from "../site/settings";
import type { ContentInput } from "./check-content";
import { readPages } from "./read-pages";
import { readQualitySettings } from "./read-settings";
import type { Contract } from "./samples/contract";
import { loadContract } from "./samples/load-contract";

/** What the rules look at, and the files that could not be read. */
export interface LoadedInput {
  input: ContentInput;
  problems: Problem[];
}

const EMPTY_CONTRACT: Contract = { operations: [], schemas: [], servers: [] };

/** Reads pages, settings, tags and the OpenAPI document as the environment chooses them. */
export async function loadInput(environment: NodeJS.ProcessEnv): Promise<LoadedInput> {
  const { contentRoot, settings } = readSiteSources(environment);
  const [{ pages, problems }, quality, tags, contract] = await Promise.all([
    readPages(contentRoot),
    readQualitySettings(contentRoot),
    readFile(path.join(contentRoot, "blog/tags.yml"), "utf8").catch(() => ""),
    settings.openapi[0] ? loadContract(settings.openapi[0].spec) : EMPTY_CONTRACT,
  ]);
  return {
    problems,
    input: {
      pages,
      contract,
      settings: quality,
      settingsFile: path.relative(process.cwd(), path.join(contentRoot, "prose.yml")),
      knownTags: Object.keys((readYaml(tags).data as object | undefined) ?? {}),
      tools: { bash: isAtHand("bash"), python: isAtHand("python3") },
    },
  };
}

function isAtHand(program: string): boolean {
  return spawnSync(program, ["--version"], { stdio: "ignore" }).status === 0;
}

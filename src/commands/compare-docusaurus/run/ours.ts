import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { stringify } from "yaml";
import { buildSite } from "../../../testing/build/build-site";
import { readOurSite } from "../read/read-site";
import type { SiteFacts } from "../read/page-facts";
import { copySite } from "./copy-site";

/**
 * Builds a folder with this project's code, and reads the pages.
 *
 * @param settings `site.yml` for a folder that has none
 */
export async function buildOurs(
  folder: string,
  settings: Record<string, unknown> = {},
): Promise<SiteFacts> {
  const copy = await mkdtemp(path.join(tmpdir(), "compare-"));
  await copySite(folder, copy);
  const file = path.join(copy, "site.yml");
  if (!existsSync(file)) await writeFile(file, stringify(settings));
  const site = await buildSite(copy, { CONTENT_ROOT: "site" });
  try {
    if (site.exitCode !== 0) throw new Error(`The build of ${folder} failed.\n${site.output}`);
    return readOurSite(path.join(site.workspace, "public"));
  } finally {
    await Promise.all([site.remove(), rm(copy, { recursive: true, force: true })]);
  }
}

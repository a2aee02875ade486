import path from "node:path";
import { projectPath } from "../../packages/problems";
import type { Migration } from "./migrate/migrate-site";
import { migrateSite } from "./migrate/migrate-site";

const USAGE = `Makes a Docusaurus site a site of this project: writes its site.yml, and says what has no counterpart.

  npm run migrate -- DIR

DIR  folder with docusaurus.config.js (or .ts, .mjs). Its content stays as it is.
Exit code: 0 if site.yml was written, 1 if it cannot be, 2 for wrong arguments.`;

/** Formats what was done, each option once. */
export function formatMigration(site: string, { written, missing, notes }: Migration): string {
  const lines = new Set(notes.map(({ option, advice }) => `  ${option}: ${advice}`));
  const folder = projectPath(site) || ".";
  return [
    `Written in ${folder}:`,
    ...written.map((name) => `  ${name}`),
    ...(missing.length > 0
      ? ["", `Not installed, so its part of the configuration is unknown: ${missing.join(", ")}`]
      : []),
    ...(lines.size > 0 ? ["", "Without a counterpart:", ...lines] : []),
    "",
    `Next: CONTENT_ROOT=${folder} npm run check, then CONTENT_ROOT=${folder} npm start`,
  ].join("\n");
}

async function main(words: readonly string[]): Promise<0 | 1 | 2> {
  const [folder] = words;
  if (!folder || words.length > 1 || folder.startsWith("-")) {
    console.log(USAGE);
    return folder === "--help" ? 0 : 2;
  }
  const site = path.resolve(folder);
  try {
    console.log(formatMigration(site, await migrateSite(site)));
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return 1;
  }
}

if (require.main === module) {
  void main(process.argv.slice(2)).then((status) => {
    process.exitCode = status;
  });
}

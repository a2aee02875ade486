import path from "node:path";
import { projectPath } from "../../packages/problems";
import { migrateSite } from "./migrate/migrate-site";
import { formatMigration } from "./migrate/migration-report";

const USAGE = `Makes a Docusaurus site a site of this project: writes its site.yml, and says what moves and what does not.

  npm run migrate -- [--json] DIR

DIR     folder with docusaurus.config.js (or .ts, .mjs). Its content stays as it is.
--json  print the report as JSON instead of tables
Exit code: 0 if site.yml was written, 1 if it cannot be, 2 for wrong arguments.`;

async function main(words: readonly string[]): Promise<0 | 1 | 2> {
  const isJson = words.includes("--json");
  const [folder, ...others] = words.filter((word) => word !== "--json");
  if (!folder || others.length > 0 || folder.startsWith("-")) {
    console.log(USAGE);
    return folder === "--help" ? 0 : 2;
  }
  const site = path.resolve(folder);
  try {
    const migration = await migrateSite(site);
    const text = formatMigration(projectPath(site) || ".", migration);
    console.log(isJson ? JSON.stringify(migration, null, 2) : text);
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

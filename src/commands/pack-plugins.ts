import { mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { buildPackage, PLUGINS, packFolder } from "./pack-plugins/build-package";

const USAGE = `Builds both plugins as npm packages, and packs each into a tarball.

  npm run pack:plugins [-- FOLDER]

FOLDER  where to write them; by default packed/`;

async function main(folder = "packed"): Promise<void> {
  if (folder.startsWith("-")) {
    console.log(USAGE);
    process.exitCode = folder === "--help" ? 0 : 2;
    return;
  }
  mkdirSync(folder, { recursive: true });
  for (const name of Object.keys(PLUGINS)) {
    const target = path.join(folder, name);
    const problems = await buildPackage(name, target);
    if (problems.length > 0) {
      console.error(problems.join("\n"));
      process.exitCode = 1;
    } else console.log(path.relative(process.cwd(), packFolder(target)));
    rmSync(target, { recursive: true });
  }
}

void main(process.argv[2]);

import { mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { buildPackage, PLUGINS, packFolder } from "./pack-plugins/build-package";

/** Builds both plugins and packs each into a tarball: `npm run pack:plugins [-- FOLDER]`. */
async function main(folder = "packed"): Promise<void> {
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

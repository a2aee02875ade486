import { readFileSync } from "node:fs";

interface LockedPackage {
  optionalDependencies?: Record<string, string>;
}

/**
 * Finds optional dependencies that are missing in the lockfile. Packages ship their binaries as
 * optional dependencies, one for each platform; without an entry, `npm ci` fails on that platform.
 *
 * @returns lines of the form `package → missing dependency`
 */
export function findMissingOptionals(packages: Record<string, LockedPackage>): string[] {
  return Object.entries(packages).flatMap(([location, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !isLocked(name, location, packages))
      .map((name) => `${location || "the project"} → ${name}`),
  );
}

/** npm looks for a dependency beside the package's own, then in every folder above. */
function isLocked(
  name: string,
  location: string,
  packages: Record<string, LockedPackage>,
): boolean {
  const parts = location === "" ? [] : location.split("/node_modules/");
  const folders = parts.map((_, index) =>
    parts.slice(0, parts.length - index).join("/node_modules/"),
  );
  return [
    ...folders.map((folder) => `${folder}/node_modules/${name}`),
    `node_modules/${name}`,
  ].some((candidate) => candidate in packages);
}

function main(): void {
  const lock = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
    packages: Record<string, LockedPackage & { resolved?: string }>;
  };
  const missing = findMissingOptionals(lock.packages);
  const elsewhere = Object.entries(lock.packages)
    .filter(([, { resolved }]) => resolved && !resolved.startsWith("https://registry.npmjs.org/"))
    .map(([location]) => location);
  if (missing.length === 0 && elsewhere.length === 0) {
    console.log("The lockfile is complete for every platform.");
    return;
  }
  for (const line of missing) console.error(`Missing in the lockfile: ${line}`);
  for (const line of elsewhere) console.error(`Not from the npm registry: ${line}`);
  console.error(
    "Hint: run `npm install` again, or pin the package to a version that locks completely.",
  );
  process.exitCode = 1;
}

if (require.main === module) main();

import { readFileSync } from "node:fs";
import path from "node:path";

/** A package of the lock file. */
interface LockedPackage {
  version?: string;
  license?: string;
  dev?: boolean;
  link?: boolean;
}

/** Permissive licenses, which allow use also in a site that is not open source. Names as in SPDX. */
const PERMISSIVE =
  /^(?:0BSD|AFL-2\.1|Apache-2\.0|Artistic-2\.0|BlueOak-1\.0\.0|BSD(?:-[23]-Clause)?|CC-BY-[34]\.0|CC0-1\.0|ISC|MIT(?:-0)?|OFL-1\.1|PSF-2\.0|Python-2\.0|Unlicense|WTFPL|Zlib)$/;

/**
 * Licenses that ask for the source of a changed package only. Builds run these packages unchanged, and no
 * page contains their code: sharp's libvips (LGPL), axe-core (MPL), elkjs, which lays out diagrams (EPL).
 */
const WEAK_COPYLEFT = /^(?:EPL-2\.0|LGPL-3\.0-or-later|MPL-2\.0)$/;

/** Packages without a license in their package.json: what their LICENSE files say. */
const BY_FILE: Record<string, string> = { linkfs: "Unlicense", "valid-url": "MIT" };

/** Returns whether a license, or one of the alternatives of an expression, allows use. */
export function isAllowed(license: string): boolean {
  const alternatives = license.replace(/[()]/g, "").split(/\s+OR\s+/);
  return alternatives.some((parts) =>
    parts.split(/\s+AND\s+/).every((part) => PERMISSIVE.test(part) || WEAK_COPYLEFT.test(part)),
  );
}

/** Returns the packages of the lock file, `name@version`, by license. */
export function packagesByLicense(): Map<string, string[]> {
  const lock = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
    packages: Record<string, LockedPackage>;
  };
  const byLicense = new Map<string, string[]>();
  for (const [folder, locked] of Object.entries(lock.packages)) {
    if (folder === "" || locked.link) continue;
    const packageName = folder.replace(/^.*node_modules\//, "");
    const license = locked.license ?? installedLicense(folder) ?? BY_FILE[packageName] ?? "unknown";
    const name = `${packageName}@${locked.version}`;
    byLicense.set(license, [...(byLicense.get(license) ?? []), name]);
  }
  return byLicense;
}

/** Prints how many packages have each license, and fails at one that is unknown or not allowed. */
function main(): void {
  for (const [license, names] of [...packagesByLicense()].sort(
    (a, b) => b[1].length - a[1].length,
  )) {
    if (isAllowed(license)) console.log(`${String(names.length).padStart(5)}  ${license}`);
    else {
      console.error(`Not allowed: ${license}\n  ${names.join("\n  ")}`);
      process.exitCode = 1;
    }
  }
}

/** Old packages name their license in other ways than the lock file knows. */
function installedLicense(folder: string): string | undefined {
  try {
    const text = readFileSync(path.join(folder, "package.json"), "utf8");
    const { license, licenses } = JSON.parse(text) as {
      license?: string | { type: string };
      licenses?: Array<{ type: string }>;
    };
    return typeof license === "string" ? license : (license?.type ?? licenses?.[0]?.type);
  } catch {
    // The package is for another platform.
    return undefined;
  }
}

if (require.main === module) main();

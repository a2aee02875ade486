import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";

/**
 * Writes the types of a plugin: those that its `index.ts` exports, with all that they are made of.
 *
 * @param target folder; paths below it are those of this project
 * @returns the packages that they import
 */
export function emitDeclarations(plugin: string, target: string): string[] {
  const outDir = mkdtempSync(path.join(os.tmpdir(), "declarations-"));
  const config = path.join(outDir, "tsconfig.json");
  const project = process.cwd();
  const ambient = path.join(project, plugin, "src/modules.d.ts");
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: project,
    typeRoots: [path.join(project, "node_modules/@types")],
    types: ["node"],
    outDir,
  };
  const entry = path.join(project, plugin, "index.ts");
  const files = [entry, ...(existsSync(ambient) ? [ambient] : [])];
  const extended = path.join(project, "tsconfig.json");
  writeFileSync(config, JSON.stringify({ extends: extended, compilerOptions, files, include: [] }));
  execFileSync(process.execPath, ["node_modules/typescript/bin/tsc", "-p", config], {
    stdio: ["ignore", "inherit", "inherit"],
  });
  const packages = new Set<string>();
  for (const file of declarationsFrom(path.join(plugin, "index.d.ts"), outDir, packages)) {
    cpSync(path.join(outDir, file), path.join(target, file));
  }
  rmSync(outDir, { recursive: true });
  return [...packages];
}

/** Follows relative imports and collects the others. Returns paths below the folder. */
function declarationsFrom(entry: string, folder: string, packages: Set<string>): Set<string> {
  const files = new Set([entry]);
  for (const file of files) {
    const text = readFileSync(path.join(folder, file), "utf8");
    for (const [, specifier = ""] of text.matchAll(/(?:\bfrom |\bimport\()"([^"]+)"/g)) {
      if (!specifier.startsWith(".")) packages.add(typesOf(packageOf(specifier)));
      else files.add(declarationFile(path.join(path.dirname(file), specifier), folder));
    }
  }
  return files;
}

/** Returns the package of an import: `@a/b` of `@a/b/c`. */
export function packageOf(specifier: string): string {
  return specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");
}

/** Returns the package with the types of an import. */
function typesOf(name: string): string {
  return existsSync(`node_modules/@types/${name}/package.json`) && !hasOwnTypes(name)
    ? `@types/${name}`
    : name;
}

function hasOwnTypes(name: string): boolean {
  const file = `node_modules/${name}/package.json`;
  return existsSync(file) && "types" in JSON.parse(readFileSync(file, "utf8"));
}

function declarationFile(name: string, folder: string): string {
  const file = `${name}.d.ts`;
  return existsSync(path.join(folder, file)) ? file : path.join(name, "index.d.ts");
}

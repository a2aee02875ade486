import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import path from "node:path";
import { build } from "esbuild";
import { emitDeclarations, packageOf } from "./emit-declarations";

/** The parts of a `package.json` that are used here. */
interface Manifest {
  name: string;
  version: string;
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
}

/** Plugins that are published, and the modules that they start as threads. */
export const PLUGINS: Readonly<Record<string, readonly string[]>> = {
  "gatsby-source-openapi": [],
  "gatsby-transformer-content": ["src/content/compile-thread.ts"],
};

/**
 * Builds the folder of a plugin as it is published: its code with the shared code of `packages` in one file,
 * its threads, types, manifest, README and license.
 *
 * @param target folder to replace
 * @returns the problems of its manifest, as sentences
 */
export async function buildPackage(name: string, target: string): Promise<string[]> {
  const folder = path.join("plugins", name);
  rmSync(target, { recursive: true, force: true });
  mkdirSync(path.join(target, "dist"), { recursive: true });
  const imported = new Set([
    ...(await bundleCode(folder, PLUGINS[name] ?? [], path.join(target, "dist"))),
    ...emitDeclarations(folder, path.join(target, "dist/types")),
  ]);
  const manifest = readManifest(folder);
  const published = {
    ...manifest,
    main: "dist/index.js",
    types: `dist/types/${folder}/index.d.ts`,
    files: ["dist", "gatsby-node.js"],
  };
  writeFileSync(path.join(target, "package.json"), `${JSON.stringify(published, null, 2)}\n`);
  const nodeApis = 'module.exports = require("./dist/index.js").nodeApis;\n';
  writeFileSync(path.join(target, "gatsby-node.js"), nodeApis);
  cpSync(path.join(folder, "README.md"), path.join(target, "README.md"));
  cpSync("LICENSE", path.join(target, "LICENSE"));
  return findManifestProblems(manifest, imported);
}

/** Packs a built folder and returns the absolute path of the tarball, which is beside it. */
export function packFolder(folder: string): string {
  const parent = path.dirname(path.resolve(folder));
  const args = ["pack", "--json", "--pack-destination", parent];
  const output = execFileSync("npm", args, { cwd: folder, encoding: "utf8" });
  const [packed] = JSON.parse(output) as Array<{ filename: string }>;
  return path.join(parent, packed?.filename ?? "");
}

function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8")) as Manifest;
}

/** Bundles the code and returns the packages that it imports. */
async function bundleCode(
  folder: string,
  threads: readonly string[],
  outdir: string,
): Promise<string[]> {
  const main = 'export * from "./index"; export * as nodeApis from "./node-apis";';
  const shared = {
    bundle: true,
    packages: "external",
    platform: "node",
    format: "cjs",
    target: "node20",
    logLevel: "error",
    metafile: true,
    // An installed plugin has the files that are bundled here when they are needed.
    plugins: [
      {
        name: "packaged-bundles",
        setup: ({ onResolve }) =>
          onResolve({ filter: /\/load-bundled$/ }, () => ({
            path: path.resolve("packages/packaged-bundles.ts"),
          })),
      },
    ],
  } as const satisfies Parameters<typeof build>[0];
  const results = await Promise.all([
    build({
      ...shared,
      stdin: { contents: main, resolveDir: folder, loader: "ts" },
      outfile: path.join(outdir, "index.js"),
    }),
    build({ ...shared, entryPoints: threads.map((file) => path.join(folder, file)), outdir }),
  ]);
  return results
    .flatMap(({ metafile }) => Object.values(metafile.outputs))
    .flatMap(({ imports }) => imports.filter(({ external }) => external))
    .filter(({ path: name }) => !isBuiltin(name))
    .map(({ path: name }) => packageOf(name));
}

/** Compares the declared dependencies with the imports, and their versions with those of this project. */
function findManifestProblems(
  { name, dependencies, peerDependencies }: Manifest,
  imported: ReadonlySet<string>,
): string[] {
  const project = JSON.parse(readFileSync("package.json", "utf8")) as {
    dependencies: Record<string, string>;
    devDependencies: Record<string, string>;
  };
  const versions = { ...project.devDependencies, ...project.dependencies };
  const undeclared = [...imported].filter((it) => !(it in dependencies || it in peerDependencies));
  const unused = Object.keys(dependencies).filter((it) => !imported.has(it));
  const other = Object.keys(dependencies).filter((it) => versions[it] !== dependencies[it]);
  return [
    ...undeclared.map((it) => `imports ${it}: add "${it}": "${versions[it] ?? "*"}"`),
    ...unused.map((it) => `does not import ${it}: remove it`),
    ...other.map((it) => `has another version of ${it} than this project, "${versions[it]}"`),
  ].map((problem) => `${name} ${problem}.`);
}

import { mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { buildIn } from "./build-site";
import type { Workspace } from "./workspace";

/** Loaded before each process of a build: notes at its end which packages it has loaded. */
const PROBE = `
  const { writeFileSync } = require("node:fs");
  process.on("exit", () => {
    const names = Object.keys(require.cache).map(
      (file) => /.*node_modules\\/((?:@[^/]+\\/)?[^/]+)/.exec(file)?.[1]);
    const packages = [...new Set(names)].filter(Boolean);
    writeFileSync(\`probe/\${process.pid}.json\`, JSON.stringify(packages));
  });`;

/** What a build on two cores did. */
export interface BuildWork {
  /** Everything that it printed. */
  output: string;
  /** Packages by process: first that which bundles and runs queries, then the others. */
  main: Set<string>;
  others: Array<Set<string>>;
  /** Files of `public`, in the order in which they were written. */
  written: string[];
}

/**
 * Builds in a workspace on two cores, and reads what its processes have loaded.
 *
 * @throws Error with the output, if the build fails
 */
export async function buildAndProbe(workspace: Workspace): Promise<BuildWork> {
  const probe = path.join(workspace.root, "probe");
  await mkdir(probe);
  await writeFile(`${probe}.cjs`, PROBE);
  const { exitCode, output } = await buildIn(workspace, {
    GATSBY_CPU_COUNT: "2",
    NODE_OPTIONS: `--require ${probe}.cjs`,
  });
  if (exitCode !== 0) throw new Error(output);
  const loaded = await Promise.all(
    (await readdir(probe)).map(async (file) => {
      const text = await readFile(path.join(probe, file), "utf8");
      return new Set(JSON.parse(text) as string[]);
    }),
  );
  await rm(probe, { recursive: true });
  const [main = new Set(), ...others] = loaded
    .filter(({ size }) => size > 0)
    .sort((a, b) => b.size - a.size);
  return { output, main, others, written: await filesByTime(path.join(workspace.root, "public")) };
}

/** Returns the files of a folder, those first that were written first. */
async function filesByTime(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const timed = await Promise.all(
    names.map(async (name) => ({ name, time: (await stat(name)).mtimeMs })),
  );
  return timed
    .sort((a, b) => a.time - b.time)
    .map(({ name }) => path.relative(folder, name).split(path.sep).join("/"));
}

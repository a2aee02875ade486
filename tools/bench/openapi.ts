import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { SEARCH_FILES } from "../../src/lib/search/entry";
import { createWorkspace } from "../../src/testing/build/workspace";
import { measureBuild } from "./measure";
import { largeDocument } from "./openapi-document";

/** Operations of the smaller of two sites. */
const FEW = 10;

const SETTINGS = `title: Bench
tagline: One document
description: A site of one page and one OpenAPI document.
url: https://bench.example
copyright: None
home: /docs/intro
navbar: { items: [] }
footer: { columns: [] }
openapi: [{ id: bench, spec: ../openapi.yaml, basePath: /docs/api }]
`;
const SIDEBARS = "docs: [intro, { type: operations, document: bench }]\n";
const PAGE = "---\ntitle: Intro\ndescription: The only page that is not generated.\n---\n\nText.\n";

const USAGE = `Measures sites of one OpenAPI document, built from nothing. Run it on a quiet machine.

  npm run bench:openapi --prefix tools -- [OPERATIONS]
  npm run bench:openapi --prefix tools -- FILE…

OPERATIONS  what one more operation costs: sites with few and with so many made-up ones. Default: 500
FILE        time, memory, heaviest page and search index of the site of each document`;

async function main(words: readonly string[]): Promise<void> {
  if (words.includes("--help")) return console.log(USAGE);
  const operations = Number(words[0] ?? 500);
  if (Number.isNaN(operations)) {
    for (const file of words)
      await buildDocument(path.basename(file), await readFile(file, "utf8"));
    return;
  }
  const few = await buildDocument(`${FEW} operations`, made(FEW));
  const many = await buildDocument(`${operations} operations`, made(operations));
  const further = (many.seconds - few.seconds) * 1000;
  console.log(`A further operation: ${(further / (operations - FEW)).toFixed(1)} ms`);
  console.log(`A further page: ${(further / (many.pages - few.pages)).toFixed(1)} ms`);
}

function made(operations: number): string {
  return JSON.stringify(largeDocument(operations));
}

/**
 * Builds a site with one document and prints what it took and how large its files are. Returns the
 * time and the number of API pages.
 *
 * @param document text of the document; JSON is YAML, too
 */
async function buildDocument(
  name: string,
  document: string,
): Promise<{ seconds: number; pages: number }> {
  const site = await mkdtemp(path.join(tmpdir(), "bench-openapi-"));
  await mkdir(path.join(site, "content/docs"), { recursive: true });
  await writeFile(path.join(site, "openapi.yaml"), document);
  await writeFile(path.join(site, "content/site.yml"), SETTINGS);
  await writeFile(path.join(site, "content/sidebars.yml"), SIDEBARS);
  await writeFile(path.join(site, "content/docs/intro.md"), PAGE);
  const workspace = await createWorkspace(site, []);
  await rm(site, { recursive: true });
  const built = await measureBuild(workspace.gatsby(["build"]));
  const { seconds, cpuSeconds, peakMemory } = built;
  if (built.exitCode !== 0) throw new Error(built.output);
  const output = path.join(workspace.root, "public");
  const [pages, index] = [
    await weigh(path.join(output, "docs"), /^api.*\.html$/),
    await weigh(path.join(output, SEARCH_FILES), /^(?:manifest|names-|text-)/),
  ];
  await workspace.remove();
  const time = `${seconds.toFixed(0)} s, CPU time ${cpuSeconds} s, ${((1000 * cpuSeconds) / pages.length).toFixed(0)} ms for a page`;
  console.log(`${name}: ${pages.length} pages, ${time}, ${(peakMemory / 2 ** 30).toFixed(1)} GB`);
  for (const file of pages.slice(0, 3)) console.log(`  ${inWords(file)}`);
  console.log(`  search index: ${index.length} files, largest ${inWords(index[0])}`);
  return { seconds, pages: pages.length };
}

interface Weight {
  name: string;
  raw: number;
  compressed: number;
}

/** Returns the files of a folder whose names match, the heaviest one first. */
async function weigh(folder: string, names: RegExp): Promise<Weight[]> {
  const files = (await readdir(folder, { recursive: true })).filter((name) => names.test(name));
  const weights = await Promise.all(
    files.map(async (name) => {
      const content = await readFile(path.join(folder, name));
      return { name, raw: content.length, compressed: gzipSync(content).length };
    }),
  );
  return weights.sort((a, b) => b.compressed - a.compressed);
}

function inWords(file: Weight | undefined): string {
  if (!file) return "none";
  const [raw, compressed] = [file.raw, file.compressed].map((bytes) => Math.round(bytes / 1000));
  return `${file.name}: ${compressed} KB compressed, ${raw} KB raw`;
}

await main(process.argv.slice(2));

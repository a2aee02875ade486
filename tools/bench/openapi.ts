import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createWorkspace } from "../../src/testing/build/workspace";
import { measureBuild } from "./measure";
import { largeDocument } from "./openapi-document";

/** Operations of the smaller of the two sites. */
const FEW = 10;

const SETTINGS = `title: Bench
tagline: One document
description: A site of one page and one OpenAPI document.
url: https://bench.example
copyright: None
home: /docs/intro
navbar: { items: [] }
footer: { columns: [] }
openapi: [{ id: bench, spec: ../openapi.json, basePath: /docs/api }]
`;
const SIDEBARS = "docs: [intro, { type: operations, document: bench }]\n";
const PAGE = "---\ntitle: Intro\ndescription: The only page that is not generated.\n---\n\nText.\n";

/**
 * Prints what one more operation costs, by building two sites from nothing:
 * `npm run bench:openapi --prefix tools -- [OPERATIONS]`. Run it on a quiet machine.
 */
async function main(words: readonly string[]): Promise<void> {
  const operations = Number(words[0] ?? 500);
  const few = await buildDocument(FEW);
  const many = await buildDocument(operations);
  const further = (many.seconds - few.seconds) * 1000;
  console.log(`A further operation: ${(further / (operations - FEW)).toFixed(1)} ms`);
  console.log(`A further page: ${(further / (many.pages - few.pages)).toFixed(1)} ms`);
}

/** Builds a site with one document; returns the time and the number of API pages. */
async function buildDocument(operations: number): Promise<{ seconds: number; pages: number }> {
  const site = await mkdtemp(path.join(tmpdir(), "bench-openapi-"));
  await mkdir(path.join(site, "content/docs"), { recursive: true });
  await writeFile(path.join(site, "openapi.json"), JSON.stringify(largeDocument(operations)));
  await writeFile(path.join(site, "content/site.yml"), SETTINGS);
  await writeFile(path.join(site, "content/sidebars.yml"), SIDEBARS);
  await writeFile(path.join(site, "content/docs/intro.md"), PAGE);
  const workspace = await createWorkspace(site);
  await rm(site, { recursive: true });
  const { seconds, exitCode, output } = await measureBuild(workspace.gatsby(["build"]));
  if (exitCode !== 0) throw new Error(output);
  const files = await readdir(path.join(workspace.root, "public/docs"), { recursive: true });
  await workspace.remove();
  const pages = files.filter((name) => /^api.*\.html$/.test(name)).length;
  console.log(`${operations} operations, ${pages} pages: ${seconds.toFixed(1)} s`);
  return { seconds, pages };
}

await main(process.argv.slice(2));

import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { buildSite } from "../../src/testing/build/build-site";

/** What a cold build of a site made of one OpenAPI document took. */
export interface DocumentBuild {
  seconds: number;
  /** Pages of the document: its operations, schemas, tags and lists. */
  pages: number;
}

const SETTINGS = `title: Bench
tagline: One document
description: A site of one page and one OpenAPI document.
url: https://bench.example
copyright: None
home: /docs/intro
navbar: { items: [] }
footer: { columns: [] }
openapi: [{ id: bench, spec: site/openapi.json, basePath: /docs/api }]
`;
const SIDEBARS = "docs: [intro, { type: operations, document: bench }]\n";
const PAGE =
  "---\ntitle: Intro\ndescription: The only page that is written by hand.\n---\n\nText.\n";

/**
 * Builds a site with a document from nothing, as `npm run build` would.
 *
 * @throws Error with what the build printed if it fails
 */
export async function buildDocumentSite(document: object): Promise<DocumentBuild> {
  const site = await mkdtemp(path.join(tmpdir(), "bench-openapi-"));
  await mkdir(path.join(site, "content/docs"), { recursive: true });
  await writeFile(path.join(site, "openapi.json"), JSON.stringify(document));
  await writeFile(path.join(site, "content/site.yml"), SETTINGS);
  await writeFile(path.join(site, "content/sidebars.yml"), SIDEBARS);
  await writeFile(path.join(site, "content/docs/intro.md"), PAGE);
  const start = performance.now();
  const built = await buildSite(site);
  const seconds = (performance.now() - start) / 1000;
  await rm(site, { recursive: true });
  if (built.exitCode !== 0) throw new Error(built.output);
  const files = await readdir(path.join(built.workspace, "public/docs"), { recursive: true });
  await built.remove();
  return { seconds, pages: files.filter((name) => /^api.*\.html$/.test(name)).length };
}

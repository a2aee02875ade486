import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { buildSite } from "../testing/build/build-site";

/** Numbers of pages whose builds are compared; the difference hides what every build costs. */
const SIZES = [50, 450] as const;

/** The page that all synthetic pages are copies of: about 600 words, code, a table and pictures. */
const MODEL = "content/docs/documentation/analytics/message-level-metrics.mdx";

/**
 * Prints what one more page costs the build, in milliseconds: two cold builds of sites that differ
 * only in their number of pages. Run it on a quiet machine.
 */
async function main(): Promise<void> {
  const times: number[] = [];
  for (const size of SIZES) {
    const site = await syntheticSite(size);
    const start = performance.now();
    const built = await buildSite(site);
    times.push(performance.now() - start);
    if (built.exitCode !== 0) throw new Error(built.output);
    console.log(`${size} pages: ${((times.at(-1) ?? 0) / 1000).toFixed(1)} s`);
    await built.remove();
    await rm(site, { recursive: true });
  }
  const [small = 0, large = 0] = times;
  console.log(`A further page: ${((large - small) / (SIZES[1] - SIZES[0])).toFixed(1)} ms`);
}

async function syntheticSite(size: number): Promise<string> {
  const site = await mkdtemp(path.join(tmpdir(), "bench-"));
  await cp("src/testing/sites/small", site, { recursive: true });
  const folder = path.join(site, "content/docs/start/many");
  await mkdir(folder, { recursive: true });
  const body = (await readFile(MODEL, "utf8"))
    .replace(/^---[\s\S]*?\n---\n/, "")
    .replace(/\]\([^)]*\)/g, "](/blog)")
    .replace(/^!.*$/gm, "");
  await Promise.all(
    Array.from({ length: size }, (_, index) =>
      writeFile(
        path.join(folder, `page-${index}.mdx`),
        `---\ntitle: Page ${index}\ndescription: Synthetic page number ${index} of a benchmark of the build.\n---\n\nPage ${index}.\n${body}`,
      ),
    ),
  );
  return site;
}

void main();

import { cpus } from "node:os";
import { readGolden } from "../../../src/testing/search/golden";
import type { Engine } from "./engine";
import { lunrEngine } from "./lunr";
import type { Measurement } from "./measure";
import { measure, toTable } from "./measure";
import { miniSearch } from "./mini-search";
import { ownEngine } from "./own-engine";
import { pagefindEngine } from "./pagefind";
import { plainFlexSearch } from "./plain-flexsearch";
import { siteDocuments } from "./site-documents";
import { syntheticDocuments } from "./synthetic";

const ENGINES: readonly Engine[] = [
  ownEngine("This site: FlexSearch 0.6, variants, ranking"),
  ownEngine("FlexSearch 0.6 and variants, its own order", (_, found) =>
    found.map(({ page, ...entry }) => ({ page, parts: [{ ...entry, page }] })),
  ),
  plainFlexSearch("Plain FlexSearch 0.6, defaults", {}),
  plainFlexSearch("Plain FlexSearch 0.6, strict", { tokenize: "strict" }),
  plainFlexSearch("Plain FlexSearch 0.6, defaults, `suggest`", {}, { suggest: true }),
  miniSearch,
  lunrEngine,
  pagefindEngine,
];
const SYNTHETIC_SIZES = [1000, 10_000] as const;

/**
 * Prints, as tables in Markdown, how the site's search compares with others on the same text and
 * questions, and how it grows. Run it on a quiet machine; Pagefind needs Chromium (`CHROMIUM`).
 */
async function main(): Promise<void> {
  const documents = await siteDocuments();
  const questions = await readGolden();
  const machine = `${cpus()[0]?.model ?? "unknown"}, ${cpus().length} cores, Node ${process.version}`;
  console.log(`${new Date().toISOString().slice(0, 10)}, ${machine}\n`);
  console.log(`${documents.length} entries of this site, ${questions.length} questions\n`);
  console.log(toTable(await measureAll(ENGINES, documents, questions), { golden: true }));
  for (const size of SYNTHETIC_SIZES) {
    const synthetic = syntheticDocuments(size, documents);
    console.log(`\n${size} synthetic sections\n`);
    const local = ENGINES.filter((engine) => engine !== pagefindEngine);
    console.log(toTable(await measureAll(local, synthetic, questions), { golden: false }));
  }
}

async function measureAll(
  engines: readonly Engine[],
  ...input: [Parameters<typeof measure>[1], Parameters<typeof measure>[2]]
): Promise<Measurement[]> {
  const measurements: Measurement[] = [];
  for (const engine of engines) {
    try {
      measurements.push(await measure(engine, ...input));
    } catch (error) {
      console.warn(`${engine.name} could not be measured: ${String(error)}`);
    }
  }
  return measurements;
}

void main();

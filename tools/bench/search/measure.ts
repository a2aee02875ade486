import { gzipSync } from "node:zlib";
import type { GoldenQuestion } from "../../../src/testing/search/golden";
import { scoreGolden } from "../../../src/testing/search/golden";
import type { BenchDocument, Engine } from "./engine";

/** Measurements of an engine: times in milliseconds, sizes in compressed bytes. */
export interface Measurement {
  name: string;
  firstBytes: number;
  allBytes: number;
  loadTime: number;
  medianTime: number;
  slowTime: number;
  top1: number;
  top5: number;
  meanReciprocalRank: number;
}

/** Returns the compressed size of a text in bytes. */
export function compressedSize(text: string): number {
  return gzipSync(text, { level: 9 }).length;
}

/** Returns each page with those of its addresses that were found, in the order of the pages. */
export function byPage(urls: readonly string[]): string[][] {
  const pages = new Map<string, string[]>();
  for (const url of urls) {
    const page = url.replace(/#.*/, "");
    pages.set(page, [...(pages.get(page) ?? [page]), url]);
  }
  return [...pages.values()];
}

/**
 * Builds an engine's index, then loads it and asks all questions twice. The second time is measured,
 * when the code is warm.
 */
export async function measure(
  engine: Engine,
  documents: readonly BenchDocument[],
  questions: readonly GoldenQuestion[],
): Promise<Measurement> {
  const { firstBytes, allBytes, load } = await engine.build(documents);
  const first = await load();
  for (const { q } of questions) await first.search(q);
  await first.close?.();
  const start = performance.now();
  const loaded = await load();
  const loadTime = performance.now() - start;
  const times: number[] = [];
  const found = new Map<string, readonly string[]>();
  for (const { q } of questions) {
    const before = performance.now();
    found.set(q, await loaded.search(q));
    times.push(performance.now() - before);
  }
  await loaded.close?.();
  times.sort((a, b) => a - b);
  const { top1, top5, meanReciprocalRank } = scoreGolden(questions, (q) =>
    byPage(found.get(q) ?? []),
  );
  return {
    ...{ name: engine.name, firstBytes, allBytes, loadTime, top1, top5, meanReciprocalRank },
    medianTime: times[Math.floor(times.length / 2)] ?? 0,
    slowTime: times[Math.floor(times.length * 0.95)] ?? 0,
  };
}

/** Formats measurements as a Markdown table. */
export function toTable(measurements: readonly Measurement[], { golden }: { golden: boolean }) {
  const head = ["Engine", "First, KB", "All, KB", "Load, ms", "Query p50, ms", "Query p95, ms"];
  const rows = measurements.map((row) => [
    row.name,
    kilobytes(row.firstBytes),
    kilobytes(row.allBytes),
    row.loadTime.toFixed(0),
    row.medianTime.toFixed(1),
    row.slowTime.toFixed(1),
    ...(golden ? [percent(row.top1), percent(row.top5), row.meanReciprocalRank.toFixed(3)] : []),
  ]);
  const titles = golden ? [...head, "Top-1", "Top-5", "MRR"] : head;
  const rule = titles.map((_, index) => (index === 0 ? "---" : "---:"));
  return [titles, rule, ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}

function percent(part: number): string {
  return `${(part * 100).toFixed(1)} %`;
}

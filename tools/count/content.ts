import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "../../src/quality/page";
import { checkTerms } from "../../src/quality/prose/words";
import { queryContent } from "../../src/quality/prose-input";
import { readPages } from "../../src/quality/read-pages";
import { readQualitySettings } from "../../src/quality/settings";
import { NO_CACHE } from "../../src/site/cache/cache";
import { openDataLayer } from "../../src/site/data-layer";
import { readSiteSources } from "../../src/site/settings";

/** A label of numbers that no one observed and that nothing derives. */
const LABEL =
  /made-up (?:numbers|data|terms|values|times|scores)|\(made-up\)|\b(?:is|are) made up\b/g;
/** Hosts that report what others say, or that show raw files and previews of pages. */
const SECONDARY =
  /(?:^|\.)(?:raw\.githubusercontent\.com|vercel\.app|mintlify\.(?:app|com)|medium\.com|dev\.to|qiita\.com|docs\.rs|pypi\.org|zuplo\.com|trigger\.dev|ndtv\.com)$/;
const EMPTY_CELL = /^(?:not stated|not known|not documented|unknown|none found|n\/a|\?|[–—-])$/i;

/**
 * Prints what the content rests on: posts with an experiment, labels of made-up numbers, links to
 * other sites by host, empty cells and marker words: `npm run count:content --prefix tools`.
 */
async function main(): Promise<void> {
  const sources = readSiteSources({} as NodeJS.ProcessEnv);
  const { graphql } = await openDataLayer(sources);
  const pages = await readPages(await queryContent(graphql), NO_CACHE);
  const posts = pages.filter(({ kind }) => kind === "post");
  const hosts = countBy(pages.flatMap(outsideHosts));
  const labels = posts.flatMap((post) => {
    const uses = post.texts.flatMap(({ fullText }) => fullText.match(LABEL) ?? []).length;
    return uses > 0 ? [`${uses}  ${path.basename(path.dirname(post.file))}`] : [];
  });
  const cells = pages.flatMap(({ texts }) => texts.filter(({ kind }) => kind === "cell"));
  const terms = readQualitySettings(sources.contentRoot).settings?.terms ?? [];
  const experiments = postsWithExperiments();
  print(`${experiments.length} of ${posts.length} posts with repeatable evidence`, experiments);
  print(`${labels.length} posts with made-up numbers (labels in each)`, labels);
  print(
    `${hosts.length} hosts outside the site (links to each)`,
    hosts.map(([host, links]) => `${links}  ${host}`),
  );
  print(
    "secondary hosts",
    hosts.flatMap(([host]) => (SECONDARY.test(host) ? [host] : [])),
  );
  print(
    "empty cells",
    cells.flatMap(({ text }) => (EMPTY_CELL.test(text) ? [text] : [])),
  );
  print(
    "marker words",
    checkTerms(pages, terms).problems.map(({ value }) => String(value)),
  );
}

function outsideHosts({ facts }: Page): string[] {
  const urls = facts.references.map(({ url }) => url).filter((url) => /^https?:/.test(url));
  const hosts = urls.flatMap((url) => (URL.canParse(url) ? new URL(url).hostname : []));
  return hosts.filter((host) => !host.endsWith(".example"));
}

function postsWithExperiments(): string[] {
  const folder = path.resolve("tools/experiments");
  const sources = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith("experiment.ts") && !name.startsWith("shared"))
    .map((name) => readFileSync(path.join(folder, name), "utf8"));
  return sources.flatMap((source) => /"(\d{4}-\d\d-\d\d-[^"]+)"/.exec(source)?.[1] ?? []).sort();
}

function countBy(values: readonly string[]): [value: string, count: number][] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]));
}

function print(title: string, lines: readonly string[]): void {
  console.log([`${/^\d/.test(title) ? title : `${lines.length} ${title}`}`, ...lines].join("\n  "));
}

void main();

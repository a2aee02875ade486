import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { parse } from "yaml";
import { loadDocument, operationDocument } from "../../plugins/gatsby-source-openapi";
import { EndpointPage } from "../../src/components/api/endpoint-page";
import type { ApiDocument } from "../../src/testing/api/api-document";
import { modelOf, pagesOf } from "../../src/testing/api/api-document";
import { checkBodies } from "../../src/testing/api/invalid-bodies";
import { missingInHtml, operationLeaves } from "../../src/testing/api/leaves";

/** What is measured of one document. */
interface Measured {
  file: string;
  /** The first error, if the document is refused. */
  refused?: string;
  /** Operations in the file, counted without this project's code. */
  counted: number;
  operations: number;
  bodies: number;
  validBodies: number;
  /** CPU time of reading the document and building its model. */
  seconds: number;
}

const USAGE = `Measures how OpenAPI documents are read:

  npm run openapi --prefix tools -- [--pages N] LIST

LIST      a file with the path of a document on each line
--pages N also renders the endpoint pages of the N largest documents: leaves shown, heaviest pages`;

/** Prints one line for each document that is refused or miscounted, then the sums. */
async function main(words: readonly string[]): Promise<void> {
  const pages = words[0] === "--pages" ? Number(words[1]) : 0;
  const list = words[pages > 0 ? 2 : 0];
  if (list === undefined) return console.log(USAGE);
  const files = readFileSync(list, "utf8").trim().split("\n");
  const measured: Measured[] = [];
  for (const file of files) {
    const one = await measure(file);
    measured.push(one);
    if (one.refused) console.log(`${one.file}: refused, ${one.refused}`);
    else if (one.counted !== one.operations) {
      console.log(`${one.file}: ${one.operations} of ${one.counted} operations`);
    }
  }
  printSums(measured);
  const largest = [...files].sort((a, b) => statSync(b).size - statSync(a).size).slice(0, pages);
  const weights: Weight[] = [];
  for (const file of largest) weights.push(...(await measurePages(file)));
  const heaviest = weights.sort((a, b) => b.compressed - a.compressed).slice(0, 10);
  for (const { name, compressed, raw, elements, milliseconds } of heaviest) {
    const sizes = `${kilobytes(compressed)} KB compressed, ${kilobytes(raw)} KB raw, ${elements} elements`;
    console.log(`${name}: ${sizes}, ${milliseconds.toFixed(0)} ms`);
  }
}

function kilobytes(bytes: number): string {
  return (bytes / 1024).toFixed(0);
}

/** A rendered page: its bytes, its elements, and the CPU time of rendering it. */
interface Weight {
  name: string;
  compressed: number;
  raw: number;
  elements: number;
  milliseconds: number;
}

function printSums(measured: readonly Measured[]): void {
  const sum = (key: "counted" | "operations" | "bodies" | "validBodies" | "seconds") =>
    measured.reduce((total, one) => total + one[key], 0);
  const accepted = measured.filter(({ refused }) => refused === undefined);
  const equal = accepted.filter(({ counted, operations }) => counted === operations);
  console.log(`Documents accepted: ${accepted.length} of ${measured.length}`);
  console.log(`Documents with all operations: ${equal.length} of ${accepted.length}`);
  console.log(`Operations: ${sum("operations")} of ${sum("counted")}`);
  const share = ((100 * sum("validBodies")) / sum("bodies")).toFixed(2);
  console.log(`Valid generated JSON bodies: ${sum("validBodies")} of ${sum("bodies")}, ${share} %`);
  console.log(
    `CPU time per operation: ${((1000 * sum("seconds")) / sum("operations")).toFixed(1)} ms`,
  );
}

async function measure(file: string): Promise<Measured> {
  const start = process.cpuUsage();
  const counted = countOperations(file);
  const nothing = { file: path.basename(file), counted, operations: 0, bodies: 0, validBodies: 0 };
  const source = await read(file);
  const seconds = millisecondsSince(start) / 1000;
  if ("refused" in source) return { ...nothing, ...source, seconds };
  const { checked } = checkBodies(source);
  return {
    ...nothing,
    operations: source.model.operations.length,
    bodies: checked.length,
    validBodies: checked.filter(({ errors }) => errors.length === 0).length,
    seconds,
  };
}

async function read(file: string): Promise<ApiDocument | { refused: string }> {
  const { document, version, problems } = await loadDocument({
    spec: file,
    requireOperationIds: false,
  });
  const error = problems.find(({ severity }) => severity === "error");
  if (document) return { file, document, model: modelOf(document, version) };
  return { refused: `${error?.code} at ${error?.pointer}: ${error?.message}` };
}

const METHODS = "get put post delete options head patch trace query".split(" ");

/** Counts the operations of a file that a reader would find: not in other files. */
function countOperations(file: string): number {
  const text = readFileSync(file, "utf8").replace(/^\uFEFF/, "");
  const document = (
    file.endsWith(".json") ? JSON.parse(text) : parse(text, { merge: true, maxAliasCount: -1 })
  ) as Record<string, unknown>;
  const items = [document.paths, document.webhooks]
    .flatMap((section) => Object.values(section ?? {}))
    .map((item) => itemOf(document, item))
    .filter((item) => !item?.["x-internal"]);
  return items.reduce((count: number, item) => {
    const members = Object.entries((item ?? {}) as object);
    const operations = members.filter(
      ([key, value]) =>
        METHODS.includes(key) &&
        typeof value === "object" &&
        !(value as { "x-internal"?: unknown } | null)?.["x-internal"],
    );
    return count + operations.length;
  }, 0);
}

/** Follows the reference of a path item to another place of the file. */
function itemOf(document: object, item: unknown): Record<string, unknown> | undefined {
  const { $ref } = (item ?? {}) as { $ref?: string };
  if (!$ref?.startsWith("#/")) return item as Record<string, unknown> | undefined;
  const names = $ref.slice(2).split("/");
  const unescaped = names.map((name) =>
    decodeURIComponent(name).replaceAll("~1", "/").replaceAll("~0", "~"),
  );
  return unescaped.reduce<unknown>(
    (value, name) => (value as Record<string, unknown> | undefined)?.[name],
    document,
  ) as Record<string, unknown> | undefined;
}

/** Renders all endpoint pages of a document, prints how many leaves they show, and weighs them. */
async function measurePages(file: string): Promise<Weight[]> {
  const source = await read(file);
  if ("refused" in source) return [];
  const start = process.cpuUsage();
  const pages = await pagesOf(source, "html").operations();
  const shared = millisecondsSince(start) / pages.length;
  let [shown, leaves] = [0, 0];
  const weights: Weight[] = [];
  for (const page of pages) {
    const { kind, method, pathTemplate, permalink } = page;
    const rendering = process.cpuUsage();
    const html = renderToStaticMarkup(createElement(EndpointPage, { operation: page }));
    const milliseconds = shared + millisecondsSince(rendering);
    const name = `${path.basename(file)} ${permalink}`;
    const elements = html.match(/<[a-z]/g)?.length ?? 0;
    weights.push({
      name,
      compressed: gzipSync(html).length,
      raw: html.length,
      elements,
      milliseconds,
    });
    const all = operationLeaves(
      operationDocument(source.document, { kind, method, path: pathTemplate }),
    );
    leaves += all.length;
    shown += all.length - missingInHtml(all, html).length;
  }
  const share = ((100 * shown) / leaves).toFixed(1);
  const heaviest = Math.max(...weights.map(({ compressed }) => compressed));
  console.log(
    `${path.basename(file)}: ${pages.length} pages, ${shown} of ${leaves} leaves (${share} %), ` +
      `heaviest ${kilobytes(heaviest)} KB compressed`,
  );
  return weights;
}

/** Returns the CPU time since a measurement. */
function millisecondsSince(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

// Gatsby defines it for the code of pages.
Object.assign(globalThis, { __BASE_PATH__: "" });
await main(process.argv.slice(2));

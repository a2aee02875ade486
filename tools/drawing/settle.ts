import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";

/** A file that a generator makes from something else in the repository. */
export interface Product {
  /** Where it belongs. */
  file: string;
  /** Whether the bytes that lie there now are the ones that would be made. */
  isCurrent: (bytes: Buffer) => boolean;
  make: () => Promise<Buffer> | Buffer;
}

/** What became of the products: paths by outcome. */
export interface Settled {
  written: string[];
  unchanged: string[];
  /** Only when checking: missing, or different from what would be made. */
  stale: string[];
}

/**
 * Brings generated files up to date, leaving alone those that are; with `check` nothing is
 * written and the ones that are not up to date are named.
 */
export async function settle(products: Product[], check: boolean): Promise<Settled> {
  const settled: Settled = { written: [], unchanged: [], stale: [] };
  for (const product of products) {
    const outcome = await settleOne(product, check);
    settled[outcome].push(product.file);
  }
  return settled;
}

async function settleOne(product: Product, check: boolean): Promise<keyof Settled> {
  if (existsSync(product.file) && product.isCurrent(await readFile(product.file))) {
    return "unchanged";
  }
  if (check) return "stale";
  await mkdir(dirname(product.file), { recursive: true });
  await writeFile(product.file, await product.make());
  return "written";
}

/** A product whose bytes are known at once: text. */
export function textProduct(file: string, text: string): Product {
  return {
    file,
    isCurrent: (bytes) => bytes.toString("utf8") === text,
    make: () => Buffer.from(text, "utf8"),
  };
}

import { readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { inParallel } from "../site/in-parallel";

const TEXT = /\.(?:html|css|js|json|xml|svg|txt|md|ya?ml|webmanifest)$/;
/** Below this size in bytes compression saves no packet. */
const MIN_SIZE = 1024;
/** This site takes 0.9 s of processor time. 9 makes it 0.2% smaller in 1.4 s, 11 makes it 10% smaller in 26 s. */
const BROTLI_QUALITY = 8;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/**
 * Writes `x.br` and `x.gz` beside each text file of more than 1 KB. Node.js compresses in its thread pool.
 *
 * @returns the number of files that were compressed
 */
export async function precompress(files: readonly string[]): Promise<number> {
  let count = 0;
  await inParallel(files, async (file) => {
    if (!TEXT.test(file)) return;
    const text = await readFile(file);
    if (text.length <= MIN_SIZE) return;
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      [constants.BROTLI_PARAM_LGWIN]: windowFor(text.length),
    };
    const [br, gz] = await Promise.all([toBrotli(text, { params }), toGzip(text, { level: 9 })]);
    await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
    count += 1;
  });
  return count;
}

/**
 * Returns the base-2 logarithm of the smallest window that contains a text. With Brotli's default of 22, most of the
 * time goes into clearing memory that short texts never use.
 */
function windowFor(bytes: number): number {
  const { BROTLI_MIN_WINDOW_BITS, BROTLI_DEFAULT_WINDOW } = constants;
  const bits = Math.ceil(Math.log2(bytes + 16));
  return Math.min(Math.max(bits, BROTLI_MIN_WINDOW_BITS), BROTLI_DEFAULT_WINDOW);
}

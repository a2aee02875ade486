import { readFile } from "node:fs/promises";
import sharp from "sharp";
import type { FileNode } from "../node-writer";

/** What is known of a picture's file. */
export interface PictureFacts {
  /** In pixels; 0 where the file does not say. */
  width: number;
  height: number;
  /** Why it cannot be shown; null where it can. */
  problem: string | null;
}

/** Keeps values between builds: Gatsby's cache. */
export interface FactsCache {
  get: (key: string) => Promise<unknown>;
  set: (key: string, value: unknown) => Promise<unknown>;
}

/**
 * Reads a picture to its end, as one that is cut off has a sound beginning. A file is read once for as
 * long as it does not change.
 */
export async function readPicture(file: FileNode, cache: FactsCache): Promise<PictureFacts> {
  const key = `picture ${file.absolutePath} ${file.internal.contentDigest}`;
  const known = (await cache.get(key)) as PictureFacts | undefined;
  if (known) return known;
  const facts = await inspect(file.absolutePath);
  await cache.set(key, facts);
  return facts;
}

async function inspect(absolutePath: string): Promise<PictureFacts> {
  try {
    const picture = sharp(absolutePath);
    const { format, width = 0, height = 0, orientation = 1 } = await picture.metadata();
    // To make it tiny is the quickest way through all of it; a drawing has been read as a whole already.
    if (format !== "svg") await picture.resize(1, 1).raw().toBuffer();
    // Cameras store what stands upright lying down, and say so.
    const [shownWidth, shownHeight] = orientation > 4 ? [height, width] : [width, height];
    return { width: shownWidth, height: shownHeight, problem: null };
  } catch (error) {
    const problem = error instanceof Error ? error.message.split("\n")[0] : String(error);
    return { width: 0, height: 0, problem: problem ?? "" };
  }
}

/**
 * The markup of a drawing that takes its colors from the page, and so has to stand in it; null for any
 * other, whose styles and ids would get mixed up with the page's.
 */
export async function readDrawing(file: FileNode): Promise<string | null> {
  if (file.extension !== "svg") return null;
  const svg = await readFile(file.absolutePath, "utf8").catch(() => "");
  return /currentColor|var\(\s*--/.test(svg) ? svg : null;
}

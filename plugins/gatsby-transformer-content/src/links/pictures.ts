import { readFile } from "node:fs/promises";
import sharp from "sharp";
import type { Reference } from "../content/types";
import type { FileNode } from "../nodes";
import { candidateFiles, spellingsOf } from "./file-links";
import type { Surroundings } from "./file-links";
import { fieldOf, findFileNode, publicAddress } from "./find-file";
import type { FileQueryContext, ResolveInfo } from "./find-file";

/** Why the picture at the head of a post cannot be shown; null where it can, or where there is none. */
export function headPictureProblem(cache: FactsCache) {
  return async (
    { imagePath }: { imagePath: string | null },
    _: unknown,
    context: FileQueryContext,
  ) => {
    const file = imagePath ? await findFileNode([imagePath], context) : null;
    return file && (await readPicture(file, cache)).problem;
  };
}

/** Fields of `ContentImage` that are worked out from the picture's file. */
export function imageFields(cache: FactsCache) {
  const field =
    <Value>(valueOf: (file: FileNode, context: FileQueryContext, info: ResolveInfo) => Value) =>
    async (image: LocalImage, _: unknown, context: FileQueryContext, info: ResolveInfo) => {
      const file = await findFileNode(image.candidates, context);
      return file && valueOf(file, context, info);
    };
  return {
    file: { resolve: field((file) => file) },
    svg: { resolve: field(readDrawing) },
    picture: {
      resolve: field(async (file, context, info) =>
        pictureData(file, await readPicture(file, cache), context, info),
      ),
    },
    problem: { resolve: field(async (file) => (await readPicture(file, cache)).problem) },
  };
}

/** Width of the column that pictures stand in, in pixels. */
const COLUMN = 760;
/** Formats that come in several sizes. The others are shown as they are. */
const PHOTO = new Set(["jpeg", "jpg", "png", "webp", "tif", "tiff", "avif"]);

/**
 * What a `picture` element needs, in the form of gatsby-plugin-image: sizes and formats of a
 * photograph, never larger than it is, or the file itself for other pictures. None for a drawing that
 * stands in the page, nor for what cannot be read.
 */
export async function pictureData(
  file: FileNode,
  { width, height, problem }: PictureFacts,
  context: FileQueryContext,
  info: ResolveInfo,
): Promise<object | null> {
  if (problem !== null) return null;
  if (PHOTO.has(file.extension)) return photoData(file, Math.min(width, COLUMN), context, info);
  if ((await readDrawing(file)) !== null) return null;
  const src = await publicAddress(file, context, info);
  return src === null ? null : { width, height, images: { fallback: { src } } };
}

async function photoData(
  file: FileNode,
  width: number,
  context: FileQueryContext,
  info: ResolveInfo,
): Promise<object | null> {
  const photo = file.children
    .map((id) => context.nodeModel.getNodeById({ id }))
    .find((node) => node?.internal.type === "ImageSharp");
  const resolve = fieldOf(info, "ImageSharp", "gatsbyImageData");
  if (!photo || !resolve) return null;
  const options = { layout: "constrained", placeholder: "none", width };
  return (await resolve(photo, options, context, info)) as object | null;
}

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

/** A picture of a page that is a file of the site. */
export interface LocalImage {
  /** As it stands in the page. */
  src: string;
  /** Absolute paths of the files that it may mean, the likeliest first. */
  candidates: string[];
  /** The likeliest of them. */
  absolutePath: string;
}

const ELSEWHERE = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i;

/** The pictures of a page that lie beside it or in a static folder. */
export function findLocalImages(
  references: readonly Reference[],
  from: Surroundings,
): LocalImage[] {
  const urls = references.filter(({ kind }) => kind === "image").map(({ url }) => url);
  return [...new Set(urls)]
    .filter((url) => url !== "" && !ELSEWHERE.test(url))
    .flatMap((url) => {
      const candidates = candidateFiles(url.replace(/[?#].*$/s, ""), from);
      const absolutePath = candidates[0] ?? "";
      return spellingsOf(url).map((src) => ({ src, candidates, absolutePath }));
    });
}

import { readFile } from "node:fs/promises";
import sharp from "sharp";
import type { Reference } from "../content/types";
import type { FileNode, QueryContext } from "../nodes";
import type { BasePaths } from "./file-links";
import { candidateFiles, urlVariants } from "./file-links";
import type { ResolveInfo } from "./find-file";
import { fieldOf, findFileNode, publicUrl } from "./find-file";
import { safeSvg } from "./safe-svg";

/** Resolves why the image of a post cannot be shown; null if it can. */
export function headPictureProblem(cache: FactsCache) {
  return async ({ imagePath }: { imagePath: string | null }, _: unknown, context: QueryContext) => {
    const file = imagePath ? await findFileNode([imagePath], context) : null;
    return file && (await readPicture(file, cache)).problem;
  };
}

interface HeadPicture {
  imagePath: string | null;
  drawingPath: string | null;
}

/**
 * Resolves the picture of a post at a width. A drawing is served as it is: in an `img` element, its styles
 * and ids are its own, and its media queries know the color mode of the page and the picture's width.
 */
export function headPicture(cache: FactsCache) {
  return async (
    { imagePath, drawingPath }: HeadPicture,
    { width }: { width: number },
    context: QueryContext,
    info: ResolveInfo,
  ) => {
    const shown = drawingPath ?? imagePath;
    const file = shown ? await findFileNode([shown], context) : null;
    if (!file) return null;
    const facts = await readPicture(file, cache);
    if (facts.problem !== null) return null;
    return PHOTO.has(file.extension)
      ? photoData(file, Math.min(facts.width, width), context, info)
      : fileData(file, facts, context, info);
  };
}

/** Resolvers of `ContentImage` that read the image file. */
export function imageFields(cache: FactsCache) {
  const field =
    <Value>(valueOf: (file: FileNode, context: QueryContext, info: ResolveInfo) => Value) =>
    async (image: LocalImage, _: unknown, context: QueryContext, info: ResolveInfo) => {
      const file = await findFileNode(image.candidates, context);
      return file && valueOf(file, context, info);
    };
  return {
    file: { resolve: field((file) => file) },
    svg: { resolve: field(readDrawing) },
    narrowSvg: {
      resolve: async ({ candidates }: LocalImage, _: unknown, context: QueryContext) => {
        const file = await findFileNode(narrowFiles(candidates), context);
        return file && readDrawing(file);
      },
    },
    picture: {
      resolve: field(async (file, context, info) =>
        pictureData(file, await readPicture(file, cache), context, info),
      ),
    },
    problem: { resolve: field(async (file) => (await readPicture(file, cache)).problem) },
  };
}

/** Width of the text column in pixels. */
const COLUMN = 760;
/** Formats that are resized. Others are used as they are. */
const PHOTO = new Set(["jpeg", "jpg", "png", "webp", "tif", "tiff", "avif"]);

/**
 * Returns the data of a `picture` element in the form of gatsby-plugin-image, whose addresses contain the
 * site's base path: sizes and formats of a photo, or the file itself. Null for inline SVG and for unreadable
 * files.
 */
async function pictureData(
  file: FileNode,
  facts: PictureFacts,
  context: QueryContext,
  info: ResolveInfo,
): Promise<object | null> {
  if (facts.problem !== null) return null;
  if (PHOTO.has(file.extension)) {
    return photoData(file, Math.min(facts.width, COLUMN), context, info);
  }
  if ((await readDrawing(file)) !== null) return null;
  return fileData(file, facts, context, info);
}

async function fileData(
  file: FileNode,
  { width, height }: PictureFacts,
  context: QueryContext,
  info: ResolveInfo,
): Promise<object | null> {
  const src = await publicUrl(file, context, info);
  return src === null ? null : { width, height, images: { fallback: { src } } };
}

async function photoData(
  file: FileNode,
  width: number,
  context: QueryContext,
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

interface PictureFacts {
  /** In pixels; 0 if unknown. */
  width: number;
  height: number;
  /** Why it cannot be shown; null if it can. */
  problem: string | null;
}

interface FactsCache {
  get: (key: string) => Promise<unknown>;
  set: (key: string, value: unknown) => Promise<unknown>;
}

/**
 * Reads an image completely, because truncated files start correctly. Caches the result until the
 * file changes.
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
    // Shrinking the image is the fastest way to decode all of it. SVG is already read completely.
    if (format !== "svg") await picture.resize(1, 1).raw().toBuffer();
    // Cameras store portrait photos rotated, with an orientation tag.
    const [shownWidth, shownHeight] = orientation > 4 ? [height, width] : [width, height];
    return { width: shownWidth, height: shownHeight, problem: null };
  } catch (error) {
    const problem = error instanceof Error ? error.message.split("\n")[0] : String(error);
    return { width: 0, height: 0, problem: problem ?? "" };
  }
}

/**
 * Returns the sanitized markup of an SVG that uses the page's colors and must therefore be inline; null for
 * others, whose styles and ids could clash with the page.
 */
export async function readDrawing(file: FileNode): Promise<string | null> {
  if (file.extension !== "svg") return null;
  const svg = await readFile(file.absolutePath, "utf8").catch(() => "");
  return /currentColor|var\(\s*--/.test(svg) ? safeSvg(svg) : null;
}

/** Returns the possible files of the drawing that narrow columns show instead: `x.narrow.svg` beside `x.svg`. */
export function narrowFiles(candidates: readonly string[]): string[] {
  return candidates
    .filter((file) => file.endsWith(".svg"))
    .map((file) => `${file.slice(0, -".svg".length)}.narrow.svg`);
}

interface LocalImage {
  /** As written in the page. */
  src: string;
  /** Absolute paths of possible files, most likely first. */
  candidates: string[];
  /** The first candidate. */
  absolutePath: string;
}

const ELSEWHERE = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i;

/** Finds images next to the page or in a static folder. */
export function findLocalImages(references: readonly Reference[], from: BasePaths): LocalImage[] {
  const urls = references.filter(({ kind }) => kind === "image").map(({ url }) => url);
  return [...new Set(urls)]
    .filter((url) => url !== "" && !ELSEWHERE.test(url))
    .flatMap((url) => {
      const candidates = candidateFiles(url.replace(/[?#].*$/s, ""), from);
      const absolutePath = candidates[0] ?? "";
      return urlVariants(url).map((src) => ({ src, candidates, absolutePath }));
    });
}

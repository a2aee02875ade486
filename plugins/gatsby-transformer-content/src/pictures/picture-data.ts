import { fieldOf, publicAddress } from "../links/find-file";
import type { FileQueryContext, ResolveInfo } from "../links/find-file";
import type { FileNode } from "../node-writer";
import { readDrawing } from "./read-picture";
import type { PictureFacts } from "./read-picture";

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

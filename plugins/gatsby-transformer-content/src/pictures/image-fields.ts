import { findFileNode, publicAddress } from "../links/find-file";
import type { FileQueryContext, ResolveInfo } from "../links/find-file";
import type { FileNode } from "../node-writer";
import type { LocalImage } from "./local-images";
import { readDrawing, readPicture } from "./read-picture";
import type { FactsCache } from "./read-picture";

/** Formats that come in several sizes. The others are shown as they are. */
const PHOTO = new Set(["jpeg", "jpg", "png", "webp", "tif", "tiff", "avif"]);

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
  const isSound = async (file: FileNode) => (await readPicture(file, cache)).problem === null;
  return {
    file: { resolve: field((file) => file) },
    photo: {
      resolve: field(async (file) =>
        PHOTO.has(file.extension) && (await isSound(file)) ? file : null,
      ),
    },
    svg: {
      resolve: field((file) => (file.extension === "svg" ? readDrawing(file) : null)),
    },
    width: { resolve: field(async (file) => (await readPicture(file, cache)).width || null) },
    problem: { resolve: field(async (file) => (await readPicture(file, cache)).problem) },
    plain: {
      resolve: field(async (file, context, info) => {
        const isInlined = file.extension === "svg" && (await readDrawing(file)) !== null;
        if (PHOTO.has(file.extension) || isInlined) return null;
        const { width, height } = await readPicture(file, cache);
        const src = await publicAddress(file, context, info);
        return src === null ? null : { src, width: width || null, height: height || null };
      }),
    },
  };
}

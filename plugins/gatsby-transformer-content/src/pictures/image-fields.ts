import { findFileNode } from "../links/find-file";
import type { FileQueryContext, ResolveInfo } from "../links/find-file";
import type { FileNode } from "../node-writer";
import type { LocalImage } from "./local-images";
import { pictureData } from "./picture-data";
import { readDrawing, readPicture } from "./read-picture";
import type { FactsCache } from "./read-picture";

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

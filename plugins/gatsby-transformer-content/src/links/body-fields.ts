import type { ContentNode } from "../content/types";
import type { FileLink } from "./file-links";
import type { FileQueryContext, ResolveInfo } from "./find-file";
import { loadLinks } from "./load-links";
import { propsByUrl, replaceLinks } from "./replace-links";

/** What is read of a body's node here. */
export interface LinkedBody {
  mode: string;
  /** JSON text of the tree; see `contentBodyFields`. */
  tree: string;
  fileLinks: FileLink[];
}

type BodyResolver<Value> = (
  body: LinkedBody,
  args: unknown,
  context: FileQueryContext,
  info: ResolveInfo,
) => Promise<Value>;

/** A body's tree with an address in place of every link by file. */
export const resolveLinks = async (
  tree: readonly ContentNode[],
  { fileLinks }: Pick<LinkedBody, "fileLinks">,
  context: FileQueryContext,
  info: ResolveInfo,
): Promise<readonly ContentNode[]> => replaceLinks(tree, await loadLinks(fileLinks, context, info));

/** Fields of `ContentBody` about its links by file. */
export const linkFields = {
  fileLinks: {
    resolve: (({ fileLinks }, _, context, info) =>
      loadLinks(fileLinks, context, info)) as BodyResolver<unknown>,
  },
  // The tree of a page in component mode cannot hold the addresses: a module is made of its file.
  moduleLinks: {
    resolve: (async ({ mode, fileLinks }, _, context, info) =>
      mode === "component"
        ? Object.fromEntries(propsByUrl(await loadLinks(fileLinks, context, info)))
        : {}) as BodyResolver<unknown>,
  },
};

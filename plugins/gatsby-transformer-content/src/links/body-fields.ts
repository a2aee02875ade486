import type { ContentNode } from "../content/types";
import type { FileLink } from "./file-links";
import type { FileQueryContext, ResolveInfo } from "./find-file";
import { loadLinks } from "./load-links";
import { propsByUrl, replaceLinks } from "./replace-links";

/** What is read of a body's node here. */
interface LinkedBody {
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

/** The body's tree with an address in place of every link by file. */
export const resolveTree: BodyResolver<readonly ContentNode[]> = async (body, _, context, info) =>
  replaceLinks(JSON.parse(body.tree) as ContentNode[], await loadLinks(body.fileLinks, context, info));

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

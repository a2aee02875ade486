import { NODE_TYPES } from "../constants";
import type { LastCommit } from "./read-history";

/** What a page says of its last change itself, or what is shown of it. */
export interface LastUpdate {
  date: string | null;
  author: string | null;
}

/** The part of a page's node that is read here. */
interface UpdatedPage {
  file: string;
  lastUpdate: LastUpdate | null;
  /** Day of publication of a post. */
  date?: string;
}

interface QueryContext {
  nodeModel: {
    findOne: (query: { type: string; query?: object }) => Promise<object | null | undefined>;
  };
}

/** Which parts of a commit the settings show. */
type Shown = Record<keyof LastUpdate, boolean>;

/** When a page was last changed: what its front matter says, and for the rest its last commit. */
export async function resolveLastUpdate(
  page: UpdatedPage,
  _: unknown,
  { nodeModel }: QueryContext,
): Promise<LastUpdate | null> {
  const own = page.lastUpdate;
  if (own?.date && own.author) return own;
  const settings = await nodeModel.findOne({ type: NODE_TYPES.siteSettings, query: {} });
  const shown = (settings as { lastUpdate?: Shown } | null)?.lastUpdate;
  if (!shown?.date && !shown?.author) return own;
  const query = { filter: { file: { eq: page.file } } };
  const commit = await nodeModel.findOne({ type: NODE_TYPES.lastCommit, query });
  return mergeLastUpdate(page, shown, (commit as LastCommit | null) ?? undefined);
}

/** Joins both sources field by field. A post has not been changed before it was published. */
export function mergeLastUpdate(
  { lastUpdate: own, date: published }: Omit<UpdatedPage, "file">,
  shown: Shown,
  commit: LastCommit | undefined,
): LastUpdate | null {
  const isEarly = commit && published && new Date(commit.date) < new Date(published);
  const known = isEarly ? undefined : commit;
  const date = own?.date ?? (shown.date && known ? known.date : null);
  const author = own?.author ?? (shown.author && known ? known.author : null);
  return date || author ? { date, author } : null;
}

import type { Content, Root } from "mdast";
import type { VFile } from "vfile";
import type { ContentPlace } from "../content-file";
import type { StaticScope } from "../static-value";
import type { Json } from "../types";

/** A file that is being taken into a page: the page's own, or a partial's. */
export interface Unit {
  page: ContentPlace;
  /** The page's file object, which collects what is found. */
  vfile: VFile;
  /** Absolute path of the file in hand. */
  file: string;
  /** Files around this one, the page first: a partial among them would take in itself. */
  stack: readonly string[];
  parse: (file: VFile) => Root;
  /** Names that are known before anything is imported: `frontMatter`, and `props` in a partial. */
  values: ReadonlyMap<string, Json>;
  /** In a partial: what the page put between its tags. */
  children?: Content[];
}

/** What the imports of a file make known. */
export interface Scope extends StaticScope {
  /** Names here of components, by their names in the file. */
  components: ReadonlyMap<string, string>;
  /** Absolute paths of partials by name. */
  partials: ReadonlyMap<string, string>;
  /** Addresses of pictures by name. */
  assets: ReadonlyMap<string, string>;
  /** Components that run: they take pictures as webpack gives them. */
  own: ReadonlySet<string>;
}

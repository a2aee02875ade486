import type { Content, Root } from "mdast";
import type { Processor } from "unified";
import type { VFile } from "vfile";
import { splitFrontMatter } from "../../front-matter/split-front-matter";
import { diskFiles } from "../content-file";
import type { ContentPlace } from "../content-file";
import type { Json } from "../types";
import { takeIn } from "./take-in";

/** Settings of `remarkImports`. */
export interface ImportOptions {
  /** Absolute path of the content's folder. */
  contentRoot: string;
}

/**
 * Puts partials, pictures, code and the components of Docusaurus in the place of their imports, so that
 * a page which imports nothing else is data. The page's place is in the file's data, or, where another
 * program compiles the page, worked out from its path.
 */
export function remarkImports(this: Processor, { contentRoot }: ImportOptions) {
  const parse = (file: VFile) => this.parse(file) as Root;
  return async (tree: Root, vfile: VFile) => {
    const page =
      (vfile.data.place as ContentPlace | undefined) ?? (await placeOnDisk(vfile, contentRoot));
    const values = new Map<string, Json>([["frontMatter", page.frontMatter ?? {}]]);
    await takeIn(tree, { page, vfile, parse, values, file: page.path, stack: [page.path] });
    hoistModules(tree);
  };
}

async function placeOnDisk({ path }: VFile, contentRoot: string): Promise<ContentPlace> {
  const { data } = splitFrontMatter((await diskFiles.read(path)) ?? "");
  const frontMatter = data as Record<string, Json>;
  return { path, root: contentRoot, files: diskFiles, frontMatter };
}

/** Imports of a partial that are left belong to the top of the page. */
function hoistModules(tree: Root): void {
  const modules: Content[] = [];
  const take = (parent: { children?: Content[] }) => {
    for (const child of parent.children ?? []) take(child as { children?: Content[] });
    const found = (parent.children ?? []).filter(({ type }) => type === "mdxjsEsm");
    if (found.length === 0 || !parent.children) return;
    modules.push(...found);
    parent.children = parent.children.filter(({ type }) => type !== "mdxjsEsm");
  };
  take(tree);
  tree.children.unshift(...modules);
}

import loadMdx from "gatsby-plugin-mdx/dist/gatsby-mdx-loader";
import type { LoaderContext, Module } from "webpack";

/** The template of a page that is a component names the page's file in its query. */
const CONTENT_FILE = /[?&]__contentFilePath=([^&]+)/;

/** What this loader gets besides the options of the loader that it runs. */
export interface MdxLoaderOptions {
  /** Returns the partials and code files that a page includes. Paths are absolute. */
  includedFiles: (page: string) => string[];
}

/**
 * Runs the loader of gatsby-plugin-mdx for the path that the page has in the content folder. The loader
 * looks pages up by path, and below a symbolic link webpack gives it the real path, which no page has.
 * The page also depends on the files that it includes, which the other loader reads without telling webpack.
 */
export default function loadLinkedMdx(
  this: LoaderContext<MdxLoaderOptions>,
  source: string,
): unknown {
  const issuer = this._module && this._compilation?.moduleGraph.getIssuer(this._module);
  const file = CONTENT_FILE.exec(queryOf(issuer))?.[1] ?? this.resourcePath;
  for (const included of this.getOptions().includedFiles(file)) this.addDependency(included);
  return loadMdx.call(Object.create(this, { resourcePath: { value: file } }), source);
}

function queryOf(module: Module | null | undefined): string {
  const { resource } = (module ?? {}) as { resource?: string };
  return resource ?? "";
}

import loadMdx from "gatsby-plugin-mdx/dist/gatsby-mdx-loader";
import type { LoaderContext, Module } from "webpack";

/** The template of a page that is a component names the page's file in its query. */
const CONTENT_FILE = /[?&]__contentFilePath=([^&]+)/;

/**
 * Runs the loader of gatsby-plugin-mdx for the path that the page has in the content folder. The loader
 * looks pages up by path, and below a symbolic link webpack gives it the real path, which no page has.
 */
export default function loadLinkedMdx(this: LoaderContext<object>, source: string): unknown {
  const issuer = this._module && this._compilation?.moduleGraph.getIssuer(this._module);
  const file = CONTENT_FILE.exec(queryOf(issuer))?.[1];
  if (file === undefined) return loadMdx.call(this, source);
  return loadMdx.call(Object.create(this, { resourcePath: { value: file } }), source);
}

function queryOf(module: Module | null | undefined): string {
  const { resource } = (module ?? {}) as { resource?: string };
  return resource ?? "";
}

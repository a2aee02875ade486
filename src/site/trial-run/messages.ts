/** A page with the code that renders it. */
export interface BundledPage {
  /** Absolute path of the page. */
  file: string;
  /** A CommonJS module with a source map, which exports the page by default. */
  code: string;
}

/** Thrown by modules, and by props, that only exist in a build of Gatsby. */
export const NEEDS_GATSBY = "needs Gatsby";

/** What the thread gets. */
export interface ThreadInput {
  pages: readonly BundledPage[];
  /** Names of the components that pages use without an import. */
  componentNames: readonly string[];
}

/** What the thread sends for each page, in their order, after it has sent "ready". */
export interface PageResult {
  file: string;
  /** What the page throws. */
  failure?: { message: string; stack: string };
}

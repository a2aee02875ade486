/** The version that sites are compared with. */
export const DOCUSAURUS_VERSION = "3.10.2";

/** What a site of the classic preset needs. */
const PACKAGES: Record<string, string> = {
  "@docusaurus/core": DOCUSAURUS_VERSION,
  "@docusaurus/preset-classic": DOCUSAURUS_VERSION,
  "@mdx-js/react": "^3.0.0",
  clsx: "^2.0.0",
  "prism-react-renderer": "^2.3.0",
  "raw-loader": "^4.0.2",
  react: "^18.3.1",
  "react-dom": "^18.3.1",
};

/** 4.7.1 asks for a package that registries do not have. */
const OVERRIDES = { "@docsearch/react": "4.7.0", "@docsearch/css": "4.7.0" };

/** The parts of a `package.json` that say what a site needs. */
export interface SitePackages {
  dependencies?: Record<string, string>;
}

/**
 * What is installed to build a site: the preset, and what the site asks for besides. Everything of
 * Docusaurus has the one version, whatever the site asks for.
 */
export function manifestFor({ dependencies = {} }: SitePackages) {
  const own = Object.entries(dependencies).map(([name, range]) => [
    name,
    name.startsWith("@docusaurus/") ? DOCUSAURUS_VERSION : range,
  ]);
  const all = { ...Object.fromEntries(own), ...PACKAGES };
  return { private: true, dependencies: all, overrides: OVERRIDES };
}

/** The version that sites are compared with. */
export const DOCUSAURUS_VERSION = "3.10.2";

/** Packages that a site with the classic preset needs. */
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

/** 4.7.1 depends on a package that is not in the registry. */
const OVERRIDES = { "@docsearch/react": "4.7.0", "@docsearch/css": "4.7.0" };

/** The part of a `package.json` with the dependencies. */
export interface SitePackages {
  dependencies?: Record<string, string>;
}

/**
 * Makes the manifest to install for a site: the preset and the site's own dependencies. All packages of
 * Docusaurus have the same version.
 */
export function manifestFor({ dependencies = {} }: SitePackages) {
  const own = Object.entries(dependencies).map(([name, range]) => [
    name,
    name.startsWith("@docusaurus/") ? DOCUSAURUS_VERSION : range,
  ]);
  const all = { ...Object.fromEntries(own), ...PACKAGES };
  return { private: true, dependencies: all, overrides: OVERRIDES };
}

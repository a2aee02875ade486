import { existsSync } from "node:fs";
import path from "node:path";

interface Options {
  contentRoot: string;
  /** Address of the site's files, with a slash at its end. */
  publicPath: string;
}

const ADDRESS = /\burl\(\s*(["']?)\/(?!\/)([^"')]+)\1\s*\)/g;

/**
 * Completes addresses of static files in a style sheet. Docusaurus looks for `url(/x.png)` in the folder `static` and
 * in the folder of the site, and adds the base path.
 */
export default function completeUrls(this: { getOptions: () => Options }, source: string): string {
  const { contentRoot, publicPath } = this.getOptions();
  const isStatic = (name: string) =>
    existsSync(path.join(contentRoot, "static", name.replace(/[?#].*$/, "")));
  return source.replace(ADDRESS, (written, quote: string, address: string) => {
    const found = [address, address.replace(/^static\//, "")].find(isStatic);
    return found === undefined ? written : `url(${quote}${publicPath}${found}${quote})`;
  });
}

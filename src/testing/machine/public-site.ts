import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** A built site as files. */
export interface PublicSite {
  /** Site-absolute addresses of all HTML pages. */
  pages: string[];
  /** Text of a file by its site-absolute address. */
  read: (address: string) => string;
  /** Returns whether a host would serve this address, as a file or a page. */
  answers: (address: string) => boolean;
  /** Absolute path of a file. */
  file: (address: string) => string;
}

const NOT_PAGES = /^(?:404|_gatsby\/|static\/|page-data\/)/;

/** Opens the output of a build; nothing if there is none. */
export function openPublic(folder: string): PublicSite | undefined {
  if (!existsSync(path.join(folder, "index.html"))) return undefined;
  const file = (address: string) => path.join(folder, decodeURI(address));
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const pages = names
    .map((name) => name.split(path.sep).join("/"))
    .filter((name) => name.endsWith(".html") && !NOT_PAGES.test(name))
    .map((name) => (name === "index.html" ? "/" : `/${name.replace(/\.html$/, "")}`));
  return {
    pages: pages.sort(),
    file,
    read: (address) => readFileSync(file(address), "utf8"),
    answers: (address) =>
      address === "/" ||
      existsSync(file(`${address}.html`)) ||
      (/\.\w+$/.test(address) && existsSync(file(address))),
  };
}

import { existsSync } from "node:fs";
import path from "node:path";
import { filesBelow } from "./files";

/** A page of a Docusaurus site that no page is made of. */
export interface LeftOutPage {
  /** Path from the content folder. */
  file: string;
  /** Where the page is in Docusaurus, without a slash at the end. */
  address: string;
  reason: string;
}

const FOLDERS = ["pages", "src/pages"];
const COMPONENT = /\.(?:jsx?|tsx?)$/;
/** As Docusaurus: partials and tests are no pages. */
const NO_PAGE = /(?:^|\/)(?:_|__tests__\/)|\.(?:test|d)\.[^/]+$/;

/** Finds the pages of a site that are written as components: its content and its links remain. */
export function findLeftOutPages(contentRoot: string): LeftOutPage[] {
  // A folder of this name in the content is read instead of src/pages.
  const folder = FOLDERS.find((name) => existsSync(path.join(contentRoot, name)));
  if (!folder) return [];
  return filesBelow(path.join(contentRoot, folder))
    .filter((name) => COMPONENT.test(name) && !NO_PAGE.test(name))
    .map((name) => ({
      file: `${folder}/${name}`,
      address: `/${name.replace(COMPONENT, "").replace(/(?:^|\/)index$/, "")}`,
      reason: "it is a component of Docusaurus' theme, not a page of text",
    }));
}

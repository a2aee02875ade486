import type { Severity } from "../../../packages/problems";
import type { ContentPage } from "./content-pages";

/** A content page as the checks see it. */
export type CheckedPage = ContentPage;
/** A link or picture of a page. */
export type Reference = CheckedPage["references"][number];
/** A link that names a file. */
export type FileLink = CheckedPage["body"]["fileLinks"][number];

/** How bad something is, or that nobody wants to hear of it. */
export type Level = Severity | "ignore";

/** What links may lead to, and how bad it is if they do not. */
export interface Targets {
  brokenLinks: Level;
  brokenAnchors: Level;
  /** Links to pages by their files. */
  brokenMarkdownLinks: Level;
  /** Whether a page is missing only because of an error that is reported already. */
  isLost: (path: string) => boolean;
  /** The same for the page of a file, named by a path as written. */
  isLostFile: (pathname: string) => boolean;
  /** Addresses of all pages. */
  paths: ReadonlySet<string>;
  /** Addresses of all files. */
  files: ReadonlySet<string>;
  /** Files of all content pages, from the project's root on. */
  pageFiles: readonly string[];
  /** Ids of the headings of content pages, by address. */
  anchors: ReadonlyMap<string, ReadonlySet<string>>;
}

/** What is wrong with one reference. */
export interface Finding {
  code: string;
  severity: Severity;
  message: string;
  hint: string;
}

/** A finding at the level that the settings give it: none if they ignore it. */
export function finding(level: Level, rest: Omit<Finding, "severity">): Finding[] {
  return level === "ignore" ? [] : [{ severity: level, ...rest }];
}

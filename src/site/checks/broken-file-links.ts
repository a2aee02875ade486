import path from "node:path";
import { closest } from "../../../packages/problems";
import { findBrokenAddress, leadsToPage } from "./broken-addresses";
import { finding } from "./link-targets";
import type { CheckedPage, FileLink, Finding, Targets } from "./link-targets";

/** What is wrong with a link by file that has found no page and no file to lead to. */
export function findBrokenFileLink(page: CheckedPage, link: FileLink, targets: Targets): Finding[] {
  // What looks like a file may be an address: /docs/x.md of the page's twin, ./node.js of a page.
  if (leadsToPage(page, link.url, targets)) return findBrokenAddress(page, link.url, targets);
  if (link.url.startsWith("/")) {
    const broken = findBrokenAddress(page, link.url, targets);
    return broken.length === 0 ? [] : missingPageFile(page, link, targets);
  }
  if (link.isDraft) return draft(targets);
  return link.isPage ? missingPageFile(page, link, targets) : missingFile(targets);
}

function draft(targets: Targets): Finding[] {
  return finding(targets.brokenMarkdownLinks, {
    code: "content/broken-file-link",
    message: "The link leads to a draft, which the build leaves out.",
    hint: "Take the link out until the page is published, or take `draft: true` out of the page.",
  });
}

function missingPageFile(
  page: CheckedPage,
  { url, isDraft }: FileLink,
  targets: Targets,
): Finding[] {
  if (isDraft) return draft(targets);
  if (targets.isLostFile(url.replace(/[?#].*$/s, ""))) return [];
  const near = nearestFile(page, url, targets);
  return finding(targets.brokenMarkdownLinks, {
    code: "content/broken-file-link",
    message: "The link names a file that makes no page.",
    hint: near ? `Did you mean "${near}"?` : "Write the path of a page, from this file on.",
  });
}

function missingFile(targets: Targets): Finding[] {
  return finding(targets.brokenLinks, {
    code: "content/missing-file",
    message: "The file does not exist.",
    hint: "Put it beside the page, or write its path from the page on, such as ./report.pdf.",
  });
}

/** The page's file that the writer most likely meant, as a path from this page on. */
function nearestFile(page: CheckedPage, url: string, targets: Targets): string | undefined {
  const folder = path.posix.dirname(page.file);
  const wanted = path.posix.join(folder, url.replace(/[?#].*$/s, ""));
  const others = targets.pageFiles.filter((file) => file !== page.file);
  const near = sameName(wanted, others) ?? nearName(wanted, others);
  if (!near) return undefined;
  const relative = path.posix.relative(folder, near);
  return relative.startsWith(".") ? relative : `./${relative}`;
}

/** A file of that very name in another folder. */
function sameName(wanted: string, files: readonly string[]): string | undefined {
  const name = path.posix.basename(wanted);
  const found = files.filter((file) => path.posix.basename(file) === name);
  return closest(wanted, found) ?? found[0];
}

/** A file of much the same name in that very folder. */
function nearName(wanted: string, files: readonly string[]): string | undefined {
  const folder = path.posix.dirname(wanted);
  const names = files
    .filter((file) => path.posix.dirname(file) === folder)
    .map((file) => path.posix.basename(file));
  const near = closest(path.posix.basename(wanted), names);
  return near && path.posix.join(folder, near);
}

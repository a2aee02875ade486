import { closest } from "../../../packages/problems";
import { isSocialCard } from "../../lib/social-card";
import { finding } from "./link-targets";
import type { CheckedPage, Finding, Targets } from "./link-targets";
import { readOwnAddress } from "./own-address";
import { isFileAddress } from "./written-files";

/** What is wrong with an address in a page: no page or file is there, or no such heading. */
export function findBrokenAddress(page: CheckedPage, url: string, targets: Targets): Finding[] {
  const target = addressOf(page, url);
  if (!target) return [];
  const { path, id } = target;
  if (targets.paths.has(path)) return findBrokenAnchor(path, id, targets);
  if (targets.files.has(path) || isSocialCard(path) || targets.isLost(path)) return [];
  return isFileAddress(path) ? missingFile(path, targets) : missingPage(path, targets);
}

/** Whether an address in a page is that of a page of this site. */
export function leadsToPage(page: CheckedPage, url: string, targets: Targets): boolean {
  return targets.paths.has(addressOf(page, url)?.path ?? "");
}

/** A link by the site's own host is looked at in untidy-links.ts. */
function addressOf({ permalink }: CheckedPage, url: string) {
  return readOwnAddress(url, permalink, undefined);
}

function missingPage(path: string, targets: Targets): Finding[] {
  const near = closest(path, targets.paths);
  return finding(targets.brokenLinks, {
    code: "content/broken-link",
    message: "The link leads to no page.",
    hint: near ? `Did you mean "${near}"?` : "Write the address of a page of this site.",
  });
}

function missingFile(path: string, targets: Targets): Finding[] {
  const near = closest(path, targets.files);
  return finding(targets.brokenLinks, {
    code: "content/missing-file",
    message: "There is no file at this address.",
    hint: near
      ? `Did you mean "${near}"?`
      : `Put the file at static${path}, or name it from the page on: ./${path.split("/").pop()}`,
  });
}

function findBrokenAnchor(path: string, id: string, targets: Targets): Finding[] {
  const anchors = targets.anchors.get(path);
  if (id === "" || !anchors || anchors.has(id)) return [];
  const near = closest(id, anchors);
  return finding(targets.brokenAnchors, {
    code: "content/broken-anchor",
    message: `The page ${path} has no heading "${id}".`,
    hint: near ? `Did you mean "#${near}"?` : "Link to one of its headings, or to the page.",
  });
}

import path from "node:path";
import { didYouMean } from "../../../../../packages/problems";
import { reportedPath } from "../content-file";
import type { Finding } from "../report";

/**
 * What is said of an import that names no file.
 *
 * @param file absolute path that the name stands for
 * @param others names of files that could be meant
 */
export function missingFile(
  code: Finding["code"],
  name: string,
  file: string,
  others: readonly string[],
): Finding {
  return {
    code,
    severity: "error",
    message: `There is no file ${reportedPath(file)}.`,
    value: name,
    hint:
      others.length > 0
        ? didYouMean(path.basename(file), others)
        : "Write the path relative to this file, or from the site's folder with @site/.",
  };
}

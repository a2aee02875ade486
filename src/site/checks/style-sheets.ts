import { existsSync } from "node:fs";
import path from "node:path";
import { projectPath } from "../../../packages/problems";
import { positionOfKey } from "../../../plugins/gatsby-transformer-content/data-files";
import { isLoadable } from "../docusaurus-webpack";
import type { SiteSources } from "../settings";
import type { LocatableProblem } from "./checked-site";

/** Finds style sheets of the settings that cannot be loaded. Reads the file system. */
export function findUnusableStyleSheets({
  contentRoot,
  settings,
}: SiteSources): LocatableProblem[] {
  return settings.styleSheets.flatMap((value, index): LocatableProblem[] => {
    const file = path.resolve(contentRoot, value);
    const found = {
      code: "site/style-sheet",
      severity: "error" as const,
      file: projectPath(path.join(contentRoot, "site.yml")),
      locate: (source: string) => positionOfKey(source, ["styleSheets", index]),
      value,
    };
    if (settings.content.trust === "strict") {
      const message = "content.trust: strict refuses style sheets, which can change every page.";
      return [{ ...found, message, hint: "Remove styleSheets, or set content.trust to trusted." }];
    }
    if (!existsSync(file)) {
      return [{ ...found, message: "This style sheet does not exist.", hint: "Correct its path." }];
    }
    if (isLoadable(file, contentRoot)) return [];
    const message = "This kind of style sheet cannot be loaded.";
    return [{ ...found, message, hint: "Write CSS, or install sass in the site for .scss." }];
  });
}

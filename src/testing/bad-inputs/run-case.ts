import { mkdir, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Problem } from "../../../packages/problems";
import { temporaryFolder } from "../../../packages/temporary-folder";
import { checkAll } from "../../commands/check";
import type { SiteFiles } from "./good-site";
import { GOOD_SITE } from "./good-site";

/** A site with one mistake, and the problem that must be reported. */
export interface BadInput {
  name: string;
  /** What differs from the good site. */
  files: SiteFiles;
  problem: ExpectedProblem;
}

/** The part of a problem that a case checks; texts are substrings. */
export interface ExpectedProblem {
  code: string;
  severity?: "error" | "warning";
  file: string;
  line?: number;
  column?: number;
  message?: string;
  hint?: string;
}

/** Checks the good site with other files, in a temporary working directory. */
export async function checkFiles(files: SiteFiles): Promise<Problem[]> {
  const before = process.cwd();
  const root = temporaryFolder();
  try {
    for (const [name, content] of Object.entries({ ...GOOD_SITE, ...files })) {
      await writeEntry(path.join(root, name), content);
    }
    process.chdir(root);
    return (await checkAll({ ...process.env, SOURCE_DATE_EPOCH: "1760000000" })).problems;
  } finally {
    process.chdir(before);
  }
}

export async function writeEntry(file: string, content: SiteFiles[string]): Promise<void> {
  if (content === null || content === undefined) return;
  await mkdir(path.dirname(file), { recursive: true });
  if (typeof content === "string" || Buffer.isBuffer(content)) await writeFile(file, content);
  else if ("linkTo" in content) await symlink(content.linkTo, file);
  else await mkdir(file, { recursive: true });
}

/** A problem cut down to what a case says about it, so that the two can be compared as a whole. */
export function asExpected(problem: Problem, expected: ExpectedProblem): Record<string, unknown> {
  const entries = Object.keys(expected).map((key) => {
    const found = problem[key as keyof Problem];
    const wanted = expected[key as keyof ExpectedProblem];
    const isPart =
      typeof found === "string" && typeof wanted === "string" && found.includes(wanted);
    return [key, (key === "message" || key === "hint") && isPart ? wanted : found];
  });
  return Object.fromEntries(entries);
}

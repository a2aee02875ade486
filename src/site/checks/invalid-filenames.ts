import path from "node:path";
import type { LocatableProblem } from "./checked-site";
import type { ContentEntry } from "./content-entries";

const PAGE_FOLDERS = /^(?:(?:[\w-]+_)?docs|blog|pages)[/\\]/;
const MARKDOWN_EXTENSION = /^\.(?:mdx?|markdown|mdown|mkdn?)$/i;
/** Only these make pages; upper case does not. */
const PAGE_EXTENSION = /^\.mdx?$/;

/** Finds entries that look like pages but are not: folders, broken links, other extensions. */
export function findInvalidFilenames(entries: readonly ContentEntry[]): LocatableProblem[] {
  return [...entries.flatMap(findInvalidFilename), ...entries.flatMap(findUnportableName)];
}

/** Names that Windows reserves for devices, with any extension, and characters that it has no names with. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: Windows allows no control characters.
const UNPORTABLE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)|[\u0000-\u001f<>:"|?*\\]|[. ]$/i;

/** Finds names with which a repository cannot be checked out on Windows. */
function findUnportableName({ file }: ContentEntry): LocatableProblem[] {
  const name = path.basename(file);
  // A page whose name has a question mark has an address that is an error.
  const isReported = PAGE_EXTENSION.test(path.extname(file)) && name.includes("?");
  if (isReported || !UNPORTABLE.test(name)) return [];
  return [
    {
      code: "content/unportable-name",
      severity: "warning",
      file,
      message: "Windows cannot have a file or folder of this name.",
      value: name,
      hint: 'Write a name without < > : " | ? * \\, without a dot or space at its end, and not CON, NUL and the like.',
    },
  ];
}

function findInvalidFilename(entry: ContentEntry): LocatableProblem[] {
  if (entry.kind === "outside-link") return [outside(entry)];
  const extension = path.extname(entry.file);
  if (entry.kind !== "file") return /^\.mdx?$/i.test(extension) ? [describe(entry)] : [];
  const isIgnored = MARKDOWN_EXTENSION.test(extension) && !PAGE_EXTENSION.test(extension);
  return isIgnored && PAGE_FOLDERS.test(entry.name) ? [ignored(entry.file, extension)] : [];
}

function outside({ file, target = "" }: ContentEntry): LocatableProblem {
  return {
    code: "content/outside-root",
    severity: "error",
    file,
    message: "This symbolic link leads out of the content folder, so it is not published.",
    value: target,
    hint: "Replace the link by a copy of the file.",
  };
}

function ignored(file: string, extension: string): LocatableProblem {
  return {
    code: "content/odd-ending",
    severity: "warning",
    file,
    message: `This file is ignored: \`${extension}\` is not a page extension.`,
    value: extension,
    hint: `Rename it to end in ${/x$/i.test(extension) ? ".mdx" : ".md or .mdx"}.`,
  };
}

function describe({ file, kind, target = "" }: ContentEntry): LocatableProblem {
  return kind === "broken-link"
    ? {
        code: "content/not-a-file",
        severity: "error",
        file,
        message: `This symbolic link is broken: ${target} does not exist, or is the link itself.`,
        value: target,
        hint: "Let it lead to a file, or remove it.",
      }
    : {
        code: "content/not-a-file",
        severity: "warning",
        file,
        message: "This is a folder, but it is named like a page.",
        hint: "Rename the folder, or move its content into a file of this name.",
      };
}

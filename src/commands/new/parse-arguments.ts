import path from "node:path";
import { didYouMean } from "../../../packages/problems";

const KINDS = ["doc", "guide", "post"] as const;
type Kind = (typeof KINDS)[number];

/** The page that the arguments ask for. */
export interface PageRequest {
  kind: Kind;
  title: string;
  /** Folder below `docs`, for a page of the documentation. */
  folder?: string;
  authors: string[];
  tags: string[];
}

export type ParsedArguments = { request: PageRequest } | { error: string };

const FLAGS: Record<Kind, readonly string[]> = {
  doc: ["--in"],
  guide: [],
  post: ["--author", "--tags"],
};

/** Parses kind, title, and flags with a value each. */
export function parseArguments(words: readonly string[]): ParsedArguments {
  const [kind = "", title = "", ...rest] = words;
  if (kind === "") return { error: `Choose what to make: ${KINDS.join(", ")}.` };
  if (!isKind(kind)) return { error: `"${kind}" cannot be made. ${didYouMean(kind, KINDS)}` };
  if (title.trim() === "" || title.startsWith("--")) return { error: "Give it a title." };
  const flags = new Map<string, string[]>();
  for (let index = 0; index < rest.length; index += 2) {
    const [flag = "", value] = rest.slice(index, index + 2);
    if (!FLAGS[kind].includes(flag)) return { error: unknownFlag(kind, flag) };
    if (value === undefined || value.startsWith("--")) return { error: `${flag} needs a value.` };
    flags.set(flag, [...(flags.get(flag) ?? []), ...value.split(",").map((part) => part.trim())]);
  }
  return completeRequest(kind, title.trim(), flags);
}

function isKind(word: string): word is Kind {
  return (KINDS as readonly string[]).includes(word);
}

function unknownFlag(kind: Kind, flag: string): string {
  if (FLAGS[kind].length === 0) return `A ${kind} takes no options, only a title: "${flag}".`;
  const isWord = !flag.startsWith("-");
  const quotes = isWord ? " Put a title of several words in quotes." : "";
  return `"${flag}" is not an option here. ${didYouMean(flag, FLAGS[kind])}${quotes}`;
}

function completeRequest(kind: Kind, title: string, flags: Map<string, string[]>): ParsedArguments {
  const authors = flags.get("--author") ?? [];
  const folder = kind === "guide" ? "guides" : flags.get("--in")?.join(",");
  if (kind === "doc" && !folder) return { error: "Name the folder: --in FOLDER." };
  if (kind === "post" && authors.length === 0) return { error: "Name the author: --author KEY." };
  return {
    request: {
      kind,
      title,
      ...(folder ? { folder: belowDocs(folder) } : {}),
      authors,
      tags: flags.get("--tags") ?? [],
    },
  };
}

/** Removes `content/docs/` and `docs/` from a folder. */
function belowDocs(folder: string): string {
  return path.posix
    .normalize(folder.replaceAll("\\", "/"))
    .replace(/^\/?(?:(?:content\/)?docs\/)?/, "")
    .replace(/\/$/, "");
}

import path from "node:path";
import { didYouMean } from "../../../packages/problems";

/** What can be made. */
const KINDS = ["doc", "guide", "post"] as const;
export type Kind = (typeof KINDS)[number];

/** What a call asks for. */
export interface Call {
  kind: Kind;
  title: string;
  /** Folder below `docs`, for a page of the documentation. */
  folder?: string;
  authors: string[];
  tags: string[];
}

/** A call, or what is wrong with the words. */
export type ParsedCall = { call: Call } | { mistake: string };

const FLAGS: Record<Kind, readonly string[]> = {
  doc: ["--in"],
  guide: [],
  post: ["--author", "--tags"],
};

/** Reads the words of a call: kind, title, and flags with a value each. */
export function parseCall(words: readonly string[]): ParsedCall {
  const [kind = "", title = "", ...rest] = words;
  if (kind === "") return { mistake: `Say what to make: ${KINDS.join(", ")}.` };
  if (!isKind(kind)) return { mistake: `"${kind}" cannot be made. ${didYouMean(kind, KINDS)}` };
  if (title.trim() === "" || title.startsWith("--")) return { mistake: "Give it a title." };
  const flags = new Map<string, string[]>();
  for (let index = 0; index < rest.length; index += 2) {
    const [flag = "", value] = rest.slice(index, index + 2);
    if (!FLAGS[kind].includes(flag)) return { mistake: unknownFlag(kind, flag) };
    if (value === undefined || value.startsWith("--")) return { mistake: `${flag} wants a value.` };
    flags.set(flag, [...(flags.get(flag) ?? []), ...value.split(",").map((part) => part.trim())]);
  }
  return completeCall(kind, title.trim(), flags);
}

function isKind(word: string): word is Kind {
  return (KINDS as readonly string[]).includes(word);
}

function unknownFlag(kind: Kind, flag: string): string {
  if (FLAGS[kind].length === 0) return `A ${kind} takes nothing but its title: not "${flag}".`;
  const isWord = !flag.startsWith("-");
  const quotes = isWord ? " A title of several words stands in quotes." : "";
  return `"${flag}" is not known here. ${didYouMean(flag, FLAGS[kind])}${quotes}`;
}

function completeCall(kind: Kind, title: string, flags: Map<string, string[]>): ParsedCall {
  const authors = flags.get("--author") ?? [];
  const folder = kind === "guide" ? "guides" : flags.get("--in")?.join(",");
  if (kind === "doc" && !folder) return { mistake: "Say in which folder: --in FOLDER." };
  if (kind === "post" && authors.length === 0)
    return { mistake: "Say who wrote it: --author KEY." };
  return {
    call: {
      kind,
      title,
      ...(folder ? { folder: belowDocs(folder) } : {}),
      authors,
      tags: flags.get("--tags") ?? [],
    },
  };
}

/** A folder as it is called below `docs`, however much of its path somebody has written. */
function belowDocs(folder: string): string {
  return path.posix
    .normalize(folder.replaceAll("\\", "/"))
    .replace(/^\/?(?:(?:content\/)?docs\/)?/, "")
    .replace(/\/$/, "");
}

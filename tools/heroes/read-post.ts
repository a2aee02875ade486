import { parse } from "yaml";
import { showValue } from "../drawing/problem";
import type { LocalDrawingProblem } from "../drawing/problem";
import { problemsOfZod } from "../drawing/zod-problems";
import { heroSchema } from "./schema";
import type { Hero } from "./schema";

const FENCED = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)^---[ \t]*(?:\r?\n|$)/m;

/** Either a post's hero, or what keeps it from being drawn; neither when it asks for none. */
export interface ReadPost {
  hero?: Hero;
  problems: LocalDrawingProblem[];
}

/** Reads what the front matter of a post says about its hero picture. */
export function readPost(source: string): ReadPost {
  const match = FENCED.exec(source);
  if (!match || match.index > 0) return { problems: [noHero("The post has no front matter.")] };
  const data = parseYaml(match[1] ?? "");
  if (data instanceof Error) return { problems: [unreadable(data)] };
  const hero = (data as Record<string, unknown> | null)?.hero;
  if (hero === undefined) return { problems: [noHero("The front matter names no hero picture.")] };
  const parsed = heroSchema.safeParse(hero);
  if (parsed.success) return { hero: parsed.data, problems: [] };
  const problems = problemsOfZod(parsed.error, hero, "hero/invalid");
  return {
    problems: problems.map((problem) => ({ ...problem, pointer: `/hero${problem.pointer ?? ""}` })),
  };
}

function parseYaml(text: string): unknown {
  try {
    return parse(text);
  } catch (error) {
    return error instanceof Error ? error : new Error(showValue(error));
  }
}

function unreadable(error: Error): LocalDrawingProblem {
  return {
    code: "hero/unreadable",
    severity: "error",
    message: `The front matter is no YAML: ${error.message.split("\n")[0]}`,
  };
}

function noHero(message: string): LocalDrawingProblem {
  return {
    code: "hero/missing",
    severity: "warning",
    message,
    hint: "Write `hero: {kind: curve, data: [1, 2, 3]}`.",
  };
}

import { parse } from "yaml";
import { z } from "zod";
import type { TextProblem } from "../shared/problem";
import { problemsOfZod, showValue } from "../shared/problem";

const numbers = z.array(z.number("Write a number")).min(2, "A picture needs at least two values");
const unit = z.string().optional();
const level = z.strictObject({ at: z.number(), name: z.string() }).optional();
const names = z.array(z.coerce.string()).min(3, "A picture needs at least three names");

/** `hero` in a post's front matter: a kind, and the data of the picture. */
export const heroSchema = z.discriminatedUnion(
  "kind",
  [
    z.strictObject({ kind: z.literal("bars"), data: numbers, unit, level }),
    z.strictObject({ kind: z.literal("curve"), data: numbers, unit }),
    z.strictObject({ kind: z.literal("heatmap"), data: numbers, unit }),
    z.strictObject({ kind: z.literal("rings"), data: numbers, unit }),
    z.strictObject({ kind: z.literal("scatter"), data: numbers, unit }),
    z.strictObject({ kind: z.literal("waves"), data: numbers, unit }),
    z.strictObject({ kind: z.literal("flow"), data: names }),
    z.strictObject({ kind: z.literal("graph"), data: names }),
  ],
  "Write a kind: bars, curve, flow, graph, heatmap, rings, scatter or waves",
);

export type Hero = z.output<typeof heroSchema>;
export type HeroKind = Hero["kind"];

const FENCED = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)^---[ \t]*(?:\r?\n|$)/m;

/** A post's hero, or the problems with it. */
export interface ReadPost {
  hero?: Hero;
  problems: TextProblem[];
}

/** Reads the description of the hero picture from the front matter of a post. */
export function readPost(source: string): ReadPost {
  const match = FENCED.exec(source);
  if (!match || match.index > 0) return { problems: [noHero("The post has no front matter.")] };
  const data = parseYaml(match[1] ?? "");
  if (data instanceof Error) return { problems: [unreadable(data)] };
  const { hero } = (data ?? {}) as Record<string, unknown>;
  if (hero === undefined) return { problems: [noHero("The front matter has no `hero`.")] };
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

function unreadable(error: Error): TextProblem {
  return {
    code: "hero/unreadable",
    severity: "error",
    message: `The front matter is not valid YAML: ${error.message.split("\n")[0]}`,
  };
}

function noHero(message: string): TextProblem {
  return {
    code: "hero/missing",
    severity: "warning",
    message,
    hint: "Write `hero: {kind: curve, data: [1, 2, 3]}`.",
  };
}

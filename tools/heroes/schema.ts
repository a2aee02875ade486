import { z } from "zod";

const numbers = z.array(z.number("Write a number")).min(2, "A picture needs at least two values");
const names = z.array(z.coerce.string()).min(3, "A picture needs at least three names");

/** What a post's front matter may say under `hero`: a kind, and the data of its picture. */
export const heroSchema = z.discriminatedUnion(
  "kind",
  [
    z.strictObject({ kind: z.literal("bars"), data: numbers }),
    z.strictObject({ kind: z.literal("curve"), data: numbers }),
    z.strictObject({ kind: z.literal("heatmap"), data: numbers }),
    z.strictObject({ kind: z.literal("rings"), data: numbers }),
    z.strictObject({ kind: z.literal("scatter"), data: numbers }),
    z.strictObject({ kind: z.literal("waves"), data: numbers }),
    z.strictObject({ kind: z.literal("flow"), data: names }),
    z.strictObject({ kind: z.literal("graph"), data: names }),
  ],
  "Write a kind: bars, curve, flow, graph, heatmap, rings, scatter or waves",
);

/** A post's hero picture as its front matter describes it. */
export type Hero = z.output<typeof heroSchema>;
export type HeroKind = Hero["kind"];

import { z } from "zod";
import { NODE_TYPES } from "../nodes";
import type { SourceFile } from "../source-file";
import { readChecked } from "../source-file";
import { strict } from "./data-file";

/** The classes of changes of an API, most severe first. */
export const SEVERITIES = ["breaking", "compatible", "documentation"] as const;

const contractChange = strict({
  severity: z
    .enum(SEVERITIES)
    .describe("Clients can fail, clients go on working, or only texts and examples differ."),
  part: z
    .string()
    .describe("`op:callAgent`, `schema:Message`, `component:responses/NotFound`, or `api`."),
  text: z.string().describe("In Markdown: Removed parameter `cursor`."),
  usedBy: z
    .array(z.string())
    .optional()
    .describe("The operations that a breaking change of a component concerns, like `part`."),
});

/** A difference between two versions of an API. */
export type ContractChange = z.output<typeof contractChange>;

const apiRelease = strict({
  name: z
    .string()
    .regex(
      /^\d{4}-\d\d-\d\d(?:-\d+)?$/,
      "Write a day, 2025-03-14, and a number from the second on: 2025-03-14-2",
    )
    .describe("Day of the step; the name of its document in `openapi/history`."),
  from: z.string().describe("Name of the step before."),
  version: z.string().optional().describe("The document's version, if this step changed it."),
  title: z.string().optional().describe("What the step is about, in a few words of yours."),
  note: z.string().optional().describe("A sentence for readers, with code between backticks."),
  changes: z.array(contractChange),
});

/** A step from one version of an API to the next. */
export type ApiRelease = z.output<typeof apiRelease>;

/** A change that several parts of an API have in common. */
export interface CommonChange extends Pick<ContractChange, "severity" | "text"> {
  parts: string[];
  usedBy: string[];
}

/** Joins the changes that differ only in the part they are of, in the order of the first ones. */
export function joinChanges(changes: readonly ContractChange[]): CommonChange[] {
  const joined = new Map<string, CommonChange>();
  for (const { severity, part, text, usedBy = [] } of changes) {
    const key = `${severity} ${text}`;
    const { parts, usedBy: users } = joined.get(key) ?? { parts: [], usedBy: [] };
    const all = [...new Set([...users, ...usedBy])];
    joined.set(key, { severity, text, parts: [...parts, part], usedBy: all });
  }
  return [...joined.values()];
}

/** Schema of `api-changelog.yml`, newest step first. */
const apiChangelogFile = z.array(apiRelease);

/** Creates a node for each step of the API. */
export async function createReleaseNodes(input: SourceFile): Promise<void> {
  const { value = [] } = await readChecked(input, apiChangelogFile, "API change log");
  for (const release of value) {
    const date = release.name.slice(0, "2025-03-14".length);
    await input.factory.create(NODE_TYPES.apiRelease, release.name, { ...release, date });
  }
}

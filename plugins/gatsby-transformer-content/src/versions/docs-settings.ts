import { z } from "zod";
import { strict } from "../data-files/strict";

const versionSettings = strict({
  label: z.string().optional(),
  path: z
    .string()
    .optional()
    .describe("Below the documentation's address; empty for the address itself."),
  banner: z.enum(["none", "unreleased", "unmaintained"]).optional(),
  badge: z.boolean().optional(),
  noIndex: z.boolean().optional().describe("Keeps search engines away from the version."),
});

/** `docs` in `site.yml`: how the versions of the documentation are shown. */
export const docsSettings = strict({
  lastVersion: z.string().optional().describe("The version that readers get unasked."),
  includeCurrentVersion: z.boolean().default(true),
  versions: z.record(z.string(), versionSettings).default({}),
});

/** The validated settings of the documentation. */
export type DocsSettings = z.output<typeof docsSettings>;

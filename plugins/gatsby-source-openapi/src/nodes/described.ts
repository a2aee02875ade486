import { isRecord } from "../json";
import type { JsonRecord } from "../json";

/** Members whose content is the document's own data, or text without Markdown. */
const WITHOUT_DESCRIPTIONS = new Set(["value", "enum", "scopes"]);

/** Visits every object of a model that can have a `description` in Markdown. */
export function visitDescribed(part: unknown, visit: (described: JsonRecord) => void): void {
  if (Array.isArray(part)) {
    for (const item of part) visitDescribed(item, visit);
  } else if (isRecord(part)) {
    visit(part);
    for (const [name, member] of Object.entries(part)) {
      if (!WITHOUT_DESCRIPTIONS.has(name)) visitDescribed(member, visit);
    }
  }
}

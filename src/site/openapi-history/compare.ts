import type { JsonRecord } from "../../../plugins/gatsby-source-openapi";
import type { ContractChange } from "../../../plugins/gatsby-transformer-content/data-files";
import { SEVERITIES } from "../../../plugins/gatsby-transformer-content/data-files";
import { compareComponents } from "./compare-components";
import {
  compareOperations,
  compareSecurity,
  compareServers,
  compareWebhooks,
} from "./compare-operations";
import { compareTexts } from "./compare-texts";
import type { ComparedUsage } from "./comparison";
import { inPart } from "./comparison";
import { usageOf } from "./usage";

/**
 * Returns what changed between two valid OpenAPI documents, most severe first. A change is listed
 * once, where it is written: a change of a named schema is one of this schema, and breaks what the
 * operations that use it send or receive.
 */
export function compareDocuments(before: JsonRecord, after: JsonRecord): ContractChange[] {
  const comparison: ComparedUsage = {
    roots: [before, after],
    usages: [usageOf(before), usageOf(after)],
  };
  const changes = [
    ...inPart("api", compareServers([before.servers, after.servers])),
    ...inPart("api", compareSecurity([before.security, after.security], "All operations")),
    ...inPart("api", compareWebhooks(comparison)),
    ...compareOperations(comparison),
    ...compareComponents(comparison),
  ];
  const rank = ({ severity }: ContractChange) => SEVERITIES.indexOf(severity);
  const unique = new Map(changes.map((change) => [`${change.part} ${change.text}`, change]));
  return [
    ...[...unique.values()].sort((a, b) => rank(a) - rank(b)),
    ...compareTexts(before, after),
  ];
}

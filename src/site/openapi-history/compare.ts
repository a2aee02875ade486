import type { JsonRecord } from "../../../plugins/gatsby-source-openapi";
import type { ContractChange } from "../../../plugins/gatsby-transformer-content/data-files";
import { SEVERITIES } from "../../../plugins/gatsby-transformer-content/data-files";
import { compareComponents, formerNames } from "./compare-components";
import {
  compareOperations,
  compareSecurity,
  compareServers,
  compareWebhooks,
} from "./compare-operations";
import { compareTexts } from "./compare-texts";
import type { ComparedUsage } from "./comparison";
import { inPart } from "./comparison";
import { memberOf } from "./place-words";
import { usageOf } from "./usage";

/**
 * Returns what changed between two valid OpenAPI documents, most severe first. A change is listed
 * once, where it is written: a change of a named schema is one of this schema, and breaks what the
 * operations that use it send or receive.
 */
export function compareDocuments(before: JsonRecord, after: JsonRecord): ContractChange[] {
  const roots = [before, after] as const;
  const [old, recent] = roots.map((root) => memberOf(root.components, "securitySchemes"));
  const comparison: ComparedUsage = {
    roots,
    usages: [usageOf(before), usageOf(after)],
    renamedSchemes: new Map([...formerNames(old, recent)].map(([name, from]) => [from, name])),
  };
  const security = [before.security, after.security] as const;
  const changes = [
    ...inPart("api", compareServers([before.servers, after.servers])),
    ...inPart("api", compareSecurity(security, comparison, "All operations")),
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

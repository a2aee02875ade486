import type { SchemaNode } from "../../lib/api/schema-tree";
import { SiteLink } from "../ui/site-link";

/** The type of a schema: named schemas are links to their pages. */
export function SchemaType({ node }: { node: SchemaNode }) {
  const [own] = node.layers;
  const last = node.layers[node.layers.length - 1];
  if (!own || !last) return null;
  if (node.references.length === 0) return <span className="field-type">{own.typeLabel}</span>;
  // Alternatives follow below, each with its own name.
  const isChoice = (last.oneOf ?? last.anyOf) !== undefined && last.typeLabel.includes(" or ");
  const isTold = !isChoice && last !== own && last.typeLabel !== own.typeLabel;
  return (
    <span className="field-type">
      {node.references.map(({ name, permalink }, index) => (
        <span key={name}>
          {index > 0 ? " = " : null}
          <SiteLink href={permalink}>{name}</SiteLink>
        </span>
      ))}
      {own.nullable ? " or null" : null}
      {isTold ? ` (${last.typeLabel})` : null}
    </span>
  );
}

import type { SchemaNode } from "../../lib/api/schema-tree";
import { SiteLink } from "../ui/site-link";

/** The type of a schema: named schemas are links to their pages. */
export function SchemaType({ node }: { node: SchemaNode }) {
  const [own] = node.layers;
  const last = node.layers[node.layers.length - 1];
  if (!own || !last) return null;
  if (node.references.length === 0) return <span className="field-type">{own.typeLabel}</span>;
  const isChoice = last.oneOf !== undefined || last.anyOf !== undefined;
  const isTold =
    !isChoice && last !== own && last.typeLabel !== "object" && last.typeLabel !== own.typeLabel;
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

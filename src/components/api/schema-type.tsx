import type { SchemaLayers } from "../../lib/api/schema-layers";
import { typeWords } from "../../lib/api/schema-type";
import { SiteLink } from "../ui/site-link";

/** The type of a schema: named schemas are links to their pages. */
export function SchemaType({ node }: { node: SchemaLayers }) {
  const { references, words } = typeWords(node);
  return (
    <span className="field-type">
      {references.map(({ name, permalink }, index) => (
        <span key={name}>
          {index > 0 ? " = " : null}
          <SiteLink href={permalink}>{name}</SiteLink>
        </span>
      ))}
      {words}
    </span>
  );
}

import type { OperationLink, PageLink } from "../../lib/api/model";
import { MethodLabel } from "../ui/method-label";
import { SiteLink } from "../ui/site-link";

/** Operations with their methods and paths, each a link to its page. */
export function OperationList({ operations }: { operations: readonly OperationLink[] }) {
  return (
    <ul className="operation-list">
      {operations.map(({ method, pathTemplate, permalink, title, description, deprecated }) => (
        <li key={permalink}>
          <p className="operation-line">
            <MethodLabel method={method} />
            <SiteLink href={permalink} className={deprecated ? "is-deprecated" : undefined}>
              {title}
            </SiteLink>
            <code>{pathTemplate}</code>
          </p>
          {description ? <p className="operation-text">{description}</p> : null}
        </li>
      ))}
    </ul>
  );
}

/** Names of pages in a line, each a link. */
export function PageLinks({ links }: { links: readonly PageLink[] }) {
  return (
    <ul className="page-links">
      {links.map(({ title, permalink }) => (
        <li key={permalink}>
          <SiteLink href={permalink}>{title}</SiteLink>
        </li>
      ))}
    </ul>
  );
}

import type { ReactNode } from "react";
import type { OperationLink, PageLink } from "../../../plugins/gatsby-source-openapi";
import { MethodLabel } from "../ui/method-label";
import { SiteLink } from "../ui/site-link";

/** The small # that gives a place its permanent address. */
export function AnchorLink({ anchor, name }: { anchor: string; name: string }) {
  return (
    <a className="anchor" href={`#${anchor}`} aria-label={`Link to ${name}`}>
      #
    </a>
  );
}

interface ApiSectionProps {
  id: string;
  title: string;
  /** Stands beside the title, e.g. a mark. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A part of an API page with a title of its own. */
export function ApiSection({ id, title, aside, children }: ApiSectionProps) {
  return (
    <section className="api-section" aria-labelledby={id}>
      <h2 id={id} className="heading">
        {title} {aside}
        <AnchorLink anchor={id} name={title} />
      </h2>
      {children}
    </section>
  );
}

/** Links to files that hold the same as the page. */
export function Downloads({ links }: { links: ReadonlyArray<readonly [string, string]> }) {
  return (
    <>
      {links.map(([label, href]) => (
        <a key={href} href={href}>
          {label}
        </a>
      ))}
    </>
  );
}

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

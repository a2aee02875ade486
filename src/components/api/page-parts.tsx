import type { ReactNode } from "react";
import type { OperationLink, PageLink } from "../../../plugins/gatsby-source-openapi";
import { toHref } from "../../lib/addresses";
import { wholeSentences } from "../../lib/api/words";
import { Breakable } from "../ui/breakable";
import { MethodLabel } from "../ui/method-label";
import { SiteLink } from "../ui/site-link";

/** A link to an anchor on the same page. */
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
  /** Rendered beside the title, e.g. a mark. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A section of an API page. */
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

/** Links to other formats of the page. */
export function Downloads({ links }: { links: ReadonlyArray<readonly [string, string]> }) {
  return (
    <>
      {links.map(([label, href]) => (
        <a key={href} href={toHref(href)}>
          {label}
        </a>
      ))}
    </>
  );
}

/** A list of operations with links to their pages. */
export function OperationList({ operations }: { operations: readonly OperationLink[] }) {
  return (
    <ul className="operation-list">
      {operations.map(
        ({ kind, method, pathTemplate, permalink, title, description, deprecated }) => (
          <li key={permalink}>
            <p className="operation-line">
              <MethodLabel method={method} isWebhook={kind === "webhook"} />
              <SiteLink href={permalink} className={deprecated ? "is-deprecated" : undefined}>
                {title}
              </SiteLink>
              <code>
                <Breakable text={pathTemplate} />
              </code>
            </p>
            {description ? <p className="operation-text">{wholeSentences(description)}</p> : null}
          </li>
        ),
      )}
    </ul>
  );
}

/** The operations that a content page relies on. */
export function PageOperations({ operations }: { operations: readonly OperationLink[] }) {
  if (operations.length === 0) return null;
  return (
    <ApiSection id="api-operations" title="API operations on this page">
      <OperationList operations={operations} />
    </ApiSection>
  );
}

/** A list of links to pages. */
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

/** So many links are shown before the others are folded. */
const SHOWN_LINKS = 5;

/** The first links of a list, and the others folded. */
export function FirstPageLinks({ links }: { links: readonly PageLink[] }) {
  const isShort = links.length <= SHOWN_LINKS + 1;
  const others = isShort ? [] : links.slice(SHOWN_LINKS);
  return (
    <>
      <PageLinks links={isShort ? links : links.slice(0, SHOWN_LINKS)} />
      {others.length > 0 ? (
        <details className="fold">
          <summary>{others.length} more</summary>
          <PageLinks links={others} />
        </details>
      ) : null}
    </>
  );
}

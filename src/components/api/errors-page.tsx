import type { ReactNode } from "react";
import type { ErrorIndex, ErrorPlace, PageLink } from "../../../plugins/gatsby-source-openapi";
import { apiPaths, codeAnchor, statusAnchor } from "../../lib/api/addresses";
import { statusClass, statusInWords } from "../../lib/api/words";
import { MethodLabel } from "../ui/method-label";
import { SiteLink } from "../ui/site-link";
import { AnchorLink, ApiSection, Downloads } from "./page-parts";

interface ErrorsPageProps {
  document: PageLink;
  index: ErrorIndex;
  before?: ReactNode;
}

/** Shows the errors of an API by code and by status. */
export function ErrorsPage({ document, index, before }: ErrorsPageProps) {
  return (
    <article className="page-article api-page">
      {before}
      <h1>Errors</h1>
      <p className="lead">
        Every error of the {document.title} by code and by status, with the operations that return
        it.
      </p>
      <p className="api-meta">
        <Downloads
          links={[["View as Markdown", apiPaths.markdown(apiPaths.errors(document.permalink))]]}
        />
      </p>
      {index.codes.length > 0 ? (
        <ApiSection id="codes" title="By code">
          {index.codes.map(({ code, description, statuses, places }) => (
            <Entry key={code} anchor={codeAnchor(code)} places={places} name={code}>
              <code className="field-name">{code}</code>
              {statuses.map((status) => (
                <Status key={status} status={status} />
              ))}
              {description ? <span className="error-text">{description}</span> : null}
            </Entry>
          ))}
        </ApiSection>
      ) : null}
      <ApiSection id="statuses" title="By status">
        {index.statuses.map(({ status, codes, places }) => (
          <Entry key={status} anchor={statusAnchor(status)} places={places} name={status}>
            <Status status={status} />
            <span>{statusInWords(status)}</span>
            {codes.map((code) => (
              <a key={code} href={`#${codeAnchor(code)}`}>
                <code>{code}</code>
              </a>
            ))}
          </Entry>
        ))}
      </ApiSection>
    </article>
  );
}

function Status({ status }: { status: string }) {
  return (
    <span className="status" data-class={statusClass(status)}>
      {status}
    </span>
  );
}

interface EntryProps {
  anchor: string;
  name: string;
  places: readonly ErrorPlace[];
  children: ReactNode;
}

function Entry({ anchor, name, places, children }: EntryProps) {
  const hasSeveralStatuses = new Set(places.map(({ status }) => status)).size > 1;
  return (
    <div className="field error-entry" id={anchor}>
      <p className="field-line">
        {children}
        <AnchorLink anchor={anchor} name={name} />
      </p>
      {places.length > 0 ? (
        <ul className="error-places">
          {places.map(({ title, method, permalink, status }) => (
            <li key={permalink}>
              <MethodLabel method={method} /> <SiteLink href={permalink}>{title}</SiteLink>
              {hasSeveralStatuses ? <span className="field-type"> {status}</span> : null}
            </li>
          ))}
        </ul>
      ) : (
        <p className="api-note">No operation documents it.</p>
      )}
    </div>
  );
}

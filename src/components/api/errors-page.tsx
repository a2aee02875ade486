import type { ReactNode } from "react";
import { Fragment } from "react";
import { codeAnchor } from "../../../packages/addresses";
import type { ErrorIndex, ErrorPlace, PageLink } from "../../../plugins/gatsby-source-openapi";
import { statusAnchor } from "../../lib/api/addresses";
import { Breakable } from "../ui/breakable";
import { CodeBlock } from "../ui/code-block";
import { MethodLabel } from "../ui/method-label";
import { SiteLink } from "../ui/site-link";
import { Status } from "./examples";
import { AnchorLink, ApiSection, PageLinks } from "./page-parts";
import { WithContents } from "./with-contents";

interface ErrorsPageProps {
  document: PageLink;
  index: ErrorIndex;
  /** Published pages by the code of the error that they use. */
  usedIn: Readonly<Record<string, readonly PageLink[]>>;
  before?: ReactNode;
}

/** Shows the errors of an API by code and by status. */
export function ErrorsPage({ document, index, usedIn, before }: ErrorsPageProps) {
  const { codes, statuses } = index;
  const all = new Map(
    statuses.flatMap(({ places }) => places.map((place) => [operationOf(place), place.title])),
  );
  const headings = [
    ...(codes.length > 0 ? [{ depth: 2, id: "codes", text: "By code" }] : []),
    ...codes.map(({ code }) => ({ depth: 3, id: codeAnchor(code), text: code })),
    { depth: 2, id: "statuses", text: "By status" },
  ];
  return (
    <WithContents
      headings={headings}
      head={
        <>
          {before}
          <h1>Errors</h1>
          <p className="lead">
            What each error of the {document.title} means, how to fix it, and which operations
            return it.
          </p>
        </>
      }
    >
      {codes.length > 0 ? (
        <ApiSection id="codes" title="By code">
          {codes.map(({ code, description, exampleHtml, statuses, places }) => (
            <section className="error-entry" id={codeAnchor(code)} key={code}>
              <h3 className="field-line">
                <code>
                  <Breakable text={code} />
                </code>
                {statuses.map((status) => (
                  <Status key={status} status={status} />
                ))}
                <AnchorLink anchor={codeAnchor(code)} name={code} />
              </h3>
              {description ? <p>{withCode(description)}</p> : null}
              <Places places={places} all={all} />
              {exampleHtml ? (
                <details className="fold">
                  <summary>Example body</summary>
                  <CodeBlock html={exampleHtml} />
                </details>
              ) : null}
              <UsingPages pages={usedIn[code] ?? []} />
            </section>
          ))}
        </ApiSection>
      ) : null}
      <ApiSection id="statuses" title="By status">
        {statuses.map(({ status, words, codes, places }) => (
          <div className="field" id={statusAnchor(status)} key={status}>
            <p className="field-line">
              <Status status={status} />
              <span>{words}</span>
              {codes.map((code) => (
                <a key={code} href={`#${codeAnchor(code)}`}>
                  <code>{code}</code>
                </a>
              ))}
              <AnchorLink anchor={statusAnchor(status)} name={status} />
            </p>
            {codes.length === 1 ? null : <Places places={places} all={all} />}
          </div>
        ))}
      </ApiSection>
    </WithContents>
  );
}

/** The guides and posts that explain or mention an error. */
function UsingPages({ pages }: { pages: readonly PageLink[] }) {
  if (pages.length === 0) return null;
  return (
    <details className="fold">
      <summary>
        Used on {pages.length} {pages.length === 1 ? "page" : "pages"}
      </summary>
      <PageLinks links={pages} />
    </details>
  );
}

/** Shows the words between backticks as code. */
function withCode(text: string): ReactNode {
  return text
    .split(/`([^`]+)`/)
    .map((part, index) => (index % 2 === 1 ? <code key={part}>{part}</code> : part));
}

/** Returns the page of the operation that a place is on. */
function operationOf({ permalink }: ErrorPlace): string {
  return permalink.replace(/#.*/, "");
}

interface PlacesProps {
  places: readonly ErrorPlace[];
  /** Titles of all operations that document an error, by the address of their page. */
  all: ReadonlyMap<string, string>;
}

/** Shows the operations that return an error: a few, all but a few, or a folded list. */
function Places({ places, all }: PlacesProps) {
  if (places.length === 0) return <p className="api-note">No operation documents this error.</p>;
  const operations = new Set(places.map(operationOf));
  const others = [...all].filter(([permalink]) => !operations.has(permalink));
  if (operations.size > 3 && others.length < 3) {
    return (
      <p className="api-note">
        Every operation {others.length > 0 ? "except " : null}
        {others.map(([permalink, title], index) => (
          <Fragment key={permalink}>
            {index > 0 ? " and " : null}
            <SiteLink href={permalink}>{title}</SiteLink>
          </Fragment>
        ))}{" "}
        can return this error.
      </p>
    );
  }
  const hasSeveralStatuses = new Set(places.map(({ status }) => status)).size > 1;
  const list = (
    <ul className="error-places">
      {places.map(({ title, method, permalink, status }) => (
        <li key={permalink}>
          <MethodLabel method={method} /> <SiteLink href={permalink}>{title}</SiteLink>
          {hasSeveralStatuses ? <span className="field-type"> {status}</span> : null}
        </li>
      ))}
    </ul>
  );
  if (operations.size < 4) return list;
  return (
    <details className="fold">
      <summary>
        {operations.size} of {all.size} operations
      </summary>
      {list}
    </details>
  );
}

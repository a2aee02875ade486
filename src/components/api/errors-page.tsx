import type { ReactNode } from "react";
import { Fragment } from "react";
import { codeAnchor } from "../../../packages/addresses";
import { count } from "../../../packages/words";
import type { ErrorIndex, ErrorPlace, PageLink } from "../../../plugins/gatsby-source-openapi";
import { statusAnchor } from "../../lib/api/addresses";
import { Breakable } from "../ui/breakable";
import { CodeBlock } from "../ui/code-block";
import { MethodLabel } from "../ui/method-label";
import { SiteLink } from "../ui/site-link";
import { Status } from "./examples";
import { AnchorLink, PageLinks } from "./page-parts";
import { WithContents } from "./with-contents";

interface ErrorsPageProps {
  document: PageLink;
  index: ErrorIndex;
  /** Published pages by the code of the error that they use. */
  usedIn: Readonly<Record<string, readonly PageLink[]>>;
  before?: ReactNode;
  after?: ReactNode;
}

/** Shows the errors of an API as rows that open, one for each code, or for a status without codes. */
export function ErrorsPage({ document, index, usedIn, before, after }: ErrorsPageProps) {
  const { codes, statuses } = index;
  const all = new Map(
    statuses.flatMap(({ places }) => places.map((place) => [operationOf(place), place.title])),
  );
  const seen = new Set<string>();
  /** Returns the statuses whose anchors a row has: each is on the page once. */
  const newStatuses = (found: readonly string[]) =>
    found.filter((status) => !seen.has(status) && seen.add(status));
  return (
    <WithContents
      headings={[]}
      head={
        <>
          {before}
          <h1>Errors</h1>
          <p className="lead">
            What each error of the {document.title} means, and what to do. A row opens to an example
            and the operations that return it.
          </p>
        </>
      }
    >
      <div className="error-table">
        <p className="list-head" aria-hidden="true">
          <span>Code</span>
          <span>Status</span>
          <span>Meaning</span>
          <span>What to do</span>
        </p>
        {codes.map(({ code, description = "", exampleHtml, statuses, places }) => {
          const pages = usedIn[code] ?? [];
          const [meaning, advice] = splitDescription(description);
          return (
            <div className="error-entry" id={codeAnchor(code)} key={code}>
              <StatusAnchors statuses={newStatuses(statuses)} />
              <details>
                <summary>
                  <h2>
                    <code>
                      <Breakable text={code} />
                    </code>
                  </h2>
                  <span>
                    {statuses.map((status) => (
                      <Status key={status} status={status} />
                    ))}
                  </span>
                  <span>{withCode(meaning)}</span>
                  <span className="error-advice">{withCode(advice)}</span>
                </summary>
                <div className="error-body">
                  <Places places={places} all={all} />
                  <UsingPages pages={pages} />
                  {exampleHtml ? <CodeBlock html={exampleHtml} /> : null}
                </div>
              </details>
              <AnchorLink anchor={codeAnchor(code)} name={code} />
            </div>
          );
        })}
        {statuses
          .filter(({ codes }) => codes.length === 0)
          .map(({ status, words, places }) => (
            <div className="error-entry" key={status}>
              <StatusAnchors statuses={newStatuses([status])} />
              <details>
                <summary>
                  <span />
                  <span>
                    <Status status={status} />
                  </span>
                  <span>{words}</span>
                </summary>
                <div className="error-body">
                  <Places places={places} all={all} />
                </div>
              </details>
              <AnchorLink anchor={statusAnchor(status)} name={status} />
            </div>
          ))}
      </div>
      {after}
    </WithContents>
  );
}

function StatusAnchors({ statuses }: { statuses: readonly string[] }) {
  return (
    <>
      {statuses.map((status) => (
        <span key={status} id={statusAnchor(status)} />
      ))}
    </>
  );
}

/** Splits a description into what the error means, its first sentence, and what to do, the others. */
function splitDescription(description: string): [meaning: string, advice: string] {
  const [meaning = ""] = /^.*?[.!?](?=\s|$)/s.exec(description) ?? [description];
  return [meaning, description.slice(meaning.length).trim()];
}

/** The guides and posts that explain or mention an error. */
function UsingPages({ pages }: { pages: readonly PageLink[] }) {
  if (pages.length === 0) return null;
  return (
    <details className="fold">
      <summary>Used on {count(pages.length, "page")}</summary>
      <PageLinks links={pages} />
    </details>
  );
}

/** Longer code in a sentence may break. */
const LONGEST_WHOLE = 16;

/** Shows the words between backticks as code. */
function withCode(text: string): ReactNode {
  return text.split(/`([^`]+)`/).map((part, index) =>
    index % 2 === 1 ? (
      <code key={part} className={part.length > LONGEST_WHOLE ? undefined : "whole"}>
        {part}
      </code>
    ) : (
      part
    ),
  );
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

import type { ReactNode } from "react";
import { useEffect, useRef, useState } from "react";
import { count } from "../../../packages/words";
import type { PageLink } from "../../../plugins/gatsby-source-openapi";
import { wholeSentences } from "../../lib/api/words";
import { Breakable } from "../ui/breakable";
import { SiteLink } from "../ui/site-link";
import { AnchorLink } from "./page-parts";
import { WithContents } from "./with-contents";

/** A schema in the list of schemas. */
export interface ListedSchema extends PageLink {
  name: string;
  description: string;
  typeLabel: string;
  /** Number of its own properties. */
  fieldCount: number;
  /** Title of the one tag whose operations use it; undefined if operations of several tags do, or none. */
  tag?: string | undefined;
}

interface SchemasPageProps {
  document: PageLink;
  schemas: readonly ListedSchema[];
  before?: ReactNode;
  after?: ReactNode;
}

/** A longer list is searched rather than read: it has no descriptions, which would be half of the page. */
const MOST_DESCRIBED = 800;

/** Group of the schemas that have no tag of their own. */
const SHARED = "Shared";

/** Shows the list of all named schemas of a document, grouped by the tag that uses them. */
export function SchemasPage({ document, schemas, before, after }: SchemasPageProps) {
  const [query, setQuery] = useState("");
  const field = useRef<HTMLInputElement>(null);
  // The reader may have typed before the script was loaded.
  useEffect(() => setQuery(field.current?.value ?? ""), []);
  const names = [...new Set(schemas.map(({ tag }) => tag ?? SHARED))];
  const groups = names
    .sort((a, b) => Number(a === SHARED) - Number(b === SHARED))
    .map((text) => ({
      id: `group-${text.toLowerCase().replace(/[^a-z0-9]+/g, "-")}`,
      text,
      depth: 2,
      members: schemas.filter(({ tag }) => (tag ?? SHARED) === text),
    }));
  const isFound = ({ name, title }: ListedSchema) =>
    `${name} ${title}`.toLowerCase().includes(query.trim().toLowerCase());
  const isAnyFound = schemas.some(isFound);
  const isDescribed = schemas.length <= MOST_DESCRIBED;
  return (
    <WithContents
      headings={groups}
      head={
        <>
          {before}
          <h1>Schemas</h1>
          <p className="lead">The schemas of requests and responses of the {document.title}.</p>
        </>
      }
    >
      <input
        ref={field}
        className="list-filter"
        type="search"
        placeholder="Filter by name"
        aria-label="Filter the schemas by name"
        autoComplete="off"
        spellCheck={false}
        onInput={({ currentTarget }) => setQuery(currentTarget.value)}
      />
      {isAnyFound ? null : <p role="status">No schema has this in its name.</p>}
      <div className="schema-table" hidden={!isAnyFound}>
        <p className="list-head" aria-hidden="true">
          <span>Name</span>
          <span>Type</span>
          <span>Description</span>
        </p>
        {groups.map(({ id, text, members }) => (
          <section key={id} aria-labelledby={id} hidden={!members.some(isFound)}>
            <h2 id={id} className="heading">
              {text}
              <AnchorLink anchor={id} name={text} />
            </h2>
            <ul className="schema-rows">
              {members.map((schema) => (
                <li key={schema.permalink} hidden={!isFound(schema)}>
                  <SiteLink href={schema.permalink}>
                    <code>
                      <Breakable text={schema.name} />
                    </code>
                  </SiteLink>
                  <span className="field-type">{typeOf(schema)}</span>
                  {isDescribed ? (
                    <span className="schema-text">{titleAndDescription(schema)}</span>
                  ) : null}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      {after}
    </WithContents>
  );
}

/** The title and the description of a schema, unless one repeats the other or the name. */
function titleAndDescription({ name, title, description }: ListedSchema): string {
  const isSaid = title === name || description.startsWith(title);
  return `${isSaid ? "" : `${title}. `}${wholeSentences(description)}`;
}

/** The type of a schema; of an object, the number of its fields. */
function typeOf({ typeLabel, fieldCount }: ListedSchema): string {
  if (fieldCount === 0) return typeLabel;
  const fields = count(fieldCount, "field");
  return typeLabel === "object" ? fields : `${typeLabel}, ${fields}`;
}

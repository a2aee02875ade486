import type {
  SchemaChoice,
  SchemaHead,
  SchemaMember,
  SchemaTree,
} from "../../../plugins/gatsby-source-openapi";
import { Breakable } from "../ui/breakable";
import { SiteLink } from "../ui/site-link";
import { AnchorLink } from "./page-parts";
import { Descriptions, SchemaFacts } from "./schema-facts";
import { Switch } from "./switch";
import { TextWithCode } from "./text";

interface TypeProps {
  schema: SchemaHead;
  /** Marks before those of the schema. */
  marks?: readonly string[];
}

/** Shows the type of a schema, with links to named schemas. */
export function SchemaType({ schema: { references = [], type } }: TypeProps) {
  return (
    <span className="field-type">
      {references.map(({ name, permalink }, index) => (
        <span key={name}>
          {index > 0 ? " = " : null}
          <SiteLink href={permalink}>
            <Breakable text={name} />
          </SiteLink>
        </span>
      ))}
      {type}
    </span>
  );
}

interface SchemaViewProps {
  schema: SchemaTree;
  /** Media type of the body, if no label shows it. */
  mediaType?: string | undefined;
}

/** Shows the schema of a body, or a named schema. */
export function SchemaView({ schema, mediaType }: SchemaViewProps) {
  return (
    <div className="schema-view">
      <p className="body-type">
        {mediaType ? <code>{mediaType}</code> : null} <SchemaLabel schema={schema} />
      </p>
      <SchemaFacts schema={schema} />
      <Members schema={schema} />
    </div>
  );
}

/** Shows the members of a schema, its alternatives and the parts that apply to it. */
export function Members({ schema }: { schema: SchemaTree }) {
  const { members = [], leftOut, choices = [] } = schema;
  return (
    <>
      <Includes schema={schema} />
      <MemberList members={members} />
      {leftOut ? (
        <details className="fold">
          <summary>{leftOut.label}</summary>
          <MemberList members={leftOut.members} />
        </details>
      ) : null}
      {choices.map((choice) => (
        <Choice key={choiceKey(choice)} choice={choice} name={choiceKey(choice)} />
      ))}
      <Elsewhere schema={schema} />
    </>
  );
}

/** Shows members in lists, and parts between them. Of required and optional members, the fewer are marked. */
function MemberList({ members }: { members: readonly SchemaMember[] }) {
  const { marked, note } = markFewer(members.filter(({ isName }) => isName));
  return (
    <>
      {note ? <p className="api-note">{note}</p> : null}
      {groupsOf(members).map((group) =>
        group[0]?.kind === "row" ? (
          <ul className="fields" key={keyOf(group)}>
            {group.map((member) => (
              <Row
                key={member.schema.anchor}
                member={member}
                marked={member.isName ? marked : undefined}
              />
            ))}
          </ul>
        ) : (
          group.map(({ label, schema }) => (
            <div className="part" key={`${label} ${schema.type}`}>
              <LabeledSchema label={label} schema={schema} />
            </div>
          ))
        ),
      )}
    </>
  );
}

/** What the rows of a list say: the word that some have as a mark, and a note for the others. */
interface Marking {
  marked: "required" | "optional" | undefined;
  note?: string | undefined;
}

/** Marks the fewer of required and optional members, and says what the others are. */
export function markFewer(members: readonly { required?: boolean }[]): Marking {
  const total = members.length;
  const required = members.filter((member) => member.required).length;
  if (total > 1 && required === total) return { marked: undefined, note: "All are required." };
  if (required > 2 && 2 * required > total) {
    return { marked: "optional", note: "Required, unless marked as optional." };
  }
  const isMixed = required > 0 && total > 2;
  return {
    marked: required === 0 && total === 1 ? "optional" : "required",
    note: isMixed ? "Optional, unless marked as required." : undefined,
  };
}

/** Groups neighbors of the same kind, so that rows are in one list. */
function groupsOf(members: readonly SchemaMember[]): SchemaMember[][] {
  const groups: SchemaMember[][] = [];
  for (const member of members) {
    const last = groups.at(-1);
    if (last?.[0]?.kind === member.kind) last.push(member);
    else groups.push([member]);
  }
  return groups;
}

function keyOf([first]: readonly SchemaMember[]): string {
  return `${first?.label} ${first?.schema.anchor}`;
}

/** Several parts of a schema can have alternatives. The first alternative makes the name unique. */
function choiceKey({ keyword, options }: SchemaChoice): string {
  return `${options[0]?.schema.anchor}:${keyword}`;
}

function Elsewhere({ schema: { elsewhere = [] } }: { schema: SchemaTree }) {
  if (elsewhere.length === 0) return null;
  return (
    <p className="api-note">
      {elsewhere.map(({ label, name, permalink, anchor }) => (
        <span key={name}>
          {label}{" "}
          {anchor ? (
            <a href={`#${anchor}`}>{name}</a>
          ) : (
            <SiteLink href={permalink}>{name}</SiteLink>
          )}
          .{" "}
        </span>
      ))}
    </p>
  );
}

/** Shows what named parts of `allOf` say, except for their members, which are merged. */
function Includes({ schema: { includes = [], members, leftOut } }: { schema: SchemaTree }) {
  if (includes.length === 0) return null;
  const names = includes.map(({ references }) => references?.[0]?.name);
  return (
    <details className="fold" open={!members && !leftOut}>
      <summary>Includes {names.join(", ")}</summary>
      {includes.map((part) => (
        <div className="part" key={part.references?.[0]?.name}>
          <p className="part-label">
            <SchemaLabel schema={part} />
          </p>
          <SchemaFacts schema={part} />
        </div>
      ))}
    </details>
  );
}

interface RowProps {
  member: SchemaMember;
  marked: Marking["marked"];
}

function Row({ member, marked }: RowProps) {
  const { schema, label, isName, required, from = [] } = member;
  const { anchor, fold } = schema;
  const presence = required ? "required" : "optional";
  return (
    <li className="field" id={anchor}>
      <p className="field-line">
        {isName ? (
          <code className="field-name">
            <Breakable text={label} />
          </code>
        ) : (
          <em>{label}</em>
        )}
        <SchemaLabel schema={schema} marks={presence === marked ? [presence] : []} />
        {from.length > 0 ? <span className="field-title">from {from.join(" and ")}</span> : null}
        <AnchorLink anchor={anchor} name={label} />
      </p>
      <SchemaFacts schema={fold ? { ...schema, typeDescriptions: undefined } : schema} />
      {fold ? (
        <details className="fold" open={fold.isOpen}>
          <summary>{fold.label}</summary>
          <Descriptions descriptions={schema.typeDescriptions} />
          <Members schema={schema} />
        </details>
      ) : (
        <Members schema={schema} />
      )}
    </li>
  );
}

/** Shows words that qualify a name. Color is only an addition to the text. */
export function Marks({ words }: { words: readonly string[] }) {
  return (
    <>
      {words.map((word) => (
        <span key={word} className="mark" data-mark={word}>
          {word}
        </span>
      ))}
    </>
  );
}

/** Shows the type of a schema, words that qualify it, and its titles. */
export function SchemaLabel({ schema, marks = [] }: TypeProps) {
  return (
    <>
      <SchemaType schema={schema} />
      <Marks words={[...marks, ...(schema.marks ?? [])]} />
      <Titles schema={schema} />
    </>
  );
}

/** Shows titles that differ from the names. */
export function Titles({ schema: { titles } }: TypeProps) {
  return titles ? <span className="field-title">{titles.join(", ")}</span> : null;
}

interface LabeledSchemaProps {
  label?: string;
  /** The name of the tab that shows it. */
  tab?: string;
  schema: SchemaTree;
}

function LabeledSchema({ label, tab, schema }: LabeledSchemaProps) {
  const { type, references, marks, titles, facts, descriptions, members, choices } = schema;
  // Below a tab with its name, the name alone says nothing.
  const isRepeated =
    tab !== undefined &&
    references?.[0]?.name === tab &&
    !(descriptions ?? facts ?? members ?? choices);
  // "any" above "`chat_id` is required." says nothing.
  const isLabeled = label || type !== "any" || references || marks || titles || !facts;
  return (
    <>
      {isLabeled ? (
        <p className="part-label">
          {label ? <TextWithCode words={label} /> : null} {isRepeated ? "Members: see" : null}{" "}
          <SchemaLabel schema={schema} />
        </p>
      ) : null}
      <SchemaFacts schema={schema} />
      <Members schema={schema} />
    </>
  );
}

function Choice({ choice, name }: { choice: SchemaChoice; name: string }) {
  const { keyword, selectedBy, options } = choice;
  // A lone alternative has no tab that would show its value.
  const onlyValue = options.length === 1 ? options[0]?.value : undefined;
  return (
    <div className="choice">
      <p className="api-label">
        {keyword === "oneOf" ? "One of" : "Any of"}
        {selectedBy === undefined ? null : (
          <>
            , selected by <code>{selectedBy}</code> {onlyValue ? <code>{onlyValue}</code> : null}
          </>
        )}
      </p>
      <Switch
        legend="Alternative"
        name={name}
        options={options.map(({ label, value, schema }, index) => ({
          key: `${index} ${label}`,
          label: (
            <>
              {label}
              {value === undefined ? null : <code>{value}</code>}
            </>
          ),
          content: (
            <div id={schema.anchor}>
              <LabeledSchema schema={schema} tab={label} />
            </div>
          ),
        }))}
      />
    </div>
  );
}

import { createContext, useContext, useMemo } from "react";
import type { PageSchema, SchemaModel } from "../../../plugins/gatsby-source-openapi";
import type { SchemaLayers } from "../../lib/api/schema-layers";
import type { PageTrees, SchemaBranch, SchemaChoice, SchemaNode } from "../../lib/api/schema-tree";
import { createPageTrees, isBare, typeWords } from "../../lib/api/schema-tree";
import { count, marksOf } from "../../lib/api/words";
import { SiteLink } from "../ui/site-link";
import { AnchorLink } from "./page-parts";
import { descriptionsOf, SchemaFacts } from "./schema-facts";
import { Switch } from "./switch";
import { RichText, Words } from "./text";

/** The trees of the schemas of a page. */
export const Trees = createContext<PageTrees | undefined>(undefined);

/** Returns the trees of a page with named schemas, for `Trees`. */
export function usePageTrees(schemas: readonly PageSchema[]): PageTrees {
  return useMemo(
    () => createPageTrees(new Map(schemas.map((schema) => [schema.name, schema]))),
    [schemas],
  );
}

/** Keyword of the members that bodies of one direction leave out, and pages fold: `readOnly` in requests. */
export const LeftOut = createContext<"readOnly" | "writeOnly" | undefined>(undefined);

/** Returns the tree of a schema. */
export function useSchemaTree(schema: SchemaModel, anchor: string): SchemaNode {
  const trees = useContext(Trees) ?? createPageTrees(new Map());
  return trees.treeOf(schema, anchor);
}

/** Shows the type of a schema, with links to named schemas. */
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

interface SchemaViewProps {
  schema: SchemaModel;
  anchor: string;
  /** Media type of the body, if no label shows it. */
  mediaType?: string | undefined;
  /** A title that is already shown. */
  knownTitle?: string;
}

/** Shows the schema of a body, or a named schema. */
export function SchemaView({ schema, anchor, mediaType, knownTitle }: SchemaViewProps) {
  const node = useSchemaTree(schema, anchor);
  return (
    <div className="schema-view">
      <p className="body-type">
        {mediaType ? <code>{mediaType}</code> : null}{" "}
        <SchemaLabel node={node} knownTitle={knownTitle} />
      </p>
      <SchemaFacts node={node} />
      <Members node={node} />
    </div>
  );
}

/** Divides the members and parts of a schema into those that a body has, and those left out. */
function useBranches({ branches }: SchemaNode) {
  const keyword = useContext(LeftOut);
  const isLeftOut = ({ node }: SchemaBranch) =>
    keyword !== undefined && node.layers.some((layer) => layer[keyword]);
  return {
    shown: branches.filter((branch) => !isLeftOut(branch)),
    leftOut: branches.filter(isLeftOut),
    mark: keyword === "readOnly" ? "read-only" : "write-only",
  };
}

/** Shows the members of a schema, its alternatives and the parts that apply to it. */
export function Members({ node }: { node: SchemaNode }) {
  const { shown, leftOut, mark } = useBranches(node);
  return (
    <>
      <Includes node={node} />
      <Branches branches={shown} />
      {leftOut.length > 0 ? (
        <details className="fold">
          <summary>{count(leftOut.length, `${mark} property`, `${mark} properties`)}</summary>
          <Branches branches={leftOut} />
        </details>
      ) : null}
      {node.choices.map((choice) => (
        <Choice key={nameOf(choice)} choice={choice} name={nameOf(choice)} />
      ))}
      <Continued node={node} />
    </>
  );
}

function Branches({ branches }: { branches: readonly SchemaBranch[] }) {
  return (
    <>
      {groupsOf(branches).map((group) =>
        group[0]?.kind === "row" ? (
          <ul className="fields" key={keyOf(group)}>
            {requiredFirst(group).map((branch) => (
              <Row key={branch.node.anchor} branch={branch} />
            ))}
          </ul>
        ) : (
          group.map((branch) => <Part key={keyOf([branch])} branch={branch} />)
        ),
      )}
    </>
  );
}

function requiredFirst(rows: readonly SchemaBranch[]): SchemaBranch[] {
  return [...rows].sort((a, b) => Number(b.required) - Number(a.required));
}

/** Returns whether a folded part is open at first: a lone member, or a few short alternatives. */
function isSmall({ branches, choices }: SchemaNode): boolean {
  const [branch] = branches;
  if (choices.length === 0) return branches.length === 1 && branch?.kind === "row";
  const options = choices.flatMap((choice) => choice.options);
  return options.length < 4 && options.every(({ node }) => node.branches.length < 4);
}

/** Groups neighbors of the same kind, so that rows are in one list. */
function groupsOf(branches: readonly SchemaBranch[]): SchemaBranch[][] {
  const groups: SchemaBranch[][] = [];
  for (const branch of branches) {
    const last = groups[groups.length - 1];
    if (last?.[0]?.kind === branch.kind) last.push(branch);
    else groups.push([branch]);
  }
  return groups;
}

function keyOf([first]: readonly SchemaBranch[]): string {
  const type = first?.node.layers[0]?.typeLabel;
  return `${first?.label} ${first?.node.anchor} ${type}`;
}

/** Several parts of a schema can have alternatives. The first alternative makes the name unique. */
function nameOf({ keyword, options }: SchemaChoice): string {
  return `${options[0]?.node.anchor}:${keyword}`;
}

function Continued({ node }: { node: SchemaNode }) {
  const trees = useContext(Trees);
  if (node.linkedOnly.length === 0) return null;
  return (
    <p className="api-note">
      {node.linkedOnly.map(({ name, permalink }) => {
        const anchor = trees?.anchorOf(name);
        return (
          <span key={name}>
            Members: see{" "}
            {anchor ? (
              <a href={`#${anchor}`}>{name}</a>
            ) : (
              <SiteLink href={permalink}>{name}</SiteLink>
            )}
            .{" "}
          </span>
        );
      })}
    </p>
  );
}

/** Shows what named parts of `allOf` say, except for their members, which are merged. */
function Includes({ node }: { node: SchemaNode }) {
  if (node.includes.length === 0) return null;
  const names = node.includes.map(({ references }) => references[0]?.name);
  return (
    <details className="fold" open={node.branches.length === 0}>
      <summary>Includes {names.join(", ")}</summary>
      {node.includes.map((part) => (
        <div className="part" key={part.references[0]?.name}>
          <p className="part-label">
            <SchemaLabel node={part} />
          </p>
          <SchemaFacts node={part} />
        </div>
      ))}
    </details>
  );
}

function Row({ branch }: { branch: SchemaBranch }) {
  const { node, label, isName, required, from } = branch;
  const fold = foldLabel({ ...node, branches: useBranches(node).shown });
  return (
    <li className="field" id={node.anchor}>
      <p className="field-line">
        {isName ? <code className="field-name">{label}</code> : <em>{label}</em>}
        <SchemaLabel node={node} marks={required ? ["required"] : []} />
        {from.length > 0 ? <span className="field-title">from {from.join(" and ")}</span> : null}
        <AnchorLink anchor={node.anchor} name={label} />
      </p>
      <SchemaFacts node={node} isShort={fold !== undefined} />
      {fold ? (
        <details className="fold" open={isSmall(node)}>
          <summary>{fold}</summary>
          {descriptionsOf(node).more.map((html) => (
            <RichText key={html} text={{ descriptionHtml: html }} />
          ))}
          <Members node={node} />
        </details>
      ) : (
        <Members node={node} />
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

interface TitleProps {
  node: SchemaLayers;
  /** A title that is already shown. */
  knownTitle?: string | undefined;
}

/** Shows the type of a schema, words that qualify it, and its titles. */
function SchemaLabel({ marks = [], ...props }: TitleProps & { marks?: string[] }) {
  return (
    <>
      <SchemaType node={props.node} />
      <Marks words={[...marks, ...marksOf(props.node.layers)]} />
      <Title {...props} />
    </>
  );
}

/** Shows titles that differ from the names. */
export function Title({ node, knownTitle }: TitleProps) {
  const titles = node.layers.flatMap(({ title }) => title ?? []);
  const shown = [knownTitle, ...node.references.map(({ name }) => name)];
  const others = [...new Set(titles)].filter((title) => !shown.includes(title));
  return others.length > 0 ? <span className="field-title">{others.join(", ")}</span> : null;
}

/** Returns the label of a folded part, undefined if it is empty. */
function foldLabel(node: SchemaNode): string | undefined {
  const rows = node.branches.filter(({ kind }) => kind === "row");
  const shown = node.choices.filter(({ options }) =>
    options.some((option) => !isBare(option.node)),
  );
  const parts = node.branches.filter((branch) => branch.kind === "part" && !isBare(branch.node));
  const [part] = parts;
  if (rows[0]) return rowsInWords(rows, rows[0]);
  if (shown[0]) return count(shown[0].options.length, "alternative");
  if (!part) return undefined;
  return foldLabel(part.node) ?? part.label;
}

/** Returns e.g. `3 properties` or `2 items`, or the label that covers all rows. */
function rowsInWords(rows: readonly SchemaBranch[], first: SchemaBranch): string {
  if (rows.some(({ isName }) => isName)) return count(rows.length, "property", "properties");
  return rows.length > 1 || first.label === "item 1" ? count(rows.length, "item") : first.label;
}

function Part({ branch: { label, node } }: { branch: SchemaBranch }) {
  if (isBare(node)) return null;
  return (
    <div className="part">
      <LabeledSchema label={label} node={node} />
    </div>
  );
}

interface LabeledSchemaProps {
  node: SchemaNode;
  label?: string;
  /** A title that is already shown. */
  knownTitle?: string | undefined;
}

function LabeledSchema({ label, node, knownTitle }: LabeledSchemaProps) {
  return (
    <>
      <p className="part-label">
        {label ? <Words words={label} /> : null} <SchemaLabel node={node} knownTitle={knownTitle} />
      </p>
      <SchemaFacts node={node} />
      <Members node={node} />
    </>
  );
}

function Choice({ choice, name }: { choice: SchemaChoice; name: string }) {
  // Alternatives that only differ in their type are already named in the type.
  if (choice.options.every(({ node }) => isBare(node))) return null;
  // A lone alternative has no tab that would show its title and value.
  const isLone = choice.options.length === 1;
  const onlyValue = isLone ? choice.options[0]?.value : undefined;
  return (
    <div className="choice">
      <p className="api-label">
        {choice.keyword === "oneOf" ? "One of" : "Any of"}
        {choice.selectedBy === undefined ? null : (
          <>
            , selected by <code>{choice.selectedBy}</code>{" "}
            {onlyValue ? <code>{onlyValue}</code> : null}
          </>
        )}
      </p>
      <Switch
        legend="Alternative"
        name={name}
        options={choice.options.map(({ label, value, node }, index) => ({
          key: `${index} ${label}`,
          label: (
            <>
              {label}
              {value === undefined ? null : <code>{value}</code>}
            </>
          ),
          content: (
            <div id={node.anchor}>
              <LabeledSchema node={node} knownTitle={isLone ? undefined : label} />
            </div>
          ),
        }))}
      />
    </div>
  );
}

import { isBare } from "../../lib/api/schema-tree";
import type { SchemaBranch, SchemaChoice, SchemaNode } from "../../lib/api/schema-tree";
import { count, marksOf } from "../../lib/api/words";
import { SiteLink } from "../ui/site-link";
import { AnchorLink } from "./anchor-link";
import { SchemaFacts } from "./schema-facts";
import { SchemaType } from "./schema-type";
import { Switch } from "./switch";

/** A whole schema: what it says, and everything below it. */
export function SchemaView({ node }: { node: SchemaNode }) {
  return (
    <div className="schema-view">
      <SchemaFacts node={node} />
      <Members node={node} />
    </div>
  );
}

/** What stands below a schema: parts that apply to it, its alternatives, its members. */
export function Members({ node }: { node: SchemaNode }) {
  if (node.isCut) return <Continued node={node} />;
  return (
    <>
      {groupsOf(node.branches).map((group) =>
        group[0]?.kind === "row" ? (
          <ul className="fields" key={keyOf(group)}>
            {group.map((branch) => (
              <Row key={branch.node.anchor} branch={branch} />
            ))}
          </ul>
        ) : (
          group.map((branch) => <Part key={keyOf([branch])} branch={branch} />)
        ),
      )}
      {node.choices.map((choice) => (
        <Choice key={choice.keyword} choice={choice} name={`${node.anchor}:${choice.keyword}`} />
      ))}
    </>
  );
}

/** Neighbors of the same kind together, so that rows stand in one list. */
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

function Continued({ node }: { node: SchemaNode }) {
  return (
    <p className="api-note">
      {node.references.map(({ name, permalink }) => (
        <span key={name}>
          Members: see <SiteLink href={permalink}>{name}</SiteLink>.
        </span>
      ))}
    </p>
  );
}

function Row({ branch }: { branch: SchemaBranch }) {
  const { node, label, isName, required } = branch;
  return (
    <li className="field" id={node.anchor}>
      <p className="field-line">
        {isName ? <code className="field-name">{label}</code> : <em>{label}</em>}
        <SchemaType node={node} />
        <Marks words={[...(required ? ["required"] : []), ...marksOf(node.layers)]} />
        <Title node={node} />
        <AnchorLink anchor={node.anchor} name={label} />
      </p>
      <SchemaFacts node={node} of={foldLabel(node) ? "own" : "all"} />
      <Fold node={node} />
    </li>
  );
}

/** Words that qualify a name; each stands as text, its color only helps the eye. */
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

/** Titles that say something else than the names. */
export function Title({ node }: { node: SchemaNode }) {
  const titles = node.layers.flatMap(({ title }) => title ?? []);
  const told = node.references.map(({ name }) => name);
  const news = [...new Set(titles)].filter((title) => !told.includes(title));
  return news.length > 0 ? <span className="field-title">{news.join(", ")}</span> : null;
}

/** What stands below a member, folded away. */
function Fold({ node }: { node: SchemaNode }) {
  const label = foldLabel(node);
  if (node.isCut) return <Continued node={node} />;
  if (!label) return null;
  return (
    <details className="fold">
      <summary>{label}</summary>
      <SchemaFacts node={node} of="named" />
      <Members node={node} />
    </details>
  );
}

/** What a folded part holds, in words; nothing where there is nothing to see. */
function foldLabel(node: SchemaNode): string | undefined {
  if (node.isCut) return undefined;
  const rows = node.branches.filter(({ kind }) => kind === "row").length;
  const told = node.choices.filter(({ options }) => options.some((option) => !isBare(option.node)));
  const parts = node.branches.filter((branch) => branch.kind === "part" && !isBare(branch.node));
  const [part] = parts;
  if (rows > 0) return count(rows, "property", "properties");
  if (told[0]) return `${told[0].options.length} alternatives`;
  if (!part) return undefined;
  return foldLabel(part.node) ?? part.label;
}

function Part({ branch }: { branch: SchemaBranch }) {
  const { label, node } = branch;
  if (isBare(node)) return null;
  const isMerged = label === "All of" && node.references.length === 0;
  return (
    <div className="part">
      {isMerged ? (
        <Title node={node} />
      ) : (
        <p className="part-label">
          {label === "All of" ? "Includes" : label} <SchemaType node={node} />
          <Marks words={marksOf(node.layers)} />
          <Title node={node} />
        </p>
      )}
      <SchemaFacts node={node} />
      <Members node={node} />
    </div>
  );
}

function Choice({ choice, name }: { choice: SchemaChoice; name: string }) {
  // Alternatives that differ in nothing but their type are named in the type already.
  if (choice.options.every(({ node }) => isBare(node))) return null;
  return (
    <div className="choice">
      <p className="api-label">
        {choice.keyword === "oneOf" ? "One of" : "Any of"}
        {choice.toldBy === undefined ? null : (
          <>
            , told by <code>{choice.toldBy}</code>
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
              <p className="part-label">
                <SchemaType node={node} />
                <Marks words={marksOf(node.layers)} />
                <Title node={node} />
              </p>
              <SchemaFacts node={node} />
              <Members node={node} />
            </div>
          ),
        }))}
      />
    </div>
  );
}

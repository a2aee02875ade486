import { count, exactValue, inlineValue } from "../../../../packages/words";

import type {
  FactLists,
  SchemaChoice,
  SchemaHead,
  SchemaMember,
  SchemaTree,
} from "../page-data/page-types";
import type { PageSchema, SchemaModel } from "../types";
import type { NodeBranch, NodeChoice, SchemaNode } from "./build-tree";
import { createPageTrees, isBare, typeWords } from "./build-tree";
import { factsOf } from "./facts";
import type { SchemaLayers } from "./layers";

/** How a page shows a schema: what is elsewhere on it, and what it leaves out. */
interface ViewOptions {
  /** A title that is already shown. */
  knownTitle?: string;
  /** Examples that are shown elsewhere, as JSON. */
  knownExamples?: readonly string[];
  /** Keyword of the members that bodies of one direction leave out: `readOnly` in requests. */
  leftOut?: "readOnly" | "writeOnly";
}

/** Returns the tree of a schema as a page shows it. */
export type ShowSchema = (schema: SchemaModel, anchor: string, options?: ViewOptions) => SchemaTree;

/** Creates the trees of one page. Call it in the order in which the page shows them. */
export function createSchemaViewer(schemas: ReadonlyMap<string, PageSchema>): ShowSchema {
  const trees = createPageTrees(schemas);
  return (schema, anchor, options = {}) =>
    showNode(trees.treeOf(schema, anchor), {
      ...options,
      anchorOf: trees.anchorOf,
      isRow: false,
    });
}

interface ShowOptions extends ViewOptions {
  /** Returns the anchor of the place that shows the members of a named schema. */
  anchorOf: (name: string) => string | undefined;
  /** True for a named member, whose own members are folded. */
  isRow: boolean;
}

function showNode(node: SchemaNode, options: ShowOptions): SchemaTree {
  const { leftOut, anchorOf } = options;
  const below = { leftOut, anchorOf };
  const isLeftOut = (branch: NodeBranch) =>
    leftOut !== undefined && branch.node.layers.some((layer) => layer[leftOut]);
  const shown = node.branches.filter((branch) => !isLeftOut(branch));
  const others = node.branches.filter(isLeftOut);
  const mark = leftOut === "readOnly" ? "read-only" : "write-only";
  const label = options.isRow ? foldLabel({ ...node, branches: shown }) : undefined;
  const [texts, more] = descriptionsOf(node);
  return compact<SchemaTree>({
    ...showHead(node, options),
    anchor: node.anchor,
    descriptions: (label ? texts : [...texts, ...more]).map((description) => ({ description })),
    fold: label
      ? compact<NonNullable<SchemaTree["fold"]>>({
          label,
          isOpen: isSmall(node),
          descriptions: more.map((description) => ({ description })),
        })
      : undefined,
    includes: node.includes.map((part) => showHead(part)),
    members: showMembers(shown, below),
    leftOut:
      others.length > 0
        ? {
            label: count(others.length, `${mark} property`, `${mark} properties`),
            members: showMembers(others, below),
          }
        : undefined,
    choices: node.choices
      // Alternatives that only differ in their type are already named in the type.
      .filter((choice) => choice.options.some((option) => !isBare(option.node)))
      .map((choice) => showChoice(choice, below)),
    elsewhere: node.linkedOnly.map((reference) => {
      const anchor = anchorOf(reference.name);
      return { ...reference, ...(anchor === undefined ? {} : { anchor }) };
    }),
  });
}

/** Leaves out what is false, undefined or an empty list. */
function compact<Shape extends object>(
  value: {
    [Key in keyof Shape]: Shape[Key] | undefined;
  },
): Shape {
  const isEmpty = (member: unknown) => Array.isArray(member) && member.length === 0;
  const entries = Object.entries(value).filter(
    ([, member]) => member !== undefined && member !== false && !isEmpty(member),
  );
  return Object.fromEntries(entries) as Shape;
}

function showHead(node: SchemaLayers, { knownTitle, knownExamples }: ViewOptions = {}) {
  const { layers, references } = node;
  const names = [knownTitle, ...references.map(({ name }) => name)];
  const titles = layers.flatMap(({ title }) => title ?? []);
  const facts = layers
    .flatMap(factsOf)
    .filter(({ words, value = "" }) => !(words === "example" && knownExamples?.includes(value)));
  return compact<SchemaHead>({
    references,
    type: typeWords(node),
    marks: marksOf(layers),
    titles: [...new Set(titles)].filter((title) => !names.includes(title)),
    descriptions: descriptionsOf(node)
      .flat()
      .map((description) => ({ description })),
    facts: [...new Map(facts.map((fact) => [`${fact.words} ${fact.value}`, fact])).values()],
    lists: layers.map(listsOf).filter((lists) => Object.keys(lists).length > 0),
  });
}

/** Returns words that qualify a schema besides its type. */
function marksOf(layers: readonly SchemaModel[]): string[] {
  const marks = { deprecated: "deprecated", readOnly: "read-only", writeOnly: "write-only" };
  return Object.entries(marks)
    .filter(([keyword]) => layers.some((layer) => layer[keyword as keyof typeof marks]))
    .map(([, mark]) => mark);
}

/** Returns the descriptions of a place, or else of its named schemas, and the other ones. */
function descriptionsOf({ own, layers }: SchemaLayers): [string[], string[]] {
  const textsOf = (some: readonly SchemaModel[]) => [
    ...new Set(some.flatMap(({ description }) => description?.trim() || [])),
  ];
  const first = textsOf(own);
  const named = textsOf(layers.slice(own.length)).filter((text) => !first.includes(text));
  return first.length > 0 ? [first, named] : [named, []];
}

function listsOf({ enum: values, ...schema }: SchemaModel): FactLists {
  const inWords = values?.every(({ value }) => typeof value === "string")
    ? inlineValue
    : exactValue;
  return compact<FactLists>({
    enum: values?.map(({ value, ...description }) => ({ name: inWords(value), ...description })),
    discriminator: discriminatorOf(schema),
    externalDocs: schema.externalDocs,
  });
}

/** Returns the mapping of a discriminator, unless the alternatives show its values. */
function discriminatorOf({ discriminator, oneOf, anyOf }: Omit<SchemaModel, "enum">) {
  if (!discriminator) return undefined;
  const { propertyName, mapping, defaultMapping } = discriminator;
  const isShown = oneOf !== undefined || anyOf !== undefined;
  if (isShown && !defaultMapping) return undefined;
  const others = defaultMapping ? [{ schema: defaultMapping }] : [];
  return { propertyName, targets: [...(isShown ? [] : mapping), ...others] };
}

type BelowOptions = Pick<ShowOptions, "anchorOf" | "leftOut">;

function showMembers(branches: readonly NodeBranch[], options: BelowOptions): SchemaMember[] {
  return groupsOf(branches)
    .flatMap(requiredFirst)
    .filter(({ kind, node }) => kind === "row" || !isBare(node))
    .map(({ kind, label, isName, required, from, node }) =>
      compact<SchemaMember>({
        kind,
        label,
        isName,
        required,
        from,
        schema: showNode(node, { ...options, isRow: kind === "row" }),
      }),
    );
}

/** Groups neighbors of the same kind. */
function groupsOf(branches: readonly NodeBranch[]): NodeBranch[][] {
  const groups: NodeBranch[][] = [];
  for (const branch of branches) {
    const last = groups.at(-1);
    if (last?.[0]?.kind === branch.kind) last.push(branch);
    else groups.push([branch]);
  }
  return groups;
}

function requiredFirst(group: readonly NodeBranch[]): NodeBranch[] {
  return [...group].sort((a, b) => Number(b.required) - Number(a.required));
}

function showChoice({ options, ...choice }: NodeChoice, below: BelowOptions): SchemaChoice {
  // A lone alternative has no tab that would show its title.
  const isLone = options.length === 1;
  return {
    ...choice,
    options: options.map(({ node, ...option }) => ({
      ...option,
      schema: showNode(node, {
        ...below,
        ...(isLone ? {} : { knownTitle: option.label }),
        isRow: false,
      }),
    })),
  };
}

/** Returns whether a folded part is open at first: a lone member, or a few short alternatives. */
function isSmall({ branches, choices }: SchemaNode): boolean {
  const [branch] = branches;
  if (choices.length === 0) return branches.length === 1 && branch?.kind === "row";
  const options = choices.flatMap((choice) => choice.options);
  return options.length < 4 && options.every(({ node }) => node.branches.length < 4);
}

/** Returns the label of a folded part, undefined if it is empty. */
function foldLabel(node: SchemaNode): string | undefined {
  const rows = node.branches.filter(({ kind }) => kind === "row");
  const [choice] = node.choices.filter(({ options }) =>
    options.some((option) => !isBare(option.node)),
  );
  const [part] = node.branches.filter((branch) => branch.kind === "part" && !isBare(branch.node));
  if (rows[0]) return rowsInWords(rows, rows[0]);
  if (choice) return count(choice.options.length, "alternative");
  return part && (foldLabel(part.node) ?? part.label);
}

/** Returns e.g. `3 properties` or `2 items`, or the label that covers all rows. */
function rowsInWords(rows: readonly NodeBranch[], first: NodeBranch): string {
  if (rows.some(({ isName }) => isName)) return count(rows.length, "property", "properties");
  return rows.length > 1 || first.label === "item 1" ? count(rows.length, "item") : first.label;
}

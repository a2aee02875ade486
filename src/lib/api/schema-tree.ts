import { anchorPart } from "./anchors";
import { branchesOf, choicesOf } from "./schema-branches";
import type { KnownSchema, SchemaModel, SchemaReference } from "./model";

/** A schema with everything below it that a page shows. */
export interface SchemaNode {
  /** Id on the page. */
  anchor: string;
  /** The schema, and after it what it refers to: all of them apply. */
  layers: readonly SchemaModel[];
  /** The named schemas among the layers. */
  references: readonly SchemaReference[];
  /** Set where the tree ends although the schema goes on: the page of the schema has the rest. */
  isCut: boolean;
  branches: SchemaBranch[];
  choices: SchemaChoice[];
}

/** A schema inside of another, and what it is there. */
export interface SchemaBranch {
  /** `row`: a member with a name. `part`: something that applies to the schema itself. */
  kind: "row" | "part";
  label: string;
  /** Whether the label is a name in the document (and not words about it). */
  isName: boolean;
  required: boolean;
  node: SchemaNode;
}

/** Alternatives, of which one or at least one applies. */
export interface SchemaChoice {
  keyword: "oneOf" | "anyOf";
  /** Name of the property whose value tells the alternatives apart. */
  toldBy?: string;
  options: Array<{ label: string; value?: string; node: SchemaNode }>;
}

/** What a tree is made with. */
export interface TreeSettings {
  /** Id of the tree's root; ids of members begin with it. */
  anchor: string;
  schemas: ReadonlyMap<string, KnownSchema>;
  /** How many schemas a tree unfolds before it stops at references. */
  limit?: number;
}

/** So large a tree is not read on one page; what is left out stands on the pages of the schemas. */
const DEFAULT_LIMIT = 400;

/** A place that waits to be unfolded, with the names that led to it. */
interface Pending {
  node: SchemaNode;
  ancestors: ReadonlySet<string>;
}

/**
 * Unfolds a schema level by level, so that what stands near the top is there in any case. A named
 * schema is not unfolded inside of itself, so the tree is finite whatever the document refers to.
 */
export function buildSchemaTree(schema: SchemaModel, settings: TreeSettings): SchemaNode {
  const { schemas, limit = DEFAULT_LIMIT } = settings;
  const used = new Set<string>();
  const root = toNode(schema, settings.anchor, schemas);
  const queue: Pending[] = [{ node: root, ancestors: new Set() }];
  let unfolded = 0;
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { node, ancestors } = next;
    const names = node.references.map(({ name }) => name);
    const isRepeated = names.some((name) => ancestors.has(name));
    node.isCut = goesOn(node) && names.length > 0 && (isRepeated || unfolded >= limit);
    if (node.isCut) {
      node.layers = node.layers.slice(0, 1);
      continue;
    }
    unfolded += 1;
    unfold(node, schemas, used);
    const below = new Set([...ancestors, ...names]);
    for (const child of childrenOf(node)) queue.push({ node: child, ancestors: below });
  }
  return root;
}

function toNode(
  schema: SchemaModel,
  anchor: string,
  schemas: ReadonlyMap<string, KnownSchema>,
): SchemaNode {
  const layers = [schema];
  const references: SchemaReference[] = [];
  for (let ref = schema.ref; ref && !references.some(({ name }) => name === ref?.name); ) {
    references.push(ref);
    const target: SchemaModel | undefined = schemas.get(ref.name)?.schema;
    if (target) layers.push(target);
    ref = target?.ref;
  }
  return { anchor, layers, references, isCut: false, branches: [], choices: [] };
}

function unfold(
  node: SchemaNode,
  schemas: ReadonlyMap<string, KnownSchema>,
  used: Set<string>,
): void {
  const idOf = (wanted: string): string => {
    const id = used.has(wanted) ? `${wanted}~${used.size}` : wanted;
    used.add(id);
    return id;
  };
  for (const layer of node.layers) {
    for (const { schema, step, ...branch } of branchesOf(layer)) {
      const wanted = node.anchor + step;
      const anchor = branch.kind === "row" ? idOf(wanted) : wanted;
      node.branches.push({ ...branch, node: toNode(schema, anchor, schemas) });
    }
    for (const { options, ...choice } of choicesOf(layer)) {
      node.choices.push({
        ...choice,
        options: options.map(({ schema, label, ...option }) => ({
          ...option,
          label,
          node: toNode(schema, idOf(`${node.anchor}(${anchorPart(label)})`), schemas),
        })),
      });
    }
  }
}

function childrenOf({ branches, choices }: SchemaNode): SchemaNode[] {
  return [...branches, ...choices.flatMap(({ options }) => options)].map(({ node }) => node);
}

function goesOn({ layers }: SchemaNode): boolean {
  return layers.some((layer) => branchesOf(layer).length > 0 || choicesOf(layer).length > 0);
}

/** Whether a node says nothing that its type does not say already. */
export function isBare(node: SchemaNode): boolean {
  const [first] = node.layers;
  if (node.references.length > 0 || !first || first.always !== undefined) return false;
  const telling = Object.keys(first).filter(
    (key) => key !== "typeLabel" && key !== "types" && key !== "format" && key !== "nullable",
  );
  return telling.length === 0 && node.branches.length === 0 && node.choices.length === 0;
}

import { anchorPart } from "./addresses";
import type {
  PageSchema,
  SchemaModel,
  SchemaReference,
} from "../../../plugins/gatsby-source-openapi";
import { choicesOf, joinBranches } from "./schema-branches";
import { gatherLayers } from "./schema-layers";
import type { Below, Said, SchemaLayers } from "./schema-layers";

/** A schema with everything below it that a page shows. */
export interface SchemaNode extends Said {
  /** Id on the page. */
  anchor: string;
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
  /** Named parts of `allOf` that it comes from; none where it is the schema's own. */
  from: string[];
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
interface TreeSettings {
  /** Id of the tree's root; ids of members begin with it. */
  anchor: string;
  schemas: ReadonlyMap<string, PageSchema>;
  /** How many schemas a tree unfolds before it stops at references. */
  limit?: number;
}

/** So large a tree is not read on one page; what is left out stands on the pages of the schemas. */
const DEFAULT_LIMIT = 400;

/** From so many on, a schema that the tree has unfolded already is not unfolded again. */
const REPEAT_LIMIT = 100;

/** A place that waits to be unfolded, with the names that led to it. */
interface Pending {
  node: SchemaNode;
  schema: SchemaModel;
  ancestors: ReadonlySet<string>;
}

/**
 * Unfolds a schema level by level, so that what stands near the top is there in any case. A named
 * schema is not unfolded inside of itself, so the tree is finite whatever the document refers to.
 */
export function buildSchemaTree(schema: SchemaModel, settings: TreeSettings): SchemaNode {
  const { schemas, limit = DEFAULT_LIMIT } = settings;
  const giveId = idGiver();
  const root = emptyNode(settings.anchor);
  const queue: Pending[] = [{ node: root, schema, ancestors: new Set() }];
  const opened = new Set<string>();
  let unfolded = 0;
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { node, ancestors } = next;
    unfolded += 1;
    const mayOpen = (name: string) => {
      const isNew = unfolded <= REPEAT_LIMIT || !opened.has(name);
      const may = isNew && !ancestors.has(name) && unfolded <= limit;
      if (may) opened.add(name);
      return may;
    };
    const { said, sources, required } = gatherLayers(next.schema, { schemas, mayOpen });
    Object.assign(node, said);
    unfolded += said.includes.length;
    for (const child of unfold(node, { sources, required }, giveId)) {
      const names = child.way.length > 0 ? new Set([...ancestors, ...child.way]) : ancestors;
      queue.push({ node: child.node, schema: child.schema, ancestors: names });
    }
  }
  return root;
}

function emptyNode(anchor: string): SchemaNode {
  const lists = { own: [], layers: [], references: [], includes: [], closed: [] };
  return { anchor, ...lists, branches: [], choices: [] };
}

/** Gives ids that no other place of the tree has. */
function idGiver(): (wanted: string) => string {
  const used = new Set<string>();
  return (wanted) => {
    const id = used.has(wanted) ? `${wanted}~${used.size}` : wanted;
    used.add(id);
    return id;
  };
}

interface Child {
  node: SchemaNode;
  schema: SchemaModel;
  way: readonly string[];
}

/** Adds to a node what is directly below it. */
function unfold(node: SchemaNode, below: Below, giveId: (wanted: string) => string): Child[] {
  const children: Child[] = [];
  const place = (anchor: string, schema: SchemaModel, way: readonly string[]): SchemaNode => {
    const child = { node: emptyNode(anchor), schema, way };
    children.push(child);
    return child.node;
  };
  for (const { kind, label, isName, required, from, step, schema, way } of joinBranches(below)) {
    const wanted = node.anchor + step;
    const anchor = kind === "row" ? giveId(wanted) : wanted;
    node.branches.push({ kind, label, isName, required, from, node: place(anchor, schema, way) });
  }
  for (const { schema: owner, from, way } of below.sources) {
    for (const { options: all, isImplied, ...choice } of choicesOf(owner)) {
      // What extends a schema has none of its kinds, and a schema is no kind of itself.
      const others = all.filter(({ schema }) => !way.includes(schema.ref?.name ?? ""));
      const options = isImplied ? others : all;
      if (options.length === 0 || (isImplied && from !== undefined)) continue;
      node.choices.push({
        ...choice,
        options: options.map(({ schema, ...option }) => ({
          ...option,
          node: place(giveId(`${node.anchor}(${anchorPart(option.label)})`), schema, way),
        })),
      });
    }
  }
  return children;
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

/** The type of a place in pieces, so that pages and Markdown write the same. */
interface TypeWords {
  /** Named schemas, each of which is the next one. */
  references: readonly SchemaReference[];
  /** What stands after the names, or alone where there are none. */
  words: string;
}

/** What a value of the place is, e.g. `Status or null (string)` or `array of Message`. */
export function typeWords({ own, layers, references }: SchemaLayers): TypeWords {
  if (references.length === 0) {
    const words = typesOf(own, own.length > 1).join(" and ");
    return { references, words: words || own[0]?.typeLabel || "" };
  }
  const named = layers.slice(own.length);
  // Alternatives follow below, each with its own name.
  const base = typesOf(named.filter((layer) => !(layer.oneOf ?? layer.anyOf)));
  const more = typesOf(own, true).filter((type) => !base.includes(type));
  const isNull = own.some(({ nullable }) => nullable);
  const words = [
    isNull ? " or null" : "",
    base.length > 0 ? ` (${base.join(" and ")})` : "",
    ...more.map((type) => ` and ${type}`),
  ];
  return { references, words: words.join("") };
}

/**
 * The types that schemas name themselves, without those that another one says more exactly.
 *
 * @param isJoined leaves out the type that `allOf` has only through its parts, which are there too
 */
function typesOf(schemas: readonly SchemaModel[], isJoined = schemas.length > 1): string[] {
  const types = schemas
    // A reference is told by its name.
    .filter(({ ref, allOf, properties }) => !ref && !(isJoined && allOf && !properties))
    .map(({ typeLabel }) => typeLabel)
    .filter((type) => type !== "any");
  return [...new Set(types)].filter(
    (type) => !types.some((other) => other !== type && other.startsWith(`${type} (`)),
  );
}

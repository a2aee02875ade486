import { anchorPart } from "../../../../packages/addresses";
import type { PageSchema, SchemaModel } from "../types";
import type { SchemaChildren } from "./branches";
import { choicesOf, joinBranches } from "./branches";
import type { ResolvedLayers, SchemaLayers } from "./layers";
import { gatherLayers } from "./layers";

/** A schema with its whole tree. */
export interface SchemaNode extends ResolvedLayers {
  /** Id on the page. */
  anchor: string;
  branches: NodeBranch[];
  choices: NodeChoice[];
}

/** A subschema and its role. */
export interface NodeBranch {
  /** `row`: a named member. `part`: a schema that applies to the parent itself. */
  kind: "row" | "part";
  label: string;
  /** True if the label is a name from the document. */
  isName: boolean;
  required: boolean;
  /** Named parts of `allOf` that it comes from. Empty for the schema's own. */
  from: string[];
  node: SchemaNode;
}

/** Alternatives of which one (`oneOf`) or at least one (`anyOf`) applies. */
export interface NodeChoice {
  keyword: "oneOf" | "anyOf";
  /** Name of the property whose value selects the alternative. */
  selectedBy?: string;
  options: Array<{ label: string; value?: string; node: SchemaNode }>;
}

/** Options of a tree. */
interface TreeSettings {
  /** Id of the root, and prefix of all other ids. */
  anchor: string;
  schemas: ReadonlyMap<string, PageSchema>;
  /** Limit for the number of unfolded schemas in a tree. */
  limit?: number;
  /** What the page shows before the tree. The tree adds what it shows. */
  page?: PageState;
}

/** What the trees of a page share. */
interface PageState {
  /** Anchors of the places that show the members of named schemas first, by name. */
  anchors: Map<string, string>;
  /** Number of places in all trees. */
  size: number;
}

/** Nobody reads a larger tree on one page. Pages of the named schemas show the rest. */
const DEFAULT_LIMIT = 400;

/** A page with more places repeats no named schema, but links to its first place. */
const LARGE_PAGE = 100;

/** A page with more places unfolds only the schemas of whole bodies and parameters. */
const FULL_PAGE = 450;

/** A place that is not unfolded yet, with the names of the schemas around it. */
interface Pending {
  node: SchemaNode;
  schema: SchemaModel;
  /** Id of the element that shows it. */
  id: string;
  ancestors: ReadonlySet<string>;
}

/**
 * Unfolds a schema breadth first, so that the limit only affects deep levels. A named schema is
 * unfolded once, at its first place, and in every schema that includes it as a part of `allOf`, but
 * never inside of itself. So the tree is finite for circular references too.
 */
export function buildSchemaTree(schema: SchemaModel, settings: TreeSettings): SchemaNode {
  const { schemas, limit = DEFAULT_LIMIT, page = { anchors: new Map(), size: 0 } } = settings;
  const uniqueId = createUniqueIds();
  const root = emptyNode(settings.anchor);
  const queue: Pending[] = [{ node: root, schema, id: root.anchor, ancestors: new Set() }];
  const opened = new Set<string>();
  let unfolded = 0;
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { node, id, ancestors } = next;
    unfolded += 1;
    const isFull = unfolded > limit || (page.size > FULL_PAGE && node !== root);
    const mayUnfold = (name: string, isPart: boolean) => {
      const isRepeated =
        (!isPart && opened.has(name)) || (page.size > LARGE_PAGE && page.anchors.has(name));
      const may = !isRepeated && !ancestors.has(name) && !isFull;
      if (may && !isPart) opened.add(name);
      if (may && !page.anchors.has(name)) page.anchors.set(name, id);
      return may;
    };
    const { facts, sources, required } = gatherLayers(next.schema, {
      schemas,
      mayUnfold,
      isShown: (name) => page.anchors.has(name),
    });
    Object.assign(node, facts);
    unfolded += facts.includes.length;
    const addNode: AddNode = (anchor, { schema, path, hasId = true }) => {
      const inner = emptyNode(anchor);
      const names = path.length > 0 ? new Set([...ancestors, ...path]) : ancestors;
      page.size += 1;
      queue.push({ node: inner, schema, id: hasId ? anchor : id, ancestors: names });
      return inner;
    };
    unfold(node, { sources, required }, uniqueId, addNode);
  }
  return root;
}

/** Builds the trees of a page. */
export interface PageTrees {
  /** Returns the tree of a schema. */
  treeOf: (schema: SchemaModel, anchor: string) => SchemaNode;
  /** Returns the anchor of the place that shows the members of a named schema. */
  anchorOf: (name: string) => string | undefined;
}

/** Creates the trees of one page. Build them in the order in which the page shows them. */
export function createPageTrees(schemas: ReadonlyMap<string, PageSchema>): PageTrees {
  const page: PageState = { anchors: new Map(), size: 0 };
  return {
    treeOf: (schema, anchor) => buildSchemaTree(schema, { anchor, schemas, page }),
    anchorOf: (name) => page.anchors.get(name),
  };
}

function emptyNode(anchor: string): SchemaNode {
  const lists = { own: [], layers: [], references: [], includes: [], linkedOnly: [] };
  return { anchor, ...lists, branches: [], choices: [] };
}

/** Creates a function that makes ids unique in the tree. */
function createUniqueIds(): (wanted: string) => string {
  const used = new Set<string>();
  return (wanted) => {
    const id = used.has(wanted) ? `${wanted}~${used.size}` : wanted;
    used.add(id);
    return id;
  };
}

/** Adds a node that is unfolded later. `hasId`: pages give its element the anchor as id. */
type AddNode = (
  anchor: string,
  child: { schema: SchemaModel; path: readonly string[]; hasId?: boolean },
) => SchemaNode;

/** Adds the children of a node. */
function unfold(
  node: SchemaNode,
  below: SchemaChildren,
  uniqueId: (wanted: string) => string,
  addNode: AddNode,
): void {
  for (const { kind, label, isName, required, from, step, schema, path } of joinBranches(below)) {
    const wanted = node.anchor + step;
    const hasId = kind === "row";
    const inner = addNode(hasId ? uniqueId(wanted) : wanted, { schema, path, hasId });
    node.branches.push({ kind, label, isName, required, from, node: inner });
  }
  for (const { schema: owner, from, path } of below.sources) {
    for (const { options: all, isImplied, ...choice } of choicesOf(owner)) {
      // A schema that extends another has none of its alternatives, and no schema is its own alternative.
      const others = all.filter(({ schema }) => !path.includes(schema.ref?.name ?? ""));
      const options = isImplied ? others : all;
      if (options.length === 0 || (isImplied && from !== undefined)) continue;
      node.choices.push({
        ...choice,
        options: options.map(({ schema, ...option }) => ({
          ...option,
          node: addNode(uniqueId(`${node.anchor}(${anchorPart(option.label)})`), { schema, path }),
        })),
      });
    }
  }
}

/** Returns whether a node says no more than its type. */
export function isBare(node: SchemaNode): boolean {
  const [first] = node.layers;
  if (node.references.length > 0 || !first || first.always !== undefined) return false;
  const facts = Object.keys(first).filter(
    (key) => key !== "typeLabel" && key !== "types" && key !== "format" && key !== "nullable",
  );
  return facts.length === 0 && node.branches.length === 0 && node.choices.length === 0;
}

/** Returns the type of a value, after its names if it has some: ` or null (string)`, `object`. */
export function typeWords({ own, layers, references }: SchemaLayers): string {
  if (references.length === 0) {
    const words = typesOf(own, own.length > 1).join(" and ");
    return words || own[0]?.typeLabel || "";
  }
  const named = layers.slice(own.length);
  // The alternatives are shown below with their own names.
  const base = typesOf(named.filter((layer) => !(layer.oneOf ?? layer.anyOf)));
  const more = typesOf(own, true).filter((type) => !base.some((other) => isNarrower(other, type)));
  const isNull = own.some(({ nullable }) => nullable);
  return [
    isNull ? " or null" : "",
    base.length > 0 ? ` (${base.join(" and ")})` : "",
    ...more.map((type) => ` and ${type}`),
  ].join("");
}

/**
 * Returns the types of schemas, without types that another schema specifies more exactly.
 *
 * @param isJoined leaves out a type that only comes from `allOf`, whose parts are in the list
 */
function typesOf(schemas: readonly SchemaModel[], isJoined = schemas.length > 1): string[] {
  const types = schemas
    // A reference is shown by its name.
    .filter(({ ref, allOf, properties }) => !ref && !(isJoined && allOf && !properties))
    .map(({ typeLabel }) => typeLabel)
    .filter((type) => type !== "any");
  return [...new Set(types)].filter(
    (type) => !types.some((other) => other !== type && isNarrower(other, type)),
  );
}

/** Returns whether a type is a case of another, e.g. `integer` of `number or null`. */
function isNarrower(type: string, wide: string): boolean {
  const casesOf = (text: string) => text.split(/ or (?![^(]*\))/);
  const isCase = (one: string, of: string) =>
    one === of || one.startsWith(`${of} (`) || (of === "number" && /^integer\b/.test(one));
  return casesOf(type).every((one) => casesOf(wide).some((of) => isCase(one, of)));
}

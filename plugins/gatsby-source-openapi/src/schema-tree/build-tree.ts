import { anchorPart } from "../../../../packages/addresses";
import { count } from "../../../../packages/words";
import type { SchemaChoice, SchemaMember, SchemaTree } from "../page-data/page-types";
import type { PageSchema, SchemaModel, SchemaReference } from "../types";
import type { SchemaChildren } from "./branches";
import { choicesOf, isBare, joinBranches } from "./branches";
import type { ShownElsewhere } from "./head";
import { headOf, MARKS, withoutEmpty } from "./head";
import { gatherLayers } from "./layers";

/** How a page shows a schema: what is elsewhere on it, and what it leaves out. */
interface ViewOptions extends ShownElsewhere {
  /** Keyword of the members that bodies of one direction leave out: `readOnly` in requests. */
  leftOut?: "readOnly" | "writeOnly";
}

/** Returns the tree of a schema as a page shows it. */
export type ShowSchema = (schema: SchemaModel, anchor: string, options?: ViewOptions) => SchemaTree;

/** Nobody reads a larger tree on one page. Pages of the named schemas show the rest. */
const DEFAULT_LIMIT = 400;

/** A page with more places repeats no named schema, but links to its first place. */
const LARGE_PAGE = 100;

/** A page with more places unfolds only the schemas of whole bodies and parameters. */
const FULL_PAGE = 125;

/** What the trees of a page share. */
interface Page {
  schemas: ReadonlyMap<string, PageSchema>;
  /** Limit for the number of unfolded schemas in a tree. */
  limit: number;
  /** Anchors of the places that show the members of named schemas first, by name. */
  anchors: Map<string, string>;
  /** Number of places in all trees. */
  size: number;
}

/** Creates the trees of one page. Call the result in the order in which the page shows them. */
export function createSchemaTrees(
  schemas: ReadonlyMap<string, PageSchema>,
  limit = DEFAULT_LIMIT,
): ShowSchema {
  const page: Page = { schemas, limit, anchors: new Map(), size: 0 };
  return (schema, anchor, { leftOut, ...known } = {}) => {
    const tree = emptyTree(anchor);
    const root = { tree, schema, id: anchor, ancestors: new Set<string>(), isRow: false, known };
    // Whether a place is folded depends on what is below it.
    for (const place of unfoldAll(root, page).reverse()) complete(place, page, leftOut);
    return tree;
  };
}

/** A tree whose parts are still missing. */
interface UnfinishedTree {
  /** Is filled when everything below the place is unfolded. */
  tree: SchemaTree;
  schema: SchemaModel;
  /** Id of the element that shows it. */
  id: string;
  /** Names of the schemas around it. */
  ancestors: ReadonlySet<string>;
  /** True for a named member, whose own members are folded. */
  isRow: boolean;
  known?: ShownElsewhere;
}

/** A place, and what it says. */
interface Unfolded extends Pick<UnfinishedTree, "tree" | "isRow"> {
  said: Omit<SchemaTree, "anchor" | "elsewhere">;
  /** Named schemas whose members are not below the place. */
  elsewhere: SchemaReference[];
}

/**
 * Unfolds a schema breadth first, so that the limit only affects deep levels. A named schema is
 * unfolded once, at its first place, and in every schema that includes it as a part of `allOf`, but
 * never inside of itself. So the tree is finite for circular references too. Returns each place
 * before those below it.
 */
function unfoldAll(root: UnfinishedTree, page: Page): Unfolded[] {
  const uniqueId = createUniqueIds();
  const queue = [root];
  const opened = new Set<string>();
  let unfolded = 0;
  const done: Unfolded[] = [];
  // The queue grows while it is read.
  for (const place of queue) {
    unfolded += 1;
    const isFull = unfolded > page.limit || (page.size > FULL_PAGE && place !== root);
    const mayUnfold = (name: string, isPart: boolean) => {
      const isRepeated =
        (!isPart && opened.has(name)) || (page.size > LARGE_PAGE && page.anchors.has(name));
      const may = !isRepeated && !place.ancestors.has(name) && !isFull;
      if (may && !isPart) opened.add(name);
      if (may && !page.anchors.has(name)) page.anchors.set(name, place.id);
      return may;
    };
    const { facts, ...children } = gatherLayers(place.schema, {
      schemas: page.schemas,
      mayUnfold,
      isShown: (name) => page.anchors.has(name),
    });
    unfolded += facts.includes.length;
    const { members, choices, places } = unfold(place, children, uniqueId);
    page.size += places.length;
    queue.push(...places);
    done.push({
      tree: place.tree,
      isRow: place.isRow,
      said: {
        ...headOf(facts, place.known),
        includes: facts.includes.map((part) => headOf(part)),
        members,
        choices,
      },
      elsewhere: facts.linkedOnly,
    });
  }
  return done;
}

function emptyTree(anchor: string): SchemaTree {
  return { anchor, type: "" };
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

/** Returns the members and alternatives of a place, whose trees are still empty, and their places. */
function unfold(
  { tree: { anchor }, id, ancestors }: UnfinishedTree,
  children: SchemaChildren,
  uniqueId: (wanted: string) => string,
) {
  const places: UnfinishedTree[] = [];
  const add = (
    {
      path,
      ...place
    }: Pick<UnfinishedTree, "schema" | "isRow" | "known"> & { path: readonly string[] },
    at: Pick<UnfinishedTree, "tree" | "id">,
  ): SchemaTree => {
    const names = path.length > 0 ? new Set([...ancestors, ...path]) : ancestors;
    places.push({ ...place, ...at, ancestors: names });
    return at.tree;
  };
  const members = joinBranches(children).map(({ step, isJoined, schema, path, ...member }) => {
    const isRow = member.kind === "row";
    const own = isRow ? uniqueId(anchor + step) : anchor + step;
    // Only rows are elements with an id.
    const at = { tree: emptyTree(own), id: isRow ? own : id };
    return withoutEmpty<SchemaMember>({ ...member, schema: add({ schema, path, isRow }, at) });
  });
  const choices = children.sources.flatMap(({ schema: owner, from, path }) =>
    choicesOf(owner).flatMap(({ options: all, isImplied, ...choice }): SchemaChoice[] => {
      // A schema that extends another has none of its alternatives, and no schema is its own alternative.
      const others = all.filter(({ schema }) => !path.includes(schema.ref?.name ?? ""));
      const options = isImplied ? others : all;
      // Alternatives that only differ in their type are already named in the type.
      if (options.every(({ schema }) => isBare(schema)) || (isImplied && from !== undefined))
        return [];
      // A lone alternative has no tab that would show its title.
      const isLone = options.length === 1;
      return [
        {
          ...choice,
          options: options.map(({ schema, ...option }) => {
            const known = isLone ? {} : { knownTitle: option.label };
            const own = uniqueId(`${anchor}(${anchorPart(option.label)})`);
            const at = { tree: emptyTree(own), id: own };
            return { ...option, schema: add({ schema, path, isRow: false, known }, at) };
          }),
        },
      ];
    }),
  );
  return { members, choices, places };
}

/** Fills the tree of a place. The trees below it must be complete. */
function complete(
  { tree, isRow, said, elsewhere }: Unfolded,
  page: Page,
  leftOut: ViewOptions["leftOut"],
): void {
  const { members = [], choices = [] } = said;
  const mark = leftOut && MARKS[leftOut];
  const isLeftOut = ({ schema }: SchemaMember) => mark && schema.marks?.includes(mark);
  const others = members.filter(isLeftOut);
  const shown = members.filter((member) => !isLeftOut(member));
  const label = isRow ? foldLabel({ members: shown, choices }) : undefined;
  const filled = withoutEmpty<Omit<SchemaTree, "anchor">>({
    ...said,
    fold: label
      ? withoutEmpty<NonNullable<SchemaTree["fold"]>>({
          label,
          isOpen: isSmall({ members, choices }),
        })
      : undefined,
    members: shown,
    leftOut:
      others.length > 0
        ? { label: count(others.length, `${mark} property`, `${mark} properties`), members: others }
        : undefined,
    elsewhere: elsewhere.map((reference) => {
      const anchor = page.anchors.get(reference.name);
      const fields = fieldNames(page.schemas, page.schemas.get(reference.name)?.schema).size;
      return {
        ...reference,
        label: fields > 0 ? `${count(fields, "more field")} in` : "More in",
        ...(anchor === undefined ? {} : { anchor }),
      };
    }),
  });
  Object.assign(tree, filled);
}

/** Returns the names of the properties of a schema, with those of its parts. */
function fieldNames(
  schemas: Page["schemas"],
  { ref, allOf = [], properties = [] }: Partial<SchemaModel> = {},
  within: ReadonlySet<string> = new Set(),
): Set<string> {
  // A schema that is part of itself adds nothing.
  const name = ref && !within.has(ref.name) ? ref.name : undefined;
  const inner = name === undefined ? within : new Set([...within, name]);
  const target = name === undefined ? undefined : schemas.get(name)?.schema;
  const parts = [...(target ? [target] : []), ...allOf];
  return new Set([
    ...properties.map((property) => property.name),
    ...parts.flatMap((part) => [...fieldNames(schemas, part, inner)]),
  ]);
}

type Below = Pick<SchemaTree, "members" | "choices">;

/** Returns whether a folded part is open at first: a lone member, or a few short alternatives. */
function isSmall({ members = [], choices = [] }: Below): boolean {
  if (choices.length === 0) return members.length === 1 && members[0]?.kind === "row";
  const options = choices.flatMap((choice) => choice.options);
  return options.length < 4 && options.every(({ schema }) => (schema.members ?? []).length < 4);
}

/** Returns the label of a folded part, undefined if it is empty. */
function foldLabel({ members = [], choices = [] }: Below): string | undefined {
  const rows = members.filter(({ kind }) => kind === "row");
  const part = members.find(({ kind }) => kind === "part");
  if (rows[0]) return rowsInWords(rows, rows[0]);
  if (choices[0]) return count(choices[0].options.length, "alternative");
  return part && (foldLabel(part.schema) ?? part.label);
}

/** Returns e.g. `3 properties` or `2 items`, or the label that covers all rows. */
function rowsInWords(rows: readonly SchemaMember[], first: SchemaMember): string {
  if (rows.some(({ isName }) => isName)) return count(rows.length, "property", "properties");
  return rows.length > 1 || first.label === "item 1" ? count(rows.length, "item") : first.label;
}

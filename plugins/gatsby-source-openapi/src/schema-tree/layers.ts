import { compact } from "../json";
import type { PageSchema, SchemaModel, SchemaReference } from "../types";
import type { SchemaChildren, SchemaSource } from "./branches";
import { branchesOf, choicesOf } from "./branches";

/** What a schema says itself and through references. All of it applies. */
export interface SchemaLayers {
  /** The schema itself and unnamed parts of `allOf`. */
  own: SchemaModel[];
  /** `own`, followed by the named schemas that the schema is. */
  layers: SchemaModel[];
  /**
   * The named schemas that the schema is: `A` in `$ref: A`, and also `B` if `A` is only `$ref: B`.
   */
  references: SchemaReference[];
}

/** Everything that applies at a place, directly and through `allOf`. */
export interface ResolvedLayers extends SchemaLayers {
  /** Named parts of `allOf`, at any depth. Their members are merged, everything else is here. */
  includes: SchemaLayers[];
  /** Named schemas whose members are not shown here, only on their own pages. */
  linkedOnly: SchemaReference[];
}

/** Options for unfolding a schema. */
interface UnfoldOptions {
  schemas: ReadonlyMap<string, PageSchema>;
  /** Returns whether a named schema may be unfolded here, as what the place is or as a part of it. */
  mayUnfold: (name: string, isPart: boolean) => boolean;
  /** Returns whether another place of the page unfolds a named schema. */
  isShown: (name: string) => boolean;
}

/** The place or a named part of `allOf`, while its references are followed. */
interface Part extends SchemaLayers, Omit<SchemaSource, "schema"> {
  /** The list of the part that takes the schemas at the current step. */
  current: SchemaModel[];
}

/**
 * Collects what applies at a place. Parts of `allOf` are followed like references, so that a reader
 * sees one object with the members of all parts.
 */
export function gatherLayers(
  place: SchemaModel,
  { schemas, mayUnfold, isShown }: UnfoldOptions,
): SchemaChildren & { facts: ResolvedLayers } {
  const includes: SchemaLayers[] = [];
  const linkedOnly: SchemaReference[] = [];
  const sources: SchemaSource[] = [];
  const seen = new Set<string>();

  const visit = (schema: SchemaModel, part: Part, carrier: SchemaModel | undefined): void => {
    part.current.push(schema);
    for (const inner of schema.allOf ?? []) visit(inner, part, carrier);
    if (schema.ref) follow(schema.ref, part, schema === carrier);
    sources.push({ schema, from: part.from, path: part.path });
  };

  const follow = (ref: SchemaReference, part: Part, isPlace: boolean): void => {
    if (seen.has(ref.name)) return;
    seen.add(ref.name);
    const next = isPlace ? part : emptyPart(ref.name);
    next.references.push(ref);
    if (!isPlace) includes.push(next);
    const target = schemas.get(ref.name)?.schema;
    // A page does not need every schema, but it must link to parts that it cannot show.
    const isHidden = target ? hasChildren(target) && !mayUnfold(ref.name, !isPlace) : !isPlace;
    if (isHidden) hide(ref, next);
    else if (target) {
      const path = [...part.path, ref.name];
      visit(target, { ...next, current: next.layers, path }, carrierOf(target));
    }
  };

  const hide = (ref: SchemaReference, { layers }: SchemaLayers): void => {
    const target = schemas.get(ref.name)?.schema;
    linkedOnly.push(ref);
    if (target && !isShown(ref.name)) layers.push(descriptionOf(target));
  };

  const root = emptyPart(undefined);
  visit(place, { ...root, current: root.own, path: [] }, carrierOf(place));
  const { own, layers, references } = root;
  const { declared, required } = requiredNames(sources);
  const rest = (schema: SchemaModel) => withoutNames(schema, declared);
  const facts = {
    own: own.map(rest),
    layers: [...own, ...layers].map(rest),
    references,
    includes: includes.map((part) => ({
      own: [],
      layers: part.layers.map(rest),
      references: part.references,
    })),
    linkedOnly,
  };
  return { facts, sources, required };
}

/** Returns what is said of a schema whose members are not shown. */
function descriptionOf({ typeLabel, title, description }: SchemaModel): SchemaModel {
  return compact<SchemaModel>({ typeLabel, title, description });
}

function emptyPart(from: string | undefined): Omit<Part, "current" | "path"> {
  return { own: [], layers: [], references: [], from };
}

/** Returns whether a schema has subschemas. */
function hasChildren(schema: SchemaModel): boolean {
  return hasMembers(schema) || (schema.allOf ?? []).length > 0;
}

function hasMembers(schema: SchemaModel): boolean {
  return branchesOf(schema).length > 0 || choicesOf(schema).length > 0;
}

/**
 * Returns the schema whose reference says what the place is, and not only what it includes: the
 * place itself, or the only part of `allOf` with a reference if nothing else has members. The
 * latter is how OpenAPI 3.0 puts descriptions beside a reference.
 */
function carrierOf(place: SchemaModel): SchemaModel | undefined {
  if (place.ref) return place;
  const group = groupOf(place);
  const [carrier, ...others] = group.filter(({ ref }) => ref !== undefined);
  return others.length === 0 && !group.some(hasMembers) ? carrier : undefined;
}

function groupOf(schema: SchemaModel): SchemaModel[] {
  return [schema, ...(schema.allOf ?? []).flatMap(groupOf)];
}

/** A part can require names that another part declares. */
function requiredNames(sources: readonly SchemaSource[]) {
  const properties = sources.flatMap(({ schema }) => schema.properties ?? []);
  const undeclared = sources.flatMap(({ schema }) => schema.requiredUndeclared ?? []);
  const required = properties.filter((property) => property.required).map(({ name }) => name);
  return {
    declared: new Set(properties.map(({ name }) => name)),
    required: new Set([...required, ...undeclared]),
  };
}

/** Removes required names that are shown as members. */
function withoutNames(schema: SchemaModel, declared: ReadonlySet<string>): SchemaModel {
  const { requiredUndeclared, ...rest } = schema;
  const names = requiredUndeclared?.filter((name) => !declared.has(name)) ?? [];
  if (names.length === (requiredUndeclared?.length ?? 0)) return schema;
  return names.length > 0 ? { ...rest, requiredUndeclared: names } : rest;
}

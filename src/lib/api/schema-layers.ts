import { branchesOf, choicesOf } from "./schema-branches";
import type {
  PageSchema,
  SchemaModel,
  SchemaReference,
} from "../../../plugins/gatsby-source-openapi";

/** What a place says and what it refers to: all of it applies. */
export interface SchemaLayers {
  /** What stands at the place itself, with parts of `allOf` that have no name. */
  own: SchemaModel[];
  /** `own`, and after it the named schemas that the place is. */
  layers: SchemaModel[];
  /** The named schemas that the place is: `A` in `$ref: A`, and `B` too where `A` is only `$ref: B`. */
  references: SchemaReference[];
}

/** A schema whose members belong to a place. */
export interface Source {
  schema: SchemaModel;
  /** Name of the part of `allOf` that it belongs to; none for the place itself. */
  from: string | undefined;
  /** Names of the schemas that led from the place to it. */
  way: readonly string[];
}

/** Everything that is said at a place, by itself and by what it includes. */
export interface Said extends SchemaLayers {
  /** Named parts of `allOf`, and theirs: their members are the place's, what else they say is here. */
  includes: SchemaLayers[];
  /** Named schemas that go on although the place does not: their pages have the rest. */
  closed: SchemaReference[];
}

/** What the members of a place are made of. */
export interface Below {
  /** Where the members come from, in the order in which they are read. */
  sources: Source[];
  /** Names of the members that must be there. */
  required: ReadonlySet<string>;
}

/** What a schema may be unfolded with. */
export interface Reach {
  schemas: ReadonlyMap<string, PageSchema>;
  /** Whether a named schema may be unfolded at the place. */
  mayOpen: (name: string) => boolean;
}

/** A schema and the references that lead on from it, while they are followed. */
interface Chain extends SchemaLayers {
  bucket: SchemaModel[];
  from: string | undefined;
  way: readonly string[];
}

/**
 * Gathers what applies at a place. Parts of `allOf` are followed as references are, so a reader sees
 * one object with the members of all of its parts.
 */
export function gatherLayers(
  place: SchemaModel,
  { schemas, mayOpen }: Reach,
): Below & { said: Said } {
  const includes: SchemaLayers[] = [];
  const closed: SchemaReference[] = [];
  const sources: Source[] = [];
  const seen = new Set<string>();

  const visit = (schema: SchemaModel, chain: Chain, carrier: SchemaModel | undefined): void => {
    chain.bucket.push(schema);
    for (const part of schema.allOf ?? []) visit(part, chain, carrier);
    if (schema.ref) follow(schema.ref, chain, schema === carrier);
    sources.push({ schema, from: chain.from, way: chain.way });
  };

  const follow = (ref: SchemaReference, chain: Chain, isPlace: boolean): void => {
    if (seen.has(ref.name)) return;
    seen.add(ref.name);
    const next = isPlace ? chain : startChain(ref.name);
    next.references.push(ref);
    if (!isPlace) includes.push(next);
    const target = schemas.get(ref.name)?.schema;
    // A page need not know every schema; what a part of the whole has must not be passed over.
    const isHidden = target ? goesOn(target) && !mayOpen(ref.name) : !isPlace;
    if (isHidden) closed.push(ref);
    else if (target) {
      const way = [...chain.way, ref.name];
      visit(target, { ...next, bucket: next.layers, way }, carrierOf(target));
    }
  };

  const chain = startChain(undefined);
  visit(place, { ...chain, bucket: chain.own }, carrierOf(place));
  const { own, layers, references } = chain;
  const { declared, required } = requiredNames(sources);
  const rest = (schema: SchemaModel) => withoutNames(schema, declared);
  const said = {
    own: own.map(rest),
    layers: [...own, ...layers].map(rest),
    references,
    includes: includes.map((part) => ({
      own: [],
      layers: part.layers.map(rest),
      references: part.references,
    })),
    closed,
  };
  return { said, sources, required };
}

function startChain(from: string | undefined): Chain {
  return { own: [], layers: [], references: [], bucket: [], from, way: [] };
}

/** Whether a schema has anything below it. */
function goesOn(schema: SchemaModel): boolean {
  return hasMembers(schema) || (schema.allOf ?? []).length > 0;
}

function hasMembers(schema: SchemaModel): boolean {
  return branchesOf(schema).length > 0 || choicesOf(schema).length > 0;
}

/**
 * The schema whose reference says what the place is, and not only what it includes: the place itself,
 * or the one part of `allOf` with a reference where nothing else has members. The latter is how
 * descriptions are put beside a reference in OpenAPI 3.0.
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

/** Names that are required by one part may be declared by another. */
function requiredNames(sources: readonly Source[]) {
  const properties = sources.flatMap(({ schema }) => schema.properties ?? []);
  const undeclared = sources.flatMap(({ schema }) => schema.requiredUndeclared ?? []);
  const required = properties.filter((property) => property.required).map(({ name }) => name);
  return {
    declared: new Set(properties.map(({ name }) => name)),
    required: new Set([...required, ...undeclared]),
  };
}

/** A schema that tells only of required names that are no member anyway. */
function withoutNames(schema: SchemaModel, declared: ReadonlySet<string>): SchemaModel {
  const { requiredUndeclared, ...rest } = schema;
  const names = requiredUndeclared?.filter((name) => !declared.has(name)) ?? [];
  if (names.length === (requiredUndeclared?.length ?? 0)) return schema;
  return names.length > 0 ? { ...rest, requiredUndeclared: names } : rest;
}

import { isRecord, type JsonRecord, recordOf, textOf } from "../json";
import { COMPONENT_GROUPS, type ObjectKind, walkDocument } from "./grammar";
import { referenceOf, segmentsOf } from "./reference";

/** Finds the components that parts of a document reach. */
export interface ReferenceIndex {
  /**
   * Returns the names of all components that a part reaches, directly or through others, by group.
   */
  reachableFrom: (node: unknown, kind: ObjectKind) => Map<string, Set<string>>;
  /** Returns the names of the schemas that a named schema refers to directly. */
  schemasOf: (name: string) => string[];
}

type Reference = { group: string; name: string; kind: ObjectKind };

const KINDS = new Map(
  Object.entries(COMPONENT_GROUPS).map(([kind, group]) => [group, kind as ObjectKind]),
);

/** Creates the index of a document. Reads each component at most once. */
export function createReferenceIndex(document: JsonRecord): ReferenceIndex {
  const components = recordOf(document.components);
  const known = new Map<string, Reference[]>();
  const referencesOf = ({ group, name, kind }: Reference): Reference[] => {
    const key = `${group} ${name}`;
    const found = known.get(key) ?? referencesFrom(recordOf(components[group])[name], kind);
    known.set(key, found);
    return found;
  };
  return {
    reachableFrom: (node, kind) => {
      const reached = new Map<string, Set<string>>();
      const pending = [...referencesFrom(node, kind)];
      for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
        const names = reached.get(next.group) ?? new Set<string>();
        if (!names.has(next.name)) {
          reached.set(next.group, names.add(next.name));
          pending.push(...referencesOf(next));
        }
      }
      return reached;
    },
    schemasOf: (name) => {
      const found = referencesOf({ group: "schemas", name, kind: "schema" });
      return [
        ...new Set(
          found.filter(({ group }) => group === "schemas").map((reference) => reference.name),
        ),
      ];
    },
  };
}

function referencesFrom(node: unknown, kind: ObjectKind): Reference[] {
  const found: Reference[] = [];
  walkDocument(node, kind, (item, itemKind) => {
    const discriminator = itemKind === "schema" ? item.discriminator : undefined;
    const mapped = isRecord(discriminator)
      ? [...Object.values(recordOf(discriminator.mapping)), discriminator.defaultMapping]
      : [];
    for (const target of [referenceOf(item), ...mapped.map(mappedSchema)]) {
      found.push(...componentOf(target));
    }
  });
  return found;
}

function componentOf(reference: string | undefined): Reference[] {
  const [components, group, name, ...rest] = segmentsOf(reference ?? "");
  const kind = group === undefined ? undefined : KINDS.get(group);
  return components === "components" && group && name && kind && rest.length === 0
    ? [{ group, name, kind }]
    : [];
}

/** Returns the reference of a discriminator's target, which can be a reference or a bare name. */
export function mappedSchema(target: unknown): string | undefined {
  const text = textOf(target);
  return text === undefined || /[/#]|\.(?:ya?ml|json)$/i.test(text)
    ? text
    : `#/components/schemas/${text}`;
}

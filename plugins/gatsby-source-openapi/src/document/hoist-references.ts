import { isRecord, type JsonRecord, textOf } from "../json";
import { COMPONENT_GROUPS, type Kind, walkDocument } from "./grammar";
import { escapeSegment, segmentsOf } from "./pointer";
import { componentName, lookUp, referenceOf } from "./reference";

const STRUCTURE = new Set([
  "components",
  "content",
  "definitions",
  "$defs",
  "paths",
  "properties",
  "responses",
  "parameters",
  "schemas",
  "schema",
]);

/**
 * Gives a name to every target of a reference that is not a component yet, e.g.
 * `#/components/schemas/Pet/properties/tag` becomes the schema `Pet.tag`, and lets the reference
 * point there. Afterwards all references go by name, so cycles can only run through names.
 * Changes the document in place.
 */
export function hoistReferences(document: JsonRecord): void {
  const names = new Map<string, string>();
  const anchors = anchorsOf(document);
  const pending: { node: JsonRecord; kind: Kind; reference: string }[] = [];
  walkDocument(document, "root", (node, kind) => {
    const reference =
      referenceOf(node) ?? (kind === "schema" ? textOf(node.$dynamicRef) : undefined);
    if (reference !== undefined) {
      pending.push({ node, kind, reference });
    }
  });
  for (const { node, kind, reference } of pending) {
    const group = COMPONENT_GROUPS[kind];
    const pointer = anchors.get(reference) ?? reference;
    const target = group === undefined ? undefined : lookUp(document, pointer);
    if (group === undefined || target === undefined) {
      continue;
    }
    const key = `${group} ${pointer}`;
    const name =
      componentName(pointer, group) ?? names.get(key) ?? keep(document, group, pointer, target);
    names.set(key, name);
    delete node.$dynamicRef;
    node.$ref = `#/components/${group}/${escapeSegment(name)}`;
  }
}

function keep(document: JsonRecord, group: string, pointer: string, target: unknown): string {
  const components = member(document, "components");
  const kept = member(components, group);
  const wanted = nameOf(pointer);
  let name = wanted;
  for (let number = 2; name in kept; number += 1) {
    name = `${wanted}-${number}`;
  }
  kept[name] = target;
  return name;
}

function nameOf(pointer: string): string {
  const words = segmentsOf(pointer).filter((segment) => !STRUCTURE.has(segment));
  const name = words.map((word) => word.replace(/[^\w.-]+/g, "-").replace(/^-+|-+$/g, ""));
  return name.filter((word) => word !== "").join(".") || "inline";
}

function member(parent: JsonRecord, name: string): JsonRecord {
  const value = parent[name];
  if (isRecord(value)) {
    return value;
  }
  const made: JsonRecord = {};
  parent[name] = made;
  return made;
}

function anchorsOf(document: JsonRecord): Map<string, string> {
  const anchors = new Map<string, string>();
  walkDocument(document, "root", (node, kind, pointer) => {
    const anchor = textOf(node.$anchor) ?? textOf(node.$dynamicAnchor);
    if (kind === "schema" && anchor !== undefined && !anchors.has(`#${anchor}`)) {
      anchors.set(`#${anchor}`, pointer);
    }
  });
  return anchors;
}

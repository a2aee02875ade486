import type { SchemaModel } from "../types";

type Untitled = Omit<SchemaModel, "typeLabel">;

/** The type of a schema in words, e.g. `array of Message`, `string (date-time) or null`. */
export function typeLabel(model: Untitled): string {
  const label = withoutNull(model);
  return model.nullable ? `${label} or null` : label;
}

function withoutNull(model: Untitled): string {
  if (model.ref !== undefined) {
    return model.ref.name;
  }
  if (model.types !== undefined) {
    return joinOr(model.types.map((type) => typeInWords(type, model)));
  }
  if (model.oneOf ?? model.anyOf) {
    return joinOr([...new Set((model.oneOf ?? model.anyOf ?? []).map((item) => item.typeLabel))]);
  }
  return impliedType(model);
}

function typeInWords(type: string, model: Untitled): string {
  if (type === "array") {
    return arrayInWords(model);
  }
  return model.format !== undefined && model.types?.length === 1
    ? `${type} (${model.format})`
    : type;
}

function arrayInWords({ items, prefixItems }: Untitled): string {
  if (prefixItems !== undefined) {
    return `tuple of ${prefixItems.map((item) => item.typeLabel).join(", ")}`;
  }
  if (items === undefined) {
    return "array";
  }
  return / or /.test(items.typeLabel)
    ? `array of (${items.typeLabel})`
    : `array of ${items.typeLabel}`;
}

/** Where the document names no type, the keywords say what it is about. */
function impliedType(model: Untitled): string {
  if (model.allOf !== undefined) {
    const labels = new Set(model.allOf.map((item) => item.typeLabel));
    // A part that only describes has no type to say.
    labels.delete("any");
    return labels.size === 1 && !model.properties ? [...labels].join("") : "object";
  }
  if (model.properties ?? model.patternProperties ?? model.additionalProperties) {
    return "object";
  }
  if (model.items ?? model.prefixItems) {
    return arrayInWords(model);
  }
  const values =
    model.const === undefined ? model.enum?.map(({ value }) => value) : [model.const.value];
  return values === undefined ? "any" : joinOr([...new Set(values.map(typeOfValue))]);
}

function typeOfValue(value: unknown): string {
  if (value === null) {
    return "null";
  }
  return Array.isArray(value) ? "array" : typeof value;
}

function joinOr(labels: string[]): string {
  return labels.join(" or ");
}

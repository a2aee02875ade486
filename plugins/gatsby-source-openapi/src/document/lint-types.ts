import type { Plugin } from "@redocly/openapi-core";
import { isNear } from "./lint-problem";

type TypeExtension = NonNullable<NonNullable<Plugin["typeExtension"]>["oas3"]>;
type Types = Parameters<TypeExtension>[0];

const STYLES = "form simple label matrix spaceDelimited pipeDelimited deepObject cookie".split(" ");

/**
 * What the validator does not know: files of Swagger 2.0; of OpenAPI 3.2 shared media types, encodings
 * inside of encodings, the style `cookie`. Without it, documents that use them would be refused.
 */
export const missingTypes: Plugin = {
  id: "missing-types",
  typeExtension: {
    oas2: (types) => withFiles(types),
    oas3: (types, version) => (version === "oas3_2" ? withMissing(types) : types),
  },
};

/**
 * Lets schemas have any keywords with any values, as long as the parts that are schemas are, and other
 * objects members that are no misspelled ones. Pages show what they do not know by name and value, so
 * nothing of it is lost.
 */
export const looseTypes: Plugin = {
  id: "loose-types",
  typeExtension: { oas2: (types) => withLoose(types), oas3: (types) => withLoose(types) },
};

const EXTENSIBLE =
  "Operation Parameter Header RequestBody Response MediaType Encoding Example Link Discriminator Xml";

function withLoose(types: Types): Types {
  const { Schema } = types;
  const extensible = EXTENSIBLE.split(" ").flatMap((name) => {
    const type = types[name];
    return type ? [[name, { ...type, additionalProperties: unlikeAny(type) }] as const] : [];
  });
  return {
    ...types,
    ...Object.fromEntries(extensible),
    ...(Schema && {
      Schema: {
        ...Schema,
        properties: Object.fromEntries(
          Object.entries(Schema.properties).map(([name, type]) => [name, looseType(type)]),
        ),
        additionalProperties: (_: unknown, name: string) => (name === "$ref" ? undefined : null),
      },
    }),
  };
}

/** Admits members whose names cannot be meant for those that the kind of object has. */
function unlikeAny({ properties }: NonNullable<Types[string]>) {
  const known = Object.keys(properties).filter((name) => !name.startsWith("x-"));
  return (_: unknown, name: string) =>
    known.some((other) => isNear(name, other)) ? undefined : null;
}

type Member = NonNullable<Types[string]>["properties"][string];

/** A kind of object stays what it is; a kind of value becomes any. */
function looseType(type: Member): Member {
  return typeof type === "function"
    ? (value: unknown, name: string) => (isKind(type(value, name)) ? type(value, name) : null)
    : isKind(type)
      ? type
      : null;
}

function isKind(type: Member): boolean {
  return typeof type === "string" || (typeof type === "object" && type !== null && "name" in type);
}

/** A response of Swagger 2.0 may be a file, which the validator does not know. */
function withFiles(types: Types): Types {
  const { Schema } = types;
  const names = "object array string number integer boolean null file".split(" ");
  return Schema
    ? {
        ...types,
        Schema: { ...Schema, properties: { ...Schema.properties, type: { enum: names } } },
      }
    : types;
}

function withMissing(types: Types): Types {
  const { Encoding, Parameter } = types;
  return {
    ...types,
    NamedMediaTypes: { properties: {}, additionalProperties: "MediaType" },
    EncodingList: { properties: {}, items: "Encoding" },
    ...(Encoding && {
      Encoding: {
        ...Encoding,
        properties: {
          ...Encoding.properties,
          encoding: "EncodingMap",
          prefixEncoding: "EncodingList",
          itemEncoding: "Encoding",
        },
      },
    }),
    ...(Parameter && {
      Parameter: { ...Parameter, properties: { ...Parameter.properties, style: { enum: STYLES } } },
    }),
  };
}

import type { Plugin } from "@redocly/openapi-core";
import { isNear } from "./lint-problem";

type TypeExtension = NonNullable<NonNullable<Plugin["typeExtension"]>["oas3"]>;
type Types = Parameters<TypeExtension>[0];

const STYLES = "form simple label matrix spaceDelimited pipeDelimited deepObject cookie".split(" ");

/**
 * Adds what the linter does not know: files in Swagger 2.0, and in OpenAPI 3.2 shared media types,
 * nested encodings and the style `cookie`. Without it, the linter rejects such documents. It also checks the
 * operations of paths that begin with no slash, which are reported elsewhere.
 */
export const missingTypes: Plugin = {
  id: "missing-types",
  typeExtension: {
    oas2: (types) => withAnyPath(withFiles(types)),
    oas3: (types, version) => withAnyPath(version === "oas3_2" ? withMissing(types) : types),
  },
};

function withAnyPath(types: Types): Types {
  const { Paths } = types;
  return Paths ? { ...types, Paths: { ...Paths, additionalProperties: () => "PathItem" } } : types;
}

/**
 * Allows schemas any keyword with any value, as long as subschemas are schemas, and other objects
 * members that are no misspellings. Pages show unknown members by name and value, so nothing is
 * lost.
 */
export const looseTypes: Plugin = {
  id: "loose-types",
  typeExtension: { oas2: (types) => withLoose(types), oas3: (types) => withLoose(types) },
};

const EXTENSIBLE =
  "Operation Parameter Header RequestBody Response MediaType Encoding Example Link Discriminator Xml " +
  "ImplicitFlow PasswordFlow ClientCredentials AuthorizationCode Root Info Contact License Tag Server Components";

function withLoose(types: Types): Types {
  const { Schema } = types;
  const extensible = EXTENSIBLE.split(" ").flatMap((name) => {
    const type = types[name];
    return type ? [[name, { ...type, additionalProperties: unlikeKnown(type) }] as const] : [];
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

/** Allows members whose names are no misspellings of known ones. */
function unlikeKnown({ properties }: NonNullable<Types[string]>) {
  const known = Object.keys(properties).filter((name) => !name.startsWith("x-"));
  return (_: unknown, name: string) =>
    known.some((other) => isNear(name, other)) ? undefined : null;
}

type Member = NonNullable<Types[string]>["properties"][string];

/** Keeps a member's type if it is an object type, and allows any value otherwise. */
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

/** A response of Swagger 2.0 can be a file, which the linter does not know. */
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

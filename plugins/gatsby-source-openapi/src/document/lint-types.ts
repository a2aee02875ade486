import type { Plugin } from "@redocly/openapi-core";

type TypeExtension = NonNullable<NonNullable<Plugin["typeExtension"]>["oas3"]>;
type Types = Parameters<TypeExtension>[0];

const STYLES = "form simple label matrix spaceDelimited pipeDelimited deepObject cookie".split(" ");

/**
 * What the validator does not know of OpenAPI 3.2 yet: shared media types, encodings inside of
 * encodings, the style `cookie`. Without it, documents that use them would be refused.
 */
export const missingTypes: Plugin = {
  id: "missing-types",
  typeExtension: {
    oas3: (types, version) => (version === "oas3_2" ? withMissing(types) : types),
  },
};

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

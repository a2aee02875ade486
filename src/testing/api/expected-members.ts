/** How a member of an object is read. */
export type MemberRule =
  | { as: "text"; words?: string }
  /** Shown as text, or as the target of a link. */
  | { as: "address" }
  | { as: "markdown" | "value" | "names" | "nothing" | "samples" | "reference" | "style" }
  /** Shown only if it differs from the default of the style. */
  | { as: "explode" }
  /** A map whose `x-` members are extensions. */
  | { fields: ShownKind }
  /** Words that a page shows if the member is `true`. */
  | { as: "flag"; words: string }
  | { node: ShownKind }
  | { list: ShownKind }
  /** Names with objects. Silent names are not shown. */
  | { map: ShownKind; silent?: true }
  /** Names with lists of names. */
  | { mapOfNames: true };

/** A kind of object of the specification. */
export type ShownKind =
  | "schema"
  | "externalDocs"
  | "discriminator"
  | "example"
  | "mediaType"
  | "encoding"
  | "parameter"
  | "server"
  | "variable"
  | "response"
  | "link"
  | "requestBody"
  | "operation"
  | "pathItem"
  | "callback"
  | "security"
  | "securityScheme"
  | "flow"
  | "tag"
  | "tagGroup"
  | "info"
  | "contact"
  | "license"
  | "names";

const TEXT: MemberRule = { as: "text" };
const VALUE: MemberRule = { as: "value" };
const NOTHING: MemberRule = { as: "nothing" };
const SCHEMA: MemberRule = { node: "schema" };
const described = {
  description: { as: "markdown" },
  externalDocs: { node: "externalDocs" },
  "x-deprecated-description": { as: "markdown" },
} as const;
const deprecated = { as: "flag", words: "deprecated" } as const;
const required = { as: "flag", words: "required" } as const;
const reference = { $ref: { as: "reference" } } as const;

const encodings = {
  encoding: { map: "encoding" },
  prefixEncoding: { list: "encoding" },
  itemEncoding: { node: "encoding" },
} as const;

const limit = (words: string): MemberRule => ({ as: "text", words });

const operations: Record<string, MemberRule> = Object.fromEntries(
  "get put post delete options head patch trace query"
    .split(" ")
    .map((method) => [method, { node: "operation" }]),
);

/** The members of each kind. Unknown members are shown by name and value. */
export const MEMBER_RULES: Record<ShownKind, Record<string, MemberRule>> = {
  schema: {
    ...described,
    ...reference,
    deprecated,
    readOnly: { as: "flag", words: "read-only" },
    writeOnly: { as: "flag", words: "write-only" },
    uniqueItems: { as: "flag", words: "unique items" },
    nullable: { as: "flag", words: "null" },
    title: TEXT,
    type: { as: "names" },
    format: TEXT,
    contentMediaType: TEXT,
    contentEncoding: TEXT,
    multipleOf: limit("multiple of"),
    minimum: TEXT,
    exclusiveMinimum: TEXT,
    maximum: TEXT,
    exclusiveMaximum: TEXT,
    minLength: limit("min length"),
    maxLength: limit("max length"),
    pattern: limit("pattern"),
    minItems: limit("min items"),
    maxItems: limit("max items"),
    minContains: limit("min matches"),
    maxContains: limit("max matches"),
    minProperties: limit("min properties"),
    maxProperties: limit("max properties"),
    enum: VALUE,
    const: VALUE,
    default: VALUE,
    example: VALUE,
    examples: VALUE,
    xml: VALUE,
    required: { as: "names" },
    properties: { map: "schema" },
    patternProperties: { map: "schema" },
    dependentSchemas: { map: "schema" },
    dependentRequired: { mapOfNames: true },
    items: SCHEMA,
    contains: SCHEMA,
    not: SCHEMA,
    if: SCHEMA,
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: SCHEMA,
    else: SCHEMA,
    additionalProperties: SCHEMA,
    unevaluatedProperties: SCHEMA,
    propertyNames: SCHEMA,
    unevaluatedItems: SCHEMA,
    contentSchema: SCHEMA,
    // References into them were made components. The rest applies to nothing.
    $defs: NOTHING,
    definitions: NOTHING,
    allOf: { list: "schema" },
    oneOf: { list: "schema" },
    anyOf: { list: "schema" },
    prefixItems: { list: "schema" },
    discriminator: { node: "discriminator" },
    "x-enumDescriptions": { map: "names", silent: true },
    "x-enum-descriptions": { map: "names", silent: true },
    "x-enum-varnames": { as: "names" },
  },
  externalDocs: { url: { as: "address" }, description: { as: "markdown" } },
  discriminator: {
    propertyName: TEXT,
    mapping: { map: "names" },
    defaultMapping: { as: "reference" },
  },
  example: {
    summary: TEXT,
    description: { as: "markdown" },
    externalValue: TEXT,
    value: VALUE,
    dataValue: VALUE,
    serializedValue: TEXT,
    $ref: NOTHING,
  },
  mediaType: {
    schema: SCHEMA,
    itemSchema: SCHEMA,
    example: VALUE,
    examples: { map: "example" },
    ...encodings,
    $ref: NOTHING,
  },
  encoding: {
    contentType: TEXT,
    style: TEXT,
    explode: { as: "flag", words: "explode" },
    allowReserved: { as: "flag", words: "reserved characters" },
    headers: { map: "parameter" },
    ...encodings,
  },
  parameter: {
    ...described,
    $ref: NOTHING,
    name: TEXT,
    in: TEXT,
    required,
    deprecated,
    allowEmptyValue: { as: "flag", words: "may be empty" },
    allowReserved: { as: "flag", words: "reserved characters" },
    style: { as: "style" },
    explode: { as: "explode" },
    schema: SCHEMA,
    content: { map: "mediaType" },
    example: VALUE,
    examples: { map: "example" },
  },
  server: { ...described, url: TEXT, name: TEXT, variables: { map: "variable" } },
  variable: { ...described, default: TEXT, enum: { as: "names" } },
  response: {
    ...described,
    $ref: NOTHING,
    summary: TEXT,
    headers: { map: "parameter" },
    content: { map: "mediaType" },
    links: { map: "link" },
  },
  link: {
    ...described,
    $ref: NOTHING,
    operationId: TEXT,
    operationRef: TEXT,
    parameters: VALUE,
    requestBody: VALUE,
    server: { node: "server" },
  },
  requestBody: { ...described, $ref: NOTHING, required, content: { map: "mediaType" } },
  operation: {
    ...described,
    deprecated,
    summary: TEXT,
    operationId: TEXT,
    tags: NOTHING,
    parameters: { list: "parameter" },
    requestBody: { node: "requestBody" },
    responses: { fields: "response" },
    servers: { list: "server" },
    security: { list: "security" },
    callbacks: { map: "callback" },
    "x-codeSamples": { as: "samples" },
    "x-code-samples": { as: "samples" },
  },
  pathItem: {
    ...described,
    ...operations,
    summary: TEXT,
    servers: { list: "server" },
    $ref: NOTHING,
    parameters: { list: "parameter" },
    additionalOperations: { map: "operation" },
  },
  callback: { $ref: NOTHING },
  security: {},
  securityScheme: {
    ...described,
    deprecated,
    type: TEXT,
    in: TEXT,
    name: TEXT,
    scheme: TEXT,
    bearerFormat: TEXT,
    openIdConnectUrl: TEXT,
    oauth2MetadataUrl: TEXT,
    flows: { fields: "flow" },
  },
  flow: {
    authorizationUrl: TEXT,
    tokenUrl: TEXT,
    refreshUrl: TEXT,
    deviceAuthorizationUrl: TEXT,
    scopes: VALUE,
  },
  tag: {
    ...described,
    name: TEXT,
    summary: TEXT,
    kind: TEXT,
    parent: NOTHING,
    "x-displayName": TEXT,
  },
  tagGroup: { name: TEXT, tags: NOTHING },
  info: {
    description: { as: "markdown" },
    title: TEXT,
    summary: TEXT,
    version: TEXT,
    termsOfService: TEXT,
    "x-logo": NOTHING,
    contact: { node: "contact" },
    license: { node: "license" },
  },
  contact: { name: TEXT, url: TEXT, email: TEXT },
  license: { name: TEXT, identifier: TEXT, url: TEXT },
  names: {},
};

/**
 * The parts of the model of a document, which are also the types of the plugin's `JSON` fields.
 * Nothing here exists at run time. Absent is always a missing member, never null.
 */
import type { Json } from "./json";

export type { Problem } from "../../../packages/problems";
export type { Json, JsonRecord } from "./json";

/** A text with Markdown. */
export interface Description {
  /** CommonMark, as in the document. */
  description?: string;
  /** Safe HTML, instead of `description`. Only the data of HTML pages has it. */
  descriptionHtml?: string;
}

/** A part of a page that links can point to. */
export interface Anchored {
  anchor: string;
}

/** A link to external documentation. */
export type ExternalDocs = Description & { url: string; extensions?: Extension[] };

/** A specification extension (`x-…`), or a keyword that has no field. */
export type Extension = { name: string; value: Json };

/** A value from the document that is not part of the model. */
export interface ForeignValue {
  value: Json;
}

/** A reference to a named schema. The model never repeats the target. */
export interface SchemaReference {
  /** Name under `components.schemas`. */
  name: string;
  /** Address of the schema's page. */
  permalink: string;
}

/** One value of an enum. */
export type EnumValue = { value: Json; description?: string };

/** A constraint such as `minLength: 3`. */
export type Constraint = { keyword: string; value: Json };

/** A property with its name. */
export type PropertyModel = { name: string; required: boolean; schema: SchemaModel };

/** A pattern of property names and the schema of such properties. */
export type PatternPropertyModel = { pattern: string; schema: SchemaModel };

/** Names that are required if the property `name` is present. */
export type DependentRequired = { name: string; requires: string[] };

/** A schema that applies if the property `name` is present. */
export type DependentSchema = { name: string; schema: SchemaModel };

/** The property that selects one of several alternatives. */
export interface DiscriminatorModel {
  propertyName: string;
  /** Values of the property and the schemas that they select. */
  mapping: { value: string; schema: SchemaReference | string }[];
  /** Schema that applies if no value of the mapping matches (OpenAPI 3.2). */
  defaultMapping?: SchemaReference | string;
  extensions?: Extension[];
}

/** A JSON Schema as pages show it. */
export interface SchemaModel extends Description {
  /** Set for a reference to a named schema. Other fields are what is beside the reference. */
  ref?: SchemaReference;
  /** `true` accepts everything, `false` nothing (boolean schemas). */
  always?: boolean;
  /** The type in words, e.g. `array of Message`, `string or integer`. */
  typeLabel: string;
  /** JSON types without `null`. */
  types?: string[];
  /** True if `null` is accepted, in any dialect. */
  nullable?: boolean;
  title?: string;
  format?: string;
  constraints?: Constraint[];
  enum?: EnumValue[];
  /** The one value that is accepted. */
  const?: ForeignValue;
  default?: ForeignValue;
  examples?: ForeignValue[];
  deprecated?: boolean;
  readOnly?: boolean;
  writeOnly?: boolean;
  externalDocs?: ExternalDocs;
  properties?: PropertyModel[];
  /** Required names that `properties` does not declare. */
  requiredUndeclared?: string[];
  patternProperties?: PatternPropertyModel[];
  additionalProperties?: SchemaModel;
  unevaluatedProperties?: SchemaModel;
  propertyNames?: SchemaModel;
  items?: SchemaModel;
  prefixItems?: SchemaModel[];
  unevaluatedItems?: SchemaModel;
  contains?: SchemaModel;
  allOf?: SchemaModel[];
  oneOf?: SchemaModel[];
  anyOf?: SchemaModel[];
  not?: SchemaModel;
  if?: SchemaModel;
  then?: SchemaModel;
  else?: SchemaModel;
  dependentRequired?: DependentRequired[];
  dependentSchemas?: DependentSchema[];
  discriminator?: DiscriminatorModel;
  contentMediaType?: string;
  contentEncoding?: string;
  contentSchema?: SchemaModel;
  xml?: ForeignValue;
  /** Keywords and extensions that have no field above. */
  extensions?: Extension[];
}

/** An example of a body, parameter or header. */
export interface ExampleModel extends Description {
  name: string;
  summary?: string;
  /** The value as JSON. Absent for an example that is only text or a URL. */
  value?: Json;
  /**
   * The serialized value, if that is not its JSON: plain text, XML, a form. The document can have
   * both (OpenAPI 3.2).
   */
  text?: string;
  /** URL of an example that is not in the document. */
  externalValue?: string;
  /** `true` for an example that was generated from the schema. */
  generated?: boolean;
  /** On HTML pages, instead of `value` and `text`: the highlighted text, or else the value. */
  html?: string;
  /** On HTML pages: the highlighted value, where `html` is the text that it is sent as. */
  dataHtml?: string;
  extensions?: Extension[];
}

/** The encoding of one part of a body. */
export interface EncodingModel {
  /** Name of a form's part; `item 1` for parts by position, `each item` for all further ones. */
  name: string;
  contentType?: string;
  style?: string;
  explode?: boolean;
  allowReserved?: boolean;
  headers?: HeaderModel[];
  /** Encoding of the parts of the part (OpenAPI 3.2). */
  encoding?: EncodingModel[];
  extensions?: Extension[];
}

/** A body in one media type. */
export interface MediaTypeModel {
  mediaType: string;
  schema?: SchemaModel;
  /** Schema of each item of a stream (OpenAPI 3.2). */
  itemSchema?: SchemaModel;
  examples: ExampleModel[];
  encoding?: EncodingModel[];
  extensions?: Extension[];
}

/** The location of a parameter. */
export type ParameterPlace = "path" | "query" | "querystring" | "header" | "cookie";

/** How a parameter is serialized. */
export interface Serialization {
  style: string;
  explode: boolean;
  allowReserved: boolean;
  /** True if style and explode are the defaults, so that pages leave them out. */
  isDefault: boolean;
}

/** One parameter of an operation. */
export interface ParameterModel extends Description {
  name: string;
  in: ParameterPlace;
  required: boolean;
  deprecated: boolean;
  allowEmptyValue: boolean;
  serialization: Serialization;
  /** The serialized value, unless it is a plain text: `ids=1&ids=…`. */
  sentAs?: string;
  schema?: SchemaModel;
  /** Set if the value is serialized in a media type, e.g. JSON in a query parameter. */
  content?: MediaTypeModel[];
  examples: ExampleModel[];
  extensions?: Extension[];
}

/** A header of a response or of a form part. */
export interface HeaderModel extends Description {
  name: string;
  required: boolean;
  deprecated: boolean;
  /** `true` if members of a value are sent as pairs of name and value. */
  explode?: boolean;
  schema?: SchemaModel;
  content?: MediaTypeModel[];
  examples: ExampleModel[];
  extensions?: Extension[];
}

/** An operation that can follow a response, with values of the response. */
export interface LinkModel extends Description {
  name: string;
  operationId?: string;
  operationRef?: string;
  /** Address of the target's page, if the target is an operation of the document. */
  permalink?: string;
  parameters: { name: string; value: Json }[];
  requestBody?: ForeignValue;
  server?: ServerModel;
  extensions?: Extension[];
}

/** The body of a request. */
export interface RequestBodyModel extends Description {
  required: boolean;
  content: MediaTypeModel[];
  extensions?: Extension[];
}

/** One response of an operation. */
export interface ResponseModel extends Description {
  /** `200`, `4XX` or `default`. */
  status: string;
  summary?: string;
  headers: HeaderModel[];
  content: MediaTypeModel[];
  links: LinkModel[];
  extensions?: Extension[];
}

/** A scope that a call needs, with its description. */
export type ScopeModel = { name: string; description?: string };

/** A scheme that a call needs. */
export type RequiredScheme = { name: string; type: string; scopes: ScopeModel[] };

/**
 * One alternative of authentication: all of its schemes together. No schemes: no authentication.
 */
export type SecurityAlternative = { schemes: RequiredScheme[] };

/** One flow of an OAuth 2 scheme. */
export interface OAuthFlowModel {
  flow: string;
  authorizationUrl?: string;
  tokenUrl?: string;
  refreshUrl?: string;
  deviceAuthorizationUrl?: string;
  scopes: ScopeModel[];
  extensions?: Extension[];
}

/** A way to authenticate. */
export interface SecuritySchemeModel extends Description {
  name: string;
  type: string;
  /** Location and name of an API key. */
  in?: string;
  parameterName?: string;
  /** HTTP authentication scheme, e.g. `bearer`. */
  scheme?: string;
  bearerFormat?: string;
  openIdConnectUrl?: string;
  oauth2MetadataUrl?: string;
  flows: OAuthFlowModel[];
  deprecated: boolean;
  /** Extensions of the scheme and of its list of flows. */
  extensions?: Extension[];
}

/** A variable in a server's URL. */
export interface ServerVariableModel extends Description {
  name: string;
  default: string;
  enum?: string[];
  extensions?: Extension[];
}

/** A server of the API. */
export interface ServerModel extends Description {
  /** URL as in the document, with `{variables}`. */
  url: string;
  /** URL with each variable replaced by its default. */
  resolvedUrl: string;
  name?: string;
  variables: ServerVariableModel[];
  /** Set if it is a demo or a development server: samples call a placeholder, because readers have their own host. */
  isStandIn?: boolean;
  extensions?: Extension[];
}

/** A request that the API sends to an address given by the caller. */
export interface CallbackModel extends Description {
  name: string;
  /** Runtime expression of the address, e.g. `{$request.body#/url}`. */
  expression: string;
  summary?: string;
  /** `true` if the callback contains itself. It has no operations then. */
  circular?: boolean;
  /** Default servers of all operations. */
  servers: ServerModel[];
  operations: CallbackOperationModel[];
  /** Extensions of the callback and of its path item. */
  extensions?: Extension[];
}

/** One operation of a callback. */
export interface CallbackOperationModel extends Description {
  method: string;
  operationId?: string;
  summary?: string;
  deprecated: boolean;
  externalDocs?: ExternalDocs;
  /** Servers of this operation only. */
  servers: ServerModel[];
  parameters: ParameterModel[];
  requestBody?: RequestBodyModel;
  responses: ResponseModel[];
  /** Extensions of the responses as a whole. */
  responsesExtensions?: Extension[];
  security: SecurityAlternative[];
  callbacks: CallbackModel[];
  /** Samples from the document. */
  samples: SampleModel[];
  extensions?: Extension[];
}

/** A request that readers can choose instead of the first one. */
export interface RequestVariant {
  /** Media type and name of the body's example. */
  contentType: string;
  example: string;
  /** Names of the security schemes, as one text. */
  security: string;
  /** Positions of the body and of the authentication in the lists of `RequestChoices`. */
  choice: { body: number; security: number };
  /** The languages of the first request, in its order. Those of the first request itself are left out. */
  samples?: SampleModel[];
}

/** A request in one language. */
export interface SampleModel {
  /** Stable key, e.g. `curl`, under which the reader's choice is stored. */
  id: string;
  /** Name of the language for the highlighter, e.g. `bash`. */
  lang: string;
  /** Display name of the language. */
  label: string;
  source?: string;
  /** The highlighted source, on HTML pages instead of `source`. */
  html?: string;
}

/** A group of operations. */
export interface TagModel extends Description {
  name: string;
  title: string;
  slug: string;
  permalink: string;
  order: number;
  summary?: string;
  kind?: string;
  parent?: string;
  /** `true` for the tag of operations without tag. */
  implicit: boolean;
  externalDocs?: ExternalDocs;
  extensions?: Extension[];
}

/** A named list of tags (`x-tagGroups`). */
export type TagGroupModel = { name: string; tags: string[] };

/** A schema under `components.schemas`. */
export interface NamedSchemaModel {
  name: string;
  title: string;
  slug: string;
  permalink: string;
  order: number;
  schema: SchemaModel;
  examples: ExampleModel[];
  /** Names of the schemas that this one refers to directly. */
  uses: string[];
  /** Names of the schemas that refer to this one directly. */
  usedBySchemas: string[];
  /** Keys of the operations that reach this one. */
  usedByOperations: string[];
}

/** A named schema that a page can show in place. */
export type PageSchema = Pick<NamedSchemaModel, "name" | "title" | "permalink" | "schema">;

/** The logo of an API (`x-logo`). */
export interface LogoModel {
  url: string;
  altText?: string;
  backgroundColor?: string;
  /** Where the logo leads. */
  href?: string;
}

/** Set for an API that readers can call from its pages. */
export interface TryItModel {
  /** Address that passes requests on, with `{url}` where the address of the request belongs. */
  proxy?: string;
}

/** Contact for the API. */
export interface ContactModel {
  name?: string;
  url?: string;
  email?: string;
  extensions?: Extension[];
}

/** License of the API. */
export interface LicenseModel {
  name: string;
  identifier?: string;
  url?: string;
  extensions?: Extension[];
}

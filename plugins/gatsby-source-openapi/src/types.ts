/**
 * The types of everything that the plugin's `JSON` fields hold. The site imports them with
 * `import type`; nothing here exists at run time.
 */
import type { JsonValue } from "./json";

export type { JsonRecord, JsonValue } from "./json";
export type { Problem } from "../../../packages/problems";

/** Text of a document that may hold Markdown, as it was written and as safe HTML. */
export interface Description {
  /** CommonMark, as in the document. */
  description?: string;
  /** Safe HTML, in the place of `description`. Only the data of HTML pages has it. */
  descriptionHtml?: string;
}

/** A link to documentation elsewhere. */
export type ExternalDocs = Description & { url: string; extensions?: Extension[] };

/** A specification extension (`x-…`) or keyword that has no field of its own. */
export type Extension = { name: string; value: JsonValue };

/** A value of the document's own, never read as a part of the model. */
export interface ForeignValue {
  value: JsonValue;
}

/** A named schema that a place points to; the tree of the target is never repeated. */
export interface SchemaReference {
  /** Name under `components.schemas`. */
  name: string;
  /** Address of the schema's page. */
  permalink: string;
}

/** One value of an enum. */
export type EnumValue = { value: JsonValue; description?: string };

/** A limit such as `minLength: 3`. */
export type Constraint = { keyword: string; value: JsonValue };

/** A property with its name. */
export type PropertyModel = { name: string; required: boolean; schema: SchemaModel };

/** A pattern of property names and the schema of such properties. */
export type PatternPropertyModel = { pattern: string; schema: SchemaModel };

/** Names that must be there too when the property `name` is. */
export type DependentRequired = { name: string; requires: string[] };

/** A schema that applies when the property `name` is there. */
export type DependentSchema = { name: string; schema: SchemaModel };

/** How one of several alternatives is told from the others. */
export interface DiscriminatorModel {
  propertyName: string;
  /** Value of the property and the schema that it stands for. */
  mapping: { value: string; schema: SchemaReference | string }[];
  /** Schema that applies when no value of the mapping is there (OpenAPI 3.2). */
  defaultMapping?: SchemaReference | string;
  extensions?: Extension[];
}

/** A JSON Schema as a reader needs it. Fields that say nothing are absent. */
export interface SchemaModel extends Description {
  /** Set where the place is a reference to a named schema; other fields are what stands beside it. */
  ref?: SchemaReference;
  /** `true` accepts everything, `false` nothing (boolean schemas). */
  always?: boolean;
  /** The type in words, e.g. `array of Message`, `string or integer`. */
  typeLabel: string;
  /** JSON types without `null`. */
  types?: string[];
  /** Whether `null` is accepted, in whichever dialect the document says it. */
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
  /** Names that are required but that `properties` does not declare. */
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
  /** The value as JSON; absent where only text or an address is given. */
  value?: JsonValue;
  /**
   * The value as it travels, where that is not its JSON: plain text, XML, a serialized form. Beside
   * a value that is not text, both are the document's (OpenAPI 3.2).
   */
  text?: string;
  /** Address of the example where the document does not hold it. */
  externalValue?: string;
  /** `true` where the example was made from the schema because the document has none. */
  generated?: boolean;
  /** On HTML pages, in the place of `value` and `text`: the highlighted text, or else the value. */
  html?: string;
  /** On HTML pages: the highlighted value, where `html` is the text that it is sent as. */
  dataHtml?: string;
  extensions?: Extension[];
}

/** How one part of a body is sent. */
export interface EncodingModel {
  /** Name of a form's part; for parts by position `item 1`, and `each item` for all further ones. */
  name: string;
  contentType?: string;
  style?: string;
  explode?: boolean;
  allowReserved?: boolean;
  headers?: HeaderModel[];
  /** How the parts of the part are sent (OpenAPI 3.2). */
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

/** Where a parameter travels. */
export type ParameterPlace = "path" | "query" | "querystring" | "header" | "cookie";

/** How a parameter is written on the wire. */
export interface Serialization {
  style: string;
  explode: boolean;
  allowReserved: boolean;
  /** Whether style and explode are what the place has by default, so that a page need not say it. */
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
  schema?: SchemaModel;
  /** Set where the value is a document of its own, e.g. JSON in a query parameter. */
  content?: MediaTypeModel[];
  examples: ExampleModel[];
  extensions?: Extension[];
}

/** A header of a response or of a form part. */
export interface HeaderModel extends Description {
  name: string;
  required: boolean;
  deprecated: boolean;
  /** `true` where members of a value are written as pairs of name and value. */
  explode?: boolean;
  schema?: SchemaModel;
  content?: MediaTypeModel[];
  examples: ExampleModel[];
  extensions?: Extension[];
}

/** What can be called next with values of a response. */
export interface LinkModel extends Description {
  name: string;
  operationId?: string;
  operationRef?: string;
  /** Address of the target's page where the target is an operation of the document. */
  permalink?: string;
  parameters: { name: string; value: JsonValue }[];
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

/** A scope that a call needs, with what the document says about it. */
export type ScopeModel = { name: string; description?: string };

/** A scheme that a call needs. */
export type RequiredScheme = { name: string; type: string; scopes: ScopeModel[] };

/** One way to be allowed to call: all of its schemes together. No schemes: no authentication. */
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
  /** Header, query or cookie that carries an API key, and its name. */
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

/** A value in a server's address that can be changed. */
export interface ServerVariableModel extends Description {
  name: string;
  default: string;
  enum?: string[];
  extensions?: Extension[];
}

/** A place where the API is served. */
export interface ServerModel extends Description {
  /** Address as it stands in the document, with `{variables}`. */
  url: string;
  /** Address with each variable replaced by its default. */
  resolvedUrl: string;
  name?: string;
  variables: ServerVariableModel[];
  extensions?: Extension[];
}

/** A request that the API makes to an address that the caller gave. */
export interface CallbackModel extends Description {
  name: string;
  /** Runtime expression of the address, e.g. `{$request.body#/url}`. */
  expression: string;
  summary?: string;
  /** `true` where the callback contains itself; it is not repeated. */
  circular?: boolean;
  /** Servers of all operations, unless they name others. */
  servers: ServerModel[];
  operations: CallbackOperationModel[];
  /** Extensions of the callback and of the path that it stands for. */
  extensions?: Extension[];
}

/** One operation of a callback. */
export interface CallbackOperationModel extends Description {
  method: string;
  operationId?: string;
  summary?: string;
  deprecated: boolean;
  externalDocs?: ExternalDocs;
  /** Servers of this operation alone. */
  servers: ServerModel[];
  parameters: ParameterModel[];
  requestBody?: RequestBodyModel;
  responses: ResponseModel[];
  /** Extensions of the responses as a whole. */
  responsesExtensions?: Extension[];
  security: SecurityAlternative[];
  callbacks: CallbackModel[];
  /** Samples that the document gives. */
  samples: SampleModel[];
  extensions?: Extension[];
}

/** A request in one language. */
export interface SampleModel {
  /** Stable key, e.g. `curl`, for remembering the reader's choice. */
  id: string;
  /** Name of the language for a highlighter, e.g. `bash`. */
  lang: string;
  /** Name of the language for a reader. */
  label: string;
  source?: string;
  /** The highlighted source, on HTML pages in the place of `source`. */
  html?: string;
}

/** An operation of `paths`, or one of `webhooks`. */
export interface OperationModel extends Description {
  kind: "operation" | "webhook";
  /** Key of the operation in the document: `kind method path`. */
  key: string;
  operationId?: string;
  method: string;
  pathTemplate: string;
  slug: string;
  permalink: string;
  title: string;
  summary?: string;
  deprecated: boolean;
  order: number;
  tags: string[];
  /** What the document says about the path that the operation belongs to. */
  path: Description & { summary?: string; extensions?: Extension[] };
  externalDocs?: ExternalDocs;
  servers: ServerModel[];
  security: SecurityAlternative[];
  parameters: ParameterModel[];
  requestBody?: RequestBodyModel;
  responses: ResponseModel[];
  /** Extensions of the responses as a whole. */
  responsesExtensions?: Extension[];
  callbacks: CallbackModel[];
  samples: SampleModel[];
  /** Names of all schemas that the operation reaches, in the order of the document. */
  schemas: string[];
  extensions?: Extension[];
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
  /** `true` for the group of operations that name no tag. */
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
  /** Names of the schemas that this one points to itself. */
  uses: string[];
  /** Names of the schemas that point to this one. */
  usedBySchemas: string[];
  /** Keys of the operations that reach this one. */
  usedByOperations: string[];
}

/** Who answers for the API. */
export interface ContactModel {
  name?: string;
  url?: string;
  email?: string;
  extensions?: Extension[];
}

/** Under which licence the API is offered. */
export interface LicenseModel {
  name: string;
  identifier?: string;
  url?: string;
  extensions?: Extension[];
}

/** A whole document as a reader needs it. */
export interface DocumentModel extends Description {
  id: string;
  title: string;
  version: string;
  /** Version of the specification that the file is written in. */
  specificationVersion: string;
  summary?: string;
  permalink: string;
  termsOfService?: string;
  contact?: ContactModel;
  license?: LicenseModel;
  externalDocs?: ExternalDocs;
  servers: ServerModel[];
  security: SecurityAlternative[];
  securitySchemes: SecuritySchemeModel[];
  tags: TagModel[];
  tagGroups: TagGroupModel[];
  operations: OperationModel[];
  schemas: NamedSchemaModel[];
  /** Extensions of the document, its info, its paths and its components, and rare keywords. */
  extensions?: Extension[];
}

/** A link to a page. */
export interface PageLink {
  title: string;
  permalink: string;
}

/** An operation as lists show it. */
export interface OperationLink extends PageLink {
  method: string;
  pathTemplate: string;
  /** The first paragraph of the description, in plain text. */
  description?: string;
  deprecated?: boolean;
}

/** A named schema that a page can show in place. */
export type PageSchema = Pick<NamedSchemaModel, "name" | "title" | "permalink" | "schema">;

/** A part of a page that links can point to. */
export interface Anchored {
  anchor: string;
}

/** What the HTML page of an operation and its Markdown export are made of. */
export interface OperationPage
  extends Omit<
    OperationModel,
    "key" | "slug" | "order" | "tags" | "parameters" | "requestBody" | "responses" | "schemas"
  > {
  document: PageLink & { id: string; version: string };
  tags: PageLink[];
  securitySchemes: SecuritySchemeModel[];
  parameters: (ParameterModel & Anchored)[];
  requestBody?: RequestBodyModel & Anchored;
  responses: (ResponseModel & Anchored)[];
  schemas: PageSchema[];
}

/** What the HTML page of a named schema and its Markdown export are made of. */
export interface SchemaPage extends PageSchema {
  examples: ExampleModel[];
  /** Schemas that the page can show in place: the schema itself and those that it refers to. */
  schemas: PageSchema[];
  uses: PageLink[];
  usedBySchemas: PageLink[];
  usedByOperations: OperationLink[];
  document: PageLink & { id: string };
}

/** What the HTML page of a document and its Markdown export are made of. */
export interface DocumentPage
  extends Omit<DocumentModel, "tags" | "tagGroups" | "operations" | "schemas"> {
  tagGroups: { name: string; tags: PageLink[] }[];
  tags: (PageLink & { description: string; operations: OperationLink[] })[];
  schemas: PageLink[];
}

/** What the HTML page of a tag and its Markdown export are made of. */
export interface TagPage
  extends PageLink,
    Description,
    Pick<TagModel, "name" | "summary" | "kind" | "externalDocs" | "extensions"> {
  parent?: PageLink;
  operations: OperationLink[];
  document: PageLink & { id: string };
}

/** A response that documents an error. */
export interface ErrorPlace extends PageLink {
  method: string;
  status: string;
}

/** The errors of an API, by code and by status. */
export interface ErrorIndex {
  codes: { code: string; description?: string; statuses: string[]; places: ErrorPlace[] }[];
  statuses: { status: string; codes: string[]; places: ErrorPlace[] }[];
}

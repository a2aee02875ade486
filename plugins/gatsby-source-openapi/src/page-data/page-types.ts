/**
 * The data of pages, which templates and Markdown exports read from the fields `htmlPage`,
 * `markdownPage` and `errorIndex`. Nothing here exists at run time.
 */
import type { Json } from "../json";
import type { DocumentModel } from "../model/document";
import type { OperationModel } from "../model/operation";
import type { RequestChoices } from "../samples/compose-request";
import type {
  Anchored,
  CallbackModel,
  CallbackOperationModel,
  Description,
  EncodingModel,
  ExampleModel,
  ExternalDocs,
  HeaderModel,
  MediaTypeModel,
  PageSchema,
  ParameterModel,
  RequestBodyModel,
  ResponseModel,
  SchemaReference,
  SecuritySchemeModel,
  TagModel,
  TryItModel,
} from "../types";

/** The data of each kind of page. Each names its kind, so that code that reads it can check it. */
export interface PageData {
  operation: OperationPage;
  schema: SchemaPage;
  tag: TagPage;
  document: DocumentPage;
  errors: ErrorIndex;
}

/** A link to a page. */
export interface PageLink {
  title: string;
  permalink: string;
}

/** An operation as lists show it. */
export interface OperationLink extends PageLink {
  /** `webhook` for a request that the reader's server receives. */
  kind: string;
  method: string;
  pathTemplate: string;
  /** The first paragraph of the description, in plain text. */
  description?: string;
  deprecated?: boolean;
}

/** A line about a value, the same on HTML pages and in Markdown exports. */
export interface Fact {
  /** Code in it is between backticks. */
  words: string;
  /** Shown as code after the words. */
  value?: string;
  /** Markdown exports put all constraints on one line. */
  isConstraint?: true;
  /** Shown on a line of its own. */
  isSentence?: true;
}

/** What a schema says about its value in lists, and not in lines. */
export interface FactLists {
  /** Values that are accepted. */
  enum?: { name: string; description?: string }[];
  discriminator?: {
    propertyName: string;
    /** The schema for each value. Without a value: for any other one. */
    targets: { value?: string; schema: SchemaReference | string }[];
  };
  externalDocs?: ExternalDocs;
}

/** What a page says of a schema, except for its members. Empty lists are left out. */
export interface SchemaHead {
  /** Named schemas that the schema is, each of which refers to the next. */
  references?: SchemaReference[];
  /** The type, after the names if there are some: `array of string`, ` or null (object)`. */
  type: string;
  /** Words that qualify the type, e.g. `read-only`. */
  marks?: string[];
  /** Titles that differ from all names that the page shows there. */
  titles?: string[];
  descriptions?: Description[];
  /** Descriptions of the named schemas, if the place has its own: secondary, or in its fold. */
  typeDescriptions?: Description[];
  facts?: Fact[];
  lists?: FactLists[];
}

/** A schema as a page shows it, with everything below it. Empty lists are left out. */
export interface SchemaTree extends SchemaHead {
  /** Id on the page, and prefix of the ids below. */
  anchor: string;
  /** Set if the members are folded. */
  fold?: { label: string; isOpen?: boolean };
  /** Named parts of `allOf`. Their members are in `members`. */
  includes?: SchemaHead[];
  members?: SchemaMember[];
  /** Members that requests or responses leave out, which are folded. */
  leftOut?: { label: string; members: SchemaMember[] };
  choices?: SchemaChoice[];
  /**
   * Schemas whose members are elsewhere: at an anchor of the page, or else on their own pages. The
   * label is before the name, e.g. `12 more fields in`.
   */
  elsewhere?: (SchemaReference & { label: string; anchor?: string })[];
}

/** A member of a schema, or a part that applies to the schema itself. */
export interface SchemaMember {
  kind: "row" | "part";
  label: string;
  /** Set if the label is a name from the document. */
  isName?: boolean;
  required?: boolean;
  /** Named parts of `allOf` that it comes from, if it is not the schema's own. */
  from?: string[];
  schema: SchemaTree;
}

/** Alternatives of which one (`oneOf`) or at least one (`anyOf`) applies. */
export interface SchemaChoice {
  keyword: "oneOf" | "anyOf";
  /** Name of the property whose value selects the alternative. */
  selectedBy?: string;
  options: { label: string; value?: string; schema: SchemaTree }[];
}

/** A body as pages show it. */
export interface BodyPart
  extends Anchored,
    Pick<MediaTypeModel, "mediaType" | "examples" | "extensions"> {
  schema?: SchemaTree;
  itemSchema?: SchemaTree;
  encoding?: EncodingPart[];
}

/** The encoding of a part of a body as pages show it. */
export interface EncodingPart extends Pick<EncodingModel, "name" | "contentType" | "extensions"> {
  facts: string[];
  headers: ValuePart[];
  encoding: EncodingPart[];
}

/** A parameter or a header as pages show it. */
export interface ValuePart
  extends Anchored,
    Omit<HeaderModel, "schema" | "content" | "explode">,
    Partial<Pick<ParameterModel, "in">> {
  /** How the value is serialized, as far as that is not the default. Code is between backticks. */
  facts: string[];
  schema?: SchemaTree;
  content: BodyPart[];
}

/** The parts of an operation as pages show them. */
export interface OperationParts {
  parameters: ValuePart[];
  requestBody?: Omit<RequestBodyModel, "content"> & Anchored & { content: BodyPart[] };
  responses: ResponsePart[];
  callbacks: CallbackPart[];
}

/** A response as pages show it. */
export interface ResponsePart extends Omit<ResponseModel, "headers" | "content">, Anchored {
  /** The status in words, empty if it has none. */
  words: string;
  headers: ValuePart[];
  content: BodyPart[];
}

/** A callback as pages show it. */
export interface CallbackPart extends Omit<CallbackModel, "operations"> {
  operations: (Omit<CallbackOperationModel, keyof OperationParts> & OperationParts & Anchored)[];
}

/** The data of an operation's HTML page and of its Markdown export. */
export interface OperationPage
  extends OperationParts,
    Omit<
      OperationModel,
      keyof OperationParts | "key" | "slug" | "order" | "summary" | "request" | "tags" | "schemas"
    > {
  pageType: "operation";
  document: PageLink & { id: string; version: string };
  tags: PageLink[];
  securitySchemes: SchemeName[];
  /** Set if readers can change more of the request than values: it has optional parameters. */
  request?: RequestChoices;
  /** Set if readers can send the request from the page, which then has `request` too. */
  tryIt?: TryItModel;
}

/** What says in words how a scheme is used. */
export type SchemeName = Pick<
  SecuritySchemeModel,
  "name" | "type" | "in" | "parameterName" | "scheme" | "bearerFormat"
>;

/** The data of a named schema's HTML page and of its Markdown export. */
export interface SchemaPage extends Omit<PageSchema, "schema"> {
  pageType: "schema";
  schema: SchemaTree;
  examples: ExampleModel[];
  uses: PageLink[];
  usedBySchemas: PageLink[];
  usedByOperations: OperationLink[];
  document: PageLink & { id: string };
}

/** The data of a document's HTML page and of its Markdown export. */
export interface DocumentPage
  extends Omit<
    DocumentModel,
    "description" | "descriptionHtml" | "tags" | "tagGroups" | "operations" | "schemas"
  > {
  pageType: "document";
  tagGroups: { name: string; tags: PageLink[] }[];
  tags: (PageLink & { description?: string; operations: OperationLink[] })[];
  schemas: PageLink[];
  /** The request of an operation that is like most others. */
  request?: RequestSamples;
}

/** The data of a tag's HTML page and of its Markdown export. */
export interface TagPage
  extends PageLink,
    Description,
    Pick<TagModel, "name" | "summary" | "kind" | "externalDocs" | "extensions"> {
  pageType: "tag";
  parent?: PageLink;
  operations: OperationLink[];
  /** The request of its first operation. */
  request?: RequestSamples;
  document: PageLink & { id: string };
}

/** How to call an operation, on the page of its tag or document. */
export type RequestSamples = PageLink &
  Pick<OperationModel, "pathTemplate" | "samples" | "servers">;

/** A response that documents an error. */
export interface ErrorPlace extends PageLink {
  method: string;
  status: string;
}

/** An error by its code. */
export interface ErrorByCode {
  code: string;
  description?: string;
  /** A body with the code, from the examples of the document. */
  example?: Json;
  /** On HTML pages, instead of `example`: highlighted JSON. */
  exampleHtml?: string;
  statuses: string[];
  places: ErrorPlace[];
}

/** The errors of an API, by code and by status. */
export interface ErrorIndex {
  pageType: "errors";
  codes: ErrorByCode[];
  statuses: { status: string; words: string; codes: string[]; places: ErrorPlace[] }[];
}

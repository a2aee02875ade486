import type {
  CallbackModel,
  DocumentModel,
  ExampleModel,
  Extension,
  ExternalDocs,
  MediaTypeModel,
  NamedSchemaModel,
  OperationModel,
  ParameterModel,
  RequestBodyModel,
  ResponseModel,
  SampleModel,
  SchemaModel,
  SecurityAlternative,
  SecuritySchemeModel,
  ServerModel,
} from "../../../plugins/gatsby-source-openapi/src/types";

export type {
  CallbackModel,
  CallbackOperationModel,
  Constraint,
  Description,
  DiscriminatorModel,
  DocumentModel,
  EncodingModel,
  EnumValue,
  ExampleModel,
  Extension,
  ExternalDocs,
  HeaderModel,
  JsonValue,
  LinkModel,
  MediaTypeModel,
  NamedSchemaModel,
  OAuthFlowModel,
  OperationModel,
  ParameterModel,
  PropertyModel,
  RequestBodyModel,
  RequiredScheme,
  ResponseModel,
  SampleModel,
  SchemaModel,
  SchemaReference,
  ScopeModel,
  SecurityAlternative,
  SecuritySchemeModel,
  ServerModel,
  ServerVariableModel,
} from "../../../plugins/gatsby-source-openapi/src/types";
export type {
  ErrorIndex,
  ErrorPlace,
} from "../../../plugins/gatsby-transformer-api-view/src/error-index";

/**
 * An example as a page receives it: `html` is the highlighted text, or the value where that has no
 * text of its own; `dataHtml` is the value where both are shown.
 */
export type ShownExample = ExampleModel & { html?: string; dataHtml?: string };

/** A sample as a page receives it: `html` is the highlighted source and stands instead of it. */
export type ShownSample = Omit<SampleModel, "source"> & { source?: string; html?: string };

/** Something with a place of its own on a page. */
export interface Anchored {
  anchor: string;
}

/** A link to a page. */
export interface PageLink {
  title: string;
  permalink: string;
}

/** An operation as lists name it. */
export interface OperationLink extends PageLink {
  method: string;
  pathTemplate: string;
  description?: string;
  deprecated?: boolean;
}

/** A schema that a page can unfold in place. */
export interface KnownSchema {
  name: string;
  title: string;
  permalink: string;
  schema: SchemaModel;
}

/** What the page of an operation and its Markdown twin are made of. */
export interface OperationPage
  extends Pick<
    OperationModel,
    | "kind"
    | "method"
    | "pathTemplate"
    | "permalink"
    | "title"
    | "deprecated"
    | "path"
    | "description"
    | "descriptionHtml"
  > {
  operationId: string | undefined;
  summary: string | undefined;
  externalDocs: ExternalDocs | undefined;
  document: PageLink & { id: string; version: string };
  tags: readonly PageLink[];
  servers: readonly ServerModel[];
  security: readonly SecurityAlternative[];
  securitySchemes: readonly SecuritySchemeModel[];
  parameters: ReadonlyArray<ParameterModel & Anchored>;
  requestBody: (RequestBodyModel & Anchored) | undefined;
  responses: ReadonlyArray<ResponseModel & Anchored>;
  responsesExtensions: readonly Extension[];
  callbacks: readonly CallbackModel[];
  schemas: readonly KnownSchema[];
  samples: readonly ShownSample[];
  extensions: readonly Extension[];
}

/** What the page of a named schema and its Markdown twin are made of. */
export interface SchemaPage extends Pick<NamedSchemaModel, "name" | "title" | "permalink"> {
  schema: SchemaModel;
  examples: readonly ShownExample[];
  /** Schemas that the page can unfold in place: the schema itself and those that it points to. */
  schemas: readonly KnownSchema[];
  uses: readonly PageLink[];
  usedBySchemas: readonly PageLink[];
  usedByOperations: readonly OperationLink[];
  document: PageLink & { id: string };
}

/** What the page of a document and its Markdown twin are made of. */
export interface DocumentPage
  extends Pick<
    DocumentModel,
    | "id"
    | "title"
    | "version"
    | "specificationVersion"
    | "permalink"
    | "description"
    | "descriptionHtml"
  > {
  summary: string | undefined;
  termsOfService: string | undefined;
  contact: DocumentModel["contact"];
  license: DocumentModel["license"];
  externalDocs: ExternalDocs | undefined;
  servers: readonly ServerModel[];
  security: readonly SecurityAlternative[];
  securitySchemes: readonly SecuritySchemeModel[];
  tagGroups: ReadonlyArray<{ name: string; tags: readonly PageLink[] }>;
  tags: ReadonlyArray<PageLink & { description: string; operations: readonly OperationLink[] }>;
  schemas: readonly PageLink[];
  extensions: readonly Extension[];
}

/** What the page of a tag and its Markdown twin are made of. */
export interface TagPage extends PageLink {
  name: string;
  description?: string;
  descriptionHtml?: string;
  summary: string | undefined;
  kind: string | undefined;
  parent: PageLink | undefined;
  externalDocs: ExternalDocs | undefined;
  operations: readonly OperationLink[];
  document: PageLink & { id: string };
  extensions: readonly Extension[];
}

/** The bodies of a part, each with what sets it apart on the page. */
export type Bodies = readonly MediaTypeModel[];

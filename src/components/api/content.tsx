import type {
  Description,
  EncodingModel,
  ExampleModel,
  HeaderModel,
  MediaTypeModel,
  ParameterModel,
  SchemaModel,
} from "../../../plugins/gatsby-source-openapi";
import { headerAnchor, mediaTypeAnchor } from "../../lib/api/addresses";
import { encodingFacts, serializationFacts } from "../../lib/api/facts";
import { exactValue, marksOf } from "../../lib/api/words";
import { Examples, InlineExamples } from "./examples";
import { AnchorLink } from "./page-parts";
import { LeftOut, Marks, Members, SchemaType, SchemaView, Title, useSchemaTree } from "./schema";
import { SchemaFacts } from "./schema-facts";
import { Switch } from "./switch";
import { Extensions, RichText } from "./text";

interface MediaTypesProps {
  content: readonly MediaTypeModel[];
  /** Anchor of the part with the bodies. */
  anchor: string;
  /** Keyword of the members that the bodies leave out. */
  leftOut?: "readOnly" | "writeOnly";
}

/** Shows a body in each of its media types. */
export function MediaTypes({ content, anchor, leftOut }: MediaTypesProps) {
  if (content.length === 0) return null;
  return (
    <LeftOut.Provider value={leftOut}>
      <Switch
        legend="Media type"
        name={`${anchor}:media`}
        options={content.map((body, index) => ({
          key: body.mediaType,
          label: body.mediaType,
          content: (
            <Body
              body={body}
              anchor={mediaTypeAnchor(anchor, body.mediaType, index)}
              isAlone={content.length === 1}
              hasId={index > 0}
            />
          ),
        }))}
      />
    </LeftOut.Provider>
  );
}

interface BodyProps {
  body: MediaTypeModel;
  anchor: string;
  isAlone: boolean;
  /** False if another element has the anchor as id. */
  hasId: boolean;
}

function Body({ body, anchor, isAlone, hasId }: BodyProps) {
  return (
    <div className="body" id={hasId ? anchor : undefined}>
      {body.schema ? (
        <SchemaView
          schema={body.schema}
          anchor={anchor}
          mediaType={isAlone ? body.mediaType : undefined}
        />
      ) : isAlone ? (
        <p className="body-type">
          <code>{body.mediaType}</code>
        </p>
      ) : null}
      {body.itemSchema ? (
        <>
          <p className="api-label" id={`${anchor}[]`}>
            Each item of the stream
          </p>
          <SchemaView schema={body.itemSchema} anchor={`${anchor}[]`} />
        </>
      ) : null}
      <Encodings encodings={body.encoding ?? []} anchor={anchor} />
      <Examples name={anchor} examples={body.examples} />
      <Extensions extensions={body.extensions} />
    </div>
  );
}

function Encodings({ encodings, anchor }: { encodings: readonly EncodingModel[]; anchor: string }) {
  if (encodings.length === 0) return null;
  return (
    <>
      <p className="api-label">Encoding of parts</p>
      <ul className="fields">
        {encodings.map(({ name, headers, encoding: parts = [], ...encoding }) => (
          <li className="field" key={name}>
            <p className="field-line">
              <code className="field-name">{name}</code>
              <span className="field-type">{encoding.contentType}</span>
            </p>
            <FactList facts={encodingFacts(encoding)} />
            {headers ? <Headers headers={headers} base={`${anchor}:${name}`} /> : null}
            <Encodings encodings={parts} anchor={`${anchor}:${name}`} />
            <Extensions extensions={encoding.extensions} />
          </li>
        ))}
      </ul>
    </>
  );
}

function FactList({ facts }: { facts: readonly string[] }) {
  if (facts.length === 0) return null;
  return (
    <ul className="facts">
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}

/** Shows parameters with the same location, or those of a callback. */
export function Parameters({
  parameters,
}: {
  parameters: ReadonlyArray<ParameterModel & { anchor: string }>;
}) {
  return (
    <ul className="fields">
      {parameters.map((parameter) => (
        <NamedValue
          key={parameter.anchor}
          value={parameter}
          anchor={parameter.anchor}
          facts={serializationFacts(parameter)}
        />
      ))}
    </ul>
  );
}

/** Shows the headers of a response or of a form part. */
export function Headers({ headers, base }: { headers: readonly HeaderModel[]; base: string }) {
  return (
    <ul className="fields">
      {headers.map((header) => (
        <NamedValue
          key={header.name}
          value={header}
          anchor={headerAnchor(base, header.name)}
          facts={header.explode ? ["explode"] : []}
        />
      ))}
    </ul>
  );
}

/** The common fields of parameters and headers. */
type Value = Description & {
  name: string;
  required: boolean;
  deprecated: boolean;
  schema?: SchemaModel;
  content?: readonly MediaTypeModel[];
  examples: readonly ExampleModel[];
  extensions?: ParameterModel["extensions"];
};

interface NamedValueProps {
  value: Value;
  anchor: string;
  facts: readonly string[];
}

function NamedValue({ value, anchor, facts }: NamedValueProps) {
  const { name, schema, content, examples, required, deprecated } = value;
  const marks = [...(required ? ["required"] : []), ...(deprecated ? ["deprecated"] : [])];
  const hasFacts = facts.length > 0 || examples.length > 0;
  return (
    <li className="field" id={anchor}>
      {schema ? (
        <Typed
          schema={schema}
          anchor={anchor}
          name={name}
          marks={marks}
          text={value}
          knownExamples={examples.flatMap((example) =>
            example.value === undefined ? [] : exactValue(example.value),
          )}
        />
      ) : (
        <>
          <NameLine name={name} anchor={anchor} marks={marks} />
          <RichText text={value} />
        </>
      )}
      {hasFacts ? (
        <ul className="facts">
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
          <InlineExamples examples={examples} />
        </ul>
      ) : null}
      {content ? <MediaTypes content={content} anchor={anchor} /> : null}
      <Extensions extensions={value.extensions} />
    </li>
  );
}

function NameLine(props: {
  name: string;
  anchor: string;
  marks: readonly string[];
  type?: JSX.Element;
}) {
  return (
    <p className="field-line">
      {props.name ? <code className="field-name">{props.name}</code> : <em>unnamed</em>}
      {props.type}
      <Marks words={props.marks} />
      <AnchorLink anchor={props.anchor} name={props.name} />
    </p>
  );
}

function Typed(props: {
  schema: SchemaModel;
  anchor: string;
  name: string;
  marks: readonly string[];
  text: Description;
  knownExamples: readonly string[];
}) {
  const node = useSchemaTree(props.schema, props.anchor);
  const marks = [...new Set([...props.marks, ...marksOf(node.layers)])];
  return (
    <>
      <NameLine
        name={props.name}
        anchor={props.anchor}
        marks={marks}
        type={
          <>
            <SchemaType node={node} />
            <Title node={node} />
          </>
        }
      />
      <RichText text={props.text} />
      <SchemaFacts node={node} knownExamples={props.knownExamples} />
      <Members node={node} />
    </>
  );
}

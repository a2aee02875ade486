import type {
  BodyPart,
  EncodingPart,
  SchemaHead,
  ValuePart,
} from "../../../plugins/gatsby-source-openapi";
import { Examples, InlineExamples } from "./examples";
import { AnchorLink } from "./page-parts";
import { Marks, Members, markFewer, SchemaType, SchemaView, Titles } from "./schema";
import { SchemaFacts } from "./schema-facts";
import { Switch } from "./switch";
import { Extensions, RichText, TextWithCode } from "./text";

interface MediaTypesProps {
  content: readonly BodyPart[];
  /** Anchor of the part with the bodies. */
  anchor: string;
}

/** Shows a body in each of its media types. */
export function MediaTypes({ content, anchor }: MediaTypesProps) {
  if (content.length === 0) return null;
  return (
    <Switch
      legend="Media type"
      name={`${anchor}:media`}
      options={content.map((body, index) => ({
        key: body.mediaType,
        label: body.mediaType,
        content: <Body body={body} isAlone={content.length === 1} hasId={index > 0} />,
      }))}
    />
  );
}

interface BodyProps {
  body: BodyPart;
  isAlone: boolean;
  /** False if another element has the anchor as id. */
  hasId: boolean;
}

function Body({ body, isAlone, hasId }: BodyProps) {
  const { anchor, mediaType, schema, itemSchema } = body;
  return (
    <div className="body" id={hasId ? anchor : undefined}>
      {schema ? (
        <SchemaView schema={schema} mediaType={isAlone ? mediaType : undefined} />
      ) : isAlone ? (
        <p className="body-type">
          <code>{mediaType}</code>
        </p>
      ) : null}
      {itemSchema ? (
        <>
          <p className="api-label" id={itemSchema.anchor}>
            Each item of the stream
          </p>
          <SchemaView schema={itemSchema} />
        </>
      ) : null}
      <Encodings encodings={body.encoding ?? []} />
      <Examples name={anchor} examples={body.examples} />
      <Extensions extensions={body.extensions} />
    </div>
  );
}

function Encodings({ encodings }: { encodings: readonly EncodingPart[] }) {
  if (encodings.length === 0) return null;
  return (
    <>
      <p className="api-label">Encoding of parts</p>
      <ul className="fields">
        {encodings.map(({ name, contentType, facts, headers, encoding, extensions }) => (
          <li className="field" key={name}>
            <p className="field-line">
              <code className="field-name">{name}</code>
              <span className="field-type">{contentType}</span>
            </p>
            {facts.length > 0 ? (
              <ul className="facts">
                <Facts facts={facts} />
              </ul>
            ) : null}
            {headers.length > 0 ? <Headers values={headers} /> : null}
            <Encodings encodings={encoding} />
            <Extensions extensions={extensions} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Facts({ facts }: { facts: readonly string[] }) {
  return (
    <>
      {facts.map((fact) => (
        <li key={fact}>
          <TextWithCode words={fact} />
        </li>
      ))}
    </>
  );
}

/** Shows headers of a response or of a part of a body. */
export function Headers({ values }: ValuesProps) {
  return (
    <ul className="fields">
      {values.map((value) => (
        <Value key={value.anchor} value={value} marked="required" />
      ))}
    </ul>
  );
}

interface ValuesProps {
  values: readonly ValuePart[];
}

/** Shows parameters of a request. Of required and optional ones, the fewer are marked. */
export function Parameters({ values }: ValuesProps) {
  const isOptional = values.length > 1 && !values.some(({ required }) => required);
  const { marked, note = isOptional ? "All are optional." : undefined } = markFewer(values);
  return (
    <>
      {note ? <p className="api-note">{note}</p> : null}
      <ul className="fields">
        {values.map((value) => (
          <Value key={value.anchor} value={value} marked={marked} />
        ))}
      </ul>
    </>
  );
}

interface ValueProps {
  value: ValuePart;
  marked: "required" | "optional" | undefined;
}

const NO_SCHEMA: SchemaHead = { type: "" };

function Value({ value, marked }: ValueProps) {
  const { name, anchor, schema, content, examples, facts, required, deprecated } = value;
  const presence = required ? "required" : "optional";
  const marks = [
    ...(presence === marked ? [presence] : []),
    ...(deprecated ? ["deprecated"] : []),
    ...(schema?.marks ?? []),
  ];
  return (
    <li className="field" id={anchor}>
      <p className="field-line">
        {name ? <code className="field-name">{name}</code> : <em>unnamed</em>}
        {schema ? (
          <>
            <SchemaType schema={schema} />
            <Titles schema={schema} />
          </>
        ) : null}
        <Marks words={[...new Set(marks)]} />
        <AnchorLink anchor={anchor} name={name} />
      </p>
      <RichText text={value} />
      <SchemaFacts schema={schema ?? NO_SCHEMA}>
        {facts.length > 0 || examples.length > 0 ? (
          <>
            <Facts facts={facts} />
            <InlineExamples examples={examples} />
          </>
        ) : null}
      </SchemaFacts>
      {schema ? <Members schema={schema} /> : null}
      <MediaTypes content={content} anchor={anchor} />
      <Extensions extensions={value.extensions} />
    </li>
  );
}

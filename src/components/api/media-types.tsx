import { mediaTypeAnchor } from "../../lib/api/anchors";
import type { EncodingModel, MediaTypeModel, SchemaModel } from "../../lib/api/model";
import { Examples } from "./examples";
import { Extensions } from "./extensions";
import { SchemaFacts } from "./schema-facts";
import { Marks, Members, Title } from "./schema-members";
import { SchemaType } from "./schema-type";
import { useSchemaTree } from "./schemas-context";
import { Switch } from "./switch";
import { Headers } from "./value";
import { marksOf } from "../../lib/api/words";

interface MediaTypesProps {
  content: readonly MediaTypeModel[];
  /** Anchor of the part that the bodies belong to. */
  anchor: string;
}

/** A body in each of its media types. */
export function MediaTypes({ content, anchor }: MediaTypesProps) {
  if (content.length === 0) return null;
  return (
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
          />
        ),
      }))}
    />
  );
}

interface BodyProps {
  body: MediaTypeModel;
  anchor: string;
  isAlone: boolean;
}

function Body({ body, anchor, isAlone }: BodyProps) {
  return (
    <div className="body">
      {body.schema ? (
        <BodySchema
          schema={body.schema}
          anchor={anchor}
          {...(isAlone ? { mediaType: body.mediaType } : {})}
        />
      ) : isAlone ? (
        <p className="body-type">
          <code>{body.mediaType}</code>
        </p>
      ) : null}
      {body.itemSchema ? (
        <>
          <p className="api-label">Each item of the stream</p>
          <BodySchema schema={body.itemSchema} anchor={`${anchor}[]`} />
        </>
      ) : null}
      <Encodings encodings={body.encoding ?? []} anchor={anchor} />
      <Examples name={anchor} examples={body.examples} />
      <Extensions extensions={body.extensions} />
    </div>
  );
}

function BodySchema(props: { schema: SchemaModel; anchor: string; mediaType?: string }) {
  const node = useSchemaTree(props.schema, props.anchor);
  return (
    <div className="schema-view">
      <p className="body-type">
        {props.mediaType ? <code>{props.mediaType}</code> : null} <SchemaType node={node} />
        <Marks words={marksOf(node.layers)} />
        <Title node={node} />
      </p>
      <SchemaFacts node={node} />
      <Members node={node} />
    </div>
  );
}

function Encodings({ encodings, anchor }: { encodings: readonly EncodingModel[]; anchor: string }) {
  if (encodings.length === 0) return null;
  return (
    <>
      <p className="api-label">How parts are sent</p>
      <ul className="fields">
        {encodings.map(({ name, headers, encoding: parts = [], ...encoding }) => (
          <li className="field" key={name}>
            <p className="field-line">
              <code className="field-name">{name}</code>
              <span className="field-type">{encoding.contentType}</span>
            </p>
            <EncodingFacts encoding={encoding} />
            {headers ? <Headers headers={headers} base={`${anchor}:${name}`} /> : null}
            <Encodings encodings={parts} anchor={`${anchor}:${name}`} />
            <Extensions extensions={encoding.extensions} />
          </li>
        ))}
      </ul>
    </>
  );
}

type Facts = Pick<EncodingModel, "style" | "explode" | "allowReserved">;

function EncodingFacts({ encoding: { style, explode, allowReserved } }: { encoding: Facts }) {
  const facts = [
    ...(style ? [`style ${style}`] : []),
    ...(explode === undefined ? [] : [explode ? "explode" : "no explode"]),
    ...(allowReserved ? ["reserved characters stay as they are"] : []),
  ];
  if (facts.length === 0) return null;
  return (
    <ul className="facts">
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}

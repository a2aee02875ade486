import { headerAnchor } from "../../lib/api/anchors";
import type {
  Description,
  HeaderModel,
  MediaTypeModel,
  ParameterModel,
  SchemaModel,
  ShownExample,
} from "../../lib/api/model";
import { marksOf } from "../../lib/api/words";
import { AnchorLink } from "./anchor-link";
import { InlineExamples } from "./examples";
import { Extensions } from "./extensions";
import { MediaTypes } from "./media-types";
import { RichText } from "./rich-text";
import { SchemaFacts } from "./schema-facts";
import { Marks, Members, Title } from "./schema-members";
import { SchemaType } from "./schema-type";
import { useSchemaTree } from "./schemas-context";

/** Parameters of one place, or of a callback. */
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

function serializationFacts({ serialization, allowEmptyValue }: ParameterModel): string[] {
  const { style, explode, allowReserved, isDefault } = serialization;
  return [
    ...(isDefault ? [] : [`style ${style}`, explode ? "explode" : "no explode"]),
    ...(allowReserved ? ["reserved characters stay as they are"] : []),
    ...(allowEmptyValue ? ["may be empty"] : []),
  ];
}

/** Headers of a response or of a part of a form. */
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

/** What parameters and headers have in common. */
type Value = Description & {
  name: string;
  required: boolean;
  deprecated: boolean;
  schema?: SchemaModel;
  content?: readonly MediaTypeModel[];
  examples: readonly ShownExample[];
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
        <Typed schema={schema} anchor={anchor} name={name} marks={marks} text={value} />
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
      {props.name ? <code className="field-name">{props.name}</code> : <em>without a name</em>}
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
      <SchemaFacts node={node} />
      <Members node={node} />
    </>
  );
}

import type { SchemaModel, SchemaReference } from "../../../plugins/gatsby-source-openapi";
import type { SchemaLayers } from "../../lib/api/schema-layers";
import {
  exactValue,
  extensionValue,
  inlineValue,
  limitInWords,
  othersInWords,
} from "../../lib/api/words";
import { SiteLink } from "../ui/site-link";
import { ExternalDocsLink, RichText } from "./text";

interface SchemaFactsProps {
  node: SchemaLayers;
  /** `own`: only the schema itself. `named`: only the named schemas that it refers to. */
  of?: "all" | "own" | "named";
}

/** Shows what a schema says about its value: description, constraints, default, enum, examples. */
export function SchemaFacts({ node, of = "all" }: SchemaFactsProps) {
  const named = node.layers.slice(node.own.length);
  const layers = { all: node.layers, own: node.own, named }[of];
  const texts = [...new Set(layers.map(({ descriptionHtml }) => descriptionHtml))];
  return (
    <>
      {texts.map((html) =>
        html ? <RichText key={html} text={{ descriptionHtml: html }} /> : null,
      )}
      {layers.map((layer, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: layers have no other name.
        <LayerFacts key={index} schema={layer} />
      ))}
    </>
  );
}

function LayerFacts({ schema }: { schema: SchemaModel }) {
  const facts = [...valueFacts(schema), ...memberFacts(schema), ...rareFacts(schema)];
  return (
    <>
      {facts.length > 0 ? <ul className="facts">{facts}</ul> : null}
      <EnumValues schema={schema} />
      <Discriminator schema={schema} />
      <ExternalDocsLink docs={schema.externalDocs} />
    </>
  );
}

function valueFacts(schema: SchemaModel) {
  const isFormatShown = !schema.format || schema.typeLabel.includes(schema.format);
  return [
    ...(isFormatShown ? [] : [<Fact key="format" words="format" value={schema.format} />]),
    ...(schema.constraints ?? []).map((constraint) => (
      <Fact key={constraint.keyword} {...limitInWords(constraint)} />
    )),
    ...(schema.const
      ? [<Fact key="const" words="always" value={exactValue(schema.const.value)} />]
      : []),
    ...(schema.default
      ? [<Fact key="default" words="default" value={exactValue(schema.default.value)} />]
      : []),
    ...(schema.examples ?? []).map(({ value }) => (
      <Fact key={`example ${exactValue(value)}`} words="example" value={inlineValue(value)} />
    )),
  ];
}

function memberFacts(schema: SchemaModel) {
  return [
    ...(schema.requiredUndeclared
      ? [<Fact key="also" words="also required" value={schema.requiredUndeclared.join(", ")} />]
      : []),
    ...(schema.dependentRequired ?? []).map(({ name, requires }) => (
      <Fact key={`with ${name}`} words={`with ${name} also required`} value={requires.join(", ")} />
    )),
    ...othersInWords(schema).map((words) => <Fact key={words} words={words} />),
  ];
}

function rareFacts(schema: SchemaModel) {
  return [
    ...(schema.contentMediaType
      ? [<Fact key="media" words="content" value={schema.contentMediaType} />]
      : []),
    ...(schema.contentEncoding
      ? [<Fact key="encoding" words="encoded as" value={schema.contentEncoding} />]
      : []),
    ...(schema.xml === undefined
      ? []
      : [<Fact key="xml" words="as XML" value={exactValue(schema.xml.value)} />]),
    ...[...(schema.extensions ?? []), ...(schema.discriminator?.extensions ?? [])].map(
      ({ name, value }) => <Fact key={name} words={name} value={extensionValue(value)} />,
    ),
  ];
}

function Fact({ words, value }: { words: string; value?: string | undefined }) {
  return (
    <li>
      {words}
      {value === undefined ? null : (
        <>
          {" "}
          <code>{value}</code>
        </>
      )}
    </li>
  );
}

function EnumValues({ schema }: { schema: SchemaModel }) {
  const values = schema.enum;
  if (!values) return null;
  const inWords = values.every(({ value }) => typeof value === "string") ? inlineValue : exactValue;
  if (values.every(({ description }) => description === undefined)) {
    return (
      <p className="enum-line">
        One of{" "}
        {values.map(({ value }) => (
          <span key={exactValue(value)}>
            <code>{inWords(value)}</code>{" "}
          </span>
        ))}
      </p>
    );
  }
  return (
    <dl className="enum">
      {values.map(({ value, description }) => (
        <div key={exactValue(value)}>
          <dt>
            <code>{inWords(value)}</code>
          </dt>
          <dd>{description}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Shows the mapping of a discriminator, unless the alternatives show its values. */
function Discriminator({ schema }: { schema: SchemaModel }) {
  const { discriminator } = schema;
  if (!discriminator) return null;
  const { propertyName, mapping, defaultMapping } = discriminator;
  const isShown = schema.oneOf !== undefined || schema.anyOf !== undefined;
  const targets = isShown ? [] : mapping;
  if (isShown && !defaultMapping) return null;
  return (
    <div className="discriminator">
      <p className="api-note">
        <code>{propertyName}</code> selects the schema.
      </p>
      <ul className="facts">
        {targets.map(({ value, schema }) => (
          <li key={value}>
            <code>{value}</code> <Target schema={schema} />
          </li>
        ))}
        {defaultMapping ? (
          <li>
            any other value <Target schema={defaultMapping} />
          </li>
        ) : null}
      </ul>
    </div>
  );
}

function Target({ schema }: { schema: SchemaReference | string }) {
  if (typeof schema === "string") return <>{schema}</>;
  return <SiteLink href={schema.permalink}>{schema.name}</SiteLink>;
}

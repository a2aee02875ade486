import type { SchemaModel, SchemaReference } from "../../../plugins/gatsby-source-openapi";
import { factsOf } from "../../lib/api/facts";
import type { SchemaLayers } from "../../lib/api/schema-layers";
import { exactValue, inlineValue } from "../../lib/api/words";
import { SiteLink } from "../ui/site-link";
import { ExternalDocsLink, FactValue, OneOf, RichText, ValueList } from "./text";

interface SchemaFactsProps {
  node: SchemaLayers;
  /** True if `descriptionsOf(node).more` is shown elsewhere. */
  isShort?: boolean;
  /** Examples that are shown elsewhere. */
  knownExamples?: readonly string[];
}

/** Returns the descriptions of a place, or else of its named schemas, and the other ones. */
export function descriptionsOf({ own, layers }: SchemaLayers) {
  const textsOf = (some: readonly SchemaModel[]) => [
    ...new Set(some.flatMap(({ descriptionHtml }) => descriptionHtml ?? [])),
  ];
  const first = textsOf(own);
  const named = textsOf(layers.slice(own.length)).filter((text) => !first.includes(text));
  return first.length > 0 ? { first, more: named } : { first: named, more: [] };
}

/** Shows what a schema says about its value: description, constraints, default, enum, examples. */
export function SchemaFacts({ node, isShort = false, knownExamples = [] }: SchemaFactsProps) {
  const { layers } = node;
  const { first, more } = descriptionsOf(node);
  const facts = layers
    .flatMap((layer) => factsOf(layer))
    .filter(({ words, value = "" }) => !(words === "example" && knownExamples.includes(value)));
  const byText = new Map(facts.map((fact) => [`${fact.words} ${fact.value}`, fact]));
  return (
    <>
      {[...first, ...(isShort ? [] : more)].map((html) => (
        <RichText key={html} text={{ descriptionHtml: html }} />
      ))}
      {byText.size > 0 ? (
        <ul className="facts">
          {[...byText].map(([key, { words, value, isSentence }]) => (
            <li key={key} className={isSentence && "sentence"}>
              <FactValue words={words} value={value} />
            </li>
          ))}
        </ul>
      ) : null}
      {layers.map((layer, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: layers have no other name.
        <LayerParts key={index} schema={layer} />
      ))}
    </>
  );
}

function LayerParts({ schema }: { schema: SchemaModel }) {
  return (
    <>
      <EnumValues schema={schema} />
      <Discriminator schema={schema} />
      <ExternalDocsLink docs={schema.externalDocs} />
    </>
  );
}

function EnumValues({ schema }: { schema: SchemaModel }) {
  const values = schema.enum;
  if (!values) return null;
  const inWords = values.every(({ value }) => typeof value === "string") ? inlineValue : exactValue;
  const named = values.map(({ value, description }) => ({ name: inWords(value), description }));
  return named.some(({ description }) => description !== undefined) ? (
    <ValueList values={named} />
  ) : (
    <OneOf values={named.map(({ name }) => name)} />
  );
}

/** Shows the mapping of a discriminator, unless the alternatives show its values. */
function Discriminator({ schema }: { schema: SchemaModel }) {
  const { discriminator } = schema;
  if (!discriminator) return null;
  const { propertyName, mapping, defaultMapping } = discriminator;
  const isShown = schema.oneOf !== undefined || schema.anyOf !== undefined;
  if (isShown && !defaultMapping) return null;
  return (
    <div className="discriminator">
      <p className="api-note">
        <code>{propertyName}</code> selects the schema.
      </p>
      <ul className="facts">
        {(isShown ? [] : mapping).map(({ value, schema }) => (
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

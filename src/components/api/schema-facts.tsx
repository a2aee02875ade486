import type { SchemaModel, SchemaReference } from "../../../plugins/gatsby-source-openapi";
import { factsOf } from "../../lib/api/facts";
import type { SchemaLayers } from "../../lib/api/schema-layers";
import { exactValue, inlineValue } from "../../lib/api/words";
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
  const facts = factsOf(schema);
  return (
    <>
      {facts.length > 0 ? (
        <ul className="facts">
          {facts.map(({ words, value }) => (
            <li key={`${words} ${value}`}>
              {words}
              {value === undefined ? null : (
                <>
                  {" "}
                  <code>{value}</code>
                </>
              )}
            </li>
          ))}
        </ul>
      ) : null}
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

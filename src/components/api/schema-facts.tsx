import type { ReactNode } from "react";
import type {
  Description,
  FactLists,
  SchemaHead,
  SchemaReference,
} from "../../../plugins/gatsby-source-openapi";
import { SiteLink } from "../ui/site-link";
import { ExternalDocsLink, FactValue, OneOf, RichText, ValueList } from "./text";

/** Shows descriptions one below the other. */
export function Descriptions({
  descriptions = [],
}: {
  descriptions: readonly Description[] | undefined;
}) {
  return (
    <>
      {descriptions.map((text) => (
        <RichText key={text.descriptionHtml} text={text} />
      ))}
    </>
  );
}

interface SchemaFactsProps {
  schema: SchemaHead;
  /** Items of the list of facts after those of the schema. */
  children?: ReactNode;
}

/** Shows what a schema says about its value: description, enum, constraints, default, examples. */
export function SchemaFacts({ schema, children }: SchemaFactsProps) {
  const { descriptions, typeDescriptions, facts = [], lists = [] } = schema;
  return (
    <>
      <Descriptions descriptions={descriptions} />
      {typeDescriptions ? (
        <div className="api-note">
          <Descriptions descriptions={typeDescriptions} />
        </div>
      ) : null}
      {lists.map((lists, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lists have no other name.
        <Lists key={index} lists={lists} />
      ))}
      {facts.length > 0 || children ? (
        <ul className="facts">
          {facts.map(({ words, value, isSentence }) => (
            <li key={`${words} ${value}`} className={isSentence && "sentence"}>
              <FactValue words={words} value={value} />
            </li>
          ))}
          {children}
        </ul>
      ) : null}
    </>
  );
}

function Lists({ lists: { enum: values, discriminator, externalDocs } }: { lists: FactLists }) {
  const isDescribed = values?.some(({ description }) => description !== undefined);
  return (
    <>
      {values && isDescribed ? <ValueList values={values} /> : null}
      {values && !isDescribed ? <OneOf values={values.map(({ name }) => name)} /> : null}
      {discriminator ? <Discriminator discriminator={discriminator} /> : null}
      <ExternalDocsLink docs={externalDocs} />
    </>
  );
}

function Discriminator({
  discriminator: { propertyName, targets },
}: Required<Pick<FactLists, "discriminator">>) {
  return (
    <div className="discriminator">
      <p className="api-note">
        <code>{propertyName}</code> selects the schema.
      </p>
      <ul className="facts">
        {targets.map(({ value, schema }) => (
          <li key={value ?? ""}>
            {value === undefined ? "any other value" : <code>{value}</code>}{" "}
            <Target schema={schema} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Target({ schema }: { schema: SchemaReference | string }) {
  if (typeof schema === "string") return <>{schema}</>;
  return <SiteLink href={schema.permalink}>{schema.name}</SiteLink>;
}

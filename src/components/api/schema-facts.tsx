import type { ReactNode } from "react";
import type {
  Description,
  Fact,
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

/** Longer limits, such as patterns, are below the name. */
const LONGEST_LIMIT = 6;

function isShort({ isConstraint, value = "" }: Fact): boolean {
  return isConstraint === true && value.length <= LONGEST_LIMIT;
}

/** Shows short limits of a value, such as its minimum, beside its name and type. */
export function Limits({ facts = [] }: { facts: SchemaHead["facts"] | undefined }) {
  return (
    <>
      {facts.filter(isShort).map(({ words, value }) => (
        <span key={words} className="field-limit">
          <FactValue words={words} value={value} />
        </span>
      ))}
    </>
  );
}

interface SchemaFactsProps {
  schema: SchemaHead;
  /** True if `Limits` shows those that are short. */
  hasLimits?: boolean;
  /** Items of the list of facts after those of the schema. */
  children?: ReactNode;
}

/** Shows what a schema says about its value: description, enum, constraints, default, examples. */
export function SchemaFacts({ schema, hasLimits, children }: SchemaFactsProps) {
  const { descriptions, typeDescriptions, lists = [] } = schema;
  const facts = (schema.facts ?? []).filter((fact) => !(hasLimits && isShort(fact)));
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

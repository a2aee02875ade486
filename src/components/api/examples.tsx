import type { ExampleModel, OperationPage } from "../../../plugins/gatsby-source-openapi";
import { formsOf, statusClass } from "../../lib/api/words";
import { Switch } from "./switch";
import { Code, Extensions, OuterLink, RichText } from "./text";

interface ExamplesProps {
  /** Unique on the page. */
  name: string;
  examples: readonly ExampleModel[];
  isTitled?: boolean;
}

/** Shows examples of a body, one at a time. */
export function Examples({ name, examples, isTitled = true }: ExamplesProps) {
  if (examples.length === 0) return null;
  return (
    <div className="examples">
      {isTitled ? (
        <p className="api-label">{examples.length === 1 ? "Example" : "Examples"}</p>
      ) : null}
      <Switch
        legend="Example"
        name={`${name}:example`}
        options={examples.map((example) => ({
          key: example.name,
          label: example.name,
          content: <Example example={example} isNamed={examples.length === 1} />,
        }))}
      />
    </div>
  );
}

interface ExampleProps {
  example: ExampleModel;
  /** Whether to show the name because no label does. */
  isNamed: boolean;
}

function Example({ example, isNamed }: ExampleProps) {
  const { name, summary, externalValue, generated, html, dataHtml, value, text } = example;
  const source = text ?? (value === undefined ? undefined : JSON.stringify(value, null, 2));
  return (
    <>
      {summary || isNamed ? (
        <p className="example-summary">
          {summary} {isNamed && name !== "Example" ? <code>{name}</code> : null}
        </p>
      ) : null}
      <RichText text={example} />
      {dataHtml === undefined ? null : (
        <>
          <Code code={{ html: dataHtml }} />
          <p className="api-note">Sent as</p>
        </>
      )}
      {html === undefined && source === undefined ? null : (
        <Code code={{ ...(html === undefined ? {} : { html }), source: source ?? "" }} />
      )}
      {externalValue ? <OuterLink href={externalValue} /> : null}
      {generated ? <p className="api-note">Generated from the schema.</p> : null}
      <Extensions extensions={example.extensions} />
    </>
  );
}

/** Shows examples of a parameter or header, each on one line. */
export function InlineExamples({ examples }: { examples: readonly ExampleModel[] }) {
  return (
    <>
      {examples.map((example) => {
        const { name, summary } = example;
        return (
          <li key={name}>
            {name === "Example" ? "Example" : `Example ${name}`}{" "}
            {formsOf(example).map((form) => (
              <code key={form}>{form}</code>
            ))}{" "}
            {summary}
            <RichText text={example} />
            <Extensions extensions={example.extensions} />
          </li>
        );
      })}
    </>
  );
}

/** Returns the first successful response with an example. */
export function firstSuccess({ responses }: OperationPage) {
  return responses.find(
    ({ status, content }) =>
      status.startsWith("2") && content.some(({ examples }) => examples.length > 0),
  );
}

/** Shows the examples of a response beside those of the request. */
export function AnswerExamples({ response }: { response: OperationPage["responses"][number] }) {
  const { status, content, anchor } = response;
  return (
    <section className="samples" aria-labelledby="response-example">
      <h2 id="response-example" className="samples-title">
        Response{" "}
        <span className="status" data-class={statusClass(status)}>
          {status}
        </span>
      </h2>
      <Switch
        legend="Media type"
        name={`${anchor}:answer`}
        options={content
          .filter(({ examples }) => examples.length > 0)
          .map(({ mediaType, examples }) => ({
            key: mediaType,
            label: mediaType,
            content: (
              <Examples name={`${anchor}:${mediaType}`} examples={examples} isTitled={false} />
            ),
          }))}
      />
    </section>
  );
}

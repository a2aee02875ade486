import { useEffect, useRef } from "react";
import type { BodyPart, ExampleModel, OperationPage } from "../../../plugins/gatsby-source-openapi";
import { formsOf, statusClass } from "../../lib/api/words";
import { CodeBlock } from "../ui/code-block";
import { Switch } from "./switch";
import { Extensions, OuterLink, RichText } from "./text";

interface ExamplesProps {
  /** Unique on the page. */
  name: string;
  examples: readonly ExampleModel[];
}

/** Shows examples of a body, one at a time. */
export function Examples({ name, examples }: ExamplesProps) {
  if (examples.length === 0) return null;
  return (
    <div className="examples">
      <p className="api-label">{examples.length === 1 ? "Example" : "Examples"}</p>
      <Switch
        legend="Example"
        name={exampleGroup(name)}
        options={examples.map((example) => ({
          key: example.name,
          label: example.name,
          content: <Example example={example} isNamed={examples.length === 1} />,
        }))}
      />
    </div>
  );
}

/** Returns the name of the controls that select one of the examples of a body. */
export function exampleGroup(anchor: string): string {
  return `${anchor}:example`;
}

/** Bodies with more lines are folded where they are above the text, so that it is not far away. */
const LONGEST_BODY = 14;

interface ExampleProps {
  example: ExampleModel;
  /** Shows the name, because no label does. */
  isNamed: boolean;
  /** Media type of the body, if no label shows it. */
  mediaType?: string | undefined;
}

function Example({ example, isNamed, mediaType }: ExampleProps) {
  const { name, summary, externalValue, generated, html, dataHtml, value, text } = example;
  const shownName = isNamed && name !== "Example" ? name : undefined;
  const source = text ?? (value === undefined ? undefined : JSON.stringify(value, null, 2));
  return (
    <>
      {summary || shownName || mediaType ? (
        <p className="example-summary">
          {summary} {shownName ? <code>{shownName}</code> : null}{" "}
          {mediaType ? <code>{mediaType}</code> : null}
        </p>
      ) : null}
      <RichText text={example} />
      {dataHtml === undefined ? null : (
        <>
          <CodeBlock html={dataHtml} longest={LONGEST_BODY} />
          <p className="api-note">Sent as</p>
        </>
      )}
      {html === undefined && source === undefined ? null : (
        <CodeBlock html={html} longest={LONGEST_BODY}>
          {source}
        </CodeBlock>
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
            {name === "Example" ? "example" : `example ${name}`}{" "}
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

function hasExamples({ examples }: Pick<BodyPart, "examples">): boolean {
  return examples.length > 0;
}

/**
 * Shows the examples of all responses, one status at a time: the first successful one, or the one
 * that the reader opens in the text.
 */
export function ResponseExamples({ responses }: Pick<OperationPage, "responses">) {
  const root = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    const follow = ({ target }: Event) => {
      const opened = (target as Element).closest(".response:not([open]) > summary")?.parentElement;
      const inputs = root.current?.querySelectorAll<HTMLInputElement>(":scope > label > input");
      for (const input of inputs ?? []) if (input.value === opened?.id) input.checked = true;
    };
    document.addEventListener("click", follow);
    return () => document.removeEventListener("click", follow);
  }, []);
  const shown = responses.filter(({ content }) => content.some(hasExamples));
  const [first = shown[0]] = shown.filter(({ status }) => status.startsWith("2"));
  if (!first) return null;
  return (
    <section className="pane" aria-labelledby="response-example">
      <div className="pane-bar">
        <h2 id="response-example">Response</h2>
        {shown.length === 1 ? <Status status={first.status} /> : null}
      </div>
      <div className="pane-body">
        <Switch
          legend="Status"
          name="response"
          initial={first.anchor}
          rootRef={root}
          options={shown.map(({ status, anchor, content }) => ({
            key: anchor,
            label: <Status status={status} />,
            content: <BodyExamples content={content} name={anchor} />,
          }))}
        />
      </div>
    </section>
  );
}

interface BodyExamplesProps {
  content: ReadonlyArray<Pick<BodyPart, "mediaType" | "examples">>;
  /** Unique on the page. */
  name: string;
}

/** Shows the examples of all media types in one row of tabs. */
function BodyExamples({ content, name }: BodyExamplesProps) {
  const bodies = content.filter(hasExamples);
  const all = bodies.flatMap(({ mediaType, examples }) =>
    examples.map((example) => ({ example, mediaType, isOnly: examples.length === 1 })),
  );
  return (
    <Switch
      legend="Example"
      name={`${name}:answer`}
      options={all.map(({ example, mediaType, isOnly }) => {
        const isNamed = !(bodies.length > 1 && isOnly);
        return {
          key: `${mediaType} ${example.name}`,
          label: isNamed ? example.name : mediaType,
          content: (
            <Example
              example={example}
              isNamed={all.length === 1 || !isNamed}
              mediaType={bodies.length > 1 && isNamed ? mediaType : undefined}
            />
          ),
        };
      })}
    />
  );
}

/** Shows the bodies of a request that the API sends: of a webhook, or of a callback. */
export function Payload({
  title,
  content,
}: Pick<BodyExamplesProps, "content"> & { title: string }) {
  if (!content.some(hasExamples)) return null;
  return (
    <section className="pane" aria-label={title}>
      <div className="pane-bar">
        <h2>{title}</h2>
      </div>
      <div className="pane-body">
        <BodyExamples content={content} name={title} />
      </div>
    </section>
  );
}

/** A status in the color of its class. */
export function Status({ status }: { status: string }) {
  return (
    <span className="status" data-class={statusClass(status)}>
      {status}
    </span>
  );
}

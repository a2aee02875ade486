import type { ShownExample } from "../../lib/api/model";
import { inlineValue } from "../../lib/api/words";
import { SiteLink } from "../ui/site-link";
import { Code } from "./code";
import { RichText } from "./rich-text";
import { Switch } from "./switch";

interface ExamplesProps {
  /** Unique on the page. */
  name: string;
  examples: readonly ShownExample[];
  isTitled?: boolean;
}

/** Examples of a body, one of them in sight. */
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
  example: ShownExample;
  /** Whether the name has to be told, as no label tells it. */
  isNamed: boolean;
}

function Example({ example, isNamed }: ExampleProps) {
  const { name, summary, externalValue, generated, html, value, text } = example;
  const source = text ?? (value === undefined ? undefined : JSON.stringify(value, null, 2));
  return (
    <>
      {summary || isNamed ? (
        <p className="example-summary">
          {summary} {isNamed && name !== "Example" ? <code>{name}</code> : null}
        </p>
      ) : null}
      <RichText text={example} />
      {html === undefined && source === undefined ? null : (
        <Code code={{ ...(html === undefined ? {} : { html }), source: source ?? "" }} />
      )}
      {externalValue ? <SiteLink href={externalValue}>{externalValue}</SiteLink> : null}
      {generated ? <p className="api-note">Made from the schema.</p> : null}
    </>
  );
}

/** Examples of a short value: a parameter or a header. */
export function InlineExamples({ examples }: { examples: readonly ShownExample[] }) {
  return (
    <>
      {examples.map((example) => {
        const { name, summary, text, value, externalValue } = example;
        const shown = text ?? (value === undefined ? externalValue : inlineValue(value));
        const isNamed = name !== "Example" || summary !== undefined;
        return (
          <li key={name}>
            {isNamed ? `Example ${name === "Example" ? "" : name}` : "Example"} <code>{shown}</code>{" "}
            {summary}
            <RichText text={example} />
          </li>
        );
      })}
    </>
  );
}

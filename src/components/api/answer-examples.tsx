import type { OperationPage } from "../../lib/api/model";
import { statusClass } from "../../lib/api/words";
import { Examples } from "./examples";
import { Switch } from "./switch";

/** The answer that a reader wants to see beside the request. */
export function firstSuccess({ responses }: OperationPage) {
  return responses.find(
    ({ status, content }) =>
      status.startsWith("2") && content.some(({ examples }) => examples.length > 0),
  );
}

/** Examples of an answer, beside those of the request. */
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

import { graphql } from "gatsby";
import * as React from "react";

export default function Operation({ data: { operation } }) {
  return (
    <main>
      <h1>{operation.title}</h1>
      <code>{`${operation.method} ${operation.pathTemplate}`}</code>
      <div dangerouslySetInnerHTML={{ __html: operation.descriptionMarkdown.html }} />
      <dl>
        {operation.parameters.map(({ name, schema, descriptionMarkdown }) => (
          <React.Fragment key={name}>
            <dt>{`${name}: ${schema.types.join(" or ")}`}</dt>
            <dd dangerouslySetInnerHTML={{ __html: descriptionMarkdown.html }} />
          </React.Fragment>
        ))}
        {operation.responses.map(({ status, description }) => (
          <dd key={status}>{`${status}: ${description}`}</dd>
        ))}
      </dl>
      <pre>{operation.samples[0].source}</pre>
    </main>
  );
}

export const query = graphql`
  query ($id: String!) {
    operation: apiOperation(id: { eq: $id }) {
      title
      method
      pathTemplate
      descriptionMarkdown { html }
      parameters { name schema descriptionMarkdown { html } }
      responses { status description }
      samples { source }
    }
  }
`;

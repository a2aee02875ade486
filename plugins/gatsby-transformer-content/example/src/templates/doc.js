import { graphql } from "gatsby";
import * as React from "react";

/** Components that pages use, by their names. */
const components = {
  Tabs: ({ children }) => <dl>{children}</dl>,
  TabItem: ({ label, children }) => [<dt key="dt">{label}</dt>, <dd key="dd">{children}</dd>],
};

/** A node is text or `[type, props or 0, ...children]`. */
function render(node) {
  if (typeof node === "string") return node;
  const [type, props, ...children] = node;
  return React.createElement(components[type] ?? type, props || null, ...children.map(render));
}

export default function Doc({ data: { doc } }) {
  return (
    <main>
      <nav>{doc.next && <a href={doc.next.permalink}>{doc.next.label}</a>}</nav>
      <h1>{doc.title}</h1>
      {doc.body.tree.map((node, index) => <div key={index}>{render(node)}</div>)}
    </main>
  );
}

export const query = graphql`
  query ($id: String!) {
    doc: docPage(id: { eq: $id }) {
      title
      next { label permalink }
      body { tree }
    }
  }
`;

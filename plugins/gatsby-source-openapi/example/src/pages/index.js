import { graphql, Link } from "gatsby";
import * as React from "react";

export default function Reference({ data }) {
  return (
    <ul>
      {data.allApiOperation.nodes.map(({ permalink, method, title }) => (
        <li key={permalink}>
          {method} <Link to={permalink}>{title}</Link>
        </li>
      ))}
    </ul>
  );
}

export const query = graphql`
  {
    allApiOperation(sort: { order: ASC }) {
      nodes { permalink method title }
    }
  }
`;

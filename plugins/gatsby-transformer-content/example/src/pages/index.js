import { graphql, Link } from "gatsby";
import * as React from "react";

export default function Contents({ data }) {
  const pages = [...data.allDocPage.nodes, ...data.allBlogPost.nodes];
  return (
    <ul>
      {pages.map(({ permalink, title }) => (
        <li key={permalink}>
          <Link to={permalink}>{title}</Link>
        </li>
      ))}
    </ul>
  );
}

export const query = graphql`
  {
    allDocPage(sort: { permalink: ASC }) { nodes { permalink title } }
    allBlogPost(sort: { date: DESC }) { nodes { permalink title } }
  }
`;

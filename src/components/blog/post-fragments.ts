import { graphql } from "gatsby";

/** A post as lists show it. */
export const postSummary = graphql`
  fragment PostSummary on BlogPost {
    id
    title
    description
    permalink
    date(formatString: "YYYY-MM-DD")
    readingMinutes
    tags {
      label
      permalink
    }
    authors {
      name
      permalink
    }
    imageAlt
    image {
      childImageSharp {
        gatsbyImageData(width: 400, layout: CONSTRAINED, placeholder: NONE)
      }
    }
  }
`;

/** A post as the sidebar and the neighbors show it. */
export const postLink = graphql`
  fragment PostLink on BlogPost {
    id
    title
    sidebarLabel
    permalink
    date(formatString: "YYYY-MM-DD")
  }
`;

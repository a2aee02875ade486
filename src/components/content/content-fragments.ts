import { graphql } from "gatsby";

/** What `Content` needs of a body. */
export const contentBodyParts = graphql`
  fragment ContentBodyParts on ContentBody {
    tree
    operations
    images {
      src
      svg
      file: photo {
        childImageSharp {
          gatsbyImageData(width: 760, layout: CONSTRAINED, placeholder: NONE)
        }
      }
    }
  }
`;

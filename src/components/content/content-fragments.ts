import { graphql } from "gatsby";

/** What `Content` needs of a body. */
export const contentBodyParts = graphql`
  fragment ContentBodyParts on ContentBody {
    tree
    operations
    moduleLinks {
      url
      href
    }
    images {
      src
      svg
      width
      plain {
        src
        width
        height
      }
      file: photo {
        childImageSharp {
          gatsbyImageData(width: 760, layout: CONSTRAINED, placeholder: NONE)
        }
      }
    }
  }
`;

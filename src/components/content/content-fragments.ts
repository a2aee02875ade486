import { graphql } from "gatsby";

/** What `Content` needs of a body. */
export const contentBodyParts = graphql`
  fragment ContentBodyParts on ContentBody {
    tree
    moduleLinks
    images {
      src
      svg
      picture
    }
  }
`;

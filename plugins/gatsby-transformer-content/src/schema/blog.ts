/** Tags and authors of the blog. */
export const BLOG_TYPES = /* GraphQL */ `
  """
  A subject of blog posts, from tags.yml; posts may have others besides, which no list of nodes has.
  """
  type Tag implements Node @dontInfer {
    key: String!
    label: String!
    description: String
    permalink: String!
    "Posts with this tag, newest first."
    posts: [BlogPost!]!
  }

  """
  Somebody who signs posts, from authors.yml.
  """
  type Author implements Node @dontInfer {
    key: String!
    name: String!
    title: String
    description: String
    url: String
    imageUrl: String
    email: String
    socials: [AuthorSocial!]!
    "Address of the author's page, where there is one."
    permalink: String
    "Posts of this author, newest first."
    posts: [BlogPost!]!
  }

  "An author's profile elsewhere."
  type AuthorSocial {
    platform: String!
    url: String!
  }
`;

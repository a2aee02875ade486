import type { Problem } from "../../packages/problems";
import type { RunGraphql } from "../site/create-pages/plan-site";
import { runQuery } from "../site/create-pages/plan-site";
import type { QualitySettings } from "./settings";
import { readQualitySettings } from "./settings";

const CONTENT_QUERY = /* GraphQL */ `
  query CheckedContent {
    allDocPage(filter: { version: { eq: "current" }, draft: { eq: false } }) {
      nodes {
        ...ProsePage
      }
    }
    allBlogPost(filter: { draft: { eq: false } }) {
      nodes {
        ...ProsePage
      }
    }
    allStandalonePage(filter: { draft: { eq: false } }) {
      nodes {
        ...ProsePage
      }
    }
    allApiDocument {
      nodes {
        openapiJson
        servers {
          resolvedUrl
        }
        operations {
          kind
          operationId
          method
          pathTemplate
          security
          servers {
            resolvedUrl
          }
          parameters {
            name
            in
            serialization {
              style
              explode
            }
          }
          requestBody {
            required
          }
          responses {
            status
          }
        }
      }
    }
  }
  fragment ProsePage on ContentPage {
    file
    permalink
    body {
      resolvedLinks {
        url
        href
      }
    }
  }
`;

/** What the rules of a site's `prose.yml` check, as plain data that another thread can get. */
export interface ProseInput {
  contentRoot: string;
  rules: QualitySettings;
  content: Queries.CheckedContentQuery;
}

/** Reads the rules of a site and what they check; `input` is absent without valid rules. */
export async function readProseInput(
  contentRoot: string,
  graphql: RunGraphql,
): Promise<{ input?: ProseInput; problems: Problem[] }> {
  const { settings: rules, problems } = readQualitySettings(contentRoot);
  if (!rules) return { problems };
  return { problems, input: { contentRoot, rules, content: await queryContent(graphql) } };
}

/** Returns the pages and the API that quality rules check. */
export function queryContent(graphql: RunGraphql): Promise<Queries.CheckedContentQuery> {
  return runQuery<Queries.CheckedContentQuery>(graphql, CONTENT_QUERY);
}

import type { ContractChange } from "../../../plugins/gatsby-transformer-content/data-files";
import { runQuery } from "../create-pages/plan-site";
import type { DataLayer } from "../data-layer";

const QUERY = /* GraphQL */ `
  query PagesAboutParts {
    allApiDocument { nodes { linkTargets } }
    allApiOperation { nodes { permalink usedIn { file } } }
    allApiSchema { nodes { permalink usedIn { file } } }
    allDocPage { nodes { file references { url } } }
    allBlogPost { nodes { file references { url } } }
  }
`;

/** A content file, and the changed parts of the API that it relies on. */
export interface PageToReview {
  file: string;
  parts: string[];
}

/**
 * Returns the pages and posts that link to, show or name changed operations and schemas. Parts that
 * the API no longer has are found by the links that still name them.
 */
export async function pagesToReview(
  changes: readonly ContractChange[],
  layer: DataLayer,
): Promise<PageToReview[]> {
  const data = await runQuery<Queries.PagesAboutPartsQuery>(layer.graphql, QUERY);
  const targets = data.allApiDocument.nodes.map(({ linkTargets }) => JSON.parse(linkTargets));
  const addresses: Record<string, string> = Object.assign({}, ...targets.reverse());
  const known = [...data.allApiOperation.nodes, ...data.allApiSchema.nodes];
  const written = [...data.allDocPage.nodes, ...data.allBlogPost.nodes];
  const partsByFile = new Map<string, Set<string>>();
  for (const part of new Set(changes.map((change) => change.part))) {
    const using = known.find(({ permalink }) => permalink === addresses[part])?.usedIn ?? [];
    const naming = written.filter(({ references }) => references.some(({ url }) => url === part));
    for (const { file } of [...using, ...naming]) {
      partsByFile.set(file, (partsByFile.get(file) ?? new Set()).add(part));
    }
  }
  return [...partsByFile]
    .map(([file, parts]) => ({ file, parts: [...parts] }))
    .sort((a, b) => (a.file < b.file ? -1 : 1));
}

import type { Reference } from "../content/types";
import type { NodeModel, QueryContext } from "../nodes";
import { findAllNodes, latestVersion, NODE_TYPES, oncePerQuery } from "../nodes";
import type { ApiAddresses, LoadAddresses } from "./api-names";
import { isNamedLink } from "./named-links";

/** Fields of pages that say which parts of an API a page uses. */
export interface ReferringPage {
  permalink: string;
  references: Reference[];
  apiNames: string[];
}

/** A node with a page, or a place on a page, of the API reference. */
interface ApiPart {
  permalink: string;
}

/**
 * Returns the addresses of the API reference that a page links to, shows or names in inline code,
 * with their fragments and without.
 */
export function usedAddresses(page: ReferringPage, addresses: ApiAddresses): Set<string> {
  const linked = page.references
    .filter(({ kind }) => kind === "link")
    .flatMap(({ url }) => linkedAddress(url, page.permalink, addresses) ?? []);
  const named = page.apiNames.flatMap((name) => addresses.get(name) ?? []);
  return new Set([...linked, ...named].flatMap((used) => [used, used.replace(/[?#].*$/s, "")]));
}

function linkedAddress(
  url: string,
  permalink: string,
  addresses: ApiAddresses,
): string | undefined {
  if (isNamedLink(url)) return addresses.get(url);
  const base = `https://site.invalid${permalink}`;
  if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(url) || !URL.canParse(url, base)) return undefined;
  const { pathname, hash } = new URL(url, base);
  return pathname + hash;
}

/** Resolvers for the links between content and the API, in both directions. */
export function apiUseFields(loadAddresses: LoadAddresses) {
  // All parts of an API that one query asks for need a single pass over the pages.
  const pagesByAddress = oncePerQuery(({ nodeModel }) =>
    loadPagesByAddress(nodeModel, loadAddresses),
  );
  const usedIn = {
    type: "[ContentPage!]!",
    description:
      "Documentation pages and posts that link to it, show it or name it in inline code. " +
      "Without drafts, unlisted pages and older versions.",
    resolve: async ({ permalink }: ApiPart, _: unknown, context: QueryContext) =>
      (await pagesByAddress(context)).get(permalink) ?? [],
  };
  const partsOf = (type: string, sortedBy: string) => ({
    resolve: async (page: ReferringPage, _: unknown, { nodeModel }: QueryContext) => {
      const used = usedAddresses(page, await loadAddresses(nodeModel));
      const sort = { fields: [sortedBy], order: ["ASC"] };
      const all = await findAllNodes<ApiPart>(nodeModel, type, { sort });
      return all.filter(({ permalink }) => used.has(permalink));
    },
  });
  const parts = {
    operations: partsOf("ApiOperation", "order"),
    schemas: partsOf("ApiSchema", "name"),
    errors: partsOf("ApiError", "code"),
  };
  return {
    DocPage: parts,
    BlogPost: parts,
    StandalonePage: parts,
    ApiOperation: { usedIn },
    ApiSchema: { usedIn },
    ApiError: { usedIn },
  };
}

async function loadPagesByAddress(
  nodeModel: NodeModel,
  loadAddresses: LoadAddresses,
): Promise<ReadonlyMap<string, ReferringPage[]>> {
  const listed = { draft: { eq: false }, unlisted: { eq: false } };
  const version = { eq: await latestVersion(nodeModel) };
  const addresses = await loadAddresses(nodeModel);
  const pages = [
    ...(await findAllNodes<ReferringPage>(nodeModel, NODE_TYPES.docPage, {
      filter: { ...listed, version },
      sort: { fields: ["permalink"], order: ["ASC"] },
    })),
    ...(await findAllNodes<ReferringPage>(nodeModel, NODE_TYPES.blogPost, {
      filter: listed,
      sort: { fields: ["date"], order: ["DESC"] },
    })),
  ];
  const found = new Map<string, ReferringPage[]>();
  for (const page of pages) {
    for (const address of usedAddresses(page, addresses)) {
      found.set(address, [...(found.get(address) ?? []), page]);
    }
  }
  return found;
}

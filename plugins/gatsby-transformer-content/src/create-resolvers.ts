import type { GatsbyNode } from "gatsby";
import type { GraphQLSchema } from "graphql";
import { highlightLines } from "./content/highlighter";
import { isEmbedded } from "./content/imports/known-modules";
import type { CompiledContent, ContentNode, Heading } from "./content/types";
import { tagsOfDoc, tagsOfPost } from "./data-files/tags";
import type { ApiEmbed } from "./embeds/api";
import { findUnknownPart } from "./embeds/api";
import { changelogHeadings } from "./embeds/api-changelog";
import { loadEmbeds } from "./embeds/resolve-embeds";
import { resolveLastUpdate } from "./last-update";
import type { LoadAddresses } from "./links/api-names";
import { createAddressLoader, linkApiNames } from "./links/api-names";
import { apiUseFields } from "./links/api-uses";
import { staticFolders } from "./links/file-links";
import type { ResolveInfo } from "./links/find-file";
import { filePermalinkField, listStaticFiles } from "./links/find-file";
import type { LinkedBody } from "./links/load-links";
import { linkFields, loadLinks, propsByUrl } from "./links/load-links";
import { headPicture, headPictureProblem, imageFields } from "./links/pictures";
import type { LoadedNavigation } from "./navigation/load-navigation";
import { loadNavigation, locateProblems } from "./navigation/load-navigation";
import type { PageNavigation } from "./navigation/page-navigation";
import { frameItems, sidebarFile } from "./navigation/sidebar-file";
import type { QueryContext } from "./nodes";
import { findAllNodes, findNode, NODE_TYPES, oncePerQuery } from "./nodes";
import type { ContentPluginOptions } from "./plugin-options";
import { versionsOf } from "./plugin-options";
import { resolveTree, toExcerpt } from "./resolve-tree";

/** Adds fields that depend on other nodes. */
export const createResolvers: GatsbyNode["createResolvers"] = (
  { createResolvers, intermediateSchema, cache, basePath },
  pluginOptions,
) => {
  const options = pluginOptions as unknown as ContentPluginOptions;
  const versions = versionsOf(options);
  const navigation = oncePerQuery(async (context) => {
    const showDrafts = process.env.NODE_ENV === "development";
    return loadNavigation(context.nodeModel, { versions, showDrafts });
  });
  const loadAddresses = createAddressLoader();
  const itemsOf = async ({ name, version }: SidebarNode, _: unknown, context: QueryContext) => {
    const { sidebars } = await navigation(context);
    return sidebars.find((one) => one.name === name && one.version === version)?.items ?? [];
  };
  const pageFields = {
    lastUpdate: { resolve: resolveLastUpdate },
    imageProblem: { resolve: headPictureProblem(cache) },
  };
  const pageTree = resolveBody({ navigation, loadAddresses, omit: "code" });
  const rootFields = {
    staticFiles: {
      type: "[String!]!",
      description: "Site-absolute addresses of static files.",
      resolve: () => listStaticFiles(staticFolders({ ...options, projectRoot: process.cwd() })),
    },
    pageNavigation: {
      type: "[PageNavigation!]!",
      description: "Navigation of all pages in sidebars.",
      resolve: async (_: unknown, __: unknown, context: QueryContext) => {
        const { pages } = await navigation(context);
        return [...pages].map(([permalink, page]) => ({ permalink, ...page }));
      },
    },
    navigationProblems: {
      type: "[ContentProblem!]!",
      description: "Problems in sidebars and navigation.",
      resolve: async (_: unknown, __: unknown, context: QueryContext) =>
        locateProblems((await navigation(context)).problems),
    },
  };
  createResolvers(apiUseFields(loadAddresses));
  createResolvers({
    DocPage: {
      ...pageFields,
      ...pageNavigationFields(navigation),
      tags: { resolve: tagsOfDoc(versions) },
      headings: { resolve: headingsOfDoc },
    },
    BlogPost: {
      ...pageFields,
      picture: { resolve: headPicture(cache) },
      authors: { resolve: authorsOfPost },
      tags: { resolve: tagsOfPost(options.blogBasePath) },
    },
    StandalonePage: pageFields,
    DocsVersion: {
      mainDocPermalink: {
        resolve: async ({ name }: { name: string }, _: unknown, context: QueryContext) =>
          (await navigation(context)).mainDocs.get(name) ?? null,
      },
    },
    Sidebar: {
      items: { resolve: itemsOf },
      frameItems: {
        resolve: async (sidebar: SidebarNode, args: unknown, context: QueryContext) =>
          frameItems(await itemsOf(sidebar, args, context)),
      },
      entriesFile: {
        resolve: async (sidebar: SidebarNode, args: unknown, context: QueryContext) =>
          sidebarFile(sidebar.name, await itemsOf(sidebar, args, context))?.address ?? null,
      },
    },
    Category: categoryFields(navigation),
    Tag: { posts: { resolve: postsWhere("tagKeys") } },
    Author: { posts: { resolve: postsWhere("authorKeys") } },
    ContentBody: {
      ...linkFields(loadAddresses),
      tree: {
        // gatsby-plugin-mdx renders pages that are components.
        resolve: (...given: Parameters<typeof pageTree>) =>
          given[0].mode === "component" ? [] : pageTree(...given),
      },
      exportTree: { resolve: resolveBody({ navigation, loadAddresses, omit: "html" }) },
      excerpt: {
        resolve: async (...given: Parameters<typeof pageTree>) =>
          toExcerpt(given[0], await pageTree(...given)),
      },
    },
    ContentImage: imageFields(cache),
    File: filePermalinkField(basePath ?? ""),
    ContentEmbed: {
      unknown: {
        resolve: (embed: ApiEmbed, _: unknown, { nodeModel }: QueryContext) =>
          findUnknownPart(embed, nodeModel),
      },
    },
    Query: rootFields,
  });
  if (process.env.gatsby_executing_command === "develop") {
    // Gatsby's type says no more than that it is an object.
    const schema = intermediateSchema as GraphQLSchema;
    const names = Object.keys({ ...schema.getQueryType()?.getFields(), ...rootFields });
    const rerun = { resolve: rerunAfterEdits };
    createResolvers({ Query: Object.fromEntries(names.map((name) => [name, rerun])) });
  }
};

interface DocNode {
  headings: readonly Heading[];
  bodyId: string;
}

/** Returns the headings of a page, and at their end those of its API change log. */
async function headingsOfDoc(page: DocNode, _: unknown, { nodeModel }: QueryContext) {
  const body = nodeModel.getNodeById({ id: page.bodyId }) as BodyNode | null;
  const changelog = body?.components.find(({ name }) => name === "ApiChangelog");
  if (!changelog) return page.headings;
  const { name: _name, ...position } = changelog;
  return [...page.headings, ...(await changelogHeadings(nodeModel, position))];
}

interface SidebarNode {
  name: string;
  version: string;
}

interface CategoryNode {
  key: string;
  version: string;
}

type NavigationOfQuery = (context: QueryContext) => Promise<LoadedNavigation>;

/** Fields of `ContentBody` nodes that the tree resolvers read. */
interface BodyNode extends LinkedBody {
  /** JSON text of the compiled tree. */
  tree: string;
  components: CompiledContent["components"];
  pagePermalink: string;
  leadLength: number | null;
}

/** What a body's tree is resolved with. */
interface BodyResolution {
  navigation: NavigationOfQuery;
  loadAddresses: LoadAddresses;
  /** Prop to remove from code blocks: pages need no plain code, exports no HTML. */
  omit: "html" | "code";
}

/**
 * Resolves a body's tree: links to files and names get addresses, embeds become elements, and names
 * of parts of the API become links.
 */
function resolveBody({ navigation, loadAddresses, omit }: BodyResolution) {
  return async (body: BodyNode, _: unknown, context: QueryContext, info: ResolveInfo) => {
    const tree = JSON.parse(body.tree) as ContentNode[];
    const links = propsByUrl(await loadLinks(body, { context, info, loadAddresses }));
    const hasEmbeds = body.components.some(({ name }) => isEmbedded(name));
    const embeds = hasEmbeds
      ? await loadEmbeds(tree, {
          nodeModel: context.nodeModel,
          navigation: () => navigation(context),
          addresses: () => loadAddresses(context.nodeModel),
          highlight: async (code, lang) => (await highlightLines(code, lang)).join("\n"),
          permalink: body.pagePermalink,
        })
      : new Map();
    const resolved = resolveTree(tree, { links, embeds, omit });
    return (await shouldLinkApiNames(context))
      ? linkApiNames(resolved, await loadAddresses(context.nodeModel))
      : resolved;
  };
}

/** Returns whether `site.yml` lets names of parts of the API become links. */
async function shouldLinkApiNames({ nodeModel }: QueryContext): Promise<boolean> {
  const settings = await findNode<{ linkApiNames?: boolean }>(nodeModel, NODE_TYPES.siteSettings);
  return settings?.linkApiNames ?? true;
}

/**
 * Resolves a root field as it would be resolved without this function, and makes the query run again
 * when the version node is changed. See `createPages` in `watch-content.ts`.
 */
async function rerunAfterEdits(
  source: unknown,
  args: unknown,
  context: QueryContext,
  info: { originalResolver: (...given: unknown[]) => unknown },
): Promise<unknown> {
  await context.nodeModel.findAll({ type: NODE_TYPES.docsVersion });
  return info.originalResolver(source, args, context, info);
}

function pageNavigationFields(navigation: NavigationOfQuery) {
  const field = (key: keyof PageNavigation, absent: unknown) => ({
    resolve: async (page: { permalink: string }, _: unknown, context: QueryContext) =>
      (await navigation(context)).pages.get(page.permalink)?.[key] ?? absent,
  });
  return {
    sidebar: field("sidebar", null),
    breadcrumbs: field("breadcrumbs", []),
    previous: field("previous", null),
    next: field("next", null),
  };
}

function categoryFields(navigation: NavigationOfQuery) {
  const field = (name: "permalink" | "sidebar" | "items", absent: unknown) => ({
    resolve: async ({ key, version }: CategoryNode, _: unknown, context: QueryContext) => {
      const { indexes } = await navigation(context);
      const found = indexes.find((index) => index.key === key && index.version === version);
      return found?.[name] ?? absent;
    },
  });
  return {
    permalink: field("permalink", null),
    sidebar: field("sidebar", null),
    items: field("items", []),
  };
}

/** Finds the posts of a tag or author, newest first. */
function postsWhere(field: "tagKeys" | "authorKeys") {
  return ({ key }: { key: string }, _: unknown, { nodeModel }: QueryContext) =>
    findAllNodes(nodeModel, NODE_TYPES.blogPost, {
      filter: { [field]: { in: [key] }, unlisted: { eq: false }, draft: { eq: false } },
      sort: { fields: ["date", "file"], order: ["desc", "asc"] },
    });
}

/** Returns a post's authors in order. The post's own data overrides `authors.yml`. */
async function authorsOfPost(
  post: { authorKeys: string[]; authorOverrides: Record<string, object> },
  _: unknown,
  { nodeModel }: QueryContext,
) {
  const authors = await findAllNodes<{ key: string }>(nodeModel, NODE_TYPES.author, {
    filter: { key: { in: post.authorKeys } },
  });
  const byKey = new Map(authors.map((author) => [author.key, author]));
  return post.authorKeys.flatMap((key) => {
    const author = byKey.get(key);
    return author ? { ...author, ...post.authorOverrides[key] } : [];
  });
}

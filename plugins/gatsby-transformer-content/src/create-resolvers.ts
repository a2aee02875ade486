import { readFile } from "node:fs/promises";
import type { GatsbyNode } from "gatsby";
import { NODE_TYPES } from "./constants";
import type { ContentNode } from "./content/types";
import { resolveLastUpdate } from "./git/last-update";
import { linkFields, resolveLinks } from "./links/body-fields";
import type { LinkedBody } from "./links/body-fields";
import { staticFolders } from "./links/file-path";
import type { FileQueryContext, ResolveInfo } from "./links/find-file";
import { listStaticFiles } from "./links/static-files";
import { loadNavigation } from "./navigation/load-navigation";
import type { LoadedNavigation, NodeReader } from "./navigation/load-navigation";
import type { Trail } from "./navigation/find-trail";
import { headPictureProblem, imageFields } from "./pictures/image-fields";
import type { ContentPluginOptions } from "./plugin-options-schema";
import { placeOfKey } from "./yaml/place-of-key";

/** The context that Gatsby gives to every resolver of one query. */
interface QueryContext {
  nodeModel: NodeReader &
    FileQueryContext["nodeModel"] & {
      findAll: (query: object) => Promise<{ entries: Iterable<object> }>;
    };
}

/** Adds the fields that are worked out from other nodes, at the time of the query. */
export const createResolvers: GatsbyNode["createResolvers"] = (
  { createResolvers, cache },
  pluginOptions,
) => {
  const { docsBasePath, contentRoot } = pluginOptions as unknown as ContentPluginOptions;
  const navigation = navigationOfQuery(docsBasePath);
  createResolvers({
    DocPage: { ...trailFields(navigation), lastUpdate: { resolve: resolveLastUpdate } },
    BlogPost: {
      lastUpdate: { resolve: resolveLastUpdate },
      imageProblem: { resolve: headPictureProblem(cache) },
    },
    StandalonePage: { lastUpdate: { resolve: resolveLastUpdate } },
    Sidebar: {
      items: {
        resolve: async (sidebar: { name: string }, _: unknown, context: QueryContext) =>
          (await navigation(context)).sidebars.find(({ name }) => name === sidebar.name)?.items ??
          [],
      },
    },
    Category: categoryFields(navigation),
    Tag: { posts: { resolve: postsWhere("tagKeys") } },
    Author: { posts: { resolve: postsWhere("authorKeys") } },
    ContentBody: {
      ...linkFields,
      tree: {
        resolve: (body: LinkedBody, _: unknown, context: QueryContext, info: ResolveInfo) =>
          resolveLinks(JSON.parse(body.tree) as ContentNode[], body, context, info),
      },
      operations: {
        type: "JSON!",
        description: "Operations of the API by tag, where the body lists them with OperationTable.",
        resolve: async (
          body: { components: Array<{ name: string }> },
          _: unknown,
          context: QueryContext,
        ) =>
          body.components.some(({ name }) => name === "OperationTable")
            ? (await navigation(context)).operationGroups
            : [],
      },
    },
    ContentImage: imageFields(cache),
    Query: {
      staticFiles: {
        type: "[String!]!",
        description: "Addresses of the files that are copied to the site's root as they are.",
        resolve: () => listStaticFiles(staticFolders({ contentRoot, projectRoot: process.cwd() })),
      },
      navigationTrails: {
        type: "[NavigationTrail!]!",
        description: "The place of every page that some sidebar shows.",
        resolve: async (_: unknown, __: unknown, context: QueryContext) =>
          [...(await navigation(context)).trails].map(([permalink, trail]) => ({
            permalink,
            ...trail,
          })),
      },
      navigationProblems: {
        type: "[ContentProblem!]!",
        description: "What is wrong in the declarations of the sidebars.",
        resolve: async (_: unknown, __: unknown, context: QueryContext) =>
          describeProblems(await navigation(context), context),
      },
    },
  });
};

type NavigationOfQuery = (context: QueryContext) => Promise<LoadedNavigation>;

/**
 * Navigation is made at most once in a query, however many pages ask for their place in it. The
 * result lives as long as the query's context, so it is never older than the nodes.
 */
function navigationOfQuery(docsBasePath: string): NavigationOfQuery {
  const showDrafts = process.env.NODE_ENV === "development";
  const made = new WeakMap<object, Promise<LoadedNavigation>>();
  return (context) => {
    const known = made.get(context);
    if (known) return known;
    const loading = loadNavigation(context.nodeModel, { docsBasePath, showDrafts });
    made.set(context, loading);
    return loading;
  };
}

function trailFields(navigation: NavigationOfQuery) {
  const field = <Key extends keyof Trail>(
    key: Key,
    type: string,
    description: string,
    absent: unknown,
  ) => ({
    type,
    description,
    resolve: async (page: { permalink: string }, _: unknown, context: QueryContext) =>
      (await navigation(context)).trails.get(page.permalink)?.[key] ?? absent,
  });
  return {
    sidebar: field("sidebar", "String", "Name of the sidebar that shows the page.", null),
    breadcrumbs: field(
      "breadcrumbs",
      "[NavigationLink!]!",
      "Categories around the page, outermost first.",
      [],
    ),
    previous: field("previous", "NavigationLink", "The page before it in the sidebar.", null),
    next: field("next", "NavigationLink", "The page after it in the sidebar.", null),
  };
}

function categoryFields(navigation: NavigationOfQuery) {
  const find = async (category: { key: string }, context: QueryContext) =>
    (await navigation(context)).indexes.find(({ key }) => key === category.key);
  return {
    permalink: {
      resolve: async (category: { key: string }, _: unknown, context: QueryContext) =>
        (await find(category, context))?.permalink ?? null,
    },
    sidebar: {
      resolve: async (category: { key: string }, _: unknown, context: QueryContext) =>
        (await find(category, context))?.sidebar ?? null,
    },
    items: {
      resolve: async (category: { key: string }, _: unknown, context: QueryContext) =>
        (await find(category, context))?.items ?? [],
    },
  };
}

/** Posts that name a tag or an author, newest first. */
function postsWhere(field: "tagKeys" | "authorKeys") {
  return async ({ key }: { key: string }, _: unknown, context: QueryContext) => {
    const { entries } = await context.nodeModel.findAll({
      type: NODE_TYPES.blogPost,
      query: {
        filter: { [field]: { in: [key] }, unlisted: { eq: false }, draft: { eq: false } },
        sort: { fields: ["date"], order: ["desc"] },
      },
    });
    return entries;
  };
}

/** Finds the lines of navigation's problems in the file that declares the sidebars. */
async function describeProblems(navigation: LoadedNavigation, context: QueryContext) {
  if (navigation.problems.length === 0) return [];
  const { entries } = await context.nodeModel.findAll({ type: NODE_TYPES.sidebar });
  const [declared] = [...entries] as Array<{ file: string }>;
  const file = declared?.file ?? "sidebars.yml";
  const source = await readFile(file, "utf8").catch(() => "");
  return navigation.problems.map((problem) => ({
    id: `${problem.sidebar}/${problem.path.join("/")}`,
    code: problem.code ?? "sidebars/unknown-item",
    severity: problem.severity ?? "error",
    file,
    ...placeOfKey(source, problem.path),
    pointer: `/${problem.path.map(String).join("/")}`,
    message: problem.message,
    value: problem.value,
    hint: problem.hint,
  }));
}

import type { CreatePagesArgs, PluginOptions, SourceNodesArgs } from "gatsby";
import { graphql } from "graphql";
import type { OpenApiPluginOptions } from "../../../plugins/gatsby-source-openapi";
import * as openApiPlugin from "../../../plugins/gatsby-source-openapi/node-apis";
import type { ContentPluginOptions } from "../../../plugins/gatsby-transformer-content";
import * as contentTransformer from "../../../plugins/gatsby-transformer-content/node-apis";
import { createSchemaCustomization } from "../create-schema-customization";
import type { ContentSources } from "../plugins";
import { contentPlugin, filePlugins, OPENAPI_PLUGIN, openApiPlugins } from "../plugins";
import type { AddedFields } from "./build-schema";
import { buildSiteSchema, followLink, nodeTypesNamed } from "./build-schema";
import type { NodeStore, StoredNode } from "./nodes";
import { createNodeModel, createNodeStore } from "./nodes";
import { createPluginApi } from "./plugin-api";
import { mdxNode, readFileNodes } from "./source-files";

/** A site's data layer without Gatsby. */
export interface DataLayer {
  nodes: NodeStore;
  /** Runs a query, as `graphql` of Gatsby's `createPages` does. */
  graphql: CreatePagesArgs["graphql"];
}

/** Replacements for the slowest functions of the plugins. */
export type CachedWork = Pick<ContentPluginOptions, "compile"> & Pick<OpenApiPluginOptions, "load">;

/**
 * Opens the data layer of a site without Gatsby: the plugins create nodes in memory, and queries run on the
 * schema that the plugins declare. Types are never inferred, since this project declares all of them.
 */
export async function openDataLayer(
  sources: ContentSources,
  { compile, load }: CachedWork = {},
): Promise<DataLayer> {
  const nodes = createNodeStore();
  const contentOptions = { ...contentPlugin(sources).options, compile };
  const api = createPluginApi(nodes, (node) => transformNode(api, node, contentOptions));
  for (const { options } of filePlugins(sources)) {
    for (const file of await readFileNodes(options)) await api.actions.createNode(file as never);
  }
  for (const { options } of openApiPlugins(sources.settings?.openapi ?? [])) {
    await openApiPlugin.sourceNodes(api, withPlugins({ ...options, load }), () => undefined);
  }
  await contentTransformer.sourceNodes?.(api, withPlugins(contentOptions), () => undefined);
  const added = addedFields(api, contentOptions);
  const schema = buildSiteSchema(await typeDefinitions(), added, nodes);
  const nodeModel = createNodeModel(
    nodes,
    (name) => nodeTypesNamed(schema, name),
    (node, field) => followLink(schema, node, field),
  );
  const run = (source: string, variableValues: Record<string, unknown> = {}) =>
    graphql({ schema, source, variableValues, contextValue: { nodeModel } });
  return { nodes, graphql: run as CreatePagesArgs["graphql"] };
}

/** Runs the transformer plugins on a node: gatsby-plugin-mdx and the content plugin. */
async function transformNode(
  api: SourceNodesArgs,
  node: StoredNode,
  contentOptions: object,
): Promise<void> {
  if (node.internal.type !== "File" && node.internal.type !== "Mdx") return;
  const mdx = mdxNode(node);
  if (mdx) await api.actions.createNode(mdx as never);
  await contentTransformer.onCreateNode?.(
    { ...api, node } as never,
    withPlugins(contentOptions),
    () => undefined,
  );
}

function withPlugins(options: object): PluginOptions {
  return { ...options, plugins: [] };
}

async function typeDefinitions(): Promise<string[]> {
  const definitions: string[] = [];
  const actions = { createTypes: (text: string) => definitions.push(text) };
  const customizations = [
    contentTransformer.createSchemaCustomization,
    openApiPlugin.createSchemaCustomization,
    createSchemaCustomization,
  ];
  const store = { getState: () => ({ flattenedPlugins: [{ name: OPENAPI_PLUGIN }] }) };
  for (const customize of customizations) {
    await customize?.({ actions, store } as never, withPlugins({}), () => undefined);
  }
  return definitions;
}

function addedFields(api: SourceNodesArgs, contentOptions: object): AddedFields[] {
  const added: AddedFields[] = [];
  const createResolvers = (fields: AddedFields) => void added.push(fields);
  const args = { ...api, createResolvers } as never;
  contentTransformer.createResolvers?.(args, withPlugins(contentOptions), () => undefined);
  openApiPlugin.createResolvers(args, withPlugins({}), () => undefined);
  return added;
}

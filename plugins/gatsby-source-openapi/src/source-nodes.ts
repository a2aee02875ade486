import type { GatsbyNode, NodeInput, SourceNodesArgs } from "gatsby";
import { ERROR_CODES, NODE_TYPES } from "./constants";
import { type LoadedDocument, loadDocument } from "./document/load-document";
import { buildDocument } from "./model/document";
import { buildNodes } from "./nodes/build-nodes";
import { type OpenApiPluginOptions, type ResolvedOptions, resolveOptions } from "./plugin-options";
import { formatProblems, hasErrors, type Problem } from "./problem";
import { watchFiles } from "./watch-files";

/** Reads a document, makes its nodes, and in `gatsby develop` keeps them in step with its files. */
export const sourceNodes: NonNullable<GatsbyNode["sourceNodes"]> = async (
  gatsbyApi: SourceNodesArgs,
  pluginOptions: unknown,
): Promise<void> => {
  const options = resolveOptions(pluginOptions as OpenApiPluginOptions);
  const files = await sourceDocument(gatsbyApi, options);
  if (process.env.gatsby_executing_command === "develop") {
    watchFiles(files, () => sourceDocument(gatsbyApi, options));
  }
};

/**
 * Reads a document and makes its nodes: all of them, or none where the document has errors. A build
 * stops then; in develop the nodes of the last good state stay. Returns the files to watch.
 */
async function sourceDocument(
  gatsbyApi: SourceNodesArgs,
  options: ResolvedOptions,
): Promise<readonly string[]> {
  const { reporter, createNodeId, createContentDigest } = gatsbyApi;
  const timer = reporter.activityTimer(`read OpenAPI document ${options.id}`);
  timer.start();
  const loaded = await loadDocument(options);
  report(gatsbyApi, options, loaded.problems);
  const nodes = nodesOf(loaded, options, { createNodeId, createContentDigest });
  if (nodes === undefined) {
    keepNodes(gatsbyApi, options);
  } else {
    timer.setStatus(`${nodes.length} nodes`);
    await replaceNodes(gatsbyApi, options, nodes);
  }
  timer.end();
  return loaded.files;
}

function nodesOf(
  { document, version }: LoadedDocument,
  options: ResolvedOptions,
  helpers: Parameters<typeof buildNodes>[2],
): NodeInput[] | undefined {
  if (document === undefined) {
    return undefined;
  }
  const model = buildDocument(document, { ...options, version: version ?? "" });
  return buildNodes(model, document, helpers);
}

function report(
  { reporter }: SourceNodesArgs,
  { spec }: ResolvedOptions,
  problems: readonly Problem[],
): void {
  if (problems.length === 0) {
    return;
  }
  const text = formatProblems(problems);
  if (hasErrors(problems)) {
    // In `gatsby develop` this shows the report and goes on.
    reporter.panicOnBuild({ id: ERROR_CODES.InvalidDocument, context: { spec, report: text } });
  } else {
    reporter.warn(`OpenAPI document ${spec}\n\n${text}`);
  }
}

/** Makes the new nodes and takes away those that the document no longer has. */
async function replaceNodes(
  gatsbyApi: SourceNodesArgs,
  options: ResolvedOptions,
  nodes: readonly NodeInput[],
): Promise<void> {
  const { actions } = gatsbyApi;
  const before = nodesOfDocument(gatsbyApi, options);
  const made = new Set(nodes.map(({ id }) => id));
  for (const node of nodes) {
    await actions.createNode(node);
  }
  for (const node of before.filter(({ id }) => !made.has(id))) {
    actions.deleteNode(node);
  }
}

/** Tells Gatsby that the nodes of the last good state are still wanted. */
function keepNodes(gatsbyApi: SourceNodesArgs, options: ResolvedOptions): void {
  for (const node of nodesOfDocument(gatsbyApi, options)) {
    gatsbyApi.actions.touchNode(node);
  }
}

function nodesOfDocument({ getNodesByType }: SourceNodesArgs, { id }: ResolvedOptions) {
  return Object.values(NODE_TYPES)
    .flatMap((type) => getNodesByType(type))
    .filter((node) => node.documentKey === id);
}

import { watch } from "chokidar";
import type { FSWatcher } from "chokidar";
import type { GatsbyNode, NodeInput, SourceNodesArgs } from "gatsby";
import type { LoadedDocument } from "./document/load-document";
import { buildDocument, loadDocument } from "./lazy";
import { buildNodes, problemNodes } from "./nodes/build-nodes";
import { NODE_TYPES } from "./nodes/node-factory";
import { resolveOptions } from "./plugin-options";
import type { OpenApiPluginOptions, ResolvedOptions } from "./plugin-options";

/** Reads a document, makes its nodes, and in `gatsby develop` keeps them in step with its files. */
export const sourceNodes: NonNullable<GatsbyNode["sourceNodes"]> = async (
  gatsbyApi: SourceNodesArgs,
  pluginOptions: unknown,
): Promise<void> => {
  const options = resolveOptions(pluginOptions as OpenApiPluginOptions);
  if (options.spec === undefined) return;
  const document = { ...options, spec: options.spec };
  const files = await sourceDocument(gatsbyApi, document);
  if (process.env.gatsby_executing_command === "develop") {
    watchFiles(files, () => sourceDocument(gatsbyApi, document));
  }
};

/** Options of a plugin that has a document to read. */
type DocumentOptions = ResolvedOptions & { spec: string };

/**
 * Reads a document and makes its nodes: all of them, or none where the document has errors. What is
 * wrong becomes `ApiProblem` nodes, which the site reports together with everything else; in develop
 * the nodes of the last good state stay beside them. Returns the files to watch.
 */
async function sourceDocument(
  gatsbyApi: SourceNodesArgs,
  options: DocumentOptions,
): Promise<readonly string[]> {
  const { reporter, createNodeId, createContentDigest } = gatsbyApi;
  const helpers = { createNodeId, createContentDigest };
  const timer = reporter.activityTimer(`read OpenAPI document ${options.id}`);
  timer.start();
  const { load = loadDocument } = options;
  const loaded = await load(options);
  const nodes = nodesOf(loaded, options, helpers);
  const problems = problemNodes(helpers, options, loaded.problems);
  timer.setStatus(`${nodes?.length ?? 0} nodes, ${problems.length} problems`);
  const kept = nodes ?? nodesOfDocument(gatsbyApi, options).filter(isNoProblem);
  await replaceNodes(gatsbyApi, options, [...kept, ...problems], nodes === undefined);
  timer.end();
  return loaded.files;
}

function nodesOf(
  { document, version }: LoadedDocument,
  options: DocumentOptions,
  helpers: Parameters<typeof buildNodes>[2],
): NodeInput[] | undefined {
  if (document === undefined) return undefined;
  const model = buildDocument(document, { ...options, version: version ?? "" });
  return buildNodes(model, document, helpers);
}

function isNoProblem({ internal }: NodeInput): boolean {
  return internal.type !== NODE_TYPES.Problem;
}

/** Makes the new nodes and takes away those that the document no longer has. */
async function replaceNodes(
  gatsbyApi: SourceNodesArgs,
  options: ResolvedOptions,
  nodes: readonly NodeInput[],
  onlyProblemsAreNew: boolean,
): Promise<void> {
  const { actions } = gatsbyApi;
  const before = nodesOfDocument(gatsbyApi, options);
  const wanted = new Set(nodes.map(({ id }) => id));
  for (const node of nodes) {
    if (onlyProblemsAreNew && isNoProblem(node)) {
      actions.touchNode(node as (typeof before)[number]);
    } else {
      await actions.createNode(node);
    }
  }
  for (const node of before.filter(({ id }) => !wanted.has(id))) {
    actions.deleteNode(node);
  }
}

function nodesOfDocument({ getNodesByType }: SourceNodesArgs, { id }: ResolvedOptions) {
  return Object.values(NODE_TYPES)
    .flatMap((type) => getNodesByType(type))
    .filter((node) => node.documentId === id);
}

/** Quiet time after the last change before the document is read again, in milliseconds. */
const SETTLE = 100;

/**
 * Calls back after any of the files has changed, once for changes that come together. The callback
 * says which files to watch from then on; while it runs, changes wait. Returns the watcher.
 */
function watchFiles(
  files: readonly string[],
  onChange: () => Promise<readonly string[]>,
): FSWatcher {
  const watcher = watch([...files], { ignoreInitial: true });
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const run = async (): Promise<void> => {
    watcher.add([...(await onChange())]);
  };
  watcher.on("all", () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(run);
    }, SETTLE);
  });
  return watcher;
}

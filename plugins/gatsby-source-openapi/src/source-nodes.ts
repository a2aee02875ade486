import { watch } from "chokidar";
import type { GatsbyNode, NodeInput, SourceNodesArgs } from "gatsby";
import { visitDescribed, withBaseUrl, withoutUnsafeLinks } from "./descriptions";
import type { LoadedDocument } from "./document/load-document";
import { buildDocument, loadDocument } from "./lazy";
import type { DocumentModel } from "./model/document";
import { buildNodes, problemNodes } from "./nodes/build-nodes";
import { NODE_TYPES } from "./nodes/node-factory";
import type { OpenApiPluginOptions, ResolvedOptions } from "./plugin-options";
import { resolveOptions } from "./plugin-options";

/** Reads a document, creates its nodes, and in `gatsby develop` updates them when files change. */
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

/** Options of a plugin with a document. */
type DocumentOptions = ResolvedOptions & { spec: string };

/**
 * Reads a document and creates its nodes: all of them, or none if the document has errors. Problems
 * become `ApiProblem` nodes, which the site reports with all others. In develop the nodes of the
 * last valid state stay. Returns the files to watch.
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
  resolveLinks(model, options.baseUrl);
  return buildNodes(model, document, helpers);
}

/** Resolves the links of all descriptions, and removes those that could run code, in place. */
function resolveLinks(model: DocumentModel, baseUrl = "/"): void {
  visitDescribed(model, (part) => {
    // A summary has no links, but Markdown exports contain it as it is.
    if (typeof part.summary === "string") part.summary = withoutUnsafeLinks(part.summary);
    if (typeof part.description !== "string") return;
    const safe = withoutUnsafeLinks(part.description);
    part.description = baseUrl === "/" ? safe : withBaseUrl(safe, baseUrl);
  });
}

function isNoProblem({ internal }: NodeInput): boolean {
  return internal.type !== NODE_TYPES.Problem;
}

/** Creates the new nodes and deletes those that the document no longer has. */
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

/** Milliseconds without changes before the document is read again. */
const SETTLE = 100;

/**
 * Calls back after any of the files has changed, once for changes in quick succession. The callback
 * returns the files to watch from then on; changes wait while it runs.
 */
function watchFiles(files: readonly string[], onChange: () => Promise<readonly string[]>): void {
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
}

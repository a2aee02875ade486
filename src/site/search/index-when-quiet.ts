import type { CreatePagesArgs, GatsbyNode, Node, NodeInput } from "gatsby";
import { readEnvironment } from "../environment";
import { readSearchSettings } from "./plugin-options";
import { writeSearchFiles } from "./write-search-files";

/** Time without a new plan or a change of a node before the search is indexed, in milliseconds. */
const QUIET = 2000;

/** The parts of gatsby-plugin-local-search that Gatsby calls. */
interface SearchPlugin {
  createPages: NonNullable<GatsbyNode["createPages"]>;
}

/** What tells of changes of nodes. */
interface Emitter {
  on: (event: string, listener: () => void) => void;
}

/**
 * Makes gatsby-plugin-local-search index pages in develop when nothing has changed for some time, instead of before
 * each edit is shown. The files of the search are then written without nodes in Gatsby's store, which would make
 * Gatsby plan again.
 */
export function indexWhenQuiet(plugin: SearchPlugin, emitter: Emitter): void {
  const { createPages } = plugin;
  const instances = new Map<unknown, () => Promise<NodeInput[]>>();
  let timer: NodeJS.Timeout | undefined;
  let indexing = Promise.resolve();
  // An edit that has not been planned yet is indexed after its plan: now only half of its nodes may exist.
  for (const event of ["CREATE_NODE", "DELETE_NODE"]) emitter.on(event, () => timer?.refresh());
  // With a third parameter Gatsby would wait for a callback.
  plugin.createPages = (api, options) => {
    instances.set(options.name, async () => {
      const created: NodeInput[] = [];
      const createNode = (node: NodeInput) => created.push(node);
      await createPages(
        { ...api, actions: { ...api.actions, createNode: createNode as never } },
        options,
        () => undefined,
      );
      return created;
    });
    clearTimeout(timer);
    timer = setTimeout(() => {
      timer = undefined;
      indexing = indexing.then(() => index(api));
    }, QUIET);
  };
  const index = async (api: CreatePagesArgs) => {
    try {
      const nodes: NodeInput[] = [];
      for (const run of instances.values()) nodes.push(...(await run()));
      const getNodesByType = (type: string) => {
        const made = nodes.filter(({ internal }) => internal.type === type);
        return made.length > 0 ? (made as unknown as Node[]) : api.getNodesByType(type);
      };
      await writeSearchFiles({ getNodesByType }, readSearchSettings(readEnvironment().contentRoot));
    } catch (error) {
      api.reporter.error("The search could not be indexed.", error as Error);
    }
  };
}

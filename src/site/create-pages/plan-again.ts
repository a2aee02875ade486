import { setTimeout as sleep } from "node:timers/promises";
import type { NodePluginArgs } from "gatsby";

type NodeReader = Pick<NodePluginArgs, "getNodesByType" | "getNode">;

/** Types of pages, each of which has its body in a node of its own. */
const PAGE_TYPES = ["DocPage", "BlogPost", "StandalonePage"];

const MOST_TRIES = 3;

/** How long to wait for bodies, and how often to look, in milliseconds. */
const LIMIT = 10_000;
const INTERVAL = 50;

/**
 * Plans the pages in develop, where Gatsby may read an edited file again while its page is queried. A query that
 * meets a page without its body fails, so the plan is made again when all bodies exist.
 *
 * @throws what the third attempt throws
 */
export async function planAgain<Plan>(plan: () => Promise<Plan>, nodes: NodeReader): Promise<Plan> {
  for (let tries = 1; ; tries += 1) {
    await untilComplete(nodes);
    try {
      return await plan();
    } catch (error) {
      if (tries === MOST_TRIES) throw error;
    }
  }
}

async function untilComplete({ getNodesByType, getNode }: NodeReader): Promise<void> {
  const isComplete = () =>
    PAGE_TYPES.flatMap((type) => getNodesByType(type)).every(
      ({ bodyId }) => typeof bodyId !== "string" || getNode(bodyId) !== undefined,
    );
  for (const end = Date.now() + LIMIT; !isComplete() && Date.now() < end; ) await sleep(INTERVAL);
}

import { freePort } from "../listen";
import { collectOutput, createWorkspace } from "./workspace";

/** A running `gatsby develop`. */
export interface DevelopedSite {
  /** Absolute path of the workspace, whose files may be edited. */
  workspace: string;
  origin: string;
  /** Everything printed since the last start. */
  output: () => string;
  /** Answers a GraphQL query as GraphiQL would. */
  query: (query: string) => Promise<{ data?: Record<string, unknown>; errors?: unknown[] }>;
  /** Returns the text at an address, or the status if it is not 200. */
  get: (address: string) => Promise<string>;
  /** Kills the server, and starts it again in the same workspace. */
  restart: () => Promise<void>;
  /** Stops the server and removes the workspace. */
  stop: () => Promise<void>;
}

const TIMEOUT = 240_000;
const RETRY_INTERVAL = 500;

/** Queries pages when they are requested, as on a writer's machine. In CI Gatsby queries all at once. */
export const ON_DEMAND = { GATSBY_ENABLE_QUERY_ON_DEMAND_IN_CI: "true" };

/**
 * Starts `gatsby develop` on a copy of a site, and waits until its data can be queried.
 *
 * @param prepare changes the copy, whose folder it gets, before the start
 * @param environment further environment variables
 */
export async function developSite(
  site?: string,
  prepare: (workspace: string) => Promise<void> = async () => undefined,
  environment: NodeJS.ProcessEnv = {},
): Promise<DevelopedSite> {
  const workspace = await createWorkspace(site);
  await prepare(workspace.root);
  const port = await freePort();
  const command = ["develop", "--port", String(port), "--host", "127.0.0.1"];
  let child = workspace.gatsby(command, environment);
  let output = collectOutput(child);
  const origin = `http://127.0.0.1:${port}`;
  const query: DevelopedSite["query"] = async (text) => {
    const response = await fetch(`${origin}/___graphql`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ query: text }),
    });
    return (await response.json()) as Awaited<ReturnType<DevelopedSite["query"]>>;
  };
  const get = async (address: string) => {
    const response = await fetch(`${origin}${address}`);
    return response.ok ? response.text() : String(response.status);
  };
  const end = async (signal: NodeJS.Signals) => {
    const closed = new Promise((resolve) => child.on("close", resolve));
    child.kill(signal);
    await closed;
  };
  const untilReady = () => eventually(() => query("{ site { id } }"), output.text);
  const restart = async () => {
    await end("SIGKILL");
    child = workspace.gatsby(command, environment);
    output = collectOutput(child);
    await untilReady();
  };
  const stop = async () => {
    await end("SIGTERM");
    await workspace.remove();
  };
  try {
    await untilReady();
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    workspace: workspace.root,
    origin,
    output: () => output.text(),
    query,
    get,
    restart,
    stop,
  };
}

/**
 * Repeats something until it neither throws nor gives a falsy value.
 *
 * @throws Error with the output, after the timeout
 */
export async function eventually<Result>(
  attempt: () => Promise<Result>,
  explain: () => string = () => "",
): Promise<Result> {
  const end = Date.now() + TIMEOUT;
  for (;;) {
    const result = await attempt().catch(() => undefined);
    if (result) return result;
    if (Date.now() > end) throw new Error(`Timed out.\n${explain().slice(-3000)}`);
    await new Promise((resolve) => setTimeout(resolve, RETRY_INTERVAL));
  }
}

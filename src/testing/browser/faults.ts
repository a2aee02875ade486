import type { BrowserContext, Route } from "playwright-core";

/** What can happen to a file that a page loads late. A slow one comes when the fault ends. */
export const FAULTS = [
  "offline",
  "404 after a deployment",
  "500",
  "HTML instead of the file",
  "slow",
] as const;
type FaultName = (typeof FAULTS)[number];

/** A fault of some files. */
export interface Fault {
  /** How often one of the files was requested. */
  requests: number;
  /** Ends the fault. */
  repair: () => Promise<void>;
}

const html = { contentType: "text/html", body: "<!doctype html><h1>Hello" };
const ANSWERS: Record<Exclude<FaultName, "slow">, (route: Route) => Promise<void>> = {
  offline: (route) => route.abort("internetdisconnected"),
  "404 after a deployment": (route) => route.fulfill({ ...html, status: 404 }),
  "500": (route) => route.fulfill({ ...html, status: 500 }),
  "HTML instead of the file": (route) => route.fulfill({ ...html, status: 200 }),
};

/**
 * Makes requests for files fail from now on.
 *
 * @param files glob pattern of their addresses
 */
export async function failAt(
  context: BrowserContext,
  files: string,
  name: FaultName,
): Promise<Fault> {
  const held: Route[] = [];
  let isRepaired = false;
  const fault: Fault = {
    requests: 0,
    repair: async () => {
      isRepaired = true;
      if (name === "slow") await Promise.all(held.map((route) => route.continue()));
      else await context.unroute(files, handler);
    },
  };
  const handler = async (route: Route) => {
    fault.requests += 1;
    if (isRepaired) await route.continue();
    else if (name === "slow") held.push(route);
    else await ANSWERS[name](route);
  };
  await context.route(files, handler);
  return fault;
}

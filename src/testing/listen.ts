import { once } from "node:events";
import type { RequestListener } from "node:http";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A server on a port of its own. */
export interface LocalServer {
  /** `http://localhost:…`, without a slash at the end. */
  origin: string;
  close: () => Promise<void>;
}

/** Starts a server on a free port. */
export async function listen(answer: RequestListener): Promise<LocalServer> {
  const server = createServer(answer).listen(0);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Returns a port on which nothing listens. */
export async function freePort(): Promise<number> {
  const { origin, close } = await listen(() => undefined);
  await close();
  return Number(new URL(origin).port);
}

import { createHash } from "node:crypto";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";

/**
 * Takes the lock of a folder until this process ends. The lock is a local socket that answers with
 * the id of its process. A killed process leaves at most a file that nothing answers behind, which is replaced.
 *
 * @returns the id of the process that has the lock, or `undefined` if it is this one now
 */
export async function lockFolder(folder: string): Promise<string | undefined> {
  const address = addressOf(folder);
  const holder = await ask(address);
  if (holder !== undefined) return holder;
  rmSync(address, { force: true });
  const server = createServer((socket) => socket.end(String(process.pid)));
  server.listen(address);
  await once(server, "listening");
  server.unref();
  process.once("exit", () => rmSync(address, { force: true }));
  return undefined;
}

/** Paths of sockets have about 100 characters at most, so it is not in the folder itself. */
function addressOf(folder: string): string {
  const name = `site-build-${createHash("sha256").update(folder).digest("hex").slice(0, 20)}`;
  return process.platform === "win32" ? `\\\\.\\pipe\\${name}` : path.join(tmpdir(), name);
}

async function ask(address: string): Promise<string | undefined> {
  const socket = connect(address);
  try {
    return await text(socket);
  } catch {
    // Nothing listens.
    return undefined;
  }
}

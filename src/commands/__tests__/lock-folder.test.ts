import type { ChildProcess } from "node:child_process";
import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { temporaryFolder } from "../../../packages/temporary-folder";

const MODULE = path.resolve("src/commands/run-gatsby/lock-folder.ts");
/** Takes the lock, prints who has it, and keeps it for as long as its input is open. */
const PROGRAM = `
import { lockFolder } from ${JSON.stringify(MODULE)};
lockFolder(process.cwd()).then((holder) => process.stdout.write(holder ?? "mine"));
process.stdin.resume().on("end", () => process.exit());
`;

jest.setTimeout(60_000);

describe("lockFolder", () => {
  let folder: string;
  const running: ChildProcess[] = [];
  beforeEach(() => {
    folder = temporaryFolder({ "run.ts": PROGRAM });
  });
  afterEach(async () => {
    for (const child of running.splice(0)) await end(child, "SIGKILL");
  });

  async function start(): Promise<{ child: ChildProcess; holder: string }> {
    const words = ["--import", require.resolve("tsx"), path.join(folder, "run.ts")];
    const child = spawn(process.execPath, words, { cwd: folder });
    running.push(child);
    const [data] = await once(child.stdout, "data");
    return { child, holder: String(data) };
  }

  async function end(child: ChildProcess, how: "exit" | "SIGKILL"): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const closed = once(child, "close");
    if (how === "exit") child.stdin?.end();
    else child.kill(how);
    await closed;
  }

  it("names the process that has the lock", async () => {
    const first = await start();
    const second = await start();
    expect([first.holder, second.holder]).toEqual(["mine", String(first.child.pid)]);
  });

  it.each(["exit", "SIGKILL"] as const)("is free after the %s of its process", async (how) => {
    const first = await start();
    await end(first.child, how);
    expect((await start()).holder).toBe("mine");
  });
});

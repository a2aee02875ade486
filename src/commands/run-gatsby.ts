import { spawn } from "node:child_process";
import { constants } from "node:os";
import { createInterface } from "node:readline";
import { GATSBY_COMMAND } from "../../packages/gatsby-command";
import { createBuildLog } from "./run-gatsby/build-log";
import { lockFolder } from "./run-gatsby/lock-folder";

const USAGE = `Builds the site, or shows it while you write.

  npm run build [-- --verbose] [OPTIONS OF gatsby build]
  npm run develop [-- OPTIONS OF gatsby develop]

--verbose  print everything that Gatsby prints
Environment: CONTENT_ROOT, OPENAPI_SPEC, SITE_URL choose another site.
Exit code: 0 if the site was built, 1 if it has errors or another build runs, 2 for wrong arguments.`;

async function run([command, ...options]: readonly string[]): Promise<number> {
  const needsHelp = options.includes("--help");
  if ((command !== "build" && command !== "develop") || needsHelp) {
    console.log(USAGE);
    return needsHelp || command === "--help" ? 0 : 2;
  }
  const holder = await lockFolder(process.cwd());
  if (holder !== undefined) {
    console.error(
      `Another build or develop runs in this folder: process ${holder}. Both would write public/ and .cache/.\n` +
        "Wait until it has ended, or stop it.",
    );
    return 1;
  }
  const isBrief = command === "build" && !options.includes("--verbose");
  const start = Date.now();
  const status = await runGatsby([command, ...options], isBrief);
  if (status === 0 && isBrief) {
    const seconds = Math.round((Date.now() - start) / 1000);
    console.log(`Built the site to public/ in ${seconds} s. To see it: npm run serve`);
  }
  return status;
}

/** Runs Gatsby to its end and returns its exit status. */
function runGatsby(words: readonly string[], isBrief: boolean): Promise<number> {
  const child = spawn(process.execPath, [...GATSBY_COMMAND, ...words], {
    stdio: ["inherit", isBrief ? "pipe" : "inherit", "inherit"],
    env: isBrief ? { ...process.env, GATSBY_LOGGER: "json" } : process.env,
  });
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => child.kill(signal));
  if (child.stdout) {
    const toText = createBuildLog();
    createInterface(child.stdout).on("line", (line) => {
      const text = toText(line);
      if (text) console.log(text);
    });
  }
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code, signal) =>
      resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)),
    );
  });
}

void run(process.argv.slice(2)).then((status) => {
  process.exitCode = status;
});

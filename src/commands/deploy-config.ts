import { cp, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { precompress } from "../hosting/precompress";
import { apache } from "../hosting/recipes/apache";
import { caddy } from "../hosting/recipes/caddy";
import { cloudflare, netlify } from "../hosting/recipes/header-files";
import { nginx } from "../hosting/recipes/nginx";
import type { Recipe, RecipeInput } from "../hosting/recipes/recipe";
import { s3 } from "../hosting/recipes/s3";
import { container, githubPages, withPolicy } from "../hosting/recipes/static-hosts";
import { vercel } from "../hosting/recipes/vercel";
import type { HostedSite, HostingRules } from "../hosting/rules";
import { hostingRules, readBuiltSite } from "../hosting/rules";
import { filesBelow } from "../site/files";
import { inParallel } from "../site/in-parallel";

interface Host {
  recipe: Recipe;
  /** True if the host itself shows the folder at the base path. Else it is the root of the host. */
  isBasePath?: boolean;
  /** True if the host looks for the not-found page at its root only. */
  hasNotFoundAtRoot?: boolean;
  /** True if it sends the `.br` and `.gz` files. The others compress by themselves, or not at all. */
  sendsCompressed?: boolean;
  /** Changes the copied files of the site, given by their absolute paths. */
  adapt?: (files: readonly string[], rules: HostingRules) => Promise<void>;
}

const HOSTS: Record<string, Host> = {
  nginx: { recipe: nginx, sendsCompressed: true },
  caddy: { recipe: caddy, sendsCompressed: true },
  apache: { recipe: apache, sendsCompressed: true },
  netlify: { recipe: netlify, hasNotFoundAtRoot: true },
  cloudflare: { recipe: cloudflare, hasNotFoundAtRoot: true },
  vercel: { recipe: vercel, hasNotFoundAtRoot: true },
  "github-pages": { recipe: githubPages, isBasePath: true, adapt: addPolicy },
  s3: { recipe: s3 },
  container: { recipe: container, sendsCompressed: true },
  plain: { recipe: () => ({}), adapt: moveIntoFolders },
};

interface DeployOptions {
  /** A key of `HOSTS`. */
  host: string;
  /** Absolute path of the folder to write. */
  out: string;
  /** Folder with the site on the server; the written one by default. */
  root?: string | undefined;
  listen?: number | undefined;
}

/**
 * Parses the arguments of the command.
 *
 * @throws Error for an unknown host or option
 */
export function parseDeployArguments(words: readonly string[]): DeployOptions {
  const { values, positionals } = parseArgs({
    args: [...words],
    options: {
      out: { type: "string" },
      root: { type: "string" },
      listen: { type: "string" },
    },
    allowPositionals: true,
  });
  const [host = ""] = positionals;
  if (positionals.length !== 1 || !Object.hasOwn(HOSTS, host)) {
    throw new Error(`Name one host: ${Object.keys(HOSTS).join(", ")}.`);
  }
  const listen = values.listen === undefined ? undefined : Number(values.listen);
  if (listen !== undefined && !(Number.isInteger(listen) && listen > 0 && listen < 65_536)) {
    throw new Error(`"${values.listen}" is not a port. Use a number from 1 to 65535.`);
  }
  return { host, out: path.resolve(values.out ?? `deploy/${host}`), root: values.root, listen };
}

/**
 * Writes a folder for a host: `site/` with a copy of the built site, below its base path if the host does
 * not add it, and the host's configuration. Replaces an existing folder only after everything is written.
 *
 * @returns the rules that the configuration expresses
 */
export async function writeDeployment(
  site: HostedSite,
  { host, out, root, listen }: DeployOptions,
): Promise<HostingRules> {
  const { recipe, isBasePath, hasNotFoundAtRoot, sendsCompressed, adapt } = HOSTS[host] as Host;
  const rules = await hostingRules(site);
  const files = filesBelow(site.publicDir);
  const input: RecipeInput = {
    rules,
    root: root ?? path.join(out, "site"),
    listen,
    host: new URL(site.settings.url).hostname,
    files: files.map((file) => file.split(path.sep).join("/")),
  };
  const fresh = `${out}.new`;
  const folder = path.join(fresh, "site", isBasePath ? "" : rules.basePath);
  await rm(fresh, { recursive: true, force: true });
  await cp(site.publicDir, folder, { recursive: true });
  if (hasNotFoundAtRoot && rules.basePath)
    await cp(path.join(site.publicDir, "404.html"), path.join(fresh, "site/404.html"));
  for (const [name, text] of Object.entries(recipe(input))) {
    const file = path.join(fresh, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text, { mode: name.endsWith(".sh") ? 0o755 : 0o644 });
  }
  const copied = files.map((file) => path.join(folder, file));
  await adapt?.(copied, rules);
  if (rules.precompress && sendsCompressed) await precompress(copied);
  await rm(out, { recursive: true, force: true });
  await rename(fresh, out);
  return rules;
}

/** Moves `x.html` to `x/index.html`, which servers without any rules find at `/x/`. */
async function moveIntoFolders(files: readonly string[]): Promise<void> {
  await inParallel(files, async (file) => {
    const { dir, name, ext } = path.parse(file);
    if (ext !== ".html" || name === "index" || name === "404") return;
    await mkdir(path.join(dir, name), { recursive: true });
    await rename(file, path.join(dir, name, "index.html"));
  });
}

async function addPolicy(files: readonly string[], { headers }: HostingRules): Promise<void> {
  const policy = headers["Content-Security-Policy"] ?? "";
  await inParallel(files, async (file) => {
    if (!file.endsWith(".html")) return;
    await writeFile(file, withPolicy(await readFile(file, "utf8"), policy));
  });
}

const USAGE = `Writes the built site and the configuration of a host.

  npm run deploy-config -- HOST [--out DIR] [--root DIR] [--listen PORT]

HOST      ${Object.keys(HOSTS).join(", ")}
--out     folder to write; by default deploy/HOST
--root    folder with the site on the server, for nginx and Caddy; by default the written one
--listen  port of nginx and Caddy
How to deploy it: docs/operating.md`;

/** Returns a line for each kind of file that pages load from other hosts, which the policy therefore allows. */
export function describeContentSources(
  contentSources: ReadonlyArray<readonly [directive: string, origins: readonly string[]]>,
): string[] {
  return contentSources.map(
    ([directive, origins]) =>
      `Allowed because pages load from there: ${directive} ${origins.join(" ")}`,
  );
}

/** Writes the folder for a host, and says where it is. */
async function main(words: readonly string[]): Promise<void> {
  if (words.includes("--help")) return console.log(USAGE);
  const options = parseDeployArguments(words);
  const { contentSources } = await writeDeployment(readBuiltSite(), options);
  for (const line of describeContentSources(contentSources)) console.log(line);
  console.log(`Written: ${path.relative("", options.out)}. How to deploy it: docs/operating.md`);
}

if (require.main === module) {
  main(process.argv.slice(2)).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}

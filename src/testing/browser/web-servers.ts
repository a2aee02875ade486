import type { ChildProcess } from "node:child_process";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { writeDeployment } from "../../commands/deploy-config";
import type { HostedSite } from "../../hosting/rules";
import { inParallel } from "../../site/in-parallel";
import type { LocalServer } from "../listen";
import { freePort } from "../listen";
import { serveSite } from "./serve-site";

/** The servers on which the tests try the recipes. */
export const SERVERS = ["nginx", "caddy", "apache", "npm run serve"] as const;
export type Server = (typeof SERVERS)[number];

/** Serves a built site on a free port with the recipe of a server. */
export async function startServer(server: Server, site: HostedSite): Promise<LocalServer> {
  if (server === "npm run serve") return serveSite(site.publicDir, site);
  const folder = await mkdtemp(path.join(tmpdir(), `${server}-`));
  const port = await freePort();
  const settings = { ...site.settings, url: "http://localhost" };
  const out = path.join(folder, "deploy");
  await writeDeployment({ ...site, settings }, { host: server, out, listen: port });
  const run = { nginx: runNginx, caddy: runCaddy, apache: runApache }[server];
  const child = await run(folder, port);
  const origin = `http://127.0.0.1:${port}`;
  await untilAnswered(child, origin);
  return {
    origin,
    close: async () => {
      const closed = once(child, "close");
      child.kill();
      await closed;
      await rm(folder, { recursive: true });
    },
  };
}

async function runNginx(folder: string): Promise<ChildProcess> {
  const isRoot = process.getuid?.() === 0;
  // Relative to the configuration, where a distribution has the file.
  await symlink("/etc/nginx/mime.types", path.join(folder, "mime.types"));
  await mkdir(path.join(folder, "tmp"));
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${folder}/tmp;`)
    .join(" ");
  await writeFile(
    path.join(folder, "nginx.conf"),
    `daemon off; ${isRoot ? "user root;" : ""} pid ${folder}/pid; error_log stderr;
events {}
http { access_log off; ${temporary} include ${folder}/deploy/site.conf; }`,
  );
  return spawn("nginx", ["-e", "stderr", "-c", path.join(folder, "nginx.conf")]);
}

async function runCaddy(folder: string): Promise<ChildProcess> {
  const config = path.join(folder, "deploy/Caddyfile");
  const env = { ...process.env, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder };
  await writeFile(path.join(folder, "Caddyfile"), `{\n\tadmin off\n}\nimport ${config}\n`);
  const file = path.join(folder, "Caddyfile");
  return spawn("caddy", ["run", "--adapter", "caddyfile", "--config", file], { env });
}

/** Modules that the recipe needs, and those for logs, processes and permissions of any server. */
const APACHE_MODULES = ["mpm_event", "authz_core", "dir", "mime", "rewrite", "headers", "setenvif"];

async function runApache(folder: string, port: number): Promise<ChildProcess> {
  // A user of its own answers the requests if root starts the server.
  await chmod(folder, 0o755);
  const modules = APACHE_MODULES.map(
    (name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`,
  );
  const config = path.join(folder, "apache.conf");
  await writeFile(
    config,
    `ServerRoot ${folder}
ServerName localhost
PidFile ${folder}/pid
ErrorLog ${folder}/error.log
Listen ${port}
${modules.join("\n")}
User www-data
Group www-data
TypesConfig /etc/mime.types
DocumentRoot ${folder}/deploy/site
<Directory ${folder}/deploy/site>
  AllowOverride All
  Require all granted
</Directory>
`,
  );
  return spawn("apache2", ["-D", "FOREGROUND", "-f", config]);
}

/** @throws Error with what the server printed if it ends or does not answer within 10 seconds */
async function untilAnswered(child: ChildProcess, origin: string): Promise<void> {
  let output = "";
  child.stderr?.on("data", (chunk) => {
    output += chunk;
  });
  child.on("error", (error) => {
    output += `${error.message}. Install the servers with \`npx tsx src/commands/install-test-programs.ts\`.`;
  });
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const isThere = await fetch(origin, { redirect: "manual" }).catch(() => undefined);
    if (isThere) return;
    if (child.exitCode !== null || child.pid === undefined) break;
    await sleep(100);
  }
  throw new Error(`The server did not start.\n${output}`);
}

/** What a crawl found. */
export interface Crawl {
  /** Addresses that were requested. */
  visited: Set<string>;
  /** Links to addresses that answer with an error or a redirect: `status address (from page)`. */
  bad: string[];
  /** Links that leave the base path. */
  outside: string[];
}

/** Follows all addresses in the HTML, XML and CSS of a site, from some of its files on. */
export async function crawl(
  origin: string,
  basePath: string,
  start: readonly string[],
): Promise<Crawl> {
  const found: Crawl = { visited: new Set(start), bad: [], outside: [] };
  let level = start.map((address) => ({ address, from: "the start" }));
  while (level.length > 0) {
    const next: typeof level = [];
    await inParallel(level, async ({ address, from }) => {
      const { status, text } = await read(origin + address);
      if (status !== 200) found.bad.push(`${status} ${address} (from ${from})`);
      for (const link of linksOf(text, origin + address)) {
        if (!link.startsWith(`${basePath}/`)) found.outside.push(`${link} (from ${address})`);
        else if (!found.visited.has(link)) next.push({ address: link, from: address });
        found.visited.add(link);
      }
    });
    level = next;
  }
  return found;
}

async function read(url: string): Promise<{ status: number; text: string }> {
  const response = await fetch(url, { redirect: "manual" });
  const hasLinks = /html|xml|css/.test(response.headers.get("content-type") ?? "");
  if (!hasLinks) await response.body?.cancel();
  return { status: response.status, text: hasLinks ? await response.text() : "" };
}

const LINK = /(?:\s(?:href|src|action|poster)="|url\(["']?)([^"')\s]+)/g;
const SOURCE_SET = /\ssrcset="([^"]+)"/gi;

function linksOf(content: string, page: string): string[] {
  // Text between tags may show the markup of a link.
  const text = (content.match(/<[a-z][^>]*>|url\([^)]*\)/gi) ?? []).join("\n");
  const sets = [...text.matchAll(SOURCE_SET)].flatMap(([, set = ""]) =>
    set.split(",").map((candidate) => candidate.trim().split(/\s+/)[0] ?? ""),
  );
  const links = [...text.matchAll(LINK)].map(([, link = ""]) => link.replaceAll("&amp;", "&"));
  return [...links, ...sets].flatMap((link) => {
    const url = URL.parse(link, page);
    return url?.origin === new URL(page).origin ? [url.pathname + url.search] : [];
  });
}

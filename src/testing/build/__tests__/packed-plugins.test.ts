import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import type { PlainSite } from "../plain-site";
import { createPlainSite } from "../plain-site";

/** Source of a page without the marks between texts that React writes for its own use. */
const plain = (html: string) => html.replaceAll("<!-- -->", "");

describe("the plugins as packages", () => {
  let packed: string;
  let sites: Record<"openapi" | "content", PlainSite>;

  beforeAll(() => {
    packed = mkdtempSync(path.join(tmpdir(), "packed-"));
    execFileSync("npx", ["tsx", "src/commands/pack-plugins.ts", packed], { stdio: "pipe" });
    const site = (plugin: string) => {
      const tarball = readdirSync(packed).find((name) => name.startsWith(plugin)) ?? "";
      return createPlainSite(plugin, path.join(packed, tarball));
    };
    sites = {
      openapi: site("gatsby-source-openapi"),
      content: site("gatsby-transformer-content"),
    };
  });
  afterAll(() => {
    rmSync(packed, { recursive: true });
    for (const site of Object.values(sites)) site.remove();
  });

  const plugins = [
    ["openapi", "gatsby-source-openapi"],
    ["content", "gatsby-transformer-content"],
  ] as const;

  it.each(plugins)("imports only packages that it declares: %s", (site, plugin) => {
    const folder = path.join(sites[site].root, "node_modules", plugin);
    const manifest = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));
    const declared = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
    const imported = readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => /\.(?:js|d\.ts)$/.test(file))
      .flatMap((file) => packagesIn(readFileSync(path.join(folder, file), "utf8")));
    const types = (name: string) => `@types/${name}`;
    const undeclared = imported.filter(
      (it) => !declared.some((name) => [it, types(it)].includes(name)),
    );
    expect(undeclared).toEqual([]);
    const unused = Object.keys(manifest.dependencies).filter(
      (name) => !imported.some((it) => [it, types(it)].includes(name)),
    );
    expect(unused).toEqual([]);
    expect(imported.length).toBeGreaterThan(15);
  });

  it.each(plugins)("has types that are complete: %s", (site, plugin) => {
    const { root } = sites[site];
    const [type, option] = {
      openapi: ["OpenApiPluginOptions", "spec"],
      content: ["ContentPluginOptions", "contentRoot"],
    }[site] as [string, string];
    const file = path.join(root, "types.ts");
    writeFileSync(
      file,
      `import type { ${type} } from "${plugin}";
export const wrong: Partial<${type}> = { ${option}: 1 };
`,
    );
    const errors = typeErrors(file, root);
    expect(errors.filter((line) => line.includes(`node_modules/${plugin}/`))).toEqual([]);
    expect(errors.filter((line) => line.startsWith("types.ts"))).toEqual([
      expect.stringContaining("Type 'number' is not assignable to type 'string'"),
    ]);
  });

  it.each(plugins)("has the settings of its example in its README: %s", (_, plugin) => {
    const readme = readFileSync(`plugins/${plugin}/README.md`, "utf8");
    const config = readFileSync(`plugins/${plugin}/example/gatsby-config.js`, "utf8");
    expect(readme).toContain(`\`\`\`js\n// gatsby-config.js\n${config}\`\`\``);
  });

  it("builds a plain site that renders an operation", async () => {
    const { build, read } = sites.openapi;
    const { exitCode, output } = await build();
    expect(output).not.toMatch(/\bwarn\b.*(?:plugin|openapi)/i);
    expect({ exitCode, output }).toMatchObject({ exitCode: 0 });
    expect(output).toContain("ran 3 queries of the README");
    expect(plain(read("index.html"))).toContain(
      '<li>GET <a href="/reference/get-order">Get an order</a></li>',
    );
    const page = plain(read("reference/get-order/index.html"));
    expect(page).toContain("<h1>Get an order</h1><code>GET /orders/{orderId}</code>");
    expect(page).toContain("<p>Finds <strong>one</strong> order.</p>");
    expect(page).toMatch(/<dt>orderId: integer<\/dt><dd><p>Number of the order\.<\/p>\s*<\/dd>/);
    expect(page).toContain("<dd>404: No order has this number.</dd>");
    expect(page).toMatch(/<pre>curl [^<]*https:\/\/shop\.example\/orders\/YOUR_ORDER_ID/);
  });

  it("builds a plain site from a folder of Docusaurus", async () => {
    const { build, read } = sites.content;
    const { exitCode, output } = await build();
    expect({ exitCode, output }).toMatchObject({ exitCode: 0 });
    expect(output).toContain("ran 3 queries of the README");
    const links = [...read("index.html").matchAll(/<a href="([^"]+)">([^<]+)<\/a>/g)];
    expect(links.map(([, href, text]) => [href, text])).toEqual([
      ["/docs/guide/setup", "Setup"],
      ["/docs/intro", "Introduction"],
      ["/blog/hello", "Hello"],
    ]);
    const page = plain(read("docs/intro/index.html"));
    expect(page).toContain('<nav><a href="/docs/guide/setup">Setup</a></nav><h1>Introduction</h1>');
    expect(page).toContain('<p>Read <a href="/docs/guide/setup">the setup</a> first.</p>');
    expect(page).toMatch(/<div class="admonition admonition-tip" role="note">.*Short on time\?/);
    expect(plain(read("docs/guide/setup/index.html"))).toContain(
      "<dt>Yarn</dt><dd>Install with Yarn.</dd>",
    );
  });
});

/** Returns the packages that a file of a package imports, apart from Node.js and the package itself. */
function packagesIn(text: string): string[] {
  const specifiers = [
    ...text.matchAll(/(?:\brequire(?:\.resolve)?\(|\bimport\(|\bfrom )["']([^"'.][^"']*)["']/g),
  ].map(([, specifier = ""]) => specifier);
  return specifiers
    .filter((specifier) => !isBuiltin(specifier) && /^@?[a-z][\w./@-]*$/i.test(specifier))
    .map((specifier) =>
      specifier
        .split("/")
        .slice(0, specifier.startsWith("@") ? 2 : 1)
        .join("/"),
    );
}

/** Returns what the compiler says of a file, with libraries checked too. */
function typeErrors(file: string, cwd: string): string[] {
  const flags = "--noEmit --strict --module nodenext --target es2022 --types node".split(" ");
  const compiler = path.resolve("node_modules/typescript/bin/tsc");
  const typeRoots = path.resolve("node_modules/@types");
  try {
    const args = [compiler, ...flags, "--typeRoots", typeRoots, path.relative(cwd, file)];
    execFileSync(process.execPath, args, { cwd, encoding: "utf8" });
    return [];
  } catch (error) {
    return String((error as { stdout: string }).stdout).split("\n");
  }
}

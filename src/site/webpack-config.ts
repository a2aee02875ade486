import { existsSync, readFileSync, realpathSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { transform } from "esbuild";
import type { GatsbyNode, Node } from "gatsby";
import TerserPlugin from "terser-webpack-plugin";
import type { Configuration, EntryObject, RuleSetRule } from "webpack";
import { siteRoots } from "../../packages/contained-files";
import { bundle } from "../../packages/load-bundled";
import { siteModuleFolders } from "../../packages/module-folders";
import type { Inclusion } from "../../plugins/gatsby-transformer-content";
import { isReplaceable, MODULE_PATTERN, moduleAddress } from "../docusaurus/module-aliases";
import { HASH_LENGTH } from "../hosting/rules";
import { docusaurusRules, exceptComponents, findLiveCode, siteStyles } from "./docusaurus-webpack";
import { footerNotice } from "./footer-notice";
import { bundleInlineScripts, OLDEST_BROWSERS } from "./inline-scripts";
import type { MdxLoaderOptions } from "./mdx-loader";
import { removeQueries } from "./query-loader";
import { readSiteSources } from "./settings";

const requireFromProject = createRequire(path.resolve("package.json"));
const requireFromGatsby = createRequire(requireFromProject.resolve("gatsby/package.json"));

/** Modules of Gatsby that every page would load for features that the site does not have. */
const UNUSED_MODULES = Object.fromEntries(
  [
    requireFromGatsby.resolve("./dist/internal-plugins/partytown/gatsby-browser"),
    requireFromGatsby.resolve("gatsby-react-router-scroll/use-scroll-restoration"),
    path.resolve(".cache/register-service-worker.js"),
  ].map((file) => [file, false]),
);

/** Modules for rendering pages. In develop, only the shell of all pages is rendered, and the browser does the rest. */
const MODULES_OF_PAGES = Object.fromEntries(
  [
    ".cache/_this_is_virtual_fs_path_/$virtual/async-requires.js",
    "src/client/wrap-page-element.tsx",
    "src/components/search/search-dialog.tsx",
  ].map((file) => [path.resolve(file), false]),
);

/** The code of the search, a script of its own. */
const SEARCH_ENTRY = "src/components/search/start-search.tsx";

/** The library of request samples imports a module of Node.js, and one with many dependencies. */
const SAMPLE_LIBRARY_MODULES = Object.fromEntries(
  ["url", "qs"].map((name) => [name, path.resolve("src/lib/api/sample-library-modules.ts")]),
);

/** Modules of Gatsby of which webpack may leave out what nothing imports. */
const SIDE_EFFECT_FREE = /\.cache\/gatsby-browser-entry|@gatsbyjs\/reach-router\//;

/** A content root may have packages of its own, but a page can have only one copy of these. */
const SHARED_PACKAGES = Object.fromEntries(
  ["react", "react-dom", "@mdx-js/react"].map((name) => [name, path.resolve("node_modules", name)]),
);

/**
 * Resolves the modules of Docusaurus and `@site/`, which is the content root or the folder around it, and
 * compiles with swc instead of Babel. docs/adr/0011-fast-builds.md says what each change is worth.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({
  stage,
  actions,
  plugins,
  rules,
  getConfig,
  getNodesByType,
}) => {
  const sources = readSiteSources(process.env);
  const { contentRoot, settings } = sources;
  const isFileOfSite = siteFiles(contentRoot);
  const hasComponentPages = getNodesByType("SitePage").some(isComponentPage);
  const site = [contentRoot, path.dirname(contentRoot)];
  const reactLive = findLiveCode(contentRoot);
  const scripts = bundleInlineScripts(settings.colorMode);
  const publicPath = String((getConfig() as Configuration).output?.publicPath ?? "/");
  const flexsearch$ = requireFromProject.resolve("flexsearch/flexsearch.js");
  actions.setWebpackConfig({
    resolve: {
      roots: siteRoots(contentRoot),
      alias: {
        "@site": site,
        "@theme": site.map(themeOf),
        flexsearch$,
        ...(reactLive ? { "react-live$": reactLive } : {}),
        ...(stage === "build-javascript"
          ? { "prop-types$": path.resolve("src/client/no-prop-types.ts") }
          : {}),
        ...(stage === "develop-html" ? MODULES_OF_PAGES : {}),
        ...UNUSED_MODULES,
        ...SHARED_PACKAGES,
      },
    },
    module: {
      rules: [
        {
          resource: isFileOfSite,
          resolve: { modules: ["node_modules", ...siteModuleFolders(contentRoot)] },
        },
        { test: /@readme\/httpsnippet/, resolve: { alias: SAMPLE_LIBRARY_MODULES } },
        { test: flexsearch$, loader: bundle("src/site/flexsearch-loader") },
        { test: SIDE_EFFECT_FREE, sideEffects: false },
        ...docusaurusRules(sources, { rules, publicPath }, isFileOfSite),
      ],
    },
    plugins: [
      ...(stage.endsWith("html")
        ? [
            plugins.define({
              BEFORE_PAINT_SCRIPT: JSON.stringify(scripts.beforePaint),
              LOAD_APPLICATION_SCRIPT: JSON.stringify(scripts.loadApplication),
              SITE_SCRIPTS: JSON.stringify(settings.scripts),
            }),
          ]
        : []),
      plugins.define({
        FOOTER_NOTICE: JSON.stringify(footerNotice(settings.footer.notice ?? "")),
        "process.env.ACTIVE_PATTERNS": JSON.stringify(
          String(JSON.stringify(settings.navbar.items).includes('"activePattern"')),
        ),
        "process.env.FOOTER_STYLE": JSON.stringify(settings.footer.style),
        "process.env.VERSION_MENU": JSON.stringify(settings.docs.versionMenu),
        CUSTOM_FIELDS: JSON.stringify(settings.customFields),
        THEME_CONFIG: JSON.stringify(settings.themeConfig),
        "process.env.TRY_IT": JSON.stringify(String(settings.openapi.some(({ tryIt }) => tryIt))),
        "process.env.DEFAULT_COLOR_MODE": JSON.stringify(settings.colorMode.defaultMode),
        "process.env.FIXED_COLOR_MODE": JSON.stringify(
          settings.colorMode.disableSwitch ? "true" : "",
        ),
        LIVE_CODE: JSON.stringify(settings.markdown.liveCode),
        "process.env.LIVE_CODE": JSON.stringify(
          String(settings.markdown.liveCode !== undefined && reactLive !== undefined),
        ),
        "process.env.COMPONENT_PAGES": JSON.stringify(String(hasComponentPages)),
      }),
      plugins.normalModuleReplacement(MODULE_PATTERN, (resource: { request: string }) => {
        const { request } = resource;
        if (isReplaceable(request) && site.some((folder) => hasTheme(folder, request))) return;
        resource.request = moduleAddress(request) ?? request;
      }),
    ],
  });
  const includedFiles = (page: string) =>
    (getNodesByType("ContentInclusion") as Array<Node & Inclusion>)
      .filter((inclusion) => inclusion.page === page)
      .map(({ includes }) => includes);
  const config = getConfig() as Configuration;
  exportStylesByDefault(config);
  ignorePostCssFiles(config);
  const faster: Configuration = {
    ...config,
    module: {
      ...config.module,
      rules: config.module?.rules?.map((rule) =>
        compileWithSwc(
          exceptComponents(loadPages(rule as RuleSetRule, includedFiles), isFileOfSite),
          stage,
        ),
      ),
    },
    plugins: config.plugins?.filter((plugin) => plugin?.constructor.name !== "ESLintWebpackPlugin"),
  };
  // Webpack takes longer to write its cache and source maps than to compile this site.
  if (stage !== "develop") Object.assign(faster, { cache: false, devtool: false });
  // Gatsby copies its own modules to .cache at each start.
  if (stage === "develop") faster.snapshot = { module: { timestamp: true, hash: true } };
  if (stage === "build-javascript") {
    const minifyCss = plugins.minifyCss({ parallel: false, minify: minifyStyles });
    const minimizer = [minifyScripts(!hasPackages(contentRoot)), minifyCss];
    faster.optimization = { ...config.optimization, minimizer };
    faster.output = { ...config.output, hashDigestLength: HASH_LENGTH };
    // The search runs without the application, which has nothing of it but the search page.
    faster.entry = { ...(config.entry as EntryObject), search: path.resolve(SEARCH_ENTRY) };
  }
  if (stage === "develop" || stage === "build-javascript") {
    addToApplication(faster, siteStyles(sources, hasComponentPages));
  }
  actions.replaceWebpackConfig(faster);
};

/** Components that a site adds to Docusaurus' theme. Those that exist here too are replaced before. */
function themeOf(folder: string): string {
  return path.join(folder, "src/theme");
}

/** Returns whether a folder has a module of Docusaurus' theme, such as `@theme/Playground`. */
function hasTheme(folder: string, name: string): boolean {
  const file = name.replace("@theme", themeOf(folder));
  return MODULE_ENDINGS.some((ending) => existsSync(file + ending));
}

const MODULE_ENDINGS = ["", "/index"].flatMap((folder) =>
  ["js", "jsx", "ts", "tsx"].map((extension) => `${folder}.${extension}`),
);

/** Adds modules to the application, which come after those of this project. */
function addToApplication(config: Configuration, modules: string[]): void {
  const entry = Object.entries(config.entry ?? {}) as Array<[string, string | string[]]>;
  config.entry = Object.fromEntries(
    entry.map(([name, own]) => [
      name,
      name === "app" || name === "commons" ? [own, modules].flat(2) : own,
    ]),
  );
}

function isComponentPage({ component }: Node & { component?: unknown }): boolean {
  return String(component).startsWith(path.resolve("src/templates/component-page.tsx"));
}

/** Returns whether a site may use packages besides those of this project. */
function hasPackages(contentRoot: string): boolean {
  const own = path.resolve("node_modules");
  return siteModuleFolders(contentRoot).some((folder) => folder !== own && existsSync(folder));
}

/** Returns a function that tells files of the site and of its packages from those of this project. */
function siteFiles(contentRoot: string): (file: string) => boolean {
  const below = (folder: string) => (existsSync(folder) ? realpathSync(folder) : folder) + path.sep;
  // Modules have real paths.
  const site = below(contentRoot);
  const own = ["node_modules", ".cache", "src", "plugins", "packages"].map((it) =>
    below(path.resolve(it)),
  );
  return (file) => file.startsWith(site) || !own.some((folder) => file.startsWith(folder));
}

/**
 * Replaces the loader of gatsby-plugin-mdx by one that also knows files below symbolic links, and of which files
 * a page is made.
 */
function loadPages(
  rule: RuleSetRule,
  includedFiles: MdxLoaderOptions["includedFiles"],
): RuleSetRule {
  const { test, use } = rule;
  if (!(test instanceof RegExp && test.test("x.mdx") && typeof use === "function")) return rule;
  return {
    ...rule,
    use: (info) =>
      [use(info)].flat().map((entry) => {
        const { loader = "", options } = (entry ?? {}) as { loader?: string; options?: object };
        if (!loader.endsWith("gatsby-mdx-loader")) return entry;
        return { loader: bundle("src/site/mdx-loader"), options: { ...options, includedFiles } };
      }),
  };
}

/** Babel still compiles modules that contain GraphQL queries in an unusual form. */
function compileWithSwc(rule: RuleSetRule, stage: string): RuleSetRule {
  if (!(rule.test instanceof RegExp && rule.test.test("x.tsx"))) return rule;
  // The rule of gatsby-plugin-mdx, which passes the content of a page with code to its template.
  if (rule.resourceQuery) return rule;
  const { test, include, type, ...babel } = rule;
  const isDevelopment = stage === "develop";
  const swc = ({ resourceQuery = "" }: { resourceQuery?: string | undefined }) => ({
    loader: requireFromProject.resolve("swc-loader"),
    options: {
      swcrc: false,
      jsc: {
        parser: { syntax: "typescript", tsx: true },
        target: "es2022",
        transform: {
          react: {
            runtime: "automatic",
            development: isDevelopment,
            // Babel registers the components of a page with code after it has removed some of them.
            refresh: isDevelopment && !PAGE_WITH_CODE.test(resourceQuery),
          },
        },
      },
    },
  });
  const withoutQueries = { loader: bundle("src/site/query-loader") };
  const oneOf: RuleSetRule[] = [
    { resource: (file) => !hasQuery(readModule(file)), use: (info) => [swc(info)] },
    {
      // For this stage, Babel also imports the results of the queries.
      resource: (file) => stage !== "develop-html" && !hasQuery(removeQueries(readModule(file))),
      use: (info) => [swc(info), withoutQueries],
    },
    babel,
  ];
  return { test, include, type, oneOf };
}

/** The query of a template that gatsby-plugin-mdx wraps around the content of a page. */
const PAGE_WITH_CODE = /__contentFilePath=.+\.mdx?(?:&|$)/;

/** Returns the text of a module; of Gatsby's virtual modules, which are not files, nothing. */
function readModule(file: string): string {
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}

function hasQuery(text: string): boolean {
  return /\bgraphql`/.test(text);
}

/**
 * Returns what shortens scripts.
 *
 * @param isOwn whether all packages are those of this project, which have no getters with side effects and no function
 *   expressions that read `arguments`; packages of a site may have both
 */
function minifyScripts(isOwn: boolean) {
  return new TerserPlugin<object>({
    minify: TerserPlugin.swcMinify,
    parallel: false,
    extractComments: false,
    terserOptions: {
      mangle: true,
      compress: {
        ecma: 2020,
        passes: 4,
        pure_getters: isOwn,
        unsafe_arrows: isOwn,
        unsafe_methods: isOwn,
      },
      format: { comments: false, ecma: 2020 },
    },
  });
}

/** Replaces cssnano, which alone takes longer to load than esbuild takes for everything. */
async function minifyStyles(files: Record<string, string>): Promise<{ code: string }> {
  const css = Object.values(files).join("");
  return transform(css, { loader: "css", minify: true, target: [...OLDEST_BROWSERS] });
}

/** `import styles from "./x.module.css"`, with the names of the classes as they are written: Docusaurus sites import styles this way. */
function exportStylesByDefault(part: unknown): void {
  if (typeof part !== "object" || part === null) return;
  const { module, rules, oneOf, use, options } = part as Record<string, unknown>;
  for (const inner of Array.isArray(part) ? part : [module, rules, oneOf, use]) {
    exportStylesByDefault(inner);
  }
  const { modules } = (options ?? {}) as { modules?: Record<string, unknown> | boolean | null };
  if (typeof modules !== "object" || modules === null) return;
  modules.namedExport = false;
  if ("exportLocalsConvention" in modules) modules.exportLocalsConvention = "camelCase";
}

/** Keeps PostCSS from looking for configurations around the style sheets of a site, whose plugins run before. */
function ignorePostCssFiles(part: unknown): void {
  if (typeof part !== "object" || part === null) return;
  const { module, rules, oneOf, use, options } = part as Record<string, unknown>;
  for (const inner of Array.isArray(part) ? part : [module, rules, oneOf, use]) {
    ignorePostCssFiles(inner);
  }
  const { postcssOptions } = (options ?? {}) as { postcssOptions?: unknown };
  if (typeof postcssOptions === "function") Object.assign(postcssOptions, { config: false });
}

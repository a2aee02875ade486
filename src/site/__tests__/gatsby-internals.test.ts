import { readFileSync } from "node:fs";

/**
 * Every place where the site relies on something that Gatsby does not document: see docs/adr/0013-overrides-of-gatsby.md.
 * A row that fails after an upgrade names the override to look at.
 */
const INTERNALS: ReadonlyArray<[override: string, file: string, text: string | RegExp]> = [
  ["disable Slices", "gatsby/dist/commands/build.js", "process.env.GATSBY_SLICES"],
  [
    "write texts while HTML is rendered",
    "gatsby/dist/commands/build.js",
    /BOOTSTRAP_QUERY_RUNNING_FINISHED[\s\S]*buildHTMLPagesAndDeleteStaleArtifacts\)\(/,
  ],
  [
    "esbuild instead of Parcel: exports",
    "gatsby/dist/utils/parcel/compile-gatsby-files.js",
    /COMPILED_CACHE_DIR = `\.cache\/compiled`[\s\S]*resolvedCompiledGatsbyNode: findCompiledLocalPluginModule\(/,
  ],
  [
    "esbuild instead of Parcel: call",
    "gatsby/dist/services/initialize.js",
    "_compileGatsbyFiles.compileGatsbyFiles)(siteDirectory)",
  ],
  ["bundles survive a cleared cache", "gatsby/dist/services/initialize.js", "`!.cache/compiled`"],
  [
    "start from scratch",
    "gatsby/dist/services/initialize.js",
    "cacheDirExists && !publicDirExists",
  ],
  ["no webpack cache", "gatsby/dist/utils/webpack.config.js", "config.cache = cacheConfig"],
  [
    "bundles are kept: scripts",
    "gatsby/dist/commands/build-javascript.js",
    "(0, _bundle.build)(compilerConfig)",
  ],
  [
    "bundles are kept: renderer",
    "gatsby/dist/commands/build-html.js",
    "(0, _bundle.build)(compilerConfig)",
  ],
  ["bundles are kept: name of the stage", "gatsby/dist/utils/webpack.config.js", "name: stage,"],
  [
    "bundles are kept: queries of templates",
    "gatsby/dist/redux/index.js",
    /persistedReduxKeys = \[.*`staticQueriesByTemplate`/,
  ],
  ["no ESLint in develop", "gatsby/dist/utils/webpack-utils.js", "eslint-webpack-plugin"],
  ["swc", "gatsby/dist/utils/webpack-utils.js", /test: \/\\\.\(js\|mjs\|jsx\|ts\|tsx\)\$\//],
  [
    "packages of the Head API",
    "gatsby/cache-dir/head/head-export-handler-for-ssr.js",
    "node-html-parser",
  ],
  ["linked styles", "gatsby/cache-dir/static-entry.js", "gatsby-global-css"],
  [
    "no Partytown",
    "gatsby/dist/internal-plugins/partytown/gatsby-browser.js",
    "injectPartytownSnippet",
  ],
  [
    "no service workers",
    "gatsby/cache-dir/production-app.js",
    "require(`./register-service-worker`)",
  ],
  [
    "no scroll positions of elements",
    "gatsby-react-router-scroll/index.js",
    'require("./use-scroll-restoration")',
  ],
  [
    "unused exports of Gatsby are left out",
    "gatsby/cache-dir/gatsby-browser-entry.js",
    'from "gatsby-link"',
  ],
  ["no runtime of gatsby-plugin-image", "gatsby-plugin-image/gatsby-ssr.js", "gatsby-image-style"],
  ["navigation", "gatsby/cache-dir/navigation.js", "window.___navigate ="],
  ["loading of pages", "gatsby/cache-dir/production-app.js", "window.___loader = publicLoader"],
  [
    "data of the first page",
    "gatsby/cache-dir/production-app.js",
    "new ProdLoader(asyncRequires, matchPaths, window.pageData)",
  ],
  ["code of templates", "gatsby/cache-dir/production-app.js", "window.asyncRequires ="],
  ["chunk mapping", "gatsby/cache-dir/static-entry.js", /___chunkMapping=\$\{JSON\.stringify\(/],
  ["one inline script", "gatsby/cache-dir/static-entry.js", "window.___webpackCompilationHash="],
  ["no style attributes", "gatsby/cache-dir/production-app.js", 'id="gatsby-focus-wrapper"'],
  ["front matter that is not YAML", "gatsby-plugin-mdx/dist/frontmatter.js", "gray-matter"],
  ["queries in the main process", "gatsby/dist/commands/build.js", /cpuCoreCount\)\(\) === 1/],
  ["workers that only render", "gatsby/dist/bootstrap/index.js", "workerPool.all.buildSchema()"],
  [
    "workers load only the renderer",
    "gatsby/dist/utils/worker/pool.js",
    "new _gatsbyWorker.WorkerPool(require.resolve(`./child`)",
  ],
  ["renderer", "gatsby/dist/utils/worker/child/index.js", "exports.renderHTMLProd = _renderHtml"],
  ["search for queries", "gatsby/dist/query/file-parser.js", "async parseFile(file, addError)"],
  [
    "Markdown files have one node",
    "gatsby-transformer-remark/gatsby-node.js",
    "exports.shouldOnCreateNode = shouldOnCreateNode",
  ],
  ["warnings of unused templates", "gatsby/dist/query/query-watcher.js", "will not be run."],
];

describe("Gatsby's internals that the site relies on", () => {
  it.each(INTERNALS)("%s: %s", (_override, file, text) => {
    const source = readFileSync(require.resolve(file), "utf8");
    expect(typeof text === "string" ? source.includes(text) : text.test(source)).toBe(true);
  });
});

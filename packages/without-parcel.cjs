const { existsSync, rmSync, writeSync } = require("node:fs");
const path = require("node:path");

/**
 * Loaded before Gatsby (`node --require`): replaces the module with which Gatsby compiles `gatsby-config.ts` and
 * every `gatsby-node.ts`, so that esbuild does it instead of Parcel. Without this file Gatsby runs too, but
 * takes four seconds longer to start.
 */
const MODULE = require.resolve("gatsby/dist/utils/parcel/compile-gatsby-files");
const COMPILED_CACHE_DIR = ".cache/compiled";
const FOLDERS = [".", "plugins/gatsby-source-openapi", "plugins/gatsby-transformer-content"];

/** Compiles the files and loads the settings, so that errors in these end the run before it begins. */
async function compileGatsbyFiles(siteRoot) {
  const outdir = path.join(siteRoot, COMPILED_CACHE_DIR);
  rmSync(outdir, { recursive: true, force: true });
  const { buildSync } = require("esbuild");
  buildSync({
    entryPoints: ["gatsby-config.ts", ...FOLDERS.map((folder) => `${folder}/gatsby-node.ts`)],
    absWorkingDir: siteRoot,
    outbase: siteRoot,
    outdir,
    bundle: true,
    packages: "external",
    platform: "node",
    logLevel: "error",
  });
  try {
    require(path.join(outdir, "gatsby-config.js"));
  } catch (error) {
    if (error.name !== "SettingsError") throw error;
    // Gatsby adds its own words to what `console` prints.
    writeSync(2, `The settings have errors. Nothing was built.\n\n${error.message}\n`);
    process.exit(1);
  }
}

/** Returns the absolute path of a compiled file, if the plugin has it. */
function findCompiledLocalPluginModule(siteRoot, plugin, name) {
  const folder = plugin === "default-site-plugin" ? "." : `plugins/${plugin}`;
  const file = path.join(siteRoot, COMPILED_CACHE_DIR, folder, `${name}.js`);
  return existsSync(file) ? file : undefined;
}

/** Tells Gatsby where the plugin's `gatsby-node` is. */
function getResolvedFieldsForPlugin(siteRoot, plugin) {
  return {
    resolvedCompiledGatsbyNode: findCompiledLocalPluginModule(siteRoot, plugin, "gatsby-node"),
  };
}

require.cache[MODULE] = Object.assign(new module.constructor(MODULE, module), {
  filename: MODULE,
  loaded: true,
  exports: {
    COMPILED_CACHE_DIR,
    compileGatsbyFiles,
    findCompiledLocalPluginModule,
    getResolvedFieldsForPlugin,
  },
});

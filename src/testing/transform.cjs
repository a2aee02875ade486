const { createTransformer } = require("@swc/jest");

/** Only ES modules have one of these words, or text about them. */
const MODULE_SYNTAX = /\b(?:import|export)\b/;

/**
 * Compiles what Jest cannot run as it is, with swc. CommonJS modules of packages, which are most modules of a
 * test, stay as they are: compiling them and reading their source maps took much of the time.
 */
module.exports = {
  createTransformer: (options) => {
    const swc = createTransformer(options);
    const process = (source, file, settings) =>
      /[\\/]node_modules[\\/]/.test(file) && !MODULE_SYNTAX.test(source)
        ? { code: source }
        : swc.process(source, file, settings);
    return { ...swc, process };
  },
};

import path from "node:path";
import type { GatsbyNode } from "gatsby";

/** Modules of Gatsby's browser code that no page of this site uses, by what stands for them. */
const UNUSED: ReadonlyArray<[module: RegExp, file: string]> = [
  // The Script component, with Partytown for scripts of third parties: there are none.
  [/^gatsby-script$/, "no-script.js"],
  [/\/internal-plugins\/partytown\/gatsby-browser/, "no-browser-apis.js"],
  [/\/register-service-worker$/, "no-service-worker.js"],
  // Types checked while the page runs, which the production build of React never does.
  [/^prop-types$/, "no-prop-types.js"],
];

const FOLDER = path.resolve("plugins/gatsby-plugin-lean-client/src/stand-ins");

/** Gatsby's own settings write the code as ECMAScript 5 would have it. */
const MODERN = { ecma: 2020 } as const;
const MINIFIER_OPTIONS = {
  ...MODERN,
  mangle: true,
  compress: { ...MODERN, passes: 2 },
  format: { ...MODERN, comments: false },
};

/**
 * In the browser's production build only: puts stand-ins in place of the unused modules, and
 * minifies for the browsers that `browserslist` names.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({
  stage,
  actions,
  plugins,
  getConfig,
}) => {
  if (stage !== "build-javascript") return;
  actions.setWebpackConfig({
    plugins: UNUSED.map(([module, file]) =>
      plugins.normalModuleReplacement(module, path.join(FOLDER, file)),
    ),
  });
  const config = getConfig();
  const minimizer = [plugins.minifyJs({ terserOptions: MINIFIER_OPTIONS }), plugins.minifyCss()];
  // Merging would keep the minifier that is there beside the new one.
  actions.replaceWebpackConfig({ ...config, optimization: { ...config.optimization, minimizer } });
};

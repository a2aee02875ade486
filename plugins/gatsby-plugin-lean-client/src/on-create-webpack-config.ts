import path from "node:path";
import type { GatsbyNode } from "gatsby";

/** Modules of Gatsby's browser code that this site uses little or nothing of, by what stands for them. */
const STAND_INS: ReadonlyArray<[module: RegExp, file: string]> = [
  // The Script component, with Partytown for scripts of third parties: there are none.
  [/^gatsby-script$/, "no-script.js"],
  [/\/internal-plugins\/partytown\/gatsby-browser/, "no-browser-apis.js"],
  [/\/register-service-worker$/, "no-service-worker.js"],
  // Types checked while the page runs, which the production build of React never does.
  [/^prop-types$/, "no-prop-types.js"],
  [/^invariant$/, "no-invariant.js"],
  // Links are followed by one listener: src/client/navigation/follow-links.ts.
  [/^gatsby-link$/, "lean-link.ts"],
  [/^@babel\/runtime\/helpers(?:\/esm)?\/toConsumableArray$/, "lean-spread.js"],
];

const FOLDER = path.resolve("plugins/gatsby-plugin-lean-client/src/stand-ins");

/** Gatsby's own settings write the code as ECMAScript 5 would have it. */
const MODERN = { ecma: 2020 } as const;
const MINIFIER_OPTIONS = {
  ...MODERN,
  mangle: true,
  // What is called unsafe is so for code that reads with side effects or constructs its methods:
  // neither React nor Gatsby nor the site does.
  compress: {
    ...MODERN,
    passes: 2,
    pure_getters: true,
    unsafe_arrows: true,
    unsafe_methods: true,
  },
  // Terser's older name of `format`: it takes the place of Gatsby's.
  output: { ...MODERN, comments: false },
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
    plugins: STAND_INS.map(([module, file]) =>
      plugins.normalModuleReplacement(module, path.join(FOLDER, file)),
    ),
  });
  const config = getConfig();
  const minimizer = [plugins.minifyJs({ terserOptions: MINIFIER_OPTIONS }), plugins.minifyCss()];
  // Merging would keep the minifier that is there beside the new one.
  actions.replaceWebpackConfig({ ...config, optimization: { ...config.optimization, minimizer } });
};

import path from "node:path";
import type { GatsbyNode } from "gatsby";

/** Modules of Gatsby's browser code that no page of this site uses, by what stands for them. */
const UNUSED: ReadonlyArray<[module: RegExp, file: string]> = [
  // The Script component, with Partytown for scripts of third parties: there are none.
  [/^gatsby-script$/, "no-script.js"],
  [/^@builder\.io\/partytown\/integration/, "no-partytown.js"],
  [/\/register-service-worker$/, "no-service-worker.js"],
  // Types checked while the page runs, which the production build of React never does.
  [/^prop-types$/, "no-prop-types.js"],
];

const FOLDER = path.resolve("plugins/gatsby-plugin-lean-client/src/stand-ins");

/** Puts stand-ins in place of the unused modules, in the browser's production build only. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({
  stage,
  actions,
  plugins,
}) => {
  if (stage !== "build-javascript") return;
  actions.setWebpackConfig({
    plugins: UNUSED.map(([module, file]) =>
      plugins.normalModuleReplacement(module, path.join(FOLDER, file)),
    ),
  });
};

import { createRequire } from "node:module";
import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import type { RuleSetRule } from "webpack";
import { bundle } from "../../packages/load-bundled";
import type { SiteSources } from "./settings";

const INFIMA = createRequire(path.resolve("package.json")).resolve("infima/package.json");
const INFIMA_STYLES = path.join(path.dirname(INFIMA), "dist/css/default/default.css");

/** Returns the path of the `sass` that a site has installed, if any. */
function findSass(contentRoot: string): string | undefined {
  try {
    return createRequire(path.join(contentRoot, "site.yml")).resolve("sass");
  } catch {
    return undefined;
  }
}

const REACT_LIVE = path.join("node_modules", "react-live");

/** Returns the folder of the package that runs live code, which comes with Docusaurus' theme for it. */
export function findLiveCode(contentRoot: string): string | undefined {
  try {
    const site = createRequire(path.join(contentRoot, "site.yml"));
    const theme = site.resolve("@docusaurus/theme-live-codeblock");
    const file = createRequire(theme).resolve("react-live");
    // Webpack can leave out what it does not need of the folder's modules.
    return file.slice(0, file.lastIndexOf(REACT_LIVE) + REACT_LIVE.length);
  } catch {
    return undefined;
  }
}

/** Returns whether webpack can load a file that a component of a site imports. */
export function isLoadable(file: string, contentRoot: string): boolean {
  if (/\.s[ac]ss$/.test(file)) return findSass(contentRoot) !== undefined;
  return /\.(?:[cm]?[jt]sx?|json|css|ya?ml|ico|svg|jpe?g|png|gif|webp|avif|eot|otf|ttf|woff2?|mp[34]|webm|ogv|wav|m4a|aac|oga|flac|pdf)$/.test(
    file,
  );
}

/** Returns the style sheets that come after those of this project, for a site that needs them. */
export function siteStyles(
  { contentRoot, settings: { styleSheets, markdown } }: SiteSources,
  hasComponentPages: boolean,
): string[] {
  const ofLiveCode = markdown.liveCode ? [path.resolve("src/docusaurus/live-code.css")] : [];
  if (styleSheets.length === 0 && !hasComponentPages) return ofLiveCode;
  return [
    INFIMA_STYLES,
    path.resolve("src/docusaurus/site-styles.css"),
    ...ofLiveCode,
    ...styleSheets.map((name) => path.resolve(contentRoot, name)),
  ];
}

/** Returns the rules for what components of a Docusaurus site import, and for its style sheets. */
export function docusaurusRules(
  { contentRoot, settings: { postcss } }: SiteSources,
  { rules, publicPath }: Pick<CreateWebpackConfigArgs, "rules"> & { publicPath: string },
  isFileOfSite: (file: string) => boolean,
): RuleSetRule[] {
  const sass = findSass(contentRoot);
  const postCssLoaders = postcss
    ? [
        {
          loader: bundle("src/site/site-postcss-loader"),
          options: { contentRoot, configuration: postcss },
        },
      ]
    : [];
  const classesLoader = { loader: bundle("src/site/infima-classes-loader") };
  const sassLoader = { loader: bundle("src/site/sass-loader"), options: { sass } };
  const compiled = ({ use, ...rule }: RuleSetRule, test: RegExp, after: object[]): RuleSetRule => {
    return {
      ...rule,
      test,
      use: [...([use].flat() as object[]), ...after, ...postCssLoaders, sassLoader],
    };
  };
  const isOwn = (file: string) => isFileOfSite(file) && !file.includes("/node_modules/");
  return [
    {
      test: /component-page\.tsx$/,
      resourceQuery: /__contentFilePath=/,
      enforce: "pre",
      loader: bundle("src/site/component-page-loader"),
    },
    {
      test: SVG,
      issuer: (file) => isFileOfSite(file) && SCRIPT.test(file),
      type: "javascript/auto",
      loader: bundle("src/site/svg-loader"),
    },
    // Loaders of later rules run first.
    { test: /(?<!\.module)\.css$/, resource: isOwn, enforce: "pre", use: [classesLoader] },
    {
      test: /\.(?:css|s[ac]ss)$/,
      resource: isOwn,
      enforce: "pre",
      loader: bundle("src/site/static-urls-loader"),
      options: { contentRoot, publicPath },
    },
    ...(postCssLoaders.length > 0
      ? [{ test: /\.css$/, resource: isOwn, enforce: "pre" as const, use: postCssLoaders }]
      : []),
    { resource: INFIMA_STYLES, enforce: "pre", loader: bundle("src/site/infima-loader") },
    ...(sass
      ? [
          compiled(rules.cssModules() as RuleSetRule, /\.module\.s[ac]ss$/, []),
          compiled(rules.css() as RuleSetRule, /(?<!\.module)\.s[ac]ss$/, [classesLoader]),
        ]
      : []),
  ];
}

const SVG = /\.svg$/;
const SCRIPT = /\.[jt]sx?$/;

/** Keeps a rule for pictures from drawings that components of the site import, which become components. */
export function exceptComponents(
  rule: RuleSetRule,
  isFileOfSite: (file: string) => boolean,
): RuleSetRule {
  if (rule.issuer || !(rule.test instanceof RegExp && rule.test.test("x.svg"))) return rule;
  const isOther = (file: string) => !(isFileOfSite(file) && SCRIPT.test(file));
  return {
    oneOf: [
      { ...rule, test: exceptSvg(rule.test) },
      { ...rule, issuer: isOther },
    ],
  };
}

function exceptSvg({ source }: RegExp): RegExp {
  return new RegExp(`^(?!.*\\.svg).*${source}`);
}

import type { GatsbyNode, Node } from "gatsby";
import matter from "gray-matter";
import engines from "gray-matter/lib/engines";
import { makeModulesPathIndependent } from "./src/path-independent-modules";
import type { ContentPluginOptions } from "./src/plugin-options";
import { versionsOf } from "./src/plugin-options";
import { isRecord, readYaml } from "./src/read-yaml";
import { BODY_TYPES } from "./src/schema/bodies";
import { BLOG_TYPES, PAGE_TYPES } from "./src/schema/content";
import { settingsTypes } from "./src/schema/settings";
import { SITE_TYPES } from "./src/schema/site";
import { TYPES_WITHOUT_API } from "./src/schema/without-api";
import { isVersioned } from "./src/versions/docs-version";

export { createResolvers } from "./src/create-resolvers";
export { onCreateNode } from "./src/on-create-node";
export { pluginOptionsSchema } from "./src/plugin-options";
export { sourceNodes } from "./src/source-nodes";
export { createPages } from "./src/watch-content";

/** Spares Gatsby calling `onCreateNode` for the nodes that plugins make. */
export function shouldOnCreateNode({ node }: { node: Node }): boolean {
  return node.internal.type === "File" || node.internal.type === "Mdx";
}

/** Declares the GraphQL types of content. The plugin always sets the fields with `!`. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({
  actions,
  store,
}) => {
  const types = [PAGE_TYPES, BODY_TYPES, BLOG_TYPES, SITE_TYPES, settingsTypes()];
  if (!hasPlugin(store.getState(), "gatsby-source-openapi")) types.push(TYPES_WITHOUT_API);
  actions.createTypes(types.join("\n"));
};

function hasPlugin(state: { flattenedPlugins?: Array<{ name: string }> }, plugin: string): boolean {
  return state.flattenedPlugins?.some(({ name }) => name === plugin) ?? false;
}

/**
 * Lets the build continue when front matter is not valid YAML. gatsby-plugin-mdx parses it with
 * gray-matter and does not catch the exception, so the first such file would hide all other problems.
 * gray-matter returns an empty object instead. It also no longer runs front matter that begins with
 * `---js`. `front-matter/split-front-matter.ts` reads the front
 * matter itself and reports the line.
 */
export const onPluginInit: GatsbyNode["onPluginInit"] = () => {
  matter.language = () => ({ raw: "", name: "" });
  engines.yaml.parse = (source) => {
    const { data } = readYaml(source);
    return isRecord(data) ? data : {};
  };
};

/**
 * Defines `process.env.DOCS_VERSIONED` for the site's code. A site with one version of the
 * documentation leaves the version dropdown out of its bundle.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (
  { actions, plugins, stage, getConfig },
  pluginOptions,
) => {
  const versions = versionsOf(pluginOptions as unknown as ContentPluginOptions);
  const value = JSON.stringify(String(isVersioned(versions)));
  actions.setWebpackConfig({
    plugins: [
      plugins.define({ "process.env.DOCS_VERSIONED": value }),
      ...(stage === "build-javascript" ? [{ apply: makeModulesPathIndependent }] : []),
    ],
  });
  if (stage !== "build-javascript") return;
  // Removes the scripts and styles of earlier builds, and nothing else. Gatsby ignores `output` in
  // setWebpackConfig.
  const keep = (file: string) =>
    !/^(?:[^/]+-[0-9a-f]{12}\.js|(?:static\/)?[^/]+-[0-9a-f]{20,}\.\w+)(?:\.\w+)*$/.test(file);
  const config = getConfig();
  actions.replaceWebpackConfig({ ...config, output: { ...config.output, clean: { keep } } });
};

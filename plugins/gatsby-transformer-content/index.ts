/** What a site uses of this plugin in its `gatsby-config`, and the types of what its pages query. */

export { rehypePlugins, remarkPlugins } from "./src/content/processor";
export { hasModule, loadPlugins } from "./src/content/site-plugins";
export { remarkSiteElements } from "./src/content/syntax-plugins";
export type { ContentNode, ElementTuple, Json } from "./src/content/types";
export type { ApiRelease } from "./src/data-files/api-changelog";
export type { SiteSettings } from "./src/data-files/site-settings";
export type { NavigationLink } from "./src/navigation/page-navigation";
export type { NavCategory, NavItem, NavLink } from "./src/navigation/types";
export type { ContentPluginOptions } from "./src/plugin-options";
export { isPageFile } from "./src/plugin-options";
export type { Inclusion } from "./src/source-file";
export { readVersions } from "./src/versions/read-versions";

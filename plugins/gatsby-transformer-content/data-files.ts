/** Schemas and readers of data files: settings, sidebars, the API change log and other YAML. */

export type { CommonChange, ContractChange } from "./src/data-files/api-changelog";
export { joinChanges, SEVERITIES } from "./src/data-files/api-changelog";
export { readDataFile } from "./src/data-files/data-file";
export {
  docsSettings,
  openApiDocument,
  siteSettingsFile,
} from "./src/data-files/site-settings";
export { frameItems, sidebarFile } from "./src/navigation/sidebar-file";
export type { YamlText } from "./src/read-yaml";
export { positionOfKey, readYaml } from "./src/read-yaml";
export {
  CURRENT_VERSION,
  DEFAULT_INSTANCE,
  instanceOf,
  nameIn,
  prefixOf,
  versionOfSidebars,
} from "./src/versions/docs-version";

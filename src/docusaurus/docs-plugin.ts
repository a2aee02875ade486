/** Name of the one plugin of Docusaurus whose data components can read here. */
export const DOCS_PLUGIN = "docusaurus-plugin-content-docs";

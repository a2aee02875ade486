/** How paths of content files and names of parts of the API become addresses. */

export { parsePostPath } from "./src/collections/blog-post";
export {
  cleanFolder,
  parseDocPath,
  splitNumberPrefix,
} from "./src/collections/doc-path";
export { adviceWithoutNames, isNamedLink } from "./src/links/named-links";

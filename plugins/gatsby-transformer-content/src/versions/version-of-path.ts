import { CURRENT_VERSION } from "./docs-version";

/** A content file's place in the versions of the documentation. */
export interface VersionedPath {
  /** Name of the version. */
  version: string;
  /** Path below the version's folder. */
  path: string;
}

const VERSIONED = /^versioned_docs\/version-([^/]+)\/(.+)$/;

/**
 * Reads which version of the documentation a page or `_category_` file belongs to.
 *
 * @param relativePath path below the content's root; anything else gives `undefined`
 */
export function versionOfDoc(relativePath: string): VersionedPath | undefined {
  const [, version, path] = VERSIONED.exec(relativePath) ?? [];
  if (version && path) return { version, path };
  const [folder, ...rest] = relativePath.split("/");
  return folder === "docs" ? { version: CURRENT_VERSION, path: rest.join("/") } : undefined;
}

const SIDEBARS =
  /^(?:sidebars|versioned_sidebars\/version-([^/]+)-sidebars)\.(?:ya?ml|json|[cm]?[jt]s)$/;

/** Name of the version whose sidebars a file declares. */
export function versionOfSidebars(relativePath: string): string | undefined {
  const match = SIDEBARS.exec(relativePath);
  return match ? (match[1] ?? CURRENT_VERSION) : undefined;
}

/** Folder of a version's pages, below the content's root. */
export function folderOfVersion(version: string): string {
  return version === CURRENT_VERSION ? "docs" : `versioned_docs/version-${version}`;
}

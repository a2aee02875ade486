import { joinPath } from "../collections/doc-path";
import type { DocsSettings } from "../data-files/site-settings";

/** Banner of a version: not yet released, or no longer maintained. */
type VersionBanner = "none" | "unreleased" | "unmaintained";

/** A version of the documentation with defaults. */
export interface DocsVersion {
  /** `current` for the pages in `docs`, or else the name in `versions.json`. */
  name: string;
  label: string;
  /** Site-absolute address of the version: `/docs/next`. */
  path: string;
  /** True if it is the latest version, at the documentation's own address. */
  isLast: boolean;
  banner: VersionBanner;
  /** True if its pages show a version badge. */
  badge: boolean;
  /** True if search engines are excluded. */
  noIndex: boolean;
}

/** Name of the version in `docs`. */
export const CURRENT_VERSION = "current";

/** Settings of a site that has none. */
export const NO_SETTINGS: DocsSettings = { includeCurrentVersion: true, versions: {} };

/**
 * Returns the versions of the documentation, newest first.
 *
 * @param names released versions in `versions.json`, newest first
 */
export function resolveVersions(
  names: readonly string[],
  basePath: string,
  settings: DocsSettings = NO_SETTINGS,
): DocsVersion[] {
  const all = includedVersions(names, settings);
  const last = lastVersionOf(names, all, settings);
  return all.map((name, index) => {
    const own = settings.versions[name];
    const isLast = name === last;
    return {
      name,
      label: own?.label ?? (name === CURRENT_VERSION ? "Next" : name),
      path: joinPath(basePath, own?.path ?? defaultPath(name, isLast)),
      isLast,
      banner: own?.banner ?? defaultBanner(index, all.indexOf(last)),
      badge: own?.badge ?? all.length > 1,
      noIndex: own?.noIndex ?? false,
    };
  });
}

/** Returns the names of included versions, newest first. */
function includedVersions(names: readonly string[], settings: DocsSettings): string[] {
  const hasCurrent = settings.includeCurrentVersion || names.length === 0;
  return [...(hasCurrent ? [CURRENT_VERSION] : []), ...names];
}

function lastVersionOf(
  names: readonly string[],
  all: readonly string[],
  { lastVersion }: DocsSettings,
): string {
  if (lastVersion !== undefined && all.includes(lastVersion)) return lastVersion;
  return names[0] ?? CURRENT_VERSION;
}

function defaultPath(name: string, isLast: boolean): string {
  if (isLast) return "";
  return name === CURRENT_VERSION ? "next" : name;
}

function defaultBanner(index: number, lastIndex: number): VersionBanner {
  if (index === lastIndex) return "none";
  return index < lastIndex ? "unreleased" : "unmaintained";
}

/**
 * Returns whether pages show versions: there are several, or the only one has a banner or badge.
 */
export function isVersioned(versions: readonly DocsVersion[]): boolean {
  return versions.length > 1 || versions.some(({ banner, badge }) => banner !== "none" || badge);
}

/** The version and path of a documentation file. */
export interface VersionedPath {
  /** Name of the version. */
  version: string;
  /** Path below the version's folder. */
  path: string;
}

const VERSIONED = /^versioned_docs\/version-([^/]+)\/(.+)$/;

/**
 * Returns the version of a page or `_category_` file, or `undefined` for other files.
 *
 * @param relativePath path below the content root
 */
export function versionOfDoc(relativePath: string): VersionedPath | undefined {
  const [, version, path] = VERSIONED.exec(relativePath) ?? [];
  if (version && path) return { version, path };
  const [folder, ...rest] = relativePath.split("/");
  return folder === "docs" ? { version: CURRENT_VERSION, path: rest.join("/") } : undefined;
}

const SIDEBARS =
  /^(?:sidebars|versioned_sidebars\/version-([^/]+)-sidebars)\.(?:ya?ml|json|[cm]?[jt]s)$/;

/** Returns the version of a sidebars file, or `undefined` for other files. */
export function versionOfSidebars(relativePath: string): string | undefined {
  const match = SIDEBARS.exec(relativePath);
  return match ? (match[1] ?? CURRENT_VERSION) : undefined;
}

/** Returns the folder of a version's pages below the content root. */
export function folderOfVersion(version: string): string {
  return version === CURRENT_VERSION ? "docs" : `versioned_docs/version-${version}`;
}

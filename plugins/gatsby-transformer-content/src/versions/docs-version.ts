import { joinPath } from "../collections/doc-path";
import type { DocsSettings } from "../data-files/site-settings";

/** What a banner tells of a version: not released yet, or not cared for any more. */
export type VersionBanner = "none" | "unreleased" | "unmaintained";

/** A version of the documentation, with everything that settings leave out filled in. */
export interface DocsVersion {
  /** `current` for the pages in `docs`, else the name in `versions.json`. */
  name: string;
  label: string;
  /** Site-absolute address below which its pages lie: `/docs/next`. */
  path: string;
  /** Whether it is the one that readers get unasked, at the documentation's own address. */
  isLast: boolean;
  banner: VersionBanner;
  /** Whether its pages say which version they are of. */
  badge: boolean;
  /** Whether search engines are kept away. */
  noIndex: boolean;
}

/** Name of the version that is being written: the pages in `docs`. */
export const CURRENT_VERSION = "current";

const NO_SETTINGS: DocsSettings = { includeCurrentVersion: true, versions: {} };

/**
 * The versions of the documentation, newest first.
 *
 * @param names of the released versions, newest first, as `versions.json` lists them
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

/** Names of the versions that are shown, newest first. */
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

/** Whether readers must be told of versions: there are several, or the only one has something to say. */
export function isVersioned(versions: readonly DocsVersion[]): boolean {
  return versions.length > 1 || versions.some(({ banner, badge }) => banner !== "none" || badge);
}

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

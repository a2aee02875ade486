import { joinPath } from "../collections/doc-path";
import type { DocsSettings } from "../data-files/site-settings";
import { docsSettings } from "../data-files/site-settings";

/** Banner of a version: not yet released, or no longer maintained. */
type VersionBanner = "none" | "unreleased" | "unmaintained";

/** A version of the documentation with defaults. */
export interface DocsVersion {
  /**
   * `current` for the pages in `docs`, or else the name in `versions.json`; in other documentations of the site
   * after their id and a slash: `community/current`.
   */
  name: string;
  /** Id of the documentation that the version is of. */
  instance: string;
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
  /** True if pages show the categories that contain them. */
  breadcrumbs: boolean;
  /** Of categories that do not choose themselves. */
  sidebarCollapsible: boolean;
  sidebarCollapsed: boolean;
}

/** Name of the version in `docs`. */
export const CURRENT_VERSION = "current";

/** Id of the documentation in `docs`, as in Docusaurus. A site may have others with their own. */
export const DEFAULT_INSTANCE = "default";

/** Settings of one set of docs. */
export type InstanceSettings = Omit<DocsSettings, "instances" | "versionMenu">;

/** Settings of a site that has none. */
const NO_SETTINGS: InstanceSettings = docsSettings.parse({});

/**
 * Returns the versions of a set of docs, newest first.
 *
 * @param names released versions in `versions.json`, newest first
 */
export function resolveVersions(
  names: readonly string[],
  settings: InstanceSettings = NO_SETTINGS,
  instance = DEFAULT_INSTANCE,
): DocsVersion[] {
  const all = includedVersions(names, settings);
  const last = lastVersionOf(all, settings);
  return all.map((name, index) => {
    const own = settings.versions[name];
    const isLast = name === last;
    return {
      name: nameIn(instance, name),
      instance,
      label: own?.label ?? (name === CURRENT_VERSION ? "Next" : name),
      path: joinPath(settings.path, own?.path ?? defaultPath(name, isLast)),
      isLast,
      banner: own?.banner ?? defaultBanner(index, all.indexOf(last)),
      badge: own?.badge ?? all.length > 1,
      noIndex: own?.noIndex ?? false,
      breadcrumbs: settings.breadcrumbs,
      sidebarCollapsible: settings.sidebarCollapsible,
      sidebarCollapsed: settings.sidebarCollapsed,
    };
  });
}

/** Returns the names of included versions, newest first. */
function includedVersions(
  names: readonly string[],
  { includeCurrentVersion, onlyIncludeVersions }: InstanceSettings,
): string[] {
  const hasCurrent = includeCurrentVersion || names.length === 0;
  const all = [...(hasCurrent ? [CURRENT_VERSION] : []), ...names];
  return onlyIncludeVersions ? all.filter((name) => onlyIncludeVersions.includes(name)) : all;
}

function lastVersionOf(all: readonly string[], { lastVersion }: InstanceSettings): string {
  if (lastVersion !== undefined && all.includes(lastVersion)) return lastVersion;
  return all.find((name) => name !== CURRENT_VERSION) ?? CURRENT_VERSION;
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
 * Returns whether pages show versions: a set of docs has several, or its only one has a banner or badge.
 */
export function isVersioned(versions: readonly DocsVersion[]): boolean {
  const instances = new Set(versions.map(({ instance }) => instance));
  return (
    versions.length > instances.size ||
    versions.some(({ banner, badge }) => banner !== "none" || badge)
  );
}

/** Returns the name of a version or a sidebar that is the only one of its name in the site. */
export function nameIn(instance: string, name: string): string {
  return instance === DEFAULT_INSTANCE ? name : `${instance}/${name}`;
}

/** Splits the name of a version into the id of its documentation and its name there. */
function splitName(name: string): { instance: string; version: string } {
  const [, instance = DEFAULT_INSTANCE, version = name] = /^([^/]+)\/(.+)$/.exec(name) ?? [];
  return { instance, version };
}

/** Returns the id of the documentation that a version is of. */
export function instanceOf(version: string): string {
  return splitName(version).instance;
}

/** Returns the name of a sidebar of a version that is the only one of its name in the site. */
export function sidebarName(version: string, name: string): string {
  return nameIn(instanceOf(version), name);
}

/** The version and path of a documentation file. */
export interface VersionedPath {
  /** Name of the version. */
  version: string;
  /** Path below the version's folder. */
  path: string;
}

/** Names of files and folders of other documentations begin with their id, as in Docusaurus. */
const PREFIX = /(?:((?!versioned_)[\w-]+?)_)??/.source;
const DOC = new RegExp(`^${PREFIX}(?:docs|versioned_docs/version-([^/]+))/(.+)$`);

/**
 * Returns the version of a page or `_category_` file, or `undefined` for other files.
 *
 * @param relativePath path below the content root
 */
export function versionOfDoc(relativePath: string): VersionedPath | undefined {
  const [, instance = DEFAULT_INSTANCE, version = CURRENT_VERSION, path] =
    DOC.exec(relativePath) ?? [];
  return path === undefined ? undefined : { version: nameIn(instance, version), path };
}

const SIDEBARS = new RegExp(
  `^${PREFIX}(?:sidebars|versioned_sidebars/version-([^/]+)-sidebars)\\.(?:ya?ml|json|[cm]?[jt]s)$`,
);

/** Returns the version of a sidebars file, or `undefined` for other files. */
export function versionOfSidebars(relativePath: string): string | undefined {
  const match = SIDEBARS.exec(relativePath);
  if (!match) return undefined;
  const [, instance = DEFAULT_INSTANCE, version = CURRENT_VERSION] = match;
  return nameIn(instance, version);
}

/** Returns the folder of a version's pages below the content root. */
export function folderOfVersion(name: string): string {
  const { instance, version } = splitName(name);
  const folder = version === CURRENT_VERSION ? "docs" : `versioned_docs/version-${version}`;
  return prefixOf(instance) + folder;
}

/** Returns what names of files and folders of a set of docs begin with. */
export function prefixOf(instance: string): string {
  return instance === DEFAULT_INSTANCE ? "" : `${instance}_`;
}

import type { VersionedPage } from "../../lib/navigation";

/** A page, and what it is called in every version. */
interface NamedPage extends VersionedPage {
  name: string;
}

/**
 * Gives a page in all versions that have it, for its context: the pages of the same name. Nothing where
 * there is one version.
 */
export function findCounterparts(pages: readonly NamedPage[]) {
  if (new Set(pages.map(({ version }) => version)).size < 2) return () => ({});
  const byName = new Map<string, VersionedPage[]>();
  for (const { name, version, permalink } of pages) {
    byName.set(name, [...(byName.get(name) ?? []), { version, permalink }]);
  }
  return (name: string) => ({ versions: byName.get(name) ?? [] });
}

import { useEffect } from "react";
import { usePreferredVersion } from "../../hooks/use-preferred-version";
import { counterpart } from "../../lib/versions";
import type { VersionedPage } from "../../lib/versions";
import { Layout } from "../layout/layout";
import type { LayoutProps } from "../layout/layout";
import { useDocsVersions } from "./use-docs-versions";
import { VersionMenu } from "./version-menu";
import { VersionNotices } from "./version-notices";

/** The one docs plugin of the site, under whose name the preferred version is stored. */
const PLUGIN_ID = "default";

/** What the frame needs of a page besides. */
export interface VersionedLayoutProps extends LayoutProps {
  /** Version of the documentation that the page belongs to, if to any. */
  version: string | null;
  /** The page in all versions that have it. */
  versions: readonly VersionedPage[];
}

/**
 * The frame of a site whose documentation has several versions: with a menu of them, notices on
 * pages of the others than the last, and links to the version that is read, or else preferred.
 */
export function VersionedLayout({ version, versions, children, ...props }: VersionedLayoutProps) {
  const { siteTitle, versions: all, names } = useDocsVersions();
  const [preferred, prefer] = usePreferredVersion(PLUGIN_ID, names);
  useChosenVersion(prefer);
  const last = all.find(({ isLast }) => isLast);
  const own = all.find(({ name }) => name === version);
  // A sidebar that only another version has is better opened there than not at all.
  const inUse = [version, preferred, last?.name, ...names].flatMap((name) => name ?? []);
  const addressOf = counterpart(versions);
  return (
    <Layout
      {...props}
      docsVersions={inUse}
      tools={
        own && all.length > 1 ? (
          <VersionMenu key={props.current} versions={all} own={own} addressOf={addressOf} />
        ) : null
      }
    >
      {own && last ? (
        <VersionNotices siteTitle={siteTitle} own={own} last={last} address={addressOf(last)} />
      ) : null}
      {children}
    </Layout>
  );
}

/** Remembers the version of a link that says which one it leads to, when the reader follows it. */
function useChosenVersion(prefer: (version: string) => void): void {
  useEffect(() => {
    const remember = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLElement>("[data-version]");
      if (link?.dataset.version) prefer(link.dataset.version);
    };
    addEventListener("click", remember, true);
    return () => removeEventListener("click", remember, true);
  }, [prefer]);
}

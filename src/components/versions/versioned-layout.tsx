import { graphql, useStaticQuery } from "gatsby";
import { useCallback, useEffect, useMemo, useState } from "react";
import type { ReactNode } from "react";
import { counterpart } from "../../lib/navigation";
import type { VersionedPage } from "../../lib/navigation";
import { readPreferredVersion, writePreferredVersion } from "../../lib/preferences";
import { Layout } from "../layout/layout";
import type { LayoutProps } from "../layout/layout";
import { SiteLink } from "../ui/site-link";

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

interface VersionMenuProps {
  versions: readonly ShownVersion[];
  /** The version that is being read. */
  own: ShownVersion;
  /** Where a version is read on: the same page, or the one to start from. */
  addressOf: (version: ShownVersion) => string;
}

/** The versions of the documentation: a native disclosure, whose links need no JavaScript. */
export function VersionMenu({ versions, own, addressOf }: VersionMenuProps) {
  return (
    <details className="version-menu">
      <summary className="navbar-link">
        <span className="visually-hidden">Version of the documentation: </span>
        {own.label}
      </summary>
      <ul>
        {versions.map((version) => (
          <li key={version.name}>
            <SiteLink
              className="sidebar-link"
              href={addressOf(version)}
              data-version={version.name}
              data-client=""
              {...(version === own ? { "aria-current": "true" as const } : {})}
            >
              {version.label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </details>
  );
}

interface VersionNoticesProps {
  siteTitle: string;
  /** The version that is being read. */
  own: ShownVersion;
  /** The version that readers get unasked. */
  last: ShownVersion;
  /** Where the last version is read on. */
  address: string;
}

/** What a reader should know of the version: whether to rely on it, and which one it is. */
export function VersionNotices({ siteTitle, own, last, address }: VersionNoticesProps) {
  const notice = noticeOf(own.banner, `${siteTitle} ${own.label}`);
  if (!notice && !own.badge) return null;
  return (
    <aside className="version-notices" aria-label="Version">
      {notice ? (
        <p className="admonition admonition-warning">
          {notice}{" "}
          <SiteLink href={address} data-version={last.name} data-client="">
            Read this in {last.label}
          </SiteLink>
          , the latest version.
        </p>
      ) : null}
      {own.badge ? <p>Version: {own.label}</p> : null}
    </aside>
  );
}

function noticeOf(banner: string, name: string): ReactNode {
  if (banner === "unreleased") return `${name} is not released yet, so this page may still change.`;
  if (banner === "unmaintained") return `${name} gets no more updates, and neither does this page.`;
  return null;
}

/** The versions of the documentation, the newest first, as menu and banners show them. */
export function useDocsVersions() {
  const { siteSettings, allDocsVersion } = useStaticQuery<Queries.DocsVersionsQuery>(graphql`
    query DocsVersions {
      siteSettings {
        title
      }
      allDocsVersion(sort: { order: ASC }) {
        nodes {
          name
          label
          isLast
          banner
          badge
          mainDocPermalink
        }
      }
    }
  `);
  const versions = allDocsVersion.nodes;
  const names = useMemo(() => versions.map(({ name }) => name), [versions]);
  return { siteTitle: siteSettings?.title ?? "", versions, names };
}

/** A version of the documentation as menu and banners show it. */
export type ShownVersion = ReturnType<typeof useDocsVersions>["versions"][number];

/**
 * The version of a docs plugin that the reader prefers, and the way to change it. `null` until one
 * was chosen, and until the page has come alive, so that the server's HTML fits.
 *
 * @param known names of the versions that exist; the same array on every call
 */
export function usePreferredVersion(
  pluginId: string,
  known: readonly string[],
): [version: string | null, prefer: (version: string) => void] {
  const [version, setVersion] = useState<string | null>(null);
  useEffect(() => setVersion(readPreferredVersion(pluginId, known)), [pluginId, known]);
  const prefer = useCallback(
    (next: string) => {
      setVersion(next);
      writePreferredVersion(pluginId, next);
    },
    [pluginId],
  );
  return [version, prefer];
}

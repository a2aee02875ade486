import { graphql, useStaticQuery } from "gatsby";
import { useCallback, useEffect, useMemo, useState } from "react";
import type { VersionedPage } from "../../lib/navigation";
import { counterpart } from "../../lib/navigation";
import { readPreferredVersion, writePreferredVersion } from "../../lib/preferences";
import type { LayoutProps } from "../layout/layout";
import { Layout } from "../layout/layout";
import { SiteLink } from "../ui/site-link";

/** Props of the layout of a versioned site. */
export interface VersionedLayoutProps extends LayoutProps {
  /** Version of the documentation that the page belongs to, if any. */
  version: string | null;
  /** Addresses of the page in all versions that have it. */
  versions: readonly VersionedPage[];
}

/**
 * The layout of a site with several versions of the documentation: with a version menu, notices on
 * pages of versions other than the latest, and links to the open version or the preferred one.
 */
export function VersionedLayout({ version, versions, children, ...props }: VersionedLayoutProps) {
  const { siteTitle, own, instance, versions: all, names, inOrder } = useDocsVersions(version);
  const [preferred, prefer] = usePreferredVersion(instance, names);
  const last = all.find(({ isLast }) => isLast);
  // A sidebar that exists only in other versions is shown from there.
  const inUse = [version, preferred, ...inOrder].flatMap((name) => name ?? []);
  const addressOf = counterpart(versions);
  // Decided at compile time. Elsewhere it shows the version that links to the documentation lead to.
  const shown =
    own ??
    (process.env.VERSION_MENU === "all"
      ? (all.find(({ name }) => name === preferred) ?? last)
      : undefined);
  return (
    <Layout
      {...props}
      docsVersions={inUse}
      versionMenu={
        shown && all.length > 1 ? (
          <VersionMenu
            key={props.current}
            versions={all}
            label={shown.label}
            own={own}
            addressOf={addressOf}
            prefer={prefer}
          />
        ) : null
      }
    >
      {own && last ? (
        <VersionNotices
          name={`${siteTitle} ${own.label}`}
          own={own}
          last={last}
          address={addressOf(last)}
          prefer={prefer}
        />
      ) : null}
      {children}
    </Layout>
  );
}

interface VersionMenuProps {
  versions: readonly ShownVersion[];
  /** Name of the version that it shows while it is closed. */
  label: string;
  /** The open version, if the page belongs to one. */
  own: ShownVersion | undefined;
  /** Returns the address of the page in a version, or the version's main page. */
  addressOf: (version: ShownVersion) => string;
  prefer: (version: string) => void;
}

/** The version menu: a native disclosure, whose links need no JavaScript. */
function VersionMenu({ versions, label, own, addressOf, prefer }: VersionMenuProps) {
  return (
    <details className="version-menu">
      <summary className="navbar-link">
        <span className="visually-hidden">Version of the documentation: </span>
        {label}
      </summary>
      <ul>
        {versions.map((version) => (
          <li key={version.name}>
            <SiteLink
              className="sidebar-link"
              href={addressOf(version)}
              data-client=""
              onClick={() => prefer(version.name)}
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
  /** Product and version. */
  name: string;
  /** The open version. */
  own: ShownVersion;
  /** The latest version, which readers get by default. */
  last: ShownVersion;
  /** Address of the page in the latest version. */
  address: string;
  prefer: (version: string) => void;
}

/** Notices about the version: its label, and that it is unreleased or unmaintained. */
function VersionNotices({ name, own, last, address, prefer }: VersionNoticesProps) {
  const notice = noticeOf(own.banner, name);
  if (!notice && !own.badge) return null;
  return (
    <aside className="version-notices" aria-label="Version">
      {notice ? (
        <p className="admonition admonition-warning">
          {notice}{" "}
          <SiteLink href={address} data-client="" onClick={() => prefer(last.name)}>
            Read this in {last.label}
          </SiteLink>
          , the latest version.
        </p>
      ) : null}
      {own.badge ? <p>Version: {own.label}</p> : null}
    </aside>
  );
}

function noticeOf(banner: string, name: string): string | null {
  if (banner === "unreleased") return `${name} is not released yet, so this page may still change.`;
  if (banner === "unmaintained") return `${name} gets no more updates, and neither does this page.`;
  return null;
}

/** Queries the versions of the documentation that a version is of, newest first. */
function useDocsVersions(version: string | null) {
  const { siteSettings, allDocsVersion } = useStaticQuery<Queries.DocsVersionsQuery>(graphql`
    query DocsVersions {
      siteSettings {
        title
      }
      allDocsVersion(sort: { order: ASC }) {
        nodes {
          name
          instance
          label
          isLast
          banner
          badge
          mainDocPermalink
        }
      }
    }
  `);
  const all = allDocsVersion.nodes;
  const own = all.find(({ name }) => name === version);
  // Of pages outside of the documentation it is the first one.
  const instance = (own ?? all[0])?.instance ?? "";
  // The same arrays on all pages of a set of docs: `usePreferredVersion` reads again when they change.
  const lists = useMemo(() => {
    const versions = all.filter((one) => one.instance === instance);
    return {
      versions,
      names: versions.map(({ name }) => name),
      /** Names of all versions, the latest of each set of docs first. */
      inOrder: [...all].sort((a, b) => Number(b.isLast) - Number(a.isLast)).map(({ name }) => name),
    };
  }, [all, instance]);
  return { siteTitle: siteSettings?.title ?? "", own, instance, ...lists };
}

/** A version of the documentation, as menu and notices show it. */
type ShownVersion = ReturnType<typeof useDocsVersions>["versions"][number];

/**
 * Returns the preferred version of a docs plugin and a function that changes it. `null` before
 * hydration, to match the server's HTML, and until one was chosen.
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

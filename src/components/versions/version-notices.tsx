import type { ReactNode } from "react";
import { SiteLink } from "../ui/site-link";
import type { ShownVersion } from "./use-docs-versions";

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

import { SiteLink } from "../ui/site-link";
import type { ShownVersion } from "./use-docs-versions";

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

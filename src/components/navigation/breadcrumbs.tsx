import type { TrailLink } from "../../lib/trail";
import { SiteLink } from "../ui/site-link";

interface BreadcrumbsProps {
  ancestors: readonly TrailLink[];
  /** Name of the page itself. */
  current: string;
}

/** The way from the outermost category to the page. */
export function Breadcrumbs({ ancestors, current }: BreadcrumbsProps) {
  if (ancestors.length === 0) return null;
  return (
    <nav className="breadcrumbs" aria-label="Breadcrumbs">
      <ol>
        {ancestors.map(({ label, permalink }) => (
          <li key={label}>{permalink ? <SiteLink href={permalink}>{label}</SiteLink> : label}</li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}

import type { HeadProps } from "gatsby";
import { targetOf } from "../components/layout/navbar-entries";
import { useSite } from "../components/layout/use-site";
import { SiteLink } from "../components/ui/site-link";
import { navbarLinks } from "../lib/navigation";
import { paths } from "../lib/paths";

/** Shown for addresses without a page. */
export default function NotFoundPage() {
  const { settings, sidebars } = useSite();
  const links = navbarLinks(settings.navbar.items).filter(({ href }) => !href);
  return (
    <div className="message-page">
      <h1>Page not found</h1>
      <p>No page has this address. It may have moved, or the link may be mistyped.</p>
      <form className="not-found-search" action={paths.search}>
        <input type="search" name="q" aria-label="Search the site" placeholder="Search the site" />
        <button type="submit" className="button">
          Search
        </button>
      </form>
      <p>Or begin here:</p>
      <ul className="tags">
        {links.map((link) => (
          <li key={link.label}>
            <SiteLink className="tag" href={targetOf(link, sidebars)}>
              {link.label}
            </SiteLink>
          </li>
        ))}
        <li>
          <SiteLink className="tag" href={paths.search}>
            List of all pages
          </SiteLink>
        </li>
      </ul>
    </div>
  );
}

export function Head(_: HeadProps) {
  return (
    <>
      <title>Page not found</title>
      <meta name="robots" content="noindex" />
    </>
  );
}

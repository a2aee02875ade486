import type { HeadProps } from "gatsby";
import { useEffect, useState } from "react";
import { useSite } from "../components/layout/use-site";
import { Breakable } from "../components/ui/breakable";
import { SiteLink } from "../components/ui/site-link";
import { toHref, toPermalink } from "../lib/addresses";
import { linksOf, navbarLinks } from "../lib/navigation";
import { FILES, paths } from "../lib/paths";
import type { AddressedPage, Suggestions } from "../lib/suggest-addresses";
import { suggestAddresses } from "../lib/suggest-addresses";

/** Shown for addresses without a page. */
export default function NotFoundPage() {
  const { settings, sidebars } = useSite();
  const links = navbarLinks(settings.navbar.items).filter(({ href }) => !href);
  const inNavbarOrder = [...links.map(({ sidebar }) => sidebar ?? ""), ...sidebars.keys()].flatMap(
    (name) => [sidebars.get(name) ?? []],
  );
  const [asked, setAsked] = useState<string>();
  useEffect(() => setAsked(toPermalink(location.pathname)), []);
  return (
    <div className="message-page">
      <nav className="page-top breadcrumbs" aria-label="Breadcrumbs">
        <ol>
          <li>
            <SiteLink href="/">Home</SiteLink>
          </li>
          {asked ? (
            <li aria-current="page">
              <code>
                <Breakable text={asked} />
              </code>
            </li>
          ) : null}
        </ol>
      </nav>
      <h1>Page not found</h1>
      <p className="lead" data-start="">
        We could not find a page at this address. It may have moved, or the link may have a typo.
      </p>
      {asked ? <SuggestedPages asked={asked} pages={inNavbarOrder.flatMap(linksOf)} /> : null}
      <form className="not-found-search" action={toHref(paths.search)}>
        <input type="search" name="q" aria-label="Search the site" placeholder="Search the site" />
        <button type="submit" className="button">
          Search
        </button>
      </form>
      <p>
        Or choose from <SiteLink href={paths.search}>all pages</SiteLink>.
      </p>
      <Unanswered />
    </div>
  );
}

/** A signal that fades on its way to a page that is not there. */
function Unanswered() {
  return (
    <svg viewBox="15 0 625 160" width="625" fill="none" strokeWidth="3" aria-hidden="true">
      <g stroke="var(--signal-strong)" strokeLinecap="round">
        <circle cx="24" cy="80" r="9" fill="var(--signal-strong)" stroke="none" />
        {[36, 76, 116, 156, 196, 236, 276, 316, 356, 396].map((radius, part) => {
          const y = Math.round(12 + radius * 0.14);
          const x = Math.round(24 + Math.sqrt(radius ** 2 - y ** 2));
          return (
            <path
              key={radius}
              d={`M${x} ${80 - y}A${radius} ${radius} 0 0 1 ${x} ${80 + y}`}
              opacity={1 - part / 10}
            />
          );
        })}
      </g>
      <rect
        x="508"
        y="20"
        width="92"
        height="120"
        rx="10"
        stroke="var(--border-strong)"
        strokeDasharray="7 8"
      />
    </svg>
  );
}

interface SuggestedPagesProps {
  /** The address without a page. The static page, which serves all of them, knows none. */
  asked: string;
  pages: readonly AddressedPage[];
}

/** Offers pages that the address may mean. */
function SuggestedPages({ asked, pages }: SuggestedPagesProps) {
  const [{ first, nearest }, setSuggestions] = useState<Suggestions>({
    first: undefined,
    nearest: [],
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the sidebars never change.
  useEffect(() => {
    setSuggestions(suggestAddresses(asked, pages));
    void fetchAddresses().then((others) => {
      setSuggestions(suggestAddresses(asked, [...pages, ...others]));
    });
  }, [asked]);
  return (
    <>
      {first ? (
        <p>
          This part of the site starts with{" "}
          <SiteLink href={first.permalink}>{first.label ?? first.permalink}</SiteLink>.
        </p>
      ) : null}
      {nearest.length > 0 ? (
        <>
          <p>Did you mean one of these?</p>
          <ul className="not-found-nearest">
            {nearest.map(({ permalink, label }) => (
              <li key={permalink}>
                <SiteLink href={permalink}>{label ?? <code>{permalink}</code>}</SiteLink>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </>
  );
}

/** Returns the addresses of the sitemap: pages that no sidebar has. Without it there are none. */
async function fetchAddresses(): Promise<AddressedPage[]> {
  try {
    const response = await fetch(toHref(FILES.sitemap));
    const locations = (await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g);
    return [...locations].map(([, address = ""]) => ({
      permalink: toPermalink(new URL(address, location.href).pathname),
    }));
  } catch (error) {
    console.warn("The sitemap could not be loaded.", error);
    return [];
  }
}

export function Head(_: HeadProps) {
  return (
    <>
      <title>Page not found</title>
      <meta name="robots" content="noindex" />
    </>
  );
}

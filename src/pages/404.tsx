import type { HeadProps } from "gatsby";
import { SiteLink } from "../components/ui/site-link";

/** Shown for every address that no page has. */
export default function NotFoundPage() {
  return (
    <div className="message-page">
      <h1>Page not found</h1>
      <p>No page has this address. It may have moved, or the link may be mistyped.</p>
      <p>
        <SiteLink href="/search">Search the site</SiteLink>, or start at the{" "}
        <SiteLink href="/">documentation</SiteLink>.
      </p>
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

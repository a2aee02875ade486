import type { HeadProps, PageProps } from "gatsby";
import { useEffect } from "react";
import type { GatsbyWindow } from "../client/navigation";
import { IS_BROWSER } from "../components/layout/page-head";
import { useSite } from "../components/layout/use-site";
import { SiteLink } from "../components/ui/site-link";
import { toHref, toUrl } from "../lib/addresses";
import type { TemplateContexts } from "../site/create-pages/plan";

type Context = TemplateContexts["redirect"];

/** Redirect page for hosts without server-side redirects. It works with and without JavaScript. */
export default function RedirectTemplate({ pageContext }: PageProps<object, Context>) {
  const { to } = pageContext;
  useEffect(() => {
    (window as unknown as GatsbyWindow).___navigate(toHref(to), { replace: true });
  }, [to]);
  return (
    <div className="message-page">
      <p>
        This page has <SiteLink href={to}>a new address</SiteLink>.
      </p>
    </div>
  );
}

export function Head({ pageContext }: HeadProps<object, Context>) {
  const { url } = useSite();
  const { to } = pageContext;
  return (
    <>
      <title>Redirect</title>
      {/* In the browser, a meta refresh would reload the document. */}
      {IS_BROWSER ? null : <meta httpEquiv="refresh" content={`0; url=${toHref(to)}`} />}
      <link rel="canonical" href={toUrl(to, url)} />
      <meta name="robots" content="noindex" />
    </>
  );
}

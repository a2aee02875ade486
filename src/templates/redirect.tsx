import type { HeadProps, PageProps } from "gatsby";
import { withPrefix } from "gatsby";
import { useEffect } from "react";
import type { GatsbyWindow } from "../client/navigation";
import { useSite } from "../components/layout/use-site";
import { SiteLink } from "../components/ui/site-link";
import type { TemplateContexts } from "../site/create-pages/plan";

type Context = TemplateContexts["redirect"];

/** A redirect for hosts that cannot redirect. It works with and without JavaScript. */
export default function RedirectTemplate({ pageContext }: PageProps<object, Context>) {
  const { to } = pageContext;
  useEffect(() => {
    (window as unknown as GatsbyWindow).___navigate(inSite(to), { replace: true });
  }, [to]);
  return (
    <div className="message-page">
      <p>
        This page has <SiteLink href={to}>a new address</SiteLink>.
      </p>
    </div>
  );
}

/** Adds the path prefix to an address of the site. */
function inSite(to: string): string {
  return to.startsWith("/") ? withPrefix(to) : to;
}

/** In the head of the running application a refresh would reload the document. */
const IS_BROWSER = process.env.BUILD_STAGE === "build-javascript";

export function Head({ pageContext }: HeadProps<object, Context>) {
  const { url } = useSite();
  const { to } = pageContext;
  return (
    <>
      <title>Redirect</title>
      {IS_BROWSER ? null : <meta httpEquiv="refresh" content={`0; url=${inSite(to)}`} />}
      <link rel="canonical" href={to.startsWith("/") ? url + to : to} />
      <meta name="robots" content="noindex" />
    </>
  );
}

import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import compression from "compression";
import serve from "serve-handler";

/**
 * Answers requests for a built site as a static host would: `/x` with `x.html`; `/x/`, `/x.html` and
 * `/x/index.html` lead to it, with their query; everything else is the not-found page with status
 * 404.
 */
export function siteHandler(publicDir: string): RequestListener {
  const compress = compression();
  return (request: IncomingMessage, response: ServerResponse) => {
    const [pathname = "/", query] = (request.url ?? "/").split("?");
    const bare = bareAddress(pathname);
    if (bare !== pathname) {
      response.writeHead(301, { Location: query ? `${bare}?${query}` : bare }).end();
      return;
    }
    // compression's types are Express's; it needs no more than Node's request and response.
    compress(request as never, response as never, () => {
      void serve(request, response, { public: publicDir, cleanUrls: true, trailingSlash: false });
    });
  };
}

/** The one address of a page among those that hosts answer. */
export function bareAddress(pathname: string): string {
  // Two slashes at the beginning would name another host.
  const path = pathname.replace(/^\/+/, "/");
  return path.replace(/\/index\.html$|\.html$|\/+$/, "") || "/";
}

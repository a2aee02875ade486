import { caddy } from "./caddy";
import type { Recipe } from "./recipe";

/**
 * GitHub Pages answers `/x` with `x.html`, but neither redirects nor sends headers: pages at `x/index.html`
 * lead to `/x`, and the Content-Security-Policy is an element of each page (see `withPolicy`). The uploaded
 * folder is what GitHub shows at the base path, such as `/<repository>/`.
 */
export const githubPages: Recipe = ({ rules, files }) => {
  const { basePath } = rules;
  const pages = files.filter((file) => file.endsWith(".html")).map((file) => file.slice(0, -5));
  const stubs = pages
    .filter((page) => page !== "404" && page !== "index" && !page.endsWith("/index"))
    .map((page) => [`site/${page}/index.html`, redirectPage(`${basePath}/${page}`)]);
  return { ...Object.fromEntries(stubs), "site/.nojekyll": "" };
};

/** A page that leads to another one. */
function redirectPage(address: string): string {
  const url = encodeURI(decodeURI(address)).replace(
    /[&'"<>]/g,
    (sign) => `&#${sign.charCodeAt(0)};`,
  );
  return (
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Moved</title>` +
    `<meta http-equiv="refresh" content="0;url=${url}"><link rel="canonical" href="${url}">` +
    `<a href="${url}">This page has moved.</a>` +
    `<script>location.replace(document.links[0].href+location.search+location.hash)</script></html>\n`
  );
}

/** Adds the Content-Security-Policy to the HTML of a page. An element cannot forbid frames. */
export function withPolicy(html: string, policy: string): string {
  const content = policy.replace(/; frame-ancestors [^;]*/, "").replaceAll('"', "&quot;");
  const element = `<meta http-equiv="Content-Security-Policy" content="${content}"/>`;
  return html.replace(/<head[^>]*>/, (head) => head + element);
}

/** A container that serves the site with Caddy on port 8080. */
export const container: Recipe = (input) => ({
  ...caddy({ ...input, root: "/srv/site", listen: 8080 }),
  Dockerfile: `# Made by "npm run deploy-config -- container". docker build -t site . && docker run -p 8080:8080 site
FROM caddy:2-alpine
COPY Caddyfile /etc/caddy/Caddyfile
COPY site /srv/site
EXPOSE 8080
USER 1000
HEALTHCHECK CMD wget -qO /dev/null http://localhost:8080${input.rules.basePath}/robots.txt
`,
});

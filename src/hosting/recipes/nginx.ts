import type { HostingRules } from "../rules";
import { IMMUTABLE, REVALIDATE } from "../rules";
import type { Recipe } from "./recipe";
import { quote, withQuery } from "./recipe";

/** A file for nginx's http context, such as `/etc/nginx/conf.d/site.conf`. */
export const nginx: Recipe = ({ rules, root, listen, host }) => ({
  "site.conf": `# Made by "npm run deploy-config -- nginx". Include it in the http context of nginx.

map $uri $site_cache_control {
  default "${REVALIDATE}";
  ${quote(`~${rules.hashedFiles}`)} "${IMMUTABLE}";
}

server {
  listen ${listen ?? 80};
  server_name ${host};
  root ${quote(root)};
  absolute_redirect off;
  server_tokens off;

  include mime.types;
  types {
${lines(Object.entries(plainTypes(rules)), ([extension, type]) => `    ${type} ${extension};`)}
  }
  charset utf-8;
  charset_types ${[...new Set(["text/css", "text/plain", "text/xml", "application/javascript", "application/json", ...Object.values(plainTypes(rules))])].join(" ")};

${lines(Object.entries(rules.headers), ([name, value]) => `  add_header ${name} ${quote(value)} always;`)}
  add_header Cache-Control $site_cache_control always;
${rules.precompress ? COMPRESSION : ""}
${lines(rules.redirects, ({ from, to, status }) => `  location = ${quote(decodeURI(from))} { return ${status} ${quote(withQuery(to.replaceAll("$", "%24"), "$is_args$args"))}; }`)}

  # /x/, /x.html and /x/index.html lead to /x. $request_uri is the address as it was sent.
  if ($request_uri ~ "^/*${rules.basePath}/index\\.html([?].*)?$") {
    return 301 ${rules.basePath}/;
  }
  if ($request_uri ~ "^/*(${rules.basePath}/[^?/][^?]*?)(/index\\.html|\\.html|/+)([?].*)?$") {
    return 301 $1$3;
  }

  error_page 403 404 ${rules.basePath}/404.html;
  location = ${rules.basePath}/404 { return 404; }
${rootLocations(rules)}
  location / { try_files $uri.html $uri =404; }
}
`,
});

/** The root shows a page unless it redirects. nginx does not allow two locations of one address. */
function rootLocations({ basePath, redirects }: HostingRules): string {
  if (redirects.some(({ from }) => from === `${basePath}/`)) return "";
  return [
    `  location = ${basePath}/ { try_files ${basePath}/index.html =404; }`,
    ...(basePath ? [`  location = ${basePath} { return 301 ${basePath}/$is_args$args; }`] : []),
  ].join("\n");
}

const COMPRESSION = `
  gzip_static on;
  gzip_vary on;
  # With Debian's package libnginx-mod-http-brotli-static:
  # brotli_static on;
`;

function plainTypes({ contentTypes }: HostingRules): Record<string, string> {
  const entries = Object.entries(contentTypes);
  return Object.fromEntries(
    entries.map(([extension, type]) => [extension, type.split(";")[0] ?? ""]),
  );
}

function lines<Item>(items: readonly Item[], toLine: (item: Item) => string): string {
  return items.map(toLine).join("\n");
}

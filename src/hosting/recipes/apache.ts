import type { HostingRules } from "../rules";
import { IMMUTABLE, REVALIDATE } from "../rules";
import type { Recipe, RecipeInput } from "./recipe";
import { quote, withQuery } from "./recipe";

/** A `.htaccess` beside the site, for Apache 2.4 with `AllowOverride All`. */
export const apache: Recipe = (input) => ({ "site/.htaccess": htaccess(input) });

/** Types of the texts that are compressed. Apache finds none for `x.html.br`. */
const TEXT_TYPES = {
  css: "text/css; charset=utf-8",
  html: "text/html; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  json: "application/json; charset=utf-8",
  svg: "image/svg+xml; charset=utf-8",
  txt: "text/plain; charset=utf-8",
  xml: "application/xml; charset=utf-8",
};

function htaccess({ rules }: RecipeInput): string {
  const { basePath, headers, contentTypes, redirects, hashedFiles, precompress } = rules;
  const types = Object.entries({ ...TEXT_TYPES, ...contentTypes });
  // The pattern begins with ^ and ends with $; THE_REQUEST is "GET /x?y HTTP/1.1".
  const isHashed = `%{THE_REQUEST} =~ m#^\\S+ ${hashedFiles.slice(1, -1)}[? ]#`;
  return `# Made by "npm run deploy-config -- apache". It needs mod_rewrite, mod_headers and mod_setenvif.

Options -Indexes -MultiViews
DirectoryIndex disabled
DirectorySlash Off
ErrorDocument 404 ${basePath}/404.html

${types.map(([extension, type]) => `AddType ${quote(type)} .${extension}`).join("\n")}
${Object.entries(headers)
  .map(([name, value]) => `Header always set ${name} ${quote(value)}`)
  .join("\n")}
Header always set Cache-Control ${quote(REVALIDATE)}
Header always set Cache-Control ${quote(IMMUTABLE)} "expr=${isHashed} && %{REQUEST_STATUS} -lt 400"

RewriteEngine On
RewriteBase /
${redirects.map(redirectRule).join("\n")}

# /x/, /x.html and /x/index.html lead to /x. THE_REQUEST has the address as it was sent.
RewriteCond %{THE_REQUEST} "^\\S+ /*${basePath}/index\\.html[? ]"
RewriteRule ^ "${basePath}/" [R=301,NE,END]
RewriteCond %{THE_REQUEST} "^\\S+ /*(${basePath}/[^?/ ][^? ]*?)(/index\\.html|\\.html|/+)[? ]"
RewriteRule ^ "%1" [R=301,NE,END]

${basePath ? `RewriteRule "^${basePath.slice(1)}$" "${basePath}/" [R=301,END]` : ""}
RewriteRule "^${`${basePath}/404`.slice(1)}$" - [R=404,END]
RewriteRule "^${`${basePath}/`.slice(1)}$" "${basePath}/index.html"
RewriteCond %{REQUEST_FILENAME}.html -f
RewriteRule "^(.*[^/])$" "/$1.html"
${precompress ? compressed(types) : ""}
RewriteCond %{REQUEST_FILENAME} -d
RewriteRule ^ - [R=404,END]
`;
}

/** Apache adds the query at the end, which is not where it belongs if the target has a fragment. */
function redirectRule({ from, to, status }: HostingRules["redirects"][number]): string {
  const pattern = `^${decodeURI(from)
    .slice(1)
    .replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}$`;
  const target = to.replace(/[%$]/g, "\\$&");
  const rule = (address: string) => `RewriteRule "${pattern}" "${address}" [R=${status},NE,END]`;
  const withQueryOfRequest = withQuery(target, "?%{QUERY_STRING}");
  if (!target.includes("#") || withQueryOfRequest === target) return rule(target);
  return `RewriteCond %{QUERY_STRING} .\n${rule(withQueryOfRequest)}\n${rule(target)}`;
}

/** Sends `x.br` or `x.gz` instead of `x`, with its type, and keeps mod_deflate from compressing it again. */
function compressed(types: ReadonlyArray<readonly [extension: string, type: string]>): string {
  const encodings = [
    ["br", "br"],
    ["gzip", "gz"],
  ];
  return `
Header append Vary Accept-Encoding
SetEnvIf Request_URI "\\.(?:br|gz)$" no-gzip no-brotli
${types
  .map(
    ([extension, type]) =>
      `<FilesMatch "\\.${extension}\\.(?:br|gz)$">\n  ForceType ${quote(type)}\n</FilesMatch>`,
  )
  .join("\n")}
${encodings
  .map(
    ([encoding, extension]) => `RewriteCond %{HTTP:Accept-Encoding} "\\b${encoding}\\b"
RewriteCond %{REQUEST_FILENAME}.${extension} -f
RewriteRule "^(.+)$" "/$1.${extension}" [E=ENCODING_${extension}:1,END]
Header set Content-Encoding ${encoding} env=REDIRECT_ENCODING_${extension}`,
  )
  .join("\n")}
`;
}

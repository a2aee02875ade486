import { IMMUTABLE } from "../rules";
import type { Recipe } from "./recipe";

/** `vercel.json`. Redirects come before files, and keep the query. */
export const vercel: Recipe = ({ rules }) => {
  const { basePath, headers, contentTypes, redirects, hashedFiles } = rules;
  const rule = (source: string, values: Record<string, string>) => ({
    source,
    headers: Object.entries(values).map(([key, value]) => ({ key, value })),
  });
  const config = {
    cleanUrls: true,
    trailingSlash: false,
    redirects: redirects
      // Without a slash at the end: Vercel removes it first.
      .filter(({ from }) => from === "/" || !from.endsWith("/"))
      .map(({ from, to, status }) => ({
        source: literal(from),
        destination: to,
        statusCode: status,
      })),
    headers: [
      rule("/(.*)", headers),
      ...Object.entries(contentTypes).map(([extension, type]) =>
        rule(`${literal(basePath)}/(.*)\\.${extension}`, { "Content-Type": type }),
      ),
      rule(hashedFiles.replace(/^\^|\$$/g, "").replace("(?:", "("), { "Cache-Control": IMMUTABLE }),
    ],
  };
  return { "site/vercel.json": `${JSON.stringify(config, null, 2)}\n` };
};

/** Escapes what has a meaning in the patterns of path-to-regexp, which Vercel uses. */
function literal(address: string): string {
  return address.replace(/[(){}:*+?\\]/g, "\\$&");
}

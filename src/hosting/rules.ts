import { existsSync } from "node:fs";
import path from "node:path";
import { withoutSlash } from "../../packages/addresses";
import type { SiteSettings } from "../../plugins/gatsby-transformer-content";
import { readRouteFiles } from "../site/routes-lock/files";
import { readSiteSources } from "../site/settings";
import { contentSecurityPolicy } from "./content-security-policy";

/** How a host answers requests for the site: the one table behind all recipes and `npm run serve`. */
export interface HostingRules {
  /** Folder of the site below the host's root: empty, or `/x`. All addresses below contain it. */
  basePath: string;
  redirects: HostRedirect[];
  /** Headers of every answer. */
  headers: Record<string, string>;
  /** `Content-Type` by file extension, where hosts have none or a wrong one. */
  contentTypes: Record<string, string>;
  /**
   * Regular expression for the paths of files whose names change with their content. It is valid for
   * JavaScript, PCRE and RE2.
   */
  hashedFiles: string;
  /** Origins that the policy allows because pages load from them, by directive. */
  contentSources: Array<[directive: string, origins: string[]]>;
  /** True if hosts that can send compressed files get them. */
  precompress: boolean;
}

/** A redirect from one exact address. It keeps the query of the request, unless `to` has one. */
interface HostRedirect {
  from: string;
  to: string;
  status: 301 | 302;
}

/** `Cache-Control` of files whose names change with their content. */
export const IMMUTABLE = "public, max-age=31536000, immutable";
/** `Cache-Control` of all other files: browsers ask each time if the file has changed. */
export const REVALIDATE = "public, max-age=0, must-revalidate";

const CONTENT_TYPES = {
  md: "text/markdown; charset=utf-8",
  webmanifest: "application/manifest+json; charset=utf-8",
  yaml: "application/yaml; charset=utf-8",
  yml: "application/yaml; charset=utf-8",
};

/**
 * Number of hexadecimal digits of a hash in the name of a script or style sheet. Each page has many of these
 * names, and their digits cannot be compressed.
 */
export const HASH_LENGTH = 12;

/** Scripts and styles of webpack, files that Gatsby copied, parts of the search index, sidebars. */
const HASHED_FILES = [
  `[^/]+[-.][0-9a-f]{${HASH_LENGTH}}[.](?:js|css)`,
  "static/[0-9a-f]{32}/.+",
  "static/[^/]+-[0-9a-f]{32}[.][0-9a-z]+",
  "search-files/[^/]+[.][0-9a-f]{12}[.]json",
];

/** A built site and its settings. */
export interface HostedSite {
  /** Absolute path of the built site. */
  publicDir: string;
  /** Absolute path of the content folder. */
  contentRoot: string;
  settings: Pick<
    SiteSettings,
    "basePath" | "colorMode" | "content" | "home" | "hosting" | "markdown" | "url"
  >;
}

/**
 * Returns the site in `public/`.
 *
 * @throws Error if there is none, or if its settings are invalid
 */
export function readBuiltSite(): HostedSite {
  const publicDir = path.resolve("public");
  if (!existsSync(path.join(publicDir, "404.html"))) {
    throw new Error("There is no built site in public/. Run `npm run build` first.");
  }
  return { publicDir, ...readSiteSources() };
}

/** Without `home` the page at the root redirects by itself. */
function rootRedirects(basePath: string, to: string): HostingRules["redirects"] {
  const roots = basePath ? [`${basePath}/`, basePath] : ["/"];
  return roots.map((from) => ({ from, to, status: 302 }));
}

/** Returns the rules for a built site. */
export async function hostingRules(site: HostedSite): Promise<HostingRules> {
  const { settings, contentRoot, publicDir } = site;
  const basePath = withoutSlash(settings.basePath);
  const { redirects } = readRouteFiles(contentRoot).redirects;
  const inSite = (address: string) => (address.startsWith("/") ? basePath + address : address);
  const { contentSecurityPolicy: extra } = settings.hosting;
  const { text: policy, contentSources } = await contentSecurityPolicy(
    publicDir,
    settings.markdown.liveCode ? withLiveCode(extra) : extra,
    settings.content.trust,
    settings.colorMode,
  );
  return {
    basePath,
    redirects: [
      ...(settings.home ? rootRedirects(basePath, inSite(settings.home)) : []),
      ...redirects.map(({ from, to }) => ({
        from: inSite(from),
        to: inSite(to),
        status: 301 as const,
      })),
    ],
    headers: {
      "Content-Security-Policy": policy,
      "Referrer-Policy": "strict-origin-when-cross-origin",
      "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
      "X-Content-Type-Options": "nosniff",
      "Cross-Origin-Opener-Policy": "same-origin",
      ...(settings.hosting.hsts ? { "Strict-Transport-Security": "max-age=31536000" } : {}),
    },
    contentTypes: CONTENT_TYPES,
    contentSources,
    hashedFiles: `^${escapeRegExp(basePath)}/(?:${HASHED_FILES.join("|")})$`,
    precompress: settings.hosting.precompress,
  };
}

/** Code that readers change is compiled and run in the browser. */
function withLiveCode(extra: HostedSite["settings"]["hosting"]["contentSecurityPolicy"]) {
  const { "script-src": scripts = [] } = extra;
  return { ...extra, "script-src": [...scripts, "'unsafe-eval'"] };
}

/** Returns the `Cache-Control` of a path. */
export function cacheControl(rules: HostingRules, pathname: string): string {
  return new RegExp(rules.hashedFiles).test(pathname) ? IMMUTABLE : REVALIDATE;
}

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

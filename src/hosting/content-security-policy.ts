import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { SiteSettings } from "../../plugins/gatsby-transformer-content";
import { filesBelow } from "../site/files";
import { inParallel } from "../site/in-parallel";
import { bundleInlineScripts } from "../site/inline-scripts";

/** Directives of a Content-Security-Policy with their sources. */
type Policy = Record<string, readonly string[]>;

/** The Content-Security-Policy of a site. */
interface SitePolicy {
  /** Value of the header. */
  text: string;
  /** Origins that are allowed because pages load from them, by directive. */
  contentSources: Array<[directive: string, origins: string[]]>;
}

/** Directives that allow what elements load from other hosts. */
const DIRECTIVE_OF: Record<string, string> = {
  audio: "media-src",
  embed: "object-src",
  iframe: "frame-src",
  img: "img-src",
  object: "object-src",
  source: "img-src",
  track: "media-src",
  video: "media-src",
};

/** With more different style attributes than this, the header would be too long for some hosts. */
const MAX_STYLES = 20;

/**
 * Returns the Content-Security-Policy of a built site. Scripts run only from the site's files, or if they
 * are one of the two inline scripts of every page. Pictures, media and frames from other hosts are allowed
 * if a page of a trusted site has them, and style attributes by their hashes.
 *
 * @param colorMode of the settings, which one of the scripts contains
 * @param extra further sources from `hosting.contentSecurityPolicy` in `site.yml`, by directive
 */
export async function contentSecurityPolicy(
  publicDir: string,
  extra: Policy,
  trust: SiteSettings["content"]["trust"],
  colorMode: SiteSettings["colorMode"],
): Promise<SitePolicy> {
  const { styles, sources } = await readNeeds(publicDir);
  const { beforePaint, loadApplication } = bundleInlineScripts(colorMode);
  const policy: Policy = {
    "default-src": ["'self'"],
    "script-src": ["'self'", ...[beforePaint, loadApplication].map(hashSource)],
    "style-src": ["'self'"],
    ...(styles.size > 0 ? { "style-src-attr": styleSources(styles) } : {}),
    "img-src": ["'self'", "data:"],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'none'"],
  };
  const contentSources: SitePolicy["contentSources"] =
    trust === "strict" ? [] : [...sources].map(([name, origins]) => [name, [...origins].sort()]);
  const wanted = [...contentSources, ...Object.entries(extra)];
  for (const [directive, added] of wanted) {
    const before = policy[directive] ?? ["'self'"];
    policy[directive] = [...new Set([...before, ...added])].filter((source) => source !== "'none'");
  }
  const text = Object.entries(policy)
    .map(([directive, values]) => `${directive} ${values.join(" ")}`)
    .join("; ");
  return { text, contentSources };
}

function hashSource(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

function styleSources(styles: ReadonlySet<string>): string[] {
  if (styles.size > MAX_STYLES) return ["'unsafe-inline'"];
  return ["'unsafe-hashes'", ...[...styles].sort().map(hashSource)];
}

/** Style attributes of a site's pages, and the origins from which they load, by directive. */
interface Needs {
  styles: Set<string>;
  sources: Map<string, Set<string>>;
}

const START_TAG = /<([a-z][a-z0-9]*)((?:\s[^\s"'<>/=]+(?:="[^"]*")?)+)/g;
/** A host name may contain `;` or `$` in an address, which would change the policy or the configuration. */
const ORIGIN = /https?:\/\/[a-z0-9.-]+(?::\d+)?(?=[/?#\s,]|$)/gi;
const ATTRIBUTE = /\s([^\s"'<>/=]+)="([^"]*)"/g;

async function readNeeds(publicDir: string): Promise<Needs> {
  const needs: Needs = { styles: new Set(), sources: new Map() };
  const pages = filesBelow(publicDir).filter((name) => name.endsWith(".html"));
  await inParallel(pages, async (name) => {
    const html = await readFile(path.join(publicDir, name), "utf8");
    for (const [, element = "", attributes = ""] of html.matchAll(START_TAG)) {
      for (const [, attribute = "", value = ""] of attributes.matchAll(ATTRIBUTE)) {
        if (attribute === "style") needs.styles.add(decode(value));
        else if (attribute === "data-connect") addOrigins(needs.sources, "connect-src", value);
        else addSource(needs.sources, element, attribute, decode(value));
      }
    }
  });
  return needs;
}

function addSource(sources: Needs["sources"], element: string, attribute: string, value: string) {
  const directive = DIRECTIVE_OF[element];
  if (!directive || !["src", "srcset", "data", "poster"].includes(attribute)) return;
  addOrigins(sources, directive, value);
}

function addOrigins(sources: Needs["sources"], directive: string, value: string) {
  for (const [origin] of value.matchAll(ORIGIN)) {
    sources.set(directive, (sources.get(directive) ?? new Set()).add(origin));
  }
}

/** Decodes the character references that React and hast-util-to-html write in attributes. */
function decode(value: string): string {
  const named: Record<string, string> = { amp: "&", gt: ">", lt: "<", quot: '"' };
  return value.replace(/&(?:#x([0-9a-f]+)|(\w+));/gi, (all, code, name) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : (named[name] ?? all),
  );
}

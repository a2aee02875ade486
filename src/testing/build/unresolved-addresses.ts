import { readFileSync } from "node:fs";
import path from "node:path";
import { filesBelow } from "../../site/files";

/** A built site and where it is served. */
export interface ServedSite {
  /** Folder with the output. */
  publicDir: string;
  /** URL of the site with its base path, without a trailing slash. */
  url: string;
  /** Permalinks that hosts redirect. */
  redirects: readonly string[];
  /** Permalinks that other programs on the host answer. */
  elsewhere?: readonly string[];
}

/** An address in the output. */
interface Found {
  address: string;
  /** What it was found in. */
  where: string;
}

/** The addresses of an output: how many lead to the site, and those that lead to no file of it. */
export interface Resolution {
  /** Number of addresses by kind of file and place. */
  counts: Record<string, number>;
  /** `file: address (where)`. */
  unresolved: string[];
}

/**
 * Resolves every address in an output, as a browser or a program would, to a file of it or to a redirect.
 * An address on the site's host without the base path, or with it twice, has none.
 */
export function resolveAddresses(site: ServedSite): Resolution {
  const files = filesBelow(site.publicDir);
  const permalinks = new Set([
    ...files.flatMap((file) => [`/${file}`, `/${file.replace(/\.html$/, "")}`]),
    ...site.redirects,
    ...(site.elsewhere ?? []),
    "",
    "/",
  ]);
  const { origin, pathname: base } = new URL(`${site.url}/`);
  const resolution: Resolution = { counts: {}, unresolved: [] };
  for (const file of files) {
    const reader = READERS.find(([pattern]) => pattern.test(file))?.[1];
    if (!reader) continue;
    const page = `${site.url}/${file.replace(/\.html$/, "")}`;
    const text = readFileSync(path.join(site.publicDir, file), "utf8");
    for (const { address, where } of unique(reader(text, site.url))) {
      const url = URL.parse(address, page);
      if (url?.origin !== origin) continue;
      const kind = `${path.extname(file)} ${where}`;
      resolution.counts[kind] = (resolution.counts[kind] ?? 0) + 1;
      const isBelow = `${url.pathname}/`.startsWith(base);
      const permalink = decodeURIComponent(url.pathname).slice(base.length - 1);
      if (!isBelow || !permalinks.has(permalink)) {
        resolution.unresolved.push(`${file}: ${address} (${where})`);
      }
    }
  }
  return resolution;
}

function unique(found: readonly Found[]): Found[] {
  return [...new Map(found.map((one) => [`${one.where} ${one.address}`, one])).values()];
}

type Reader = (text: string, siteUrl: string) => Found[];

/** Readers by file. Files for the site's own scripts are left out: their addresses are permalinks. */
const READERS: ReadonlyArray<[RegExp, Reader]> = [
  [/^page-data\/|^(?:webpack\.)?.*\.js(?:on)?\.map$/, () => []],
  [/^docs\/search-index\.json$/, indexAddresses],
  [/\.html$/, htmlAddresses],
  [/\.(?:md|txt)$/, markdownAddresses],
  [/\.xml$/, xmlAddresses],
  [/^blog\/feed\.json$/, feedAddresses],
  [/\.webmanifest$/, manifestAddresses],
];

function htmlAddresses(html: string): Found[] {
  // Code samples show the markup of links as text.
  const tags = html.match(/<[a-z][^>]*>/gi) ?? [];
  const linkedData = [
    ...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g),
  ].flatMap(([, json = "null"]) => strings(JSON.parse(json)).filter(isUrl));
  return [
    ...tags.flatMap(tagAddresses),
    ...linkedData.map((address) => ({ address, where: "JSON-LD" })),
  ];
}

function tagAddresses(tag: string): Found[] {
  const attributes = [...tag.matchAll(/\s([\w:-]+)="([^"]*)"/g)].map(
    ([, name = "", value = ""]) => [name.toLowerCase(), decode(value)] as const,
  );
  return attributes.flatMap(([name, value]): Found[] => {
    if (["href", "src", "poster", "action"].includes(name))
      return [{ address: value, where: name }];
    if (name === "srcset") {
      return value.split(",").map((candidate) => ({
        address: candidate.trim().split(/\s+/)[0] ?? "",
        where: name,
      }));
    }
    if (name !== "content") return [];
    const target = /^\d+; *url=(.*)$/i.exec(value)?.[1];
    if (target !== undefined) return [{ address: target, where: "refresh" }];
    const property = Object.fromEntries(attributes).property ?? "meta";
    return isUrl(value) ? [{ address: value, where: property }] : [];
  });
}

function markdownAddresses(markdown: string, siteUrl: string): Found[] {
  const prose = markdown
    .replace(/^ *(`{3,}|~{3,})[\s\S]*?^ *\1[`~]* *$/gm, "")
    .replace(/(`+)(?!`).*?[^`]\1(?!`)/g, "");
  const links = [...prose.matchAll(/\]\(<?([^)\s>]*)/g)].map(([, address = ""]) => address);
  const { origin } = new URL(siteUrl);
  const urls = [...prose.matchAll(/https?:\/\/[^\s"'<>)\\\]]+/g)].map(([url]) => url);
  return [
    ...links.map((address) => ({ address, where: "link" })),
    ...urls.filter((url) => url.startsWith(origin)).map((address) => ({ address, where: "text" })),
  ];
}

function xmlAddresses(xml: string): Found[] {
  const elements = [
    ...xml.matchAll(/<(loc|link|id|guid|url|icon|logo|uri)(?:\s[^>]*)?>([^<]+)<\/\1>/g),
  ].map(([, name = "", text = ""]) => ({ address: decode(text), where: name }));
  const attributes = [...xml.matchAll(/<[\w:?-]+\s[^>]*>/g)].flatMap(([tag]) => [
    ...tagAddresses(tag),
    ...[...tag.matchAll(/\s(url|template)="([^"]*)"/g)].map(([, name = "", value = ""]) => ({
      address: decode(value).replace(/\{\w+\}/g, "x"),
      where: name,
    })),
  ]);
  // The HTML of an item is escaped or in a CDATA section.
  const contents = [
    ...xml.matchAll(/<(?:content:encoded|content)(?:\s[^>]*)?>([\s\S]*?)<\/content(?::encoded)?>/g),
  ].flatMap(([, content = ""]) =>
    htmlAddresses(/^\s*<!\[CDATA\[/.test(content) ? content : decode(content)),
  );
  return [
    ...elements.filter(({ address }) => isUrl(address)),
    ...attributes,
    ...contents.map(({ address, where }) => ({ address, where: `item ${where}` })),
  ];
}

function feedAddresses(json: string): Found[] {
  const feed = JSON.parse(json) as { items: { content_html: string }[] };
  return [
    ...strings(feed)
      .filter(isUrl)
      .map((address) => ({ address, where: "feed" })),
    ...feed.items.flatMap(({ content_html }) => htmlAddresses(content_html)),
  ];
}

function manifestAddresses(json: string): Found[] {
  return strings(JSON.parse(json))
    .filter((text) => text.startsWith("/"))
    .map((address) => ({ address, where: "manifest" }));
}

/** The index for tools has the URL of the site, and permalinks. */
function indexAddresses(json: string): Found[] {
  const { site, pages } = JSON.parse(json) as { site: string; pages: { permalink: string }[] };
  return pages.map(({ permalink }) => ({ address: site + permalink, where: "index" }));
}

/** Returns all strings in a JSON value. */
function strings(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(strings) : [];
}

function isUrl(text: string): boolean {
  return /^https?:\/\/\S+$/.test(text);
}

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"' };

function decode(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (entity, hex, decimal, name) =>
    hex || decimal
      ? String.fromCodePoint(Number.parseInt(hex ?? decimal, hex ? 16 : 10))
      : (ENTITIES[name] ?? entity),
  );
}

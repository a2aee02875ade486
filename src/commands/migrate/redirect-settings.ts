import type { BlogOptions, Configuration, RedirectOptions } from "./configuration";
import { extensionName } from "./configuration";
import type { MigratedSite, SitePages, Targets } from "./conversion";
import { BLOG, fromRoot, toAddress } from "./conversion";

/** Returns the addresses of posts that move, by their old ones. */
export function movedPosts({ routeBasePath = "blog" }: BlogOptions, { paths }: SitePages) {
  const there = fromRoot(routeBasePath).replace(/\/$/, "");
  const posts = paths.filter((one) => one === BLOG || one.startsWith(`${BLOG}/`));
  const moved = posts.map((path) => [there + path.slice(BLOG.length), path] as const);
  return new Map(moved.filter(([old]) => old !== "" && !paths.includes(old)));
}

/** Redirects of the plugin, and from addresses that pages have only in Docusaurus. */
export function toRedirects(
  { plugins = [] }: Configuration,
  { paths }: SitePages,
  { moved, notes }: Targets,
): MigratedSite["redirects"] {
  // The configuration's functions expect the addresses that pages have there.
  const former = new Map([...moved].map(([old, path]) => [path, old]));
  const addresses = paths.map((path) => former.get(path) ?? path);
  const found = plugins
    .filter((plugin) => Array.isArray(plugin) && /client-redirects/.test(extensionName(plugin)))
    .flatMap((plugin) => redirectsOf((plugin as [string, RedirectOptions?])[1] ?? {}, addresses));
  const all = new Map([...moved, ...found.map(({ from, to }) => [from, to] as const)]);
  const known = new Set([...paths, "/"]);
  return [...all].flatMap(([from, target]) => {
    const to = /^https?:/.test(target) ? target : toAddress(target, moved);
    const start = toAddress(from, new Map());
    // The page at /x is the file x.html, so its address with the ending already leads to it.
    if (known.has(start) || known.has(start.replace(/\.html$/, ""))) return [];
    if (to.startsWith("/") && !known.has(to.replace(/[?#].*$/, ""))) {
      notes.push({ option: `redirect from ${start}`, advice: `There is no page at ${to}.` });
      return [];
    }
    return [{ from: start.replaceAll(" ", "%20"), to: to.replaceAll(" ", "%20") }];
  });
}

function redirectsOf(
  { redirects = [], createRedirects, fromExtensions = [], toExtensions = [] }: RedirectOptions,
  paths: readonly string[],
) {
  const pages = paths.filter((path) => path !== "/");
  const extended = [
    ...pages.flatMap((to) => fromExtensions.map((ending) => ({ from: `${to}.${ending}`, to }))),
    ...pages.flatMap((to) =>
      toExtensions
        .filter((ending) => to.endsWith(`.${ending}`))
        .map((ending) => ({ from: to.slice(0, -ending.length - 1), to })),
    ),
  ];
  const declared = redirects.flatMap(({ from, to }) =>
    [from].flat().map((address) => ({ from: address, to })),
  );
  const created = paths.flatMap((to) =>
    [createRedirects?.(to) ?? []].flat().map((from) => ({ from, to })),
  );
  return [...declared, ...extended, ...created];
}

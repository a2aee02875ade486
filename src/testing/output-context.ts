import type { OutputContext, OutputSite } from "../site/post-build/output-files";

/** Returns what files are made from, for a site with few settings and the result of one query. */
export function outputContext({
  site,
  data,
  ...given
}: Partial<Omit<OutputContext, "site">> & {
  site?: Partial<OutputSite>;
  data?: unknown;
}): OutputContext {
  return {
    publicDir: "public",
    staticDir: "static",
    now: new Date("2026-01-01"),
    site: {
      title: "Bees",
      tagline: "",
      description: "",
      locale: "en",
      home: "/",
      logo: null,
      siteUrl: "https://site.example",
      pages: [],
      ...site,
    },
    graphql: async <T>() => ({ data: data as T }),
    query: async <T>() => data as T,
    ...given,
  };
}

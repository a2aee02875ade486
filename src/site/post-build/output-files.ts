import { existsSync } from "node:fs";
import path from "node:path";
import memoize from "lodash/memoize";
import type { PagePlan } from "../create-pages/plan";
import type { RunGraphql } from "../create-pages/plan-site";
import { runQuery } from "../create-pages/plan-site";
import { projectFile, readEnvironment } from "../environment";
import { writeSiteFile } from "../files";

/** The planned site, from which the addresses of files are known before they are written. */
export interface PlannedPages {
  site: Pick<Queries.SitePlanQuery, "allApiDocument">;
  plans: readonly PagePlan[];
}

/** Settings of the site and the pages of the build. */
export interface OutputSite {
  title: string;
  tagline: string;
  description: string;
  /** `en`. */
  locale: string;
  /** Start page. */
  home: string;
  /** Picture in the navbar. */
  logo: string | null;
  /** URL of the site with its base path. */
  siteUrl: string;
  /** Addresses of all pages. */
  pages: readonly string[];
}

/** What files are made from. */
export interface OutputContext {
  publicDir: string;
  /** The content's folder of static files. */
  staticDir: string;
  /** Time of the build. */
  now: Date;
  site: OutputSite;
  graphql: RunGraphql;
  /** Returns the result of a query without variables, which runs once. */
  query: <Data>(text: string) => Promise<Data>;
}

/** Files that a build writes beside its pages. */
export interface OutputFiles {
  /** Returns the site-absolute addresses, to which checks accept links. */
  addresses: (planned: PlannedPages) => readonly string[];
  /** True if a site's static file of the same name takes its place. Otherwise such a file is an error. */
  isReplaceable?: boolean;
  /** True if it needs files of Gatsby's plugins, which write theirs at the end of a build. */
  needsPlugins?: boolean;
  write: (context: OutputContext) => Promise<void>;
}

type Content = string | Buffer;

/** Declares files by address, each with a function that returns its content. */
export function outputFiles(
  files: Readonly<Record<string, (context: OutputContext) => Content | Promise<Content>>>,
  { isReplaceable = false } = {},
): OutputFiles {
  return {
    addresses: () => Object.keys(files),
    isReplaceable,
    async write(context) {
      for (const [address, contentOf] of Object.entries(files)) {
        if (isReplaceable && isReplaced(address, context)) continue;
        await writeSiteFile(context.publicDir, address, await contentOf(context));
      }
    },
  };
}

/** Returns whether the site has a static file at the address of one that it can replace. */
export function isReplaced(
  address: string,
  { staticDir }: Pick<OutputContext, "staticDir">,
): boolean {
  return existsSync(path.join(staticDir, address));
}

const OUTPUT_SITE_QUERY = /* GraphQL */ `
  query OutputSite {
    site {
      siteMetadata {
        siteUrl
      }
    }
    siteSettings {
      title
      tagline
      description
      locale
      home
      navbar {
        logo
      }
    }
    allSitePage {
      nodes {
        path
      }
    }
  }
`;

/** Reads what the files of the project's site are made from. */
export async function readOutputContext(graphql: RunGraphql): Promise<OutputContext> {
  const query = memoize(<Data>(text: string) => runQuery<Data>(graphql, text));
  const { site, siteSettings, allSitePage } =
    await query<Queries.OutputSiteQuery>(OUTPUT_SITE_QUERY);
  if (!siteSettings) throw new Error("The site has no settings: content/site.yml was not read.");
  const { navbar, home, ...settings } = siteSettings;
  const { contentRoot, now } = readEnvironment();
  return {
    publicDir: projectFile("public"),
    staticDir: path.join(contentRoot, "static"),
    now,
    site: {
      ...settings,
      home: home ?? "/",
      logo: navbar.logo,
      siteUrl: site?.siteMetadata?.siteUrl ?? "",
      pages: allSitePage.nodes.map((page) => page.path),
    },
    graphql,
    query,
  };
}

import { z } from "zod";
import { withoutSlash } from "../../../../packages/addresses";
import { compileOptions } from "../content/compile-options";
import { strict } from "./data-file";

/** A path without query, fragment, white space and parts that lead to other folders. */
const PLAIN_PATH = /^(?!.*(?:^|\/)\.{1,2}(?:\/|$))[^?#\s\\]*$/;

const versionSettings = strict({
  label: z.string().optional(),
  path: z
    .string()
    .regex(PLAIN_PATH, "Write a path without ?, #, and the parts . and ..")
    .optional()
    .describe("Below the documentation's address; empty for the address itself."),
  banner: z.enum(["none", "unreleased", "unmaintained"]).optional(),
  badge: z.boolean().optional(),
  noIndex: z.boolean().optional().describe("Excludes the version from search engines."),
});

/** Settings of each set of docs of a site. */
const instanceSettings = {
  breadcrumbs: z
    .boolean()
    .default(true)
    .describe("True if pages show the categories that contain them."),
  sidebarCollapsible: z
    .boolean()
    .default(true)
    .describe("Whether readers can close categories that do not say it themselves."),
  sidebarCollapsed: z
    .boolean()
    .default(true)
    .describe("Whether categories that do not say it themselves are closed at first."),
  lastVersion: z.string().optional().describe("The version that is shown by default."),
  includeCurrentVersion: z.boolean().default(true),
  onlyIncludeVersions: z
    .array(z.string())
    .min(1, "Name at least one version")
    .optional()
    .describe("The only versions that are published; by default all."),
  versions: z.record(z.string(), versionSettings).default({}),
};

/** Address of a set of docs. */
const docsPath = z
  .string()
  .startsWith("/", "Write a site-absolute address that starts with a slash")
  .regex(PLAIN_PATH, "Write a path without ?, #, and the parts . and ..");

/** Schema of `docs` in `site.yml`: the documentation, its versions, and other documentations of the site. */
export const docsSettings = strict({
  path: docsPath.default("/docs").describe("Address of the documentation."),
  versionMenu: z
    .enum(["docs", "all"])
    .default("docs")
    .describe("Pages with the menu of versions: those of the documentation, or all."),
  ...instanceSettings,
  instances: z
    .record(
      z
        .string()
        .regex(
          /^(?!versioned)[a-z0-9][\w-]*$/i,
          "Write a short name of letters, digits and hyphens",
        ),
      strict({ path: docsPath.describe("Address of this documentation."), ...instanceSettings }),
    )
    .default({})
    .describe("Further documentations by id. Their files begin with it: community_docs."),
});

/** Settings of the documentation, with their defaults. */
export type DocsSettings = z.output<typeof docsSettings>;

/** Target of a navbar or footer link; exactly one is required. */
const linkTarget = {
  label: z.string().describe("Label that readers see."),
  to: z
    .string()
    .startsWith("/", "Write a site-absolute address that starts with a slash")
    .optional()
    .describe("Site-absolute address."),
  href: z.url("Write a full URL, https://…").optional().describe("URL of another site."),
};

const navbarTarget = {
  ...linkTarget,
  sidebar: z.string().optional().describe("Name of a sidebar. The item links to its first page."),
  activePattern: z
    .string()
    .refine(isPattern, "Write a regular expression")
    .optional()
    .describe(
      "Regular expression for the addresses, with the base path, on which the item is current.",
    ),
};

function isPattern(text: string): boolean {
  try {
    new RegExp(text);
    return true;
  } catch {
    return false;
  }
}

const dropdownItem = strict(navbarTarget)
  .refine(
    (item) => countOf(item.to, item.href, item.sidebar) === 1,
    "Give the item exactly one of to, href and sidebar",
  )
  .meta({ id: "SiteDropdownItem", description: "An item of a navbar dropdown." });

const navbarItem = strict({
  ...navbarTarget,
  position: z
    .enum(["left", "right"])
    .default("left")
    .describe("Side of the navbar: left or right."),
  items: z.array(dropdownItem).default([]).describe("Items of a dropdown; empty for a link."),
  iconClass: z
    .string()
    .regex(/^[\w-]+( [\w-]+)*$/, "Write names of classes")
    .optional()
    .describe("Class for which a style sheet of the site draws an icon, in place of the label."),
})
  .refine(
    (item) => countOf(item.to, item.href, item.sidebar, item.items[0]) === 1,
    "Give the item exactly one of to, href, sidebar and items",
  )
  .meta({ id: "SiteNavbarItem", description: "A navbar item: a link or a dropdown." });

function countOf(...values: unknown[]): number {
  return values.filter((value) => value !== undefined).length;
}

const footerLink = strict(linkTarget)
  .refine((item) => Boolean(item.to) !== Boolean(item.href), "Give the link a to or an href")
  .meta({ id: "SiteLink", description: "A link of the settings: to or href." });

const footerColumn = strict({
  title: z.string().describe("Heading of the column."),
  links: z.array(footerLink).describe("Links in their order."),
}).meta({ id: "SiteFooterColumn", description: "A column of the footer." });

const editUrl = strict({
  folder: z.string().describe("Path from the content folder, such as docs."),
  url: z
    .url("Write a full URL, https://…")
    .describe("{path} becomes the path of the file below the folder."),
}).meta({ id: "SiteEditUrl", description: "The address for editing the pages in a folder." });

/** URL of the site without a trailing slash. */
const siteUrl = z
  .url({ protocol: /^https?$/, error: "Write the site's URL, https://…" })
  .transform(withoutSlash)
  .refine(
    (url) => new URL(url).pathname === "/",
    "Write the URL without a path, and set basePath instead",
  );

/** Schema of a document in `openapi` of `site.yml`. */
export const openApiDocument = strict({
  id: z
    .string()
    .regex(/^[\w.-]+$/, "Write a short name of letters, digits and hyphens")
    .default("api"),
  spec: z
    .string()
    .regex(/^(?![a-z][a-z+.-]+:\/\/)/i, "Write a path here, and the address beside it as `url`")
    .describe("Path of the document, from the folder of `site.yml`."),
  url: z
    .url({ protocol: /^https?$/, error: "Write a full URL, https://…" })
    .optional()
    .describe("Address from which `npm run openapi:pull` fetches the document. Builds do not."),
  overlays: z
    .array(z.string())
    .optional()
    .describe("Paths of OpenAPI overlays, from the folder of `site.yml`, applied in this order."),
  basePath: z.string().startsWith("/").default("/docs/api"),
  tokenVariable: z
    .string()
    .regex(/^[A-Za-z_]\w*$/, "Write the name of an environment variable, such as API_TOKEN")
    .optional(),
  tryIt: z
    .boolean()
    .optional()
    .describe("True if readers can send requests from the pages of operations."),
  proxy: z
    .string()
    .regex(
      /^https?:\/\/[^/?{}]+[/?].*\{url\}/,
      "Write a full URL, https://…, with {url} after the host",
    )
    .optional()
    .describe("Address that passes these requests on, with `{url}` for that of the request."),
  extensions: z
    .array(z.string().startsWith("x-", "Write the name of an extension, such as x-rate-limit"))
    .optional()
    .describe("Extensions (`x-…`) that pages show by name and value."),
  baseUrl: z
    .union([z.literal("/"), z.url("Write a full URL, https://…, or / for this site")])
    .optional()
    .describe("Base of links in descriptions that name no host."),
  errors: z
    .enum(["fail", "warn"])
    .optional()
    .describe("`warn` publishes a document with errors, without its broken parts."),
  ignoreWarnings: z
    .array(z.string())
    .optional()
    .describe("Codes of warnings about the document that are not reported."),
});

const openApiDocuments = z.array(openApiDocument).superRefine((documents, context) => {
  for (const key of ["id", "basePath"] as const) {
    const values = documents.map((document) => withoutSlash(document[key]));
    for (const [index, value] of values.entries()) {
      if (values.indexOf(value) === index) continue;
      const message = `Give each document ${key === "id" ? "an id" : "a basePath"} of its own`;
      context.addIssue({ code: "custom", path: [index, key], message });
    }
  }
});

function isLanguage(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}

const headingLevel = z.number().int().min(2).max(6);

/** The site's plugins have a setting of their own. All other options of the compiler are in `content`. */
const { markdown, ...contentOptions } = compileOptions.shape;

/** Schema of `hosting` in `site.yml`: how hosts answer requests. */
const hostingSettings = strict({
  hsts: z.boolean().default(false).describe("True if browsers remember to use https only."),
  precompress: z
    .boolean()
    .default(true)
    .describe("True if `deploy-config` writes compressed files for hosts that can send them."),
  contentSecurityPolicy: z
    .record(
      z.string().regex(/^[a-z]+(?:-[a-z]+)*$/, "Write a directive, such as connect-src"),
      z.array(z.string().regex(/^[^\s;,"]+$/, "Write a source, such as https://example.com")),
    )
    .default({})
    .describe("Further sources that the Content-Security-Policy allows, by directive."),
});

/**
 * The settings of a site. Objects with an `id` become GraphQL types of that name, see
 * `schema/settings.ts`; only the build reads the others.
 */
export const siteSettings = strict({
  title: z.string().describe("Name of the site."),
  tagline: z.string().default("").describe("A sentence about the site; may be empty."),
  description: z
    .string()
    .optional()
    .describe("Description for search engines. By default the tagline, else the title."),
  url: siteUrl.describe("Address of the site with its base path, without a trailing slash."),
  basePath: z
    .string()
    .startsWith("/", "Write an absolute path, such as /docs")
    .regex(PLAIN_PATH, "Write a path without ?, #, and the parts . and ..")
    .default("/")
    .describe("Path of the site on its host."),
  locale: z
    .string()
    .refine(isLanguage, "Write a language tag, such as en or pt-BR")
    .default("en")
    .describe("Language tag, such as en."),
  copyright: z
    .string()
    .optional()
    .describe("Copyright notice of the footer. By default © and the title."),
  home: z
    .string()
    .startsWith("/")
    .optional()
    .describe("Target of /. By default the documentation, else the first page of a sidebar."),
  editUrl: z
    .url("Write a full URL, https://…")
    .optional()
    .describe(
      "Address for editing a page. {path} becomes the path of its file below the content folder; " +
        "without it the path from the project is appended.",
    ),
  editUrls: z
    .array(editUrl)
    .default([])
    .describe("Addresses for editing the pages in folders, instead of editUrl."),
  feedbackUrl: z
    .string()
    .regex(/^(https:\/\/|mailto:)\S+$/, "Write an address that begins with https:// or mailto:")
    .optional()
    .describe("Where readers report on a page. {title} and {url} become those of the page."),
  titleDelimiter: z.string().default("|").describe("Between the parts of a browser tab's title."),
  titleSection: z
    .boolean()
    .default(true)
    .describe("True if a browser tab's title contains the section of the page."),
  tableOfContents: strict({
    minHeadingLevel: headingLevel.default(2),
    maxHeadingLevel: headingLevel.default(3),
  })
    .prefault({})
    .describe("Headings in the table of contents of pages that do not choose them."),
  colorMode: strict({
    defaultMode: z.enum(["light", "dark"]).default("light"),
    disableSwitch: z.boolean().default(false),
  })
    .prefault({})
    .describe("The color mode that readers see at first, and whether they cannot change it."),
  linkedFolders: z
    .array(z.string())
    .default([])
    .describe(
      "Folders and files outside the content folder that symbolic links in it may lead to.",
    ),
  styleSheets: z
    .array(z.string())
    .default([])
    .describe("Style sheets of the site, which come after those of this project."),
  postcss: z
    .string()
    .optional()
    .describe(
      "Module with the configuration of PostCSS for the style sheets of the site, from the content folder.",
    ),
  scripts: z
    .array(z.string().startsWith("/", "Write the address of a file in static, such as /js/x.js"))
    .default([])
    .describe("Scripts of the site that every page loads: addresses of files in static."),
  customFields: z
    .record(z.string(), z.unknown())
    .default({})
    .describe("What components of the site find in siteConfig.customFields."),
  themeConfig: z
    .record(z.string(), z.unknown())
    .default({})
    .describe("What components of the site find in siteConfig.themeConfig."),
  navbar: strict({
    title: z.string().optional().describe("Name beside the logo; by default the site's title."),
    logo: z
      .string()
      .startsWith("/")
      .optional()
      .describe("Address of the logo; null for the first letter of the title."),
    logoDark: z.string().startsWith("/").optional().describe("Address of the logo in dark mode."),
    items: z.array(navbarItem).default([]).describe("Entries in their order."),
  })
    .meta({ id: "SiteNavbar", description: "The navbar of every page." })
    .prefault({}),
  footer: strict({
    style: z.enum(["light", "dark"]).default("light").describe("`dark` if it is always dark."),
    columns: z.array(footerColumn).default([]).describe("Columns of links."),
    notice: z
      .string()
      .optional()
      .describe("HTML in place of the copyright notice. Text, links and pictures remain of it."),
  })
    .meta({ id: "SiteFooter", description: "The footer of every page." })
    .prefault({}),
  announcement: strict({
    id: z.string().describe("Changes when readers who closed it shall see it again."),
    text: z.string().describe("Its text."),
    link: footerLink.optional().describe("Link after the text."),
    closeable: z.boolean().default(true).describe("True if readers can close it."),
  })
    .meta({ id: "SiteAnnouncement", description: "An announcement above the navbar." })
    .optional(),
  blog: strict({
    title: z.string().default("Blog").describe("Title of the list of posts."),
    description: z.string().default("").describe("Description of the list of posts."),
    permalinks: z
      .enum(["slug", "date"])
      .default("slug")
      .describe("`date` if the permalinks of posts without a slug contain the date."),
    list: z
      .enum(["cards", "excerpts"])
      .default("cards")
      .describe(
        "What lists show of a post: picture and description, or its text up to the truncation marker.",
      ),
    postsPerPage: z
      .number()
      .int()
      .positive()
      .default(10)
      .describe("Number of posts on a page of the list."),
    sidebarTitle: z.string().default("Recent Posts").describe("Title of the list of recent posts."),
    sidebarCount: z
      .number()
      .int()
      .nonnegative()
      .default(5)
      .describe("Number of recent posts beside a post."),
  })
    .meta({ id: "SiteBlogSettings", description: "Settings of the blog." })
    .prefault({}),
  docs: docsSettings.prefault({}),
  lastUpdate: strict({
    date: z.boolean().default(true).describe("True if pages show its day."),
    author: z.boolean().default(false).describe("True if pages show its author."),
  })
    .meta({
      id: "SiteLastUpdateSettings",
      description: "What pages show of their last commit.",
    })
    .prefault({}),
  linkApiNames: z
    .boolean()
    .default(true)
    .describe("True if inline code that is the name of a part of the API becomes a link."),
  checks: z
    .record(z.string(), z.enum(["error", "warning", "ignore"]))
    .default({})
    .describe("Severity of what checks find, by the name of the check; `ignore` disables it."),
  openapi: openApiDocuments.default([]),
  files: strict({
    include: z.array(z.string()).default(["**"]).describe("Globs, from the content folder."),
    exclude: z.array(z.string()).default([]).describe("Globs, from the content folder."),
  })
    .prefault({})
    .describe("Which files of content become pages."),
  markdown,
  content: strict({
    ...contentOptions,
    linksBelow: z
      .enum(["index", "all", "none"])
      .default("index")
      .describe(
        "Pages whose relative links lead below their address, as if it ended with a slash.",
      ),
  })
    .prefault({})
    .describe("Options of the plugin that reads content, by their names."),
  hosting: hostingSettings.prefault({}),
});

/** A setting that names a part of the site. */
interface SettingsTarget {
  /** JSON pointer to the setting in `site.yml`. */
  pointer: string;
  /** The address or the name. */
  value: string;
  kind: "page" | "sidebar" | "file";
  /** True if readers follow it: sites choose how severe broken links are. */
  isLink: boolean;
}

/** Keys of links in the settings, and what they name. */
const TARGET_KINDS: Readonly<Record<string, SettingsTarget["kind"]>> = {
  to: "page",
  sidebar: "sidebar",
};

/** Finds the links in a part of the settings that name a part of the site, at any depth. */
function linksIn(part: object, pointer = ""): SettingsTarget[] {
  return Object.entries(part).flatMap(([key, value]: [string, unknown]): SettingsTarget[] => {
    const inner = `${pointer}/${key}`;
    if (typeof value === "object" && value !== null) return linksIn(value, inner);
    const kind = TARGET_KINDS[key];
    return kind && typeof value === "string" ? [{ pointer: inner, value, kind, isLink: true }] : [];
  });
}

/** Schema of `site.yml`. Only `title` and `url` are required. */
export const siteSettingsFile = siteSettings.transform(withDefaults);

/** Completes the settings: defaults that are other settings, and what the settings name. */
function withDefaults(given: z.output<typeof siteSettings>) {
  const { home, navbar, footer, announcement, scripts } = given;
  const targets: SettingsTarget[] = [
    ...(home ? [{ pointer: "/home", value: home, kind: "page" as const, isLink: false }] : []),
    ...linksIn({ navbar, footer, announcement }),
    ...scripts.map((value, index) => {
      const pointer = `/scripts/${index}`;
      return { pointer, value, kind: "file" as const, isLink: false };
    }),
  ];
  return {
    ...given,
    description: given.description ?? (given.tagline || given.title),
    copyright: given.copyright ?? `© ${given.title}`,
    targets,
  };
}

/** Valid settings of a site, with their defaults and what they name. */
export type SiteSettings = z.output<typeof siteSettingsFile>;

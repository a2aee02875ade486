import kebabCase from "lodash/kebabCase";
import { paths } from "../../lib/paths";
import type { PagePlan } from "../create-pages/plan";
import { laterOwners } from "../one-per-address";
import { reservedAddresses } from "../post-build/all-output-files";
import type { LocatableProblem, Site } from "./checked-site";
import { contentPages, locateSlug } from "./checked-site";

/** Characters that end the path of an address or start an escape sequence. */
const RESERVED = /[?#%]/;
/** Characters that browsers show as `%20` and the like. */
const ESCAPED = /[\s"<>\\^`{|}]/;

/** Finds pages of the same address. The page whose source sorts later is reported. */
export function findDuplicatePaths(plans: readonly PagePlan[]): LocatableProblem[] {
  return laterOwners(plans.filter(isReportedHere), ({ path }) => path).map(({ plan, owner }) => ({
    code: "routes/duplicate",
    severity: "error",
    file: plan.source,
    locate: locateSlug,
    message: `This address is already taken by ${owner.source}.`,
    value: plan.path,
    hint: "Give one of the two another `slug` or file name.",
  }));
}

/**
 * Redirects, tags and authors at taken addresses are reported where they are declared:
 * `redirects.yml`, `tags.yml`, `authors.yml`. The redirect from the root is declared nowhere.
 */
function isReportedHere({ template, path, context }: PagePlan): boolean {
  if (template === "redirect") return path === "/";
  return template !== "blog-list" || context.parent === null;
}

/**
 * Finds addresses that differ in upper and lower case, or in how accents are encoded, only. On file systems that ignore it, as those
 * of macOS and Windows do, one page would overwrite the other.
 */
export function findCaseClashes(plans: readonly PagePlan[]): LocatableProblem[] {
  return laterOwners(plans, ({ path }) => path.normalize("NFC").toLowerCase())
    .filter(({ plan, owner }) => plan.path !== owner.path)
    .map(({ plan, owner }) => ({
      code: "routes/case-clash",
      severity: "warning",
      file: plan.source,
      locate: locateSlug,
      message: `This address differs from that of ${owner.source} in upper and lower case only, or in the encoding of accents.`,
      value: plan.path,
      hint: "Write addresses in lower case, and give one of the two another name.",
    }));
}

/** Finds pages whose file names or slugs make addresses that break or look odd. */
export function findInvalidAddresses(site: Site, plans: readonly PagePlan[]): LocatableProblem[] {
  const planned = new Set(plans.map(({ path }) => path));
  const files = new Set([
    "/404.html",
    ...reservedAddresses({ site, plans }),
    ...plans.flatMap(({ path }) => [`${path}.html`, `${path}/index.html`]),
  ]);
  return [
    ...findDotSegments(plans),
    ...findReserved(site, planned),
    ...contentPages(site)
      .filter(({ permalink }) => planned.has(permalink))
      .flatMap(({ permalink, file }) => findUnusable(permalink, file, files)),
  ];
}

/** Folders of the output that Gatsby or this project fills. */
const OUTPUT_FOLDERS = ["_gatsby", "page-data", "search-files", "slice-data", "social", "static"];
/** Pages that Gatsby makes by itself, from `src/pages`, and the file of the root. */
const OTHER_PAGES = ["/404", "/index", paths.search];
/** Most file systems allow names of 255 bytes, and a page is also a folder and a file with an extension. */
const LONGEST_NAME = 200;

/** Finds addresses at which a page would be lost, or could not be written. */
function findUnusable(
  permalink: string,
  file: string,
  files: ReadonlySet<string>,
): LocatableProblem[] {
  const [, folder = ""] = permalink.split("/");
  const problem = (code: string, message: string, hint: string): LocatableProblem[] => [
    { code, severity: "error", file, locate: locateSlug, message, value: permalink, hint },
  ];
  if (/(?:^|\/)[a-z][a-z\d+.-]*:(?:\/|$)/i.test(permalink))
    return problem(
      "routes/foreign-address",
      "The slug is the address of another site.",
      "Write a path, such as `/from/the/top`. To lead readers elsewhere, add a redirect to redirects.yml.",
    );
  if (OUTPUT_FOLDERS.includes(folder) || OTHER_PAGES.includes(permalink) || files.has(permalink))
    return problem(
      "routes/reserved-address",
      "Another file of the site has this address.",
      "Give the page another `slug` or file name.",
    );
  if (permalink.split("/").some((part) => Buffer.byteLength(part) > LONGEST_NAME))
    return problem(
      "routes/long-address",
      `A part of this address is longer than ${LONGEST_NAME} bytes, so its file may be refused.`,
      "Give the page a shorter `slug`.",
    );
  return [];
}

/** Addresses become file names, so these parts would lead to other folders. */
const DOT_SEGMENT = /(?:^|[/\\])(?:\.|%2e){1,2}(?:[/\\]|$)/i;

/** Finds addresses with `.` and `..`, from which pages would be written outside of their folders. */
function findDotSegments(plans: readonly PagePlan[]): LocatableProblem[] {
  return plans
    .filter(({ path, template }) => template !== "redirect" && DOT_SEGMENT.test(path))
    .map(({ path, source }) => ({
      code: "routes/dot-segment",
      severity: "error",
      file: source,
      ...(/\.mdx?$/.test(source) ? { locate: locateSlug } : {}),
      message: "This address has a part . or .., which leads to another folder.",
      value: path,
      hint: "Write the slug or permalink without such parts.",
    }));
}

function findReserved(site: Site, planned: ReadonlySet<string>): LocatableProblem[] {
  return contentPages(site)
    .filter(({ permalink }) => planned.has(permalink))
    .filter(({ permalink }) => !DOT_SEGMENT.test(permalink))
    .filter(({ permalink }) => RESERVED.test(permalink) || ESCAPED.test(permalink))
    .map(({ permalink, file }) => ({
      code: "routes/odd-address",
      severity: RESERVED.test(permalink) ? "error" : "warning",
      file,
      locate: locateSlug,
      message: RESERVED.test(permalink)
        ? "Browsers cannot open this address: ?, # and % have a special meaning in it."
        : "Browsers show characters of this address as %20 and the like.",
      value: permalink,
      hint: `Rename the file or set \`slug\`, for example to get "${toValidAddress(permalink)}".`,
    }));
}

function toValidAddress(permalink: string): string {
  return permalink
    .split("/")
    .map((part) => (RESERVED.test(part) || ESCAPED.test(part) ? kebabCase(part) : part))
    .join("/");
}

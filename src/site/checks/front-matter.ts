import { didYouMean } from "../../../packages/problems";
import type { PagePlan } from "../create-pages/plan";
import type { LocatableProblem, Site } from "./checked-site";
import { contentPages, isUnread, locateInFrontMatter } from "./checked-site";

/** Finds tags of documentation pages that are not in the version's `tags.yml`, if there is one. */
export function findInlineTags(site: Site): LocatableProblem[] {
  const defined = new Map<string, Set<string>>();
  for (const { key, version } of site.allDocTag.nodes) {
    defined.set(version, (defined.get(version) ?? new Set()).add(key));
  }
  return site.allDoc.nodes.flatMap(({ file, version, tagKeys }) => {
    const known = defined.get(version);
    if (!known) return [];
    return findUnknownKeys(file, "tag", tagKeys, known).map((finding) => ({
      ...finding,
      code: "docs/inline-tag",
      severity: "warning" as const,
    }));
  });
}

/** Finds tags and authors of posts that are not in `tags.yml` and `authors.yml`. */
export function findUnknownTagsAndAuthors(site: Site): LocatableProblem[] {
  const tags = new Set(site.allTag.nodes.map(({ key }) => key));
  const authors = new Set(site.allAuthor.nodes.map(({ key }) => key));
  const checksTags = tags.size > 0 && !isUnread(site, /\btags\.ya?ml$/);
  const checksAuthors = !isUnread(site, /\bauthors\.ya?ml$/);
  return site.allPost.nodes.flatMap(({ file, tagKeys, authorKeys }) => [
    ...(checksTags ? findUnknownKeys(file, "tag", tagKeys, tags) : []),
    ...(checksAuthors ? findUnknownKeys(file, "author", authorKeys, authors) : []),
  ]);
}

function findUnknownKeys(
  file: string,
  noun: "tag" | "author",
  keys: readonly string[],
  known: ReadonlySet<string>,
): LocatableProblem[] {
  return keys
    .filter((key) => !known.has(key))
    .map((key) => ({
      code: `blog/unknown-${noun}`,
      severity: "error",
      file,
      locate: locateInFrontMatter(`${noun}s`, key),
      message: `The ${noun} "${key}" is not in ${noun}s.yml.`,
      value: key,
      hint: didYouMean(key, known),
    }));
}

/** Finds pages without a description. Drafts and unlisted pages need none. */
export function findMissingDescriptions(site: Site): LocatableProblem[] {
  const reported = new Set(
    site.allContentProblem.nodes.filter(explainsMissingDescription).map(({ file }) => file),
  );
  return contentPages(site)
    .filter(({ hasOwnDescription, unlisted, draft }) => !hasOwnDescription && !unlisted && !draft)
    .filter(({ file }) => !reported.has(file))
    .map(({ file }) => ({
      code: "content/missing-description",
      severity: "error",
      file,
      line: 1,
      column: 1,
      message: "The page has no description, so lists and search engines show its first words.",
      hint: "Add `description:` to the front matter: one or two sentences, 50 to 160 characters.",
    }));
}

/** An empty file lacks more than a description, and a misspelled key is reported where it is. */
function explainsMissingDescription({ code, hint }: { code: string; hint: string | null }) {
  return (
    code === "content/empty-file" ||
    (code === "front-matter/unknown-key" && hint === 'Did you mean "description"?')
  );
}

/** Finds posts whose names have a day such as `2025-3-4`, which file lists put after `2025-12-31`. */
export function findUnpaddedDates(site: Site): LocatableProblem[] {
  return site.allPost.nodes.flatMap(({ file }): LocatableProblem[] => {
    const [, day = ""] = DAY_IN_NAME.exec(file) ?? [];
    const padded = day.replace(/\d+/g, (part) => part.padStart(2, "0"));
    if (day === padded) return [];
    return [
      {
        code: "blog/unpadded-date",
        severity: "error",
        file,
        message: "The day in the name has no leading zeros, so files are not in the order of time.",
        value: day,
        hint: `Write ${padded}. If addresses contain days, the address changes too.`,
      },
    ];
  });
}

const DAY_IN_NAME = /\/blog\/.*(\d{4}[-/]\d{1,2}[-/]\d{1,2})/;

/** Finds published posts without a truncation marker, which lists would show in full. */
export function findUntruncatedPosts(site: Site, plans: readonly PagePlan[]): LocatableProblem[] {
  const published = new Set(plans.map(({ path }) => path));
  return site.allPost.nodes
    .filter(({ permalink, unlisted }) => published.has(permalink) && !unlisted)
    .filter(({ body }) => body.leadLength === null)
    .map(({ file }) => ({
      code: "blog/no-truncation",
      severity: "error",
      file,
      line: 1,
      column: 1,
      message: "The post has no truncation marker, so lists do not know where its lead ends.",
      hint: "Write {/* truncate */} on a separate line after the lead.",
    }));
}

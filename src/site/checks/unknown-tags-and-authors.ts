import { didYouMean } from "../../../packages/problems";
import type { Problem } from "../../../packages/problems";
import { isUnread } from "./content-pages";
import { atLevel } from "./level";
import { placeInFrontMatter } from "./place-in-front-matter";

/** Tags of pages that the version's `tags.yml` does not know: a list of tags means to be complete. */
export function findInlineTags(site: Queries.SitePlanQuery): Problem[] {
  const defined = new Map<string, Set<string>>();
  for (const { key, version } of site.allDocTag.nodes) {
    defined.set(version, (defined.get(version) ?? new Set()).add(key));
  }
  return site.allPage.nodes.flatMap(({ file, version, tagKeys }) => {
    const known = defined.get(version);
    return known ? unknown(file, "tag", tagKeys, known).map(asInlineTag) : [];
  });
}

function asInlineTag(problem: Problem): Problem {
  return { ...problem, code: "docs/inline-tag", severity: "warning" };
}

/** Tags and authors of posts that `tags.yml` and `authors.yml` do not know. */
export function findUnknownTagsAndAuthors(site: Queries.SitePlanQuery): Problem[] {
  const areTagsUnread = isUnread(site, /\btags\.ya?ml$/);
  const areAuthorsUnread = isUnread(site, /\bauthors\.ya?ml$/);
  const tags = new Set(site.allTag.nodes.map(({ key }) => key));
  const authors = new Set(site.allAuthor.nodes.map(({ key }) => key));
  return site.allPost.nodes.flatMap((post) => [
    ...(areTagsUnread || tags.size === 0 ? [] : unknownTags(site, post, tags)),
    ...(areAuthorsUnread ? [] : unknown(post.file, "author", post.authorKeys, authors)),
  ]);
}

/** A list of tags means to be complete; how much so, the settings say. */
function unknownTags(
  site: Queries.SitePlanQuery,
  { file, tagKeys }: { file: string; tagKeys: readonly string[] },
  known: ReadonlySet<string>,
): Problem[] {
  return atLevel(site.siteSettings?.checks.unknownTags ?? "error", () =>
    unknown(file, "tag", tagKeys, known),
  );
}

function unknown(
  file: string,
  noun: "tag" | "author",
  keys: readonly string[],
  known: ReadonlySet<string>,
): Problem[] {
  return keys
    .filter((key) => !known.has(key))
    .map((key) => ({
      code: `blog/unknown-${noun}`,
      severity: "error",
      file,
      ...placeInFrontMatter(file, `${noun}s`, key),
      message: `The ${noun} "${key}" is not in ${noun}s.yml.`,
      value: key,
      hint: didYouMean(key, known),
    }));
}

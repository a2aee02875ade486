/** What an address and the name of a file may be long at most, in characters of up to four bytes. */
const LONGEST_SLUG = 60;

/** A title as the last piece of an address: its words in lower case, in whatever script, with hyphens. */
export function slugOfTitle(title: string): string {
  const words = title
    .normalize("NFC")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replace(/^-+|-+$/g, "");
  return shorten(words);
}

/** Leaves out the last words of a slug that is too long. */
function shorten(slug: string): string {
  if (slug.length <= LONGEST_SLUG) return slug;
  const cut = slug.slice(0, LONGEST_SLUG + 1);
  return cut.includes("-") ? cut.slice(0, cut.lastIndexOf("-")) : cut.slice(0, LONGEST_SLUG);
}

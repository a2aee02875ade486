/**
 * A name as one piece of an address: lower case, words joined by hyphens. `createNewChat` becomes
 * `create-new-chat`, `getHTTPStatus` `get-http-status`. Letters of all scripts are kept.
 */
export function kebabCase(name: string): string {
  return name
    .normalize("NFC")
    .replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, "$1-$2")
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, "$1-$2")
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replace(/^-+|-+$/g, "")
    .toLowerCase();
}

/** Slug of an operation: from its operationId, else from method and path. */
export function operationSlug(
  operationId: string | undefined,
  method: string,
  pathTemplate: string,
): string {
  const fromId = kebabCase(operationId ?? "");
  return fromId !== "" ? fromId : kebabCase(`${method} ${pathTemplate}`);
}

/** File systems take names of at most 255 bytes, and files of a page have longer names than the page. */
const LONGEST_SLUG = 150;

function shorten(slug: string): string {
  let short = slug;
  while (Buffer.byteLength(short) > LONGEST_SLUG) {
    short = [...short].slice(0, -1).join("").replace(/-+$/, "");
  }
  return short;
}

/**
 * Makes each slug unique in its collection, and short enough for a file. A slug that is taken gets the item's suffix (an
 * operation's method), and if that is taken too, a number. Reserved slugs count as taken.
 */
export function uniqueSlugs(
  items: readonly { slug: string; suffix?: string }[],
  reserved: readonly string[] = [],
): string[] {
  const taken = new Set(reserved);
  return items.map(({ slug, suffix }) => {
    const base = slug === "" ? "item" : shorten(slug);
    const named = taken.has(base) && suffix ? `${base}-${kebabCase(suffix)}` : base;
    let unique = named;
    for (let number = 2; taken.has(unique); number += 1) {
      unique = `${named}-${number}`;
    }
    taken.add(unique);
    return unique;
  });
}

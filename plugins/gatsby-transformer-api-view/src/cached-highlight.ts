import { createHash } from "node:crypto";
import type { Highlight } from "./highlighter";

/** The two functions of Gatsby's cache that are used here. */
export interface CodeCache {
  get: (key: string) => Promise<unknown>;
  set: (key: string, value: string) => Promise<unknown>;
}

/** Remembers highlighted code from build to build, by the digest of code and language. */
export function cachedHighlight(highlight: Highlight, cache: CodeCache): Highlight {
  return async (code, language) => {
    const digest = createHash("sha256").update(`${language}\n${code}`).digest("hex");
    const known = await cache.get(digest);
    if (typeof known === "string") return known;
    const html = await highlight(code, language);
    await cache.set(digest, html);
    return html;
  };
}

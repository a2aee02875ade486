import type { HostingRules } from "../rules";

/** What a recipe needs. */
export interface RecipeInput {
  rules: HostingRules;
  /** Folder on the server with the site, in which the base path is a folder. */
  root: string;
  /** Port to listen on, for servers. */
  listen?: number | undefined;
  /** Host name of the site. */
  host: string;
  /** Paths of all files of the built site. */
  files: readonly string[];
}

/** Returns the text of each configuration file, by its path beside the folder `site`. */
export type Recipe = (input: RecipeInput) => Record<string, string>;

/** Quotes text for the configuration of a server. */
export function quote(text: string): string {
  return `"${text.replace(/["\\]/g, "\\$&")}"`;
}

/**
 * Returns the target of a redirect with the query of the request, unless it has one of its own.
 *
 * @param query what the server replaces by `?` and the query, or by nothing
 */
export function withQuery(to: string, query: string): string {
  return /^[^#]*[?]/.test(to) ? to : to.replace(/(?=#)|$/, () => query);
}

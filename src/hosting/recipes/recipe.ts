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

/** Quotes text for the configuration of nginx and Caddy. */
export function quote(text: string): string {
  return `"${text.replace(/["\\]/g, "\\$&")}"`;
}

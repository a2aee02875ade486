import { createRequire } from "node:module";
import path from "node:path";

const requireFromGatsby = createRequire(
  createRequire(path.resolve("package.json")).resolve("gatsby/package.json"),
);
const { stripIgnoredCharacters } = requireFromGatsby("graphql") as {
  stripIgnoredCharacters: (query: string) => string;
};
const { murmurhash } = requireFromGatsby("gatsby-core-utils/murmurhash") as {
  murmurhash: (text: string, seed: number) => number;
};

const EXPORTED = /^export const \w+ = graphql`[^`]*`;?$/gm;
const IN_HOOK = /(\buseStaticQuery(?:<[\w.]+>)?\()\s*graphql`([^`]*)`/g;

/**
 * Removes the GraphQL queries from a module, as Gatsby's Babel plugin does: deletes exported ones and replaces
 * those of `useStaticQuery` with their hash, by which Gatsby finds the result. Other queries stay.
 */
export function removeQueries(source: string): string {
  return source
    .replace(EXPORTED, "")
    .replace(IN_HOOK, (_, call: string, query: string) => call + JSON.stringify(hashOf(query)));
}

function hashOf(query: string): string {
  return String(murmurhash(stripIgnoredCharacters(query), 0));
}

/** Webpack loader that removes the queries. */
export default removeQueries;
